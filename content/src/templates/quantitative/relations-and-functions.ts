import { number, signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const linear = (a: number, b: number) => `${a === 1 ? '' : a === -1 ? '-' : a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`

export const composition = template({
  id: 'relations-and-functions/composition',
  topic: 'relations-and-functions',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    a: random.pick([2, 3, 4, 5]),
    b: random.pick([-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]),
    c: random.pick([-4, -3, -2, -1, 1, 2, 3, 4]),
    x: random.pick([-3, -2, -1, 1, 2, 3]),
    inner: random.chance(0.5),
    inverse: level === 'medium',
    notation: random.int(0, 1),
  }),

  write({ a, b, c, x, inner, inverse, notation }) {
    const f = (t: number) => a * t + b
    const g = (t: number) => t * t + c
    const gText = `x^2 ${c < 0 ? '-' : '+'} ${Math.abs(c)}`
    if (inverse) {
      const y = f(x)
      return {
        stem: {
          en:
            notation === 0
              ? `If $f(x) = ${linear(a, b)}$ for all real $x$, then $f^{-1}(${y})$ is`
              : `The function $f : \\mathbb{R} \\to \\mathbb{R}$ is given by $f(x) = ${linear(a, b)}$. The value of $f^{-1}(${y})$ is`,
        },
        correct: same(signed(x)),
        distractors: numericDistractors(
          x,
          [
            { value: f(y), mistake: 'found the value of the function itself' },
            { value: y - b, mistake: 'did not divide by the coefficient' },
            { value: (y + b) / a, mistake: 'added the constant instead of subtracting' },
            { value: -x, mistake: 'lost a sign' },
            { value: a * (y - b), mistake: 'multiplied by the coefficient instead of dividing' },
          ],
          { format: signed, plausible: Number.isInteger, spares: [x + 1, x - 1, x + 2] },
        ),
        explanation: {
          en: [
            `$f^{-1}(${y})$ is the number that $f$ takes to ${signed(y)}.`,
            `$${linear(a, b)} = ${y}$ gives $${a}x = ${y - b}$.`,
            `$f(${y})$, the value of the function itself, is something else, and so is $\\frac{1}{f(${y})}$.`,
            `Hence $f^{-1}(${y}) =$ ${signed(x)}.`,
          ].join('\n\n'),
        },
      }
    }
    const answer = inner ? f(g(x)) : g(f(x))
    const ask =
      notation === 0 ? (inner ? `f(g(${x}))` : `g(f(${x}))`) : inner ? `(f \\circ g)(${x})` : `(g \\circ f)(${x})`
    const [firstName, firstValue, second] = inner ? ['g', g(x), 'f'] : ['f', f(x), 'g']
    return {
      stem: { en: `If $f(x) = ${linear(a, b)}$ and $g(x) = ${gText}$, then $${ask}$ is equal to` },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: inner ? g(f(x)) : f(g(x)), mistake: 'applied the functions in the other order' },
          { value: f(x) * g(x), mistake: 'multiplied the two values' },
          { value: f(x) + g(x), mistake: 'added the two values' },
          { value: firstValue as number, mistake: 'stopped after the first function' },
          { value: inner ? f(x) : g(x), mistake: 'applied the second function only' },
        ],
        { format: signed, plausible: () => true, spares: [answer + 1, answer - 2] },
      ),
      explanation: {
        en: [
          `The function written nearer to the number is applied first.`,
          `$${firstName}(${x}) = ${firstValue}$.`,
          `Then $${second}(${firstValue}) = ${answer}$. In the other order the value would be $${inner ? g(f(x)) : f(g(x))}$; composition is not commutative.`,
          `So $${ask} =$ ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, c, x, inner, inverse }) {
    if (inverse) {
      const target = a * x + b
      for (let t = -100; t <= 100; t++) if (a * t + b === target) return signed(t)
    }
    // coefficients of the composed polynomial, then its value
    const [p, q, r] = inner ? [a, 0, a * c + b] : [a * a, 2 * a * b, b * b + c]
    return signed(p * x * x + q * x + r)
  },
})

export const countMappings = template({
  id: 'relations-and-functions/number-of-functions',
  topic: 'relations-and-functions',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    m: random.int(2, 4),
    n: random.int(3, 7),
    kind: level === 'easy' ? ('all' as const) : random.pick(['one-one', 'not one-one'] as const),
    names: random.pick([
      ['A', 'B'],
      ['X', 'Y'],
      ['P', 'Q'],
      ['S', 'T'],
    ] as const),
  }),

  write({ m, n, kind, names }) {
    const [x, y] = names
    const size = Math.min(m, n - 1)
    const all = n ** size
    const oneOne = Array.from({ length: size }, (_, k) => n - k).reduce((p, q) => p * q, 1)
    const answer = kind === 'all' ? all : kind === 'one-one' ? oneOne : all - oneOne
    const word =
      kind === 'all' ? 'functions' : kind === 'one-one' ? 'one-one functions' : 'functions that are not one-one'
    return {
      stem: {
        en: `If $${x}$ has ${size} elements and $${y}$ has ${n} elements, the number of ${word} from $${x}$ to $${y}$ is`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: size ** n, mistake: 'counted from the second set to the first' },
          {
            value: kind === 'all' ? oneOne : all,
            mistake: kind === 'all' ? 'counted the one-one functions' : 'counted all functions',
          },
          { value: size * n, mistake: 'counted the ordered pairs' },
          {
            value: kind === 'not one-one' ? oneOne : 2 ** (size * n),
            mistake: 'counted relations or one-one functions',
          },
          { value: all - oneOne, mistake: 'counted those that are not one-one' },
        ],
        { format: number, plausible: (value) => value > 1, spares: [answer + n, answer + size] },
      ),
      explanation: {
        en: [
          `Each of the ${size} elements of $${x}$ gets one image in $${y}$.`,
          kind === 'all'
            ? `There are ${n} choices for each, so $${n}^{${size}} = ${all}$. Taking $${size}^{${n}}$ turns the function round.`
            : `In a one-one function no image is used twice: $${Array.from({ length: size }, (_, k) => n - k).join(' \\times ')} = ${oneOne}$. All functions together are $${n}^{${size}} = ${all}$.`,
          ...(kind === 'not one-one' ? [`Those that are not one-one: ${all} − ${oneOne} = ${answer}.`] : []),
          `The number of ${word} is ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ m, n, kind }) {
    const size = Math.min(m, n - 1)
    let lists: number[][] = [[]]
    for (let k = 0; k < size; k++)
      lists = lists.flatMap((list) => Array.from({ length: n }, (_, image) => [...list, image]))
    const fits = (list: readonly number[]) => kind === 'all' || (new Set(list).size === size) === (kind === 'one-one')
    return number(lists.filter(fits).length)
  },
})
