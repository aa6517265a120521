import { gcd, number, ratio, rupees } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const COPRIME = [
  [2, 3],
  [3, 2],
  [3, 4],
  [4, 3],
  [2, 5],
  [5, 4],
  [3, 5],
  [5, 6],
  [4, 5],
] as const

const SHARED = [
  (total: string, [a, b, c]: string[]) => `A prize of ${total} is divided among ${a}, ${b} and ${c}`,
  (total: string, [a, b, c]: string[]) => `A bonus of ${total} is distributed to ${a}, ${b} and ${c}`,
  (total: string, [a, b, c]: string[]) =>
    `The sale of old furniture brings ${total}, which is shared by ${a}, ${b} and ${c}`,
]

export const combinedRatios = template({
  id: 'ratio-and-proportion/combined-ratios',
  topic: 'ratio-and-proportion',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    const [p, q] = random.pick(COPRIME)
    // at the easy level the two ratios already agree in the middle term
    const [r, s] =
      level === 'easy'
        ? ([q, random.pick([1, 2, 3, 4, 5, 6, 7].filter((n) => n !== q && n !== p && gcd(n, q) === 1))] as const)
        : random.pick(COPRIME.filter(([first, second]) => first !== q && second !== q))
    const unit = random.step(500, 6000, 500)
    return { p, q, r, s, unit, story: random.pick(SHARED), names: random.sample(PEOPLE, 3), asked: random.int(0, 2) }
  },

  write({ p, q, r, s, unit, story, names, asked }) {
    const divisor = [p * r, q * r, q * s].reduce(gcd)
    const parts = [(p * r) / divisor, (q * r) / divisor, (q * s) / divisor]
    const sum = parts.reduce((a, b) => a + b)
    const total = sum * unit
    const share = (n: number) => (parts[n] ?? 0) * unit
    const careless = [p, q, s]
    const name = names[asked] ?? ''
    return {
      stem: {
        en: `${story(rupees(total), names)} so that the shares of ${names[0]} and ${names[1]} are in the ratio ${p} : ${q} and those of ${names[1]} and ${names[2]} are in the ratio ${r} : ${s}. How much does ${name} get?`,
      },
      correct: same(rupees(share(asked))),
      distractors: numericDistractors(
        share(asked),
        [
          {
            value: (total * (careless[asked] ?? 0)) / careless.reduce((a, b) => a + b),
            mistake: 'joined the two ratios without making the middle terms equal',
          },
          { value: share((asked + 1) % 3), mistake: "gave another person's share" },
          { value: share((asked + 2) % 3), mistake: "gave another person's share" },
          { value: total - share(asked), mistake: 'gave what the others get' },
          { value: (total * (asked === 0 ? p : q)) / (p + q), mistake: 'shared by the first ratio only' },
          { value: total / 3, mistake: 'divided into equal shares' },
          { value: (total * (asked === 2 ? s : r)) / (r + s), mistake: 'shared by the second ratio only' },
        ],
        {
          format: rupees,
          plausible: Number.isInteger,
          spares: [share(asked) + unit, share(asked) + 3 * unit, share(asked) + 2 * unit],
        },
      ),
      explanation: {
        en: [
          q === r
            ? `The term of ${names[1]} is ${q} in both ratios, so they can be joined as they stand: ${names[0]} : ${names[1]} : ${names[2]} = ${ratio(...parts)}.`
            : `Make the term of ${names[1]} equal in both ratios, then join them: ${names[0]} : ${names[1]} : ${names[2]} = ${p} × ${r} : ${q} × ${r} : ${q} × ${s} = ${ratio(...parts)}.`,
          `There are ${parts.join(' + ')} = ${sum} parts, so one part is ${rupees(total)} ÷ ${sum} = ${rupees(unit)}.`,
          ...(q === r
            ? []
            : [
                `Joining the ratios as they stand, ${p} : ${q} : ${s}, would be right only if the middle terms agreed.`,
              ]),
          `${name} gets ${parts[asked]} × ${rupees(unit)} = ${rupees(share(asked))}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ p, q, r, s, unit, asked }) {
    const divisor = [p * r, q * r, q * s].reduce(gcd)
    const total = ((p * r + q * r + q * s) / divisor) * unit
    for (let second = 1; second < total; second++) {
      const [first, third] = [(second * p) / q, (second * s) / r]
      if (Math.abs(first + second + third - total) < 1e-6) return rupees([first, second, third][asked] ?? 0)
    }
    return 'none'
  },
})

export const incomesAndSavings = template({
  id: 'ratio-and-proportion/incomes-and-savings',
  topic: 'ratio-and-proportion',
  levels: ['medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    const [a, b] = random.pick([
      [4, 3],
      [5, 4],
      [6, 5],
      [7, 6],
      [9, 7],
    ] as const)
    const [c, d] = random.pick([
      [3, 2],
      [5, 3],
      [8, 5],
      [7, 5],
    ] as const)
    return {
      a,
      b,
      c,
      d,
      unit: random.pick([1000, 1500, 2000, 2500, 3000]),
      names: random.sample(PEOPLE, 2),
      first: random.chance(0.5),
    }
  },

  write({ a, b, c, d, unit, names, first }) {
    const [incomeUnit, spendingUnit] = [(c - d) * unit, (a - b) * unit]
    const saving = a * incomeUnit - c * spendingUnit
    const answer = (first ? a : b) * incomeUnit
    const times = (n: number) => (n === 1 ? 'k' : `${n}k`)
    const name = first ? names[0] : names[1]
    return {
      stem: {
        en: `The monthly incomes of ${names[0]} and ${names[1]} are in the ratio ${a} : ${b} and their expenditures are in the ratio ${c} : ${d}. If each of them saves ${rupees(saving)} a month, what is the monthly income of ${name}?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (first ? b : a) * incomeUnit, mistake: "gave the other person's income" },
          { value: answer - saving, mistake: 'gave the expenditure' },
          { value: (first ? a : b) * saving, mistake: 'took the saving for one part of the income' },
          { value: answer + saving, mistake: 'added the saving once more' },
          {
            value: (first ? a : b) * spendingUnit,
            mistake: 'took the unit of the expenditures for that of the incomes',
          },
        ],
        { format: rupees, spares: [answer + incomeUnit, answer + 2 * incomeUnit] },
      ),
      explanation: {
        en: [
          `Let the incomes be $${a}x$ and $${b}x$ and the expenditures $${c}y$ and $${d}y$.`,
          `Both save the same: $${a}x - ${c}y = ${b}x - ${d}y$, so $${a - b === 1 ? '' : a - b}x = ${c - d === 1 ? '' : c - d}y$.`,
          `With $x = ${times(c - d)}$ and $y = ${times(a - b)}$ the saving is $${times(saving / unit)}$ = ${rupees(saving)}, so $k$ = ${rupees(unit)} and $x$ = ${rupees(incomeUnit)}.`,
          `The saving itself is not one part of the income, so multiplying it by ${first ? a : b} is wrong.`,
          `The monthly income of ${name} is ${first ? a : b} × ${rupees(incomeUnit)} = ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // Cramer's rule on ax - cy = s, bx - dy = s
  verify({ a, b, c, d, unit, first }) {
    const saving = (a * (c - d) - c * (a - b)) * unit
    const x = (saving * (c - d)) / (b * c - a * d)
    return rupees((first ? a : b) * x)
  },
})

const PURSES = [
  { holder: 'A piggy bank', things: 'coins', values: [1, 2, 5] },
  { holder: "A bus conductor's bag", things: 'coins', values: [2, 5, 10] },
  { holder: 'A cash box', things: 'notes', values: [10, 20, 50] },
  { holder: "A shopkeeper's drawer", things: 'notes', values: [20, 50, 100] },
] as const

export const coinsInRatio = template({
  id: 'ratio-and-proportion/coins-in-ratio',
  topic: 'ratio-and-proportion',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    purse: random.pick(PURSES),
    parts: random.sample([2, 3, 4, 5, 6, 7], 3) as [number, number, number],
    times: random.int(4, 20),
    asked: random.int(0, 2),
    wholeCount: level === 'medium',
  }),

  write({ purse, parts, times, asked, wholeCount }) {
    const [a, b, c] = purse.values
    const each = [parts[0] * a, parts[1] * b, parts[2] * c]
    const perSet = each.reduce((x, y) => x + y)
    const sum = parts.reduce((x, y) => x + y)
    const total = perSet * times
    const part = parts[asked] ?? 0
    const answer = (wholeCount ? sum : part) * times
    const what = wholeCount ? `${purse.things} in all` : `₹${purse.values[asked]} ${purse.things}`
    const divisor = parts.reduce(gcd)
    return {
      stem: {
        en: `${purse.holder} has ₹${a}, ₹${b} and ₹${c} ${purse.things} in the ratio ${ratio(...parts)}. The total amount is ${rupees(total)}. How many ${what} are there?`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...(wholeCount
            ? parts.map((p, n) => ({
                value: p * times,
                mistake: `counted the ₹${purse.values[n]} ${purse.things} only`,
              }))
            : [
                {
                  value: (total * part) / sum / (purse.values[asked] ?? 1),
                  mistake: 'took the ratio of numbers for a ratio of amounts',
                },
                { value: (parts[(asked + 1) % 3] ?? 0) * times, mistake: 'counted another kind' },
                { value: (parts[(asked + 2) % 3] ?? 0) * times, mistake: 'counted another kind' },
                { value: sum * times, mistake: 'counted all kinds together' },
              ]),
        ],
        {
          format: number,
          plausible: Number.isInteger,
          spares: [answer + times, answer + 2 * sum, answer + sum],
        },
      ),
      explanation: {
        en: [
          `The ratio is one of numbers, so first find what one set of ${ratio(...parts)} is worth.`,
          `One set: ${parts[0] / divisor} × ₹${a} + ${parts[1] / divisor} × ₹${b} + ${parts[2] / divisor} × ₹${c} = ${rupees(perSet / divisor)}.`,
          `Number of sets = ${rupees(total)} ÷ ${rupees(perSet / divisor)} = ${times * divisor}.`,
          `Dividing the money itself in the ratio ${ratio(...parts)} would be wrong, because the ${purse.things} differ in value.`,
          `The number of ${what} is ${(wholeCount ? sum : part) / divisor} × ${times * divisor} = ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ purse, parts, times, asked, wholeCount }) {
    const total = purse.values.reduce((sum, value, n) => sum + value * (parts[n] ?? 0) * times, 0)
    const counts = [0, 0, 0]
    const divisor = parts.reduce(gcd)
    for (let left = total; left > 0; ) {
      for (const n of [0, 1, 2]) {
        counts[n] = (counts[n] ?? 0) + (parts[n] ?? 0) / divisor
        left -= (purse.values[n] ?? 0) * ((parts[n] ?? 0) / divisor)
      }
    }
    return number(wholeCount ? counts.reduce((a, b) => a + b) : (counts[asked] ?? 0))
  },
})
