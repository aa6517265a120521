import { fraction, gcd, percent, ratio, rupees } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const FIRMS = [
  'a readymade garments shop',
  'a stationery shop',
  'a catering business',
  'a travel agency',
  'a printing press',
  'a dairy',
] as const

export const joinsLater = template({
  id: 'partnership/joins-later',
  topic: 'partnership',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat'],

  draw(random, level) {
    const months = level === 'easy' ? 12 : 12 - random.pick([2, 3, 4, 6, 8])
    const [a, b] = random.sample([2, 3, 4, 5, 6, 7, 8, 9], 2) as [number, number]
    const divisor = gcd(a * 12, b * months)
    const parts = (a * 12 + b * months) / divisor
    return {
      a: a * 10000,
      b: b * 10000,
      months,
      profit: parts * random.step(600, 3000, 300),
      names: random.sample(PEOPLE, 2),
      firm: random.pick(FIRMS),
      first: random.chance(0.5),
    }
  },

  write({ a, b, months, profit, names, firm, first }) {
    const [x, y] = [a * 12, b * months]
    const answer = (profit * (first ? x : y)) / (x + y)
    const name = first ? names[0] : names[1]
    const late = 12 - months
    return {
      stem: {
        en:
          late === 0
            ? `${names[0]} and ${names[1]} start ${firm} with ${rupees(a)} and ${rupees(b)} respectively. If the profit at the end of the year is ${rupees(profit)}, what is the share of ${name}?`
            : `${names[0]} starts ${firm} with ${rupees(a)}. After ${late} months ${names[1]} joins with ${rupees(b)}. If the profit at the end of the year is ${rupees(profit)}, what is the share of ${name}?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (profit * (first ? a : b)) / (a + b), mistake: 'left the time out' },
          { value: profit - answer, mistake: "gave the other partner's share" },
          {
            value: (profit * (first ? a * 12 : b * late)) / (a * 12 + b * late),
            mistake: 'used the months before joining',
          },
          { value: profit / 2, mistake: 'divided the profit equally' },
          { value: answer + profit / 10, mistake: 'slipped in the number of parts' },
          { value: answer - profit / 20, mistake: 'slipped in the number of parts' },
        ],
        {
          format: rupees,
          plausible: (value) => value > 0 && value < profit && Number.isInteger(value),
          spares: [answer + 300, answer - 300, answer + 600, answer + 900],
        },
      ),
      explanation: {
        en: [
          `Profit is shared in the ratio of capital × time.`,
          late === 0
            ? `Both invest for the whole year, so the ratio is ${rupees(a)} : ${rupees(b)} = ${ratio(a, b)}.`
            : `${names[1]} invests for 12 − ${late} = ${months} months. The ratio is ${rupees(a)} × 12 : ${rupees(b)} × ${months} = ${ratio(x, y)}.`,
          late === 0
            ? `The whole profit is ${(x + y) / gcd(x, y)} parts, each worth ${rupees((profit * gcd(x, y)) / (x + y))}.`
            : `The whole profit is ${(x + y) / gcd(x, y)} parts, each worth ${rupees((profit * gcd(x, y)) / (x + y))}. Sharing by capital alone, ${ratio(a, b)}, forgets the ${late} months.`,
          `The share of ${name} is ${(first ? x : y) / gcd(x, y)} × ${rupees((profit * gcd(x, y)) / (x + y))} = ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, months, profit, first }) {
    let [mine, whole] = [0, 0]
    for (let month = 1; month <= 12; month++) {
      const joined = month > 12 - months ? b : 0
      mine += first ? a : joined
      whole += a + joined
    }
    return rupees((profit * mine) / whole)
  },
})

export const managingPartner = template({
  id: 'partnership/managing-partner',
  topic: 'partnership',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'railway'],

  draw(random, level) {
    const [p, q] = random.sample([2, 3, 4, 5, 7], 2) as [number, number]
    const pay = random.pick([10, 20, 25])
    // the divisible part of the profit is a whole number of shares
    const unit = random.step(3600, 14400, 1800)
    return {
      p,
      q,
      pay,
      profit: ((p + q) * unit * 100) / (100 - pay),
      names: random.sample(PEOPLE, 2),
      firm: random.pick(FIRMS),
      backwards: level === 'hard',
    }
  },

  write({ p, q, pay, profit, names, firm, backwards }) {
    const salary = (profit * pay) / 100
    const rest = profit - salary
    const first = salary + (rest * p) / (p + q)
    const answer = backwards ? profit : first
    const [manager, sleeping] = names
    return {
      stem: {
        en: `${manager} and ${sleeping} invest in ${firm} in the ratio ${p} : ${q}. ${manager} manages it and gets ${percent(pay)} of the profit for that; the rest is shared in the ratio of their capitals. ${backwards ? `If ${manager} gets ${rupees(first)} in all, what is the total profit?` : `Out of a profit of ${rupees(profit)}, how much does ${manager} get in all?`}`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        backwards
          ? [
              { value: (first * (p + q)) / p, mistake: 'left out the payment for managing' },
              { value: rest, mistake: 'gave the part that is shared by capital' },
              {
                value: (first * (p + q) * 100) / (p * (100 - pay)),
                mistake: 'took the whole receipt for a share of the rest',
              },
              { value: profit + salary, mistake: 'added the payment once more' },
              { value: profit - first, mistake: 'gave what the other partner gets' },
            ]
          : [
              { value: (rest * p) / (p + q), mistake: 'left out the payment for managing' },
              { value: (profit * p) / (p + q), mistake: 'shared the whole profit by capital' },
              { value: salary + (profit * p) / (p + q), mistake: 'paid for managing but shared the whole profit' },
              { value: profit - first, mistake: 'gave what the other partner gets' },
              { value: salary + (rest * q) / (p + q), mistake: 'took the ratio the wrong way round' },
            ],
        {
          format: rupees,
          plausible: (value) => value > 0 && Number.isInteger(value),
          spares: [answer + 1800, answer + 3600],
        },
      ),
      explanation: {
        en: [
          backwards ? `Let the profit be $x$.` : `First take out the payment for managing, then share the rest.`,
          backwards
            ? `${manager} gets $\\frac{${pay}}{100}x + \\frac{${p}}{${p + q}} \\times \\frac{${100 - pay}}{100}x$, which is ${fraction(pay * (p + q) + p * (100 - pay), 100 * (p + q))} of $x$.`
            : `Payment: ${percent(pay)} of ${rupees(profit)} = ${rupees(salary)}. Rest: ${rupees(rest)}, of which ${manager} gets $\\frac{${p}}{${p + q}}$, that is ${rupees((rest * p) / (p + q))}.`,
          backwards
            ? `This equals ${rupees(first)}, so $x$ = ${rupees(profit)}. The ratio ${p} : ${q} applies to the rest only, not to the whole profit.`
            : `The ratio ${p} : ${q} applies only to what is left, not to the whole profit.`,
          `${backwards ? 'The total profit is' : `${manager} gets ${rupees(salary)} + ${rupees((rest * p) / (p + q))} =`} ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ p, q, pay, profit, backwards }) {
    // what the sleeping partner gets is the complement
    const receipt = (whole: number) => whole - (whole * (1 - pay / 100) * q) / (p + q)
    if (!backwards) return rupees(Math.round(receipt(profit)))
    return rupees(Math.round((receipt(profit) / receipt(1000)) * 1000))
  },
})
