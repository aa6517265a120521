import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from '../distractors.ts'
import { ofOneForm, rational } from './formulae.ts'

const TRIPLES = [
  [3, 4, 5],
  [4, 3, 5],
  [5, 12, 13],
  [12, 5, 13],
  [8, 15, 17],
  [15, 8, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

const RATIOS = ['\\sin', '\\cos', '\\tan', '\\cot', '\\sec', '\\operatorname{cosec}'] as const

/** The six ratios for the sides opposite, adjacent and hypotenuse, as numerator and denominator. */
const ratiosOf = (o: number, a: number, h: number): Record<(typeof RATIOS)[number], readonly [number, number]> => ({
  '\\sin': [o, h],
  '\\cos': [a, h],
  '\\tan': [o, a],
  '\\cot': [a, o],
  '\\sec': [h, a],
  '\\operatorname{cosec}': [h, o],
})

const EXPRESSIONS = [
  {
    tex: (t: string) => `\\frac{\\sin ${t} + \\cos ${t}}{\\sin ${t} - \\cos ${t}}`,
    top: (o: number, a: number) => o + a,
    bottom: (o: number, a: number) => o - a,
  },
  {
    tex: (t: string) => `\\frac{2\\sin ${t} + 3\\cos ${t}}{4\\sin ${t} + \\cos ${t}}`,
    top: (o: number, a: number) => 2 * o + 3 * a,
    bottom: (o: number, a: number) => 4 * o + a,
  },
  {
    tex: (t: string) => `\\frac{3\\sin ${t} + \\cos ${t}}{\\sin ${t} + 2\\cos ${t}}`,
    top: (o: number, a: number) => 3 * o + a,
    bottom: (o: number, a: number) => o + 2 * a,
  },
] as const

export const fromOneRatio = template({
  id: 'trigonometry/from-one-ratio',
  topic: 'trigonometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'mat'],

  draw(random, level) {
    const [given, asked] = random.sample(RATIOS, 2) as [(typeof RATIOS)[number], (typeof RATIOS)[number]]
    const sides = random.pick(TRIPLES)
    // a whole value would stand out among the fractions
    const expressions = EXPRESSIONS.filter(
      ({ top, bottom }) => top(sides[0], sides[1]) % bottom(sides[0], sides[1]) !== 0,
    )
    return {
      sides,
      given,
      asked,
      letter: random.pick(['\\theta', 'A', '\\alpha']),
      expression: level === 'medium' ? random.pick(expressions) : null,
    }
  },

  write({ sides, given, asked, letter, expression }) {
    const [o, a, h] = sides
    const all = ratiosOf(o, a, h)
    const [gn, gd] = all[given]
    const opening = `If $${given} ${letter} = \\frac{${gn}}{${gd}}$ and $${letter}$ is an acute angle, then`
    if (expression) {
      const [top, bottom] = [expression.top(o, a), expression.bottom(o, a)]
      const correct = rational(top, bottom)
      return {
        stem: { en: `${opening} the value of $${expression.tex(letter)}$ is` },
        correct: same(correct),
        distractors: textDistractors(
          correct,
          ofOneForm(correct, [
            [rational(expression.top(a, o), expression.bottom(a, o)), 'exchanged sine and cosine'],
            [rational(bottom, top), 'inverted the fraction'],
            [rational(-top, bottom), 'lost a sign'],
            [rational(expression.top(h, a), expression.bottom(h, a)), 'took the hypotenuse for the opposite side'],
            [rational(o, a), 'gave the tangent'],
            [rational(a, o), 'gave the cotangent'],
            [rational(top, h), 'kept the denominator of the sine'],
          ]),
        ),
        explanation: {
          en: [
            `In a right triangle with this ratio the sides are: opposite ${o}, adjacent ${a}, hypotenuse ${h}.`,
            `So $\\sin ${letter} = \\frac{${o}}{${h}}$ and $\\cos ${letter} = \\frac{${a}}{${h}}$; the denominators ${h} cancel in the expression.`,
            `It becomes $\\frac{${top}}{${bottom}}$. Exchanging sine and cosine would give ${rational(expression.top(a, o), expression.bottom(a, o))}.`,
            `The value is ${correct}.`,
          ].join('\n\n'),
        },
      }
    }
    const [n, d] = all[asked]
    const correct = rational(n, d)
    return {
      stem: { en: `${opening} the value of $${asked} ${letter}$ is` },
      correct: same(correct),
      distractors: textDistractors(correct, [
        [rational(d, n), 'inverted the ratio'],
        ...RATIOS.filter((name) => name !== asked && name !== given).map(
          (name) => [rational(...all[name]), `gave another ratio`] as const,
        ),
      ]),
      explanation: {
        en: [
          `Draw a right triangle with this ratio. By the theorem of Pythagoras its sides are ${o}, ${a} and ${h} ($${o}^2 + ${a}^2 = ${h}^2$).`,
          `The side opposite $${letter}$ is ${o}, the adjacent side ${a}, the hypotenuse ${h}.`,
          `$${asked} ${letter}$ is therefore ${correct}, not its reciprocal ${rational(d, n)}. So the value is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // the angle itself, in radians, from the given ratio
  verify({ sides, given, asked, expression }) {
    const [o, a, h] = sides
    const [gn, gd] = ratiosOf(o, a, h)[given]
    const x = gn / gd
    const angle = {
      '\\sin': Math.asin(x),
      '\\cos': Math.acos(x),
      '\\tan': Math.atan(x),
      '\\cot': Math.atan(1 / x),
      '\\sec': Math.acos(1 / x),
      '\\operatorname{cosec}': Math.asin(1 / x),
    }[given]
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
    const value = expression
      ? expression.top(sin, cos) / expression.bottom(sin, cos)
      : {
          '\\sin': sin,
          '\\cos': cos,
          '\\tan': sin / cos,
          '\\cot': cos / sin,
          '\\sec': 1 / cos,
          '\\operatorname{cosec}': 1 / sin,
        }[asked]
    for (let d = 1; d < 200; d++)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-9) return rational(Math.round(value * d), d)
    return 'none'
  },
})

/** Squares of the ratios of the standard angles. */
const SQUARES: readonly { tex: string; n: number; d: number; degrees: number; kind: 'sin' | 'cos' | 'tan' }[] = [
  { tex: '\\sin^2 30^\\circ', n: 1, d: 4, degrees: 30, kind: 'sin' },
  { tex: '\\sin^2 45^\\circ', n: 1, d: 2, degrees: 45, kind: 'sin' },
  { tex: '\\sin^2 60^\\circ', n: 3, d: 4, degrees: 60, kind: 'sin' },
  { tex: '\\cos^2 30^\\circ', n: 3, d: 4, degrees: 30, kind: 'cos' },
  { tex: '\\cos^2 45^\\circ', n: 1, d: 2, degrees: 45, kind: 'cos' },
  { tex: '\\cos^2 60^\\circ', n: 1, d: 4, degrees: 60, kind: 'cos' },
  { tex: '\\tan^2 30^\\circ', n: 1, d: 3, degrees: 30, kind: 'tan' },
  { tex: '\\tan^2 45^\\circ', n: 1, d: 1, degrees: 45, kind: 'tan' },
  { tex: '\\tan^2 60^\\circ', n: 3, d: 1, degrees: 60, kind: 'tan' },
]

export const standardAngles = template({
  id: 'trigonometry/standard-angles',
  topic: 'trigonometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'mat'],

  draw: (random, level) => ({
    terms: random.sample(SQUARES, level === 'easy' ? 2 : 3),
    factors: level === 'easy' ? [1, random.pick([1, 2, 3])] : [random.int(2, 4), random.int(1, 3), random.int(1, 3)],
    minus: random.chance(0.5),
  }),

  write({ terms, factors, minus }) {
    const sign = (k: number) => (minus && k === terms.length - 1 ? -1 : 1)
    const sum = (value: (term: (typeof SQUARES)[number]) => readonly [number, number], all = 144) =>
      terms.reduce((total, term, k) => total + (sign(k) * (factors[k] ?? 1) * all * value(term)[0]) / value(term)[1], 0)
    const show = (twelfths: number) => rational(Math.round(twelfths), 144)
    const right = sum(({ n, d }) => [n, d])
    const correct = show(right)
    const tex = terms
      .map(
        ({ tex: shown }, k) =>
          `${k === 0 ? '' : sign(k) < 0 ? ' - ' : ' + '}${factors[k] === 1 ? '' : factors[k]}${shown}`,
      )
      .join('')
    const complement = ({ n, d, kind }: (typeof SQUARES)[number]): readonly [number, number] =>
      kind === 'tan' ? [d, n] : [d - n, d]
    return {
      stem: { en: `The value of $${tex}$ is` },
      correct: same(correct),
      distractors: textDistractors(
        correct,
        ofOneForm(correct, [
          [show(sum(complement)), 'took each ratio at the complementary angle'],
          [show(terms.reduce((t, { n, d }, k) => t + ((factors[k] ?? 1) * 144 * n) / d, 0)), 'lost the minus sign'],
          [show(sum(({ n, d, kind }) => (kind === 'tan' ? [n, d] : [d - n, d]))), 'exchanged sine and cosine'],
          [show(sum(({ n, d, kind }) => (kind === 'tan' ? [d, n] : [n, d]))), 'inverted the tangent'],
          [show(terms.reduce((t, { n, d }, k) => t + (sign(k) * 144 * n) / d, 0)), 'left out the coefficients'],
          ...terms.flatMap((one, k): [string, string][] => {
            const part = (sign(k) * (factors[k] ?? 1) * 144 * one.n) / one.d
            const [n, d] = complement(one)
            return [
              [show(right - part), `left out $${one.tex}$`],
              [show(right - part + (sign(k) * (factors[k] ?? 1) * 144 * n) / d), `took $${one.tex}$ wrongly`],
              [show(right - part / (factors[k] ?? 1)), `left out the coefficient of $${one.tex}$`],
            ]
          }),
          [show(-right), 'lost the sign'],
          [show(right + 144), 'added the 1 of an identity'],
          [show(right - 144), 'subtracted the 1 of an identity'],
          [show(right + 288), 'added the 1 of an identity twice'],
          [show(right + 432), 'slipped by 3'],
        ]),
      ),
      explanation: {
        en: [
          `Use the values of the ratios at the standard angles and square them.`,
          terms.map(({ tex: shown, n, d }) => `$${shown} = $ ${rational(n, d)}`).join(', '),
          `These give $${terms.map(({ n, d }, k) => `${k === 0 ? '' : sign(k) < 0 ? ' - ' : ' + '}${factors[k] === 1 ? '' : `${factors[k]} \\times `}${d === 1 ? n : `\\frac{${n}}{${d}}`}`).join('')}$. Taking the sine of an angle for its cosine changes the value.`,
          `The value is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ terms, factors, minus }) {
    const value = terms.reduce((total, { degrees, kind }, k) => {
      const ratio = Math[kind]((degrees * Math.PI) / 180)
      return total + (minus && k === terms.length - 1 ? -1 : 1) * (factors[k] ?? 1) * ratio * ratio
    }, 0)
    return rational(Math.round(value * 12), 12)
  },
})
