import { signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

/** `x + 3`, `x - 2` or `x`. */
const shifted = (by: number) => (by === 0 ? 'x' : by > 0 ? `x + ${by}` : `x - ${-by}`)
const term = (coefficient: number) => (coefficient === 1 ? 'x' : `${coefficient}x`)
const scaled = (factor: number, by: number) =>
  factor === 1 ? shifted(by) : by === 0 ? `${factor}x` : `${factor}(${shifted(by)})`
const plus = (by: number) => (by === 0 ? '' : by > 0 ? ` + ${by}` : ` - ${-by}`)

export const equalPowers = template({
  id: 'indices-and-surds/equal-powers',
  topic: 'indices-and-surds',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet'],

  draw(random, level) {
    const base = random.pick([2, 3, 5])
    const [a, c] = random.pick([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
    ] as const)
    if (level === 'easy') {
      const x = random.int(2, 9)
      const k = random.int(2, 4)
      return { base, a, c, x, b: c * k - x, d: a * k - x, extra: 0 }
    }
    const x = random.int(2, 6)
    const d = random.int(-1, 3)
    // the one power of the base that keeps every exponent whole
    const extra = ((c * (x + d) - 1) % a) + 1
    return { base, a, c, x, b: (c * (x + d) - extra) / a - x, d, extra }
  },

  write({ base, a, b, c, d, x, extra }) {
    const left = `${base ** a}^{${shifted(b)}}`
    const right = `${base ** c}^{${shifted(d)}}`
    const known = [...new Set([a, c, extra])].filter((n) => n > 1).map((n) => `$${base ** n} = ${base}^{${n}}$`)
    const factor = extra === 0 ? '' : `${base ** extra} \\times `
    return {
      stem: { en: `If $${factor}${left} = ${right}$, then the value of $x$ is` },
      correct: same(signed(x)),
      distractors: numericDistractors(
        x,
        [
          { value: (d - b - extra) / (a - c), mistake: 'multiplied only x by the outer power, not the whole exponent' },
          { value: (c * d + a * b + extra) / (a - c), mistake: 'kept the sign of a term moved across' },
          { value: (c * d - a * b) / (a - c), mistake: 'left out the power that multiplies the left side' },
          { value: -x, mistake: 'lost a sign in the last step' },
        ],
        {
          format: signed,
          plausible: (value) => Number.isInteger(value) && value !== 0 && Math.abs(value) < 40,
          spares: [x + 1, x + 2, x - 1, x + 3],
        },
      ),
      explanation: {
        en: [
          `Write both sides as powers of ${base}; equal powers of the same base have equal exponents.`,
          `Since ${known.join(', ')}, we get $${extra === 0 ? '' : `${extra} + `}${scaled(a, b)} = ${scaled(c, d)}$.`,
          `That is $${term(a)}${plus(a * b + extra)} = ${term(c)}${plus(c * d)}$. The outer power multiplies the whole exponent, not $x$ alone.`,
          `Hence $x = $ ${signed(x)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ base, a, b, c, d, extra }) {
    for (let x = -60; x <= 60; x++) {
      const quotient = (base ** extra * (base ** a) ** (x + b)) / (base ** c) ** (x + d)
      if (Math.abs(quotient - 1) < 1e-9) return signed(x)
    }
    return 'none'
  },
})

const UNIT_SURDS = [
  [2, '\\sqrt{3}', 3],
  [3, '2\\sqrt{2}', 8],
  [4, '\\sqrt{15}', 15],
  [5, '2\\sqrt{6}', 24],
  [6, '\\sqrt{35}', 35],
  [7, '4\\sqrt{3}', 48],
  [8, '3\\sqrt{7}', 63],
  [9, '4\\sqrt{5}', 80],
  [10, '3\\sqrt{11}', 99],
] as const

export const surdAndReciprocal = template({
  id: 'indices-and-surds/surd-and-reciprocal',
  topic: 'indices-and-surds',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'railway', 'nimcet'],

  draw(random, level) {
    const [whole, surd, square] = random.pick(UNIT_SURDS)
    const sign = random.pick([1, -1])
    const letter = random.pick(['x', 'a', 'p'])
    return { whole, surd, square, sign, letter, power: level === 'medium' ? 2 : 3 }
  },

  write({ whole, surd, sign, letter, power }) {
    const sum = 2 * whole
    const [sign1, sign2] = sign > 0 ? ['+', '-'] : ['-', '+']
    const answer = power === 2 ? sum ** 2 - 2 : sum ** 3 - 3 * sum
    return {
      stem: {
        en: `If $${letter} = ${whole} ${sign1} ${surd}$, then the value of $${letter}^{${power}} + \\frac{1}{${letter}^{${power}}}$ is`,
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        power === 2
          ? [
              { value: sum ** 2, mistake: 'forgot to take away 2' },
              { value: sum ** 2 + 2, mistake: 'added 2 instead of taking it away' },
              { value: 2 * sum, mistake: 'doubled the sum instead of squaring it' },
              { value: whole ** 2 - 2, mistake: 'took the whole part for the sum' },
            ]
          : [
              { value: sum ** 3, mistake: 'forgot to take away three times the sum' },
              { value: sum ** 3 + 3 * sum, mistake: 'added three times the sum' },
              { value: sum ** 3 - 3, mistake: 'took away 3 instead of three times the sum' },
              { value: sum ** 2 - 2, mistake: 'stopped at the squares' },
            ],
        { format: String },
      ),
      explanation: {
        en: [
          `Rationalise the reciprocal: $\\frac{1}{${letter}} = \\frac{${whole} ${sign2} ${surd}}{(${whole} ${sign1} ${surd})(${whole} ${sign2} ${surd})} = ${whole} ${sign2} ${surd}$, because the denominator is 1.`,
          `So $${letter} + \\frac{1}{${letter}} = ${sum}$.`,
          power === 2
            ? `Squaring gives $${letter}^2 + 2 + \\frac{1}{${letter}^2} = ${sum ** 2}$; the middle term 2 must be taken away.`
            : `Cubing gives $${letter}^3 + \\frac{1}{${letter}^3} + 3 \\times ${sum} = ${sum ** 3}$; the middle terms $${3 * sum}$ must be taken away.`,
          `The value is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ whole, square, sign, power }) {
    const value = whole + sign * Math.sqrt(square)
    return String(Math.round(value ** power + value ** -power))
  },
})

const ROOTS = [
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 3],
  [5, 2],
  [5, 3],
  [7, 2],
] as const

export const fractionalPowers = template({
  id: 'indices-and-surds/fractional-powers',
  topic: 'indices-and-surds',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat'],

  draw(random, level) {
    const [[u, n], [v, l]] = random.sample(ROOTS, 2) as [[number, number], [number, number]]
    const m = n === 2 ? 3 : n === 4 ? 3 : 2
    const k = l === 2 ? 3 : l - 1
    const operation = random.pick(['+', '-', '\\times'] as const)
    return { u, n, m, v, l, k, operation, inverted: level === 'medium' }
  },

  write({ u, n, m, v, l, k, operation, inverted }) {
    const join = (a: number, b: number) => (operation === '+' ? a + b : operation === '-' ? a - b : a * b)
    const second = inverted
      ? `\\left(\\frac{1}{${v ** l}}\\right)^{-\\frac{${k}}{${l}}}`
      : `(${v ** l})^{\\frac{${k}}{${l}}}`
    const answer = join(u ** m, v ** k)
    return {
      stem: { en: `The value of $(${u ** n})^{\\frac{${m}}{${n}}} ${operation} ${second}$ is` },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: join(u, v), mistake: 'took the roots and forgot to raise them' },
          { value: join(u ** m, inverted ? -(v ** k) : v), mistake: 'treated the second power wrongly' },
          {
            value: join((u ** n * m) / n, (v ** l * k) / l),
            mistake: 'multiplied by the index instead of raising to it',
          },
          { value: join(u * m, v * k), mistake: 'multiplied the roots by the numerators' },
        ],
        {
          format: signed,
          plausible: Number.isInteger,
          spares: [answer + u, answer - v, answer + u + v, answer + 2 * v],
        },
      ),
      explanation: {
        en: [
          `In $a^{\\frac{m}{n}}$ take the $n$th root first and then raise it to the power $m$.`,
          `$${u ** n} = ${u}^{${n}}$, so $(${u ** n})^{\\frac{${m}}{${n}}} = ${u}^{${m}} = ${u ** m}$.`,
          `${inverted ? `A negative index turns the fraction over: $${second} = (${v ** l})^{\\frac{${k}}{${l}}}$. ` : ''}$${v ** l} = ${v}^{${l}}$, so the second part is $${v}^{${k}} = ${v ** k}$.`,
          `Stopping at the roots ${u} and ${v} is the usual slip.`,
          `The value is $${u ** m} ${operation} ${v ** k} = $ ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ u, n, m, v, l, k, operation, inverted }) {
    const first = (u ** n) ** (m / n)
    const second = inverted ? (1 / v ** l) ** (-k / l) : (v ** l) ** (k / l)
    return signed(Math.round(operation === '+' ? first + second : operation === '-' ? first - second : first * second))
  },
})
