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
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet', 'cat', 'mat'],

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
          { value: d - b - extra, mistake: 'left the bases unequal and compared the exponents' },
          { value: a * b + extra - c * d, mistake: 'moved the numbers across with the wrong sign' },
          { value: x + b, mistake: 'gave the whole exponent on the left' },
          { value: x + d, mistake: 'gave the whole exponent on the right' },
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
          `Since ${known.join(known.length > 2 ? ', ' : ' and ')}, we get $${extra === 0 ? '' : `${extra} + `}${scaled(a, b)} = ${scaled(c, d)}$.`,
          `Multiplied out: $${term(a)}${plus(a * b + extra)} = ${term(c)}${plus(c * d)}$. The outer power multiplies the whole exponent, not $x$ alone.`,
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
  [11, '2\\sqrt{30}', 120],
  [15, '4\\sqrt{14}', 224],
  [17, '12\\sqrt{2}', 288],
] as const

export const surdAndReciprocal = template({
  id: 'indices-and-surds/surd-and-reciprocal',
  topic: 'indices-and-surds',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'cat', 'mat'],

  draw(random, level) {
    const asked =
      level === 'medium' ? random.pick(['squares', 'difference'] as const) : random.pick(['cubes', 'fourths'] as const)
    const [whole, surd, square] = random.pick(
      asked === 'fourths' ? UNIT_SURDS.slice(0, 5) : UNIT_SURDS.slice(0, level === 'hard' ? 10 : 12),
    )
    return {
      whole,
      surd,
      square,
      asked,
      sign: random.pick([1, -1]),
      letter: random.pick(['x', 'a', 'p']),
      inverted: random.chance(0.5),
    }
  },

  write({ whole, surd, asked, sign, letter, inverted }) {
    const sum = 2 * whole
    const [sign1, sign2] = sign > 0 ? ['+', '-'] : ['-', '+']
    const [one, other] = [`${whole} ${sign1} ${surd}`, `${whole} ${sign2} ${surd}`]
    const squares = sum ** 2 - 2
    const powers = (n: number) => `${letter}^{${n}} + \\frac{1}{${letter}^{${n}}}`
    const cases = {
      squares: {
        tex: powers(2),
        answer: squares,
        wrong: [
          [sum ** 2, 'forgot to take away 2'],
          [sum ** 2 + 2, 'added 2 instead of taking it away'],
          [2 * sum, 'doubled the sum instead of squaring it'],
          [whole ** 2 - 2, 'took the whole part for the sum'],
        ],
        step: `Squaring gives $${letter}^2 + 2 + \\frac{1}{${letter}^2} = ${sum ** 2}$; the middle term 2 must be taken away.`,
      },
      difference: {
        tex: `\\left(${letter} - \\frac{1}{${letter}}\\right)^{2}`,
        answer: sum ** 2 - 4,
        wrong: [
          [sum ** 2, 'squared the sum'],
          [squares, 'took away 2 instead of 4'],
          [sum ** 2 + 4, 'added 4 instead of taking it away'],
          [whole ** 2 - 1, 'took half of the difference'],
        ],
        step: `$\\left(${letter} - \\frac{1}{${letter}}\\right)^2 = \\left(${letter} + \\frac{1}{${letter}}\\right)^2 - 4 = ${sum ** 2} - 4$, since the product of $${letter}$ and $\\frac{1}{${letter}}$ is 1.`,
      },
      cubes: {
        tex: powers(3),
        answer: sum ** 3 - 3 * sum,
        wrong: [
          [sum ** 3, 'forgot to take away three times the sum'],
          [sum ** 3 + 3 * sum, 'added three times the sum'],
          [sum ** 3 - 3, 'took away 3 instead of three times the sum'],
          [squares, 'stopped at the squares'],
        ],
        step: `Cubing gives $${powers(3)} + 3 \\times ${sum} = ${sum ** 3}$; the middle terms $${3 * sum}$ must be taken away.`,
      },
      fourths: {
        tex: powers(4),
        answer: squares ** 2 - 2,
        wrong: [
          [squares ** 2, 'forgot to take away 2 in the second step'],
          [sum ** 4 - 2, 'forgot to take away 2 in the first step'],
          [squares, 'stopped at the squares'],
          [squares ** 2 + 2, 'added 2 in the second step'],
        ],
        step: `Squaring twice, each time taking away the middle term 2: $${powers(2)} = ${sum ** 2} - 2 = ${squares}$ and $${powers(4)} = ${squares}^2 - 2$.`,
      },
    } as const
    const { tex, answer, wrong, step } = cases[asked]
    return {
      stem: {
        en: `If $${letter} = ${inverted ? `\\frac{1}{${other}}` : one}$, then the value of $${tex}$ is`,
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        wrong.map(([value, mistake]) => ({ value, mistake })),
        { format: String },
      ),
      explanation: {
        en: [
          inverted
            ? `$\\frac{1}{${letter}} = ${other}$. Rationalise: $${letter} = \\frac{${one}}{(${other})(${one})} = ${one}$, because the denominator is 1.`
            : `Rationalise the reciprocal: $\\frac{1}{${letter}} = \\frac{${other}}{(${one})(${other})} = ${other}$, because the denominator is 1.`,
          `So $${letter} + \\frac{1}{${letter}} = ${sum}$.`,
          step,
          `The value is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ whole, square, sign, asked }) {
    const value = whole + sign * Math.sqrt(square)
    const power = { squares: 2, difference: 2, cubes: 3, fourths: 4 }[asked]
    return String(Math.round(asked === 'difference' ? (value - 1 / value) ** 2 : value ** power + value ** -power))
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
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

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
          {
            value: join(u ** m, inverted ? -(v ** k) : v),
            mistake: inverted ? 'took the negative index for a minus sign' : 'did not raise the second root',
          },
          {
            value: join((u ** n * m) / n, (v ** l * k) / l),
            mistake: 'multiplied by the index instead of raising to it',
          },
          { value: join(u * m, v * k), mistake: 'multiplied the roots by the numerators' },
          { value: join(u, v ** k), mistake: 'did not raise the first root' },
          { value: join(u ** n, v ** l), mistake: 'left the indices out' },
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
