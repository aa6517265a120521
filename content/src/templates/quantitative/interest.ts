import { number, percent, rupees } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

/** Rates with the least sum that keeps the difference in whole rupees. */
type RateAndSum = { readonly rate: number; readonly unit: number }
const TWO_YEAR_SUMS: readonly RateAndSum[] = [
  { rate: 4, unit: 2500 },
  { rate: 5, unit: 2000 },
  { rate: 6, unit: 2500 },
  { rate: 8, unit: 2500 },
  { rate: 10, unit: 1500 },
  { rate: 12, unit: 2500 },
  { rate: 20, unit: 1500 },
]
const THREE_YEAR_SUMS: readonly RateAndSum[] = [
  { rate: 5, unit: 8000 },
  { rate: 10, unit: 2000 },
  { rate: 20, unit: 1000 },
]

export const interestDifference = template({
  id: 'interest/compound-minus-simple',
  topic: 'interest',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw: (random, level) => ({
    ...random.pick(level === 'hard' ? THREE_YEAR_SUMS : TWO_YEAR_SUMS),
    units: random.int(2, 24),
    years: level === 'hard' ? 3 : 2,
    findSum: level !== 'easy',
  }),

  write({ rate, unit, units, years, findSum }) {
    const sum = unit * units
    const simple = (sum * rate * years) / 100
    const compound = Math.round(sum * (1 + rate / 100) ** years) - sum
    const difference = compound - simple
    const answer = findSum ? sum : difference
    const square = (rate * rate) / 10000
    return {
      stem: {
        en: findSum
          ? `The difference between the compound interest (compounded yearly) and the simple interest on a sum for ${years} years at ${percent(rate)} per annum is ${rupees(difference)}. The sum is`
          : `What is the difference between the compound interest (compounded yearly) and the simple interest on ${rupees(sum)} for ${years} years at ${percent(rate)} per annum?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        findSum
          ? [
              { value: (difference * 100) / rate, mistake: 'took the difference for the interest of one year' },
              ...(years === 3
                ? [
                    { value: difference / square, mistake: 'used the rule for two years' },
                    { value: difference / (3 * square), mistake: 'left out the last term of the rule' },
                    { value: difference / (2 * square), mistake: 'took twice the square of the rate' },
                  ]
                : [
                    { value: difference / (2 * square), mistake: 'took twice the square of the rate' },
                    { value: (difference * 100) / (2 * rate), mistake: 'took the difference for the simple interest' },
                  ]),
              { value: sum * (1 + rate / 100), mistake: 'gave the amount after one year' },
              { value: sum * 2, mistake: 'took half the square of the rate' },
            ]
          : [
              { value: (sum * rate) / 100, mistake: 'gave the interest of one year' },
              { value: difference * 2, mistake: 'doubled the interest on the interest' },
              { value: compound, mistake: 'gave the compound interest' },
              { value: simple, mistake: 'gave the simple interest' },
            ],
        { format: rupees, plausible: (value) => value > 0 && Number.isInteger(value) },
      ),
      explanation: {
        en: [
          years === 2
            ? `In two years the two differ only by the interest on the first year's interest, $P\\left(\\frac{r}{100}\\right)^2$.`
            : `For three years the difference is $P\\left(\\frac{r}{100}\\right)^2\\left(3 + \\frac{r}{100}\\right)$.`,
          years === 2
            ? `Here $\\left(\\frac{${rate}}{100}\\right)^2 = \\frac{${rate * rate}}{10000}$.`
            : `Here $\\left(\\frac{${rate}}{100}\\right)^2\\left(3 + \\frac{${rate}}{100}\\right) = \\frac{${rate * rate}}{10000} \\times \\frac{${300 + rate}}{100}$.`,
          findSum
            ? `So $P$ = ${rupees(difference)} × $\\frac{10000}{${rate * rate}}${years === 2 ? '' : ` \\times \\frac{100}{${300 + rate}}`}$ = ${rupees(sum)}. ${years === 3 ? 'The rule for two years does not hold for three.' : 'The difference is not the interest of a whole year.'}`
            : `${rupees(sum)} × $\\frac{${rate * rate}}{10000}$ = ${rupees(difference)}. (Simple interest ${rupees(simple)}, compound interest ${rupees(compound)}.)`,
          `The ${findSum ? 'sum' : 'difference'} is ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ rate, unit, units, years, findSum }) {
    const differenceOn = (principal: number) => {
      let amount = principal
      for (let year = 0; year < years; year++) amount += (amount * rate) / 100
      return amount - principal - (principal * rate * years) / 100
    }
    const sum = unit * units
    if (!findSum) return rupees(differenceOn(sum))
    // the difference is proportional to the sum: what ₹1,00,000 gives settles it
    return rupees((differenceOn(sum) / differenceOn(100000)) * 100000)
  },
})

export const twoAmounts = template({
  id: 'interest/two-amounts-at-simple-interest',
  topic: 'interest',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    sum: random.step(4000, 20000, 500),
    rate: random.pick([4, 5, 6, 7, 8, 9, 10, 12]),
    first: random.int(2, 3),
    gap: random.int(2, 3),
    findRate: level === 'medium',
    name: random.pick(PEOPLE),
  }),

  write({ sum, rate, first, gap, findRate, name }) {
    const yearly = (sum * rate) / 100
    const [early, late] = [sum + yearly * first, sum + yearly * (first + gap)]
    const shared = {
      stem: {
        en: `${name} lends a sum at simple interest. It amounts to ${rupees(early)} in ${first} years and to ${rupees(late)} in ${first + gap} years. ${findRate ? 'What is the rate of interest per annum?' : 'What is the sum?'}`,
      },
      explanation: {
        en: [
          `At simple interest every year adds the same amount.`,
          `In ${gap} years the interest is ${rupees(late)} − ${rupees(early)} = ${rupees(late - early)}, so in one year it is ${rupees(yearly)}.`,
          `The sum is ${rupees(early)} − ${first} × ${rupees(yearly)} = ${rupees(sum)}.`,
          findRate
            ? `Rate = $\\frac{${yearly}}{${sum}} \\times 100$; it is taken on the sum lent, not on the amount ${rupees(early)}.`
            : `The difference ${rupees(late - early)} belongs to ${gap} years, so it must be divided by ${gap} before going back.`,
          `The ${findRate ? `rate of interest is ${percent(rate)}` : `sum is ${rupees(sum)}`}.`,
        ].join('\n\n'),
      },
    }
    if (findRate)
      return {
        ...shared,
        correct: same(percent(rate)),
        distractors: numericDistractors(
          rate,
          [
            { value: (yearly * 100) / early, mistake: 'took the interest on the first amount' },
            { value: rate * gap, mistake: 'did not divide by the number of years' },
            { value: (yearly * 100) / late, mistake: 'took the interest on the later amount' },
            { value: rate + 1, mistake: 'divided inexactly' },
            { value: rate + 2, mistake: 'divided inexactly' },
          ],
          {
            format: percent,
            plausible: (value) => Number.isInteger(value * 2),
            spares: [rate + 1.5, rate - 1, rate + 0.5],
          },
        ),
      }
    return {
      ...shared,
      correct: same(rupees(sum)),
      distractors: numericDistractors(
        sum,
        [
          { value: early - (late - early), mistake: 'did not divide the difference by the number of years' },
          { value: early - yearly, mistake: 'went back one year only' },
          { value: late - yearly * first, mistake: 'went back from the later amount' },
          { value: sum - yearly, mistake: 'went back one year too many' },
          { value: early - yearly / gap, mistake: 'divided by the years twice' },
        ],
        { format: rupees, plausible: Number.isInteger, spares: [sum + 250, sum - 250] },
      ),
    }
  },

  verify({ sum, rate, first, gap, findRate }) {
    const [early, late] = [sum * (1 + (rate * first) / 100), sum * (1 + (rate * (first + gap)) / 100)]
    // the straight line through (first, early) and (first + gap, late), read at year 0
    const principal = (early * (first + gap) - late * first) / gap
    return findRate ? percent(((late / principal - 1) * 100) / (first + gap)) : rupees(Math.round(principal))
  },
})

export const multiplies = template({
  id: 'interest/money-multiplies',
  topic: 'interest',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw: (random, level) => ({
    compound: level === 'medium',
    base: random.int(2, 3),
    power: random.int(2, 4),
    target: random.int(4, 9),
    years: random.int(3, 16),
    scene: random.pick(['A sum of money', 'A fixed deposit', 'A loan']),
  }),

  write({ compound, base, power, target, years, scene }) {
    const multiple = compound ? base ** power : target
    const answer = compound ? years * power : (years * (target - 1)) / (base - 1)
    const linear = (years * (multiple - 1)) / (base - 1)
    const times = (n: number) => (n === 2 ? 'doubles itself' : `becomes ${n} times itself`)
    const format = (value: number) => `${number(value)} years`
    return {
      stem: {
        en: `${scene} ${times(base)} in ${years} years at ${compound ? 'compound interest, compounded yearly' : 'simple interest'}. In how many years from the start will it become ${multiple} times itself at the same rate?`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        compound
          ? [
              { value: linear, mistake: 'worked with simple interest' },
              { value: (years * multiple) / base, mistake: 'took the time in proportion to the multiple' },
              { value: years * (power + 1), mistake: 'counted one period too many' },
              { value: years * (power - 1), mistake: 'counted the periods after the first only' },
              { value: years * multiple, mistake: 'multiplied the years by the multiple' },
            ]
          : [
              { value: (years * target) / base, mistake: 'took the time in proportion to the multiple' },
              { value: years * target, mistake: 'multiplied the years by the multiple' },
              { value: years * (target - 1), mistake: 'took one period for each time the sum' },
              { value: years * (target - base), mistake: 'took the difference of the multiples' },
              { value: answer + years, mistake: 'counted one period too many' },
              { value: answer - years, mistake: 'counted one period too few' },
            ],
        {
          format,
          plausible: (value) => value > 0 && Number.isInteger(value * 2),
          spares: [answer + 2, answer + 4, answer + 5],
        },
      ),
      explanation: {
        en: [
          compound
            ? `At compound interest the money is multiplied by ${base} in every ${years} years.`
            : `At simple interest equal interest is added in equal times. ${base === 2 ? 'Doubling' : `Becoming ${base} times`} means interest equal to ${base - 1 === 1 ? 'the sum' : `${base - 1} times the sum`} in ${years} years.`,
          compound
            ? `$${multiple} = ${base}^{${power}}$, so ${power} such periods are needed: ${power} × ${years} = ${answer}.`
            : `To become ${target} times, the interest must be ${target - 1} times the sum: $${years} \\times \\frac{${target - 1}}{${base - 1}} = ${number(answer)}$.`,
          compound
            ? `Simple interest would need ${number(linear)} years, which is too long because interest also earns interest.`
            : `Comparing ${target} with ${base} directly would count the sum itself as interest.`,
          `It will take ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ compound, base, power, target, years }) {
    if (compound) return `${number((years * Math.log(base ** power)) / Math.log(base))} years`
    const yearly = (base - 1) / years
    let halfYears = 0
    while (1 + (halfYears / 2) * yearly < target - 1e-9) halfYears++
    return `${number(halfYears / 2)} years`
  },
})
