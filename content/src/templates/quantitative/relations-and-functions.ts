import { number, signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const linear = (a: number, b: number) => `${a === 1 ? '' : a === -1 ? '-' : a}x ${b < 0 ? '-' : '+'} ${Math.abs(b)}`

export const composition = template({
  id: 'relations-and-functions/composition',
  topic: 'relations-and-functions',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

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
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw(random, level) {
    const kind =
      level === 'easy'
        ? random.pick(['all', 'all', 'relations'] as const)
        : random.pick(['one-one', 'not one-one'] as const)
    const sizes = [2, 3, 4, 5]
      .flatMap((m) => [2, 3, 4, 5, 6, 7].map((n) => ({ m, n })))
      .filter(({ m, n }) => fits(kind, m, n))
    return {
      ...random.pick(sizes),
      kind,
      names: random.pick([
        ['A', 'B'],
        ['X', 'Y'],
        ['P', 'Q'],
        ['S', 'T'],
      ] as const),
      wording: random.int(0, 2),
    }
  },

  write({ m, n, kind, names, wording }) {
    const [x, y] = names
    const all = n ** m
    const falling = Array.from({ length: m }, (_, k) => n - k)
    const oneOne = falling.reduce((p, q) => p * q, 1)
    const answer = { all, relations: 2 ** (m * n), 'one-one': oneOne, 'not one-one': all - oneOne }[kind]
    const word = {
      all: 'functions',
      relations: 'relations',
      'one-one': 'one-one functions',
      'not one-one': 'functions that are not one-one',
    }[kind]
    const listed = (set: string, from: readonly string[], size: number) =>
      `$${set} = \\{${from.slice(0, size).join(', ')}\\}$`
    return {
      stem: {
        en: [
          `If $${x}$ has ${m} elements and $${y}$ has ${n} elements, the number of ${word} from $${x}$ to $${y}$ is`,
          `Let ${listed(x, ['1', '2', '3', '4', '5'], m)} and ${listed(y, ['a', 'b', 'c', 'd', 'e', 'f', 'g'], n)}. The number of ${word} from $${x}$ to $${y}$ is`,
          `If $n(${x}) = ${m}$ and $n(${y}) = ${n}$, how many ${word} from $${x}$ to $${y}$ are there?`,
        ][wording] as string,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: kind === 'relations' ? all : m ** n,
            mistake: kind === 'relations' ? 'counted the functions' : 'counted from the second set to the first',
          },
          {
            value: kind === 'all' || kind === 'not one-one' ? oneOne : all,
            mistake:
              kind === 'all' || kind === 'not one-one' ? 'counted the one-one functions' : 'counted all functions',
          },
          { value: m * n, mistake: 'counted the ordered pairs' },
          {
            value: kind === 'relations' ? m ** n : 2 ** (m * n),
            mistake:
              kind === 'relations' ? 'counted the functions from the second set to the first' : 'counted the relations',
          },
          { value: 2 ** (m + n), mistake: 'added the numbers of elements in the exponent' },
          { value: all - oneOne, mistake: 'counted those that are not one-one' },
          { value: all - 1, mistake: 'left one out' },
          { value: all + m ** n, mistake: 'added the functions of both directions' },
          { value: 2 ** (m * n) - 1, mistake: 'left the empty relation out' },
        ],
        { format: number, plausible: (value) => value > 1 && value <= 60 * answer },
      ),
      explanation: {
        en: [
          ...(kind === 'relations'
            ? [
                `A relation is any set of ordered pairs from $${x} \\times ${y}$, which has ${m} × ${n} = ${m * n} of them.`,
                `Each pair is taken or left out: $2^{${m * n}} = ${answer}$.`,
              ]
            : [
                `Each of the ${m} elements of $${x}$ gets one image in $${y}$.`,
                kind === 'all'
                  ? `There are ${n} choices for each, so $${n}^{${m}} = ${all}$. ${m === n ? '' : `Taking $${m}^{${n}}$ would count the functions from $${y}$ to $${x}$.`}`.trim()
                  : `In a one-one function no image is used twice: $${falling.join(' \\times ')} = ${oneOne}$. All functions together are $${n}^{${m}} = ${all}$.`,
              ]),
          ...(kind === 'not one-one' ? [`Those that are not one-one: ${all} − ${oneOne} = ${answer}.`] : []),
          `The number of ${word} is ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ m, n, kind }) {
    if (kind === 'relations') {
      let count = 1
      for (let pair = 0; pair < m * n; pair++) count += count
      return number(count)
    }
    let lists: number[][] = [[]]
    for (let k = 0; k < m; k++)
      lists = lists.flatMap((list) => Array.from({ length: n }, (_, image) => [...list, image]))
    const wanted = (list: readonly number[]) => kind === 'all' || (new Set(list).size === m) === (kind === 'one-one')
    return number(lists.filter(wanted).length)
  },
})

/** Sizes that leave numbers one can work out by hand. */
const fits = (kind: 'all' | 'relations' | 'one-one' | 'not one-one', m: number, n: number): boolean =>
  kind === 'relations' ? m * n <= 12 : kind === 'all' ? n ** m <= 1300 : m < n && n ** m <= 3000
