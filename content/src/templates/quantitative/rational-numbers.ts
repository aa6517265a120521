import { fraction } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from '../distractors.ts'
import { ofOneForm } from './formulae.ts'

export const recurringDecimal = template({
  id: 'rational-numbers/recurring-decimal',
  topic: 'rational-numbers',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'nimcet', 'afcat'],

  draw(random, level) {
    const length = level === 'easy' ? 2 : random.int(1, 2)
    const block =
      length === 1
        ? random.int(1, 8)
        : random.pick([
            12, 15, 18, 21, 24, 27, 36, 39, 42, 45, 48, 51, 54, 57, 63, 69, 72, 75, 78, 81, 84, 87, 93, 96, 23, 34, 47,
            61,
          ])
    // a lead equal to the last recurring digit would itself recur
    const lead = random.pick([1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digit !== block % 10))
    return {
      length,
      block,
      lead: level === 'easy' ? null : lead,
      wording: random.int(0, 2),
    }
  },

  write({ length, block, lead, wording }) {
    const nines = 10 ** length - 1
    const digits = String(block)
    const written = lead === null ? `0.\\overline{${digits}}` : `0.${lead}\\overline{${digits}}`
    const whole = lead === null ? block : lead * 10 ** length + block
    const numerator = lead === null ? block : whole - lead
    const denominator = lead === null ? nines : nines * 10
    const correct = fraction(numerator, denominator)
    const stems = [
      `The recurring decimal $${written}$ expressed as a fraction in its lowest terms is`,
      `Which fraction is equal to $${written}$?`,
      `If $${written} = \\frac{p}{q}$ where $p$ and $q$ have no common factor other than 1, then $\\frac{p}{q}$ is`,
    ]
    return {
      stem: { en: stems[wording] ?? '' },
      correct: same(correct),
      distractors: textDistractors(
        correct,
        ofOneForm(correct, [
          [fraction(whole, lead === null ? 10 ** length : 10 ** (length + 1)), 'treated the decimal as terminating'],
          ...(lead === null
            ? ([
                [fraction(block, 90), 'divided by 90 instead of 99'],
                [fraction(block, 999), 'wrote one 9 too many'],
                [fraction(block - Math.floor(block / 10), 90), 'took the first digit as not recurring'],
              ] as const)
            : ([
                [fraction(whole, denominator), 'did not subtract the part that does not recur'],
                [fraction(whole, nines * 10 + 9), 'took all digits as recurring'],
                [fraction(numerator, nines * 10 + 9), 'wrote 9 for the digit that does not recur'],
              ] as const)),
          [fraction(numerator + 1, denominator), 'made an error of 1 in the subtraction'],
          [fraction(numerator - 1, denominator), 'made an error of 1 in the subtraction'],
        ]),
      ),
      explanation: {
        en: [
          `Let $x = ${written}$ and multiply so that the recurring parts fall under one another.`,
          lead === null
            ? `$${10 ** length}x - x = ${block}$, so $${nines}x = ${block}$ and $x = \\frac{${block}}{${nines}}$.`
            : `$${10 ** (length + 1)}x - 10x = ${whole} - ${lead} = ${numerator}$, so $${denominator}x = ${numerator}$ and $x = \\frac{${numerator}}{${denominator}}$.`,
          `A denominator of ${lead === null ? 10 ** length : 10 ** (length + 1)} would be right only for a decimal that stops.`,
          `In lowest terms the fraction is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // the fraction of least denominator whose decimal value this is
  verify({ block, lead }) {
    const repeated = String(block).repeat(12).slice(0, 14)
    const value = Number(`0.${lead ?? ''}${repeated}`)
    for (let q = 1; q <= 990; q++) {
      const p = Math.round(value * q)
      if (Math.abs(value - p / q) < 1e-12) return fraction(p, q)
    }
    return 'none'
  },
})

const FRACTIONS = [
  [2, 3],
  [3, 4],
  [3, 5],
  [4, 5],
  [5, 6],
  [4, 7],
  [5, 7],
  [5, 8],
  [7, 8],
  [5, 9],
  [7, 9],
  [7, 10],
  [6, 11],
  [7, 11],
  [8, 11],
  [7, 12],
  [9, 13],
  [8, 13],
  [11, 14],
  [8, 15],
  [11, 15],
] as const

export const extremeFraction = template({
  id: 'rational-numbers/greatest-or-least',
  topic: 'rational-numbers',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat'],

  draw: (random, level) => ({
    fractions: random.sample(
      level === 'easy' ? FRACTIONS.filter(([, d]) => d <= 9) : FRACTIONS.filter(([, d]) => d >= 6),
      5,
    ),
    greatest: random.chance(0.5),
    negative: level === 'medium' && random.chance(0.5),
  }),

  write({ fractions, greatest, negative }) {
    const sign = negative ? -1 : 1
    const show = ([n, d]: readonly [number, number]) => fraction(sign * n, d)
    const sorted = [...fractions].sort((a, b) => sign * (a[0] / a[1] - b[0] / b[1]))
    const inOrder = greatest ? sorted.reverse() : sorted
    const [best, ...others] = inOrder as [readonly [number, number], ...(readonly [number, number])[]]
    const word = greatest ? 'greatest' : 'least'
    return {
      stem: { en: `Which is the ${word} of the numbers ${fractions.map(show).join(', ')}?` },
      correct: same(show(best)),
      distractors: others.map((other, n) => ({
        text: same(show(other)),
        mistake:
          n === others.length - 1 ? 'took the order the wrong way round' : 'compared numerators or denominators alone',
      })),
      explanation: {
        en: [
          `Compare by cross-multiplication or by decimals; a larger numerator or a smaller denominator alone decides nothing.`,
          `As decimals: ${[...fractions].map((f) => `${show(f)} ≈ $${(sign * (f[0] / f[1])).toFixed(3)}$`).join(', ')}.`,
          ...(negative ? [`Among negative numbers the one nearest to zero is the greatest.`] : []),
          `The ${word} is ${show(best)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ fractions, greatest, negative }) {
    const sign = negative ? -1 : 1
    const best = fractions.reduce((a, b) => (sign * a[0] * b[1] > sign * b[0] * a[1] === greatest ? a : b))
    return fraction(sign * best[0], best[1])
  },
})
