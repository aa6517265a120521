import { number, percent, rupees } from '../../format.ts'
import { PEOPLE, TOWNS } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const GOODS = [
  { name: 'rice', low: 40, high: 60 },
  { name: 'sugar', low: 40, high: 50 },
  { name: 'toor dal', low: 120, high: 180 },
  { name: 'groundnuts', low: 100, high: 140 },
  { name: 'jaggery', low: 50, high: 70 },
  { name: 'wheat flour', low: 40, high: 60 },
] as const

export const cheaperGoods = template({
  id: 'percentage/cheaper-goods-buy-more',
  topic: 'percentage',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat'],

  draw(random, level) {
    const cut = random.pick([10, 20, 25])
    // original price a multiple of 20, so that the reduced one is whole for every cut
    const good = random.pick(GOODS)
    const price = random.step(good.low, good.high, 20)
    return { cut, good, price, extra: random.int(2, 9), original: level === 'hard' }
  },

  write({ cut, good, price, extra, original }) {
    const reduced = (price * (100 - cut)) / 100
    const money = (extra * reduced * 100) / cut
    const answer = original ? price : reduced
    return {
      stem: {
        en: `A fall of ${percent(cut)} in the price of ${good.name} enables a family to buy ${extra} kg more for ${rupees(money)}. What is the ${original ? 'original' : 'reduced'} price of ${good.name} per kg?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: original ? reduced : price, mistake: `gave the ${original ? 'reduced' : 'original'} price` },
          { value: (reduced * (100 + cut)) / 100, mistake: 'raised the reduced price by the same per cent' },
          { value: (reduced * (100 - cut)) / 100, mistake: 'took the cut twice' },
          { value: (price * (100 + cut)) / 100, mistake: 'raised the price instead of lowering it' },
          { value: answer + cut, mistake: 'added the per cent as rupees' },
        ],
        { format: rupees, spares: [answer + 4, answer - 4] },
      ),
      explanation: {
        en: [
          `The money saved on the old quantity, ${percent(cut)} of ${rupees(money)}, pays for the extra ${extra} kg at the reduced price.`,
          `${percent(cut)} of ${rupees(money)} = ${rupees((money * cut) / 100)}, so the reduced price is ${rupees((money * cut) / 100)} ÷ ${extra} = ${rupees(reduced)} per kg.`,
          original
            ? `This is ${percent(100 - cut)} of the original price, which is ${rupees(reduced)} × $\\frac{100}{${100 - cut}}$ = ${rupees(price)}. Adding ${percent(cut)} of the reduced price would give too little.`
            : `The original price, ${rupees(price)}, is what it was before the fall.`,
          `The ${original ? 'original' : 'reduced'} price per kg is ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ cut, price, good, extra, original }) {
    const money = (extra * price * (100 - cut)) / cut
    for (let old = 1; old <= good.high * 2; old++) {
      const now = old - (old * cut) / 100
      if (Math.abs(money / now - money / old - extra) < 1e-9) return rupees(original ? old : now)
    }
    return 'none'
  },
})

export const election = template({
  id: 'percentage/election-majority',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat'],

  draw: (random, level) => ({
    share: random.pick([52, 54, 55, 56, 58, 60, 62, 64, 65]),
    invalid: level === 'easy' ? 0 : random.pick([4, 5, 8, 10, 12, 15, 20]),
    // thousands of votes as multiples of 5 keep every count whole
    total: random.step(5000, 60000, 2500),
    place: random.pick([
      'a college union election',
      'a village panchayat election',
      'a municipal ward election',
      'a cooperative bank election',
    ]),
  }),

  write({ share, invalid, total, place }) {
    const valid = (total * (100 - invalid)) / 100
    const lead = 2 * share - 100
    const majority = (valid * lead) / 100
    return {
      stem: {
        en: `In ${place} between two candidates, ${invalid === 0 ? 'all the votes were valid' : `${percent(invalid)} of the votes polled were invalid`}. The winner got ${percent(share)} of the ${invalid === 0 ? '' : 'valid '}votes and won by ${number(majority)} votes. How many votes were polled?`,
      },
      correct: same(number(total)),
      distractors: numericDistractors(
        total,
        [
          { value: valid, mistake: 'gave the valid votes' },
          { value: (majority * 100) / share, mistake: 'took the majority for the votes of the winner' },
          { value: (majority * 100) / (100 - share), mistake: 'took the majority for the votes of the loser' },
          { value: (majority * 100) / (share - 50), mistake: 'took the majority as the excess over half' },
          { value: (valid * (100 + invalid)) / 100, mistake: 'added the invalid per cent to the valid votes' },
          { value: (valid * share) / 100, mistake: 'gave the votes of the winner' },
          { value: (valid * (100 - share)) / 100, mistake: 'gave the votes of the loser' },
          { value: (valid * 150) / 100, mistake: 'took the valid votes for two thirds of those polled' },
        ],
        {
          format: number,
          plausible: (value) => Number.isInteger(value) && value > 100,
          spares: [total + 2500, total - 1000, total + 1500],
        },
      ),
      explanation: {
        en: [
          `The loser got ${percent(100 - share)} of the ${invalid === 0 ? '' : 'valid '}votes, so the majority is ${share}% − ${100 - share}% = ${percent(lead)} of them.`,
          `${invalid === 0 ? 'Votes' : 'Valid votes'} = ${number(majority)} × $\\frac{100}{${lead}}$ = ${number(valid)}.`,
          invalid === 0
            ? `Dividing by ${percent(share)} would treat the majority as all the votes of the winner.`
            : `These are ${percent(100 - invalid)} of the votes polled: ${number(valid)} × $\\frac{100}{${100 - invalid}}$ = ${number(total)}. The valid votes alone are not the votes polled.`,
          `The number of votes polled was ${number(total)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ share, invalid, total }) {
    const majorityOf = (polled: number) => {
      const valid = polled - (polled * invalid) / 100
      const winner = (valid * share) / 100
      return winner - (valid - winner)
    }
    const majority = majorityOf(total)
    let [low, high] = [0, 1e6]
    while (high - low > 1e-4) {
      const middle = (low + high) / 2
      if (majorityOf(middle) < majority) low = middle
      else high = middle
    }
    return number(Math.round(low))
  },
})

export const successiveChange = template({
  id: 'percentage/successive-change',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw: (random, level) => ({
    first: random.pick([10, 20, 25, 30, 40]),
    second: -random.pick([10, 20, 30, 5]),
    start: random.step(20000, 90000, 2000),
    backwards: level === 'medium',
    scene: random.pick([
      `The population of a town near ${random.pick(TOWNS)}`,
      `The number of daily passengers at ${random.pick(TOWNS)} bus station`,
      `The number of readers of a newspaper in ${random.pick(TOWNS)}`,
    ]),
  }),

  write({ first, second, start, backwards, scene }) {
    const middle = (start * (100 + first)) / 100
    const end = (middle * (100 + second)) / 100
    const answer = backwards ? start : end
    const known = backwards ? end : start
    return {
      stem: {
        en: backwards
          ? `${scene} rose by ${percent(first)} in one year and fell by ${percent(-second)} in the next. If it is now ${number(end)}, what was it two years ago?`
          : `${scene} was ${number(start)}. It rose by ${percent(first)} in one year and fell by ${percent(-second)} in the next. What is it now?`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: backwards ? (known * 100) / (100 + first + second) : (known * (100 + first + second)) / 100,
            mistake: 'added the two per cents',
          },
          { value: middle, mistake: 'stopped after one of the years' },
          {
            value: backwards
              ? (known * (100 - first) * (100 - second)) / 10000
              : (known * (100 + first) * (100 - second)) / 10000,
            mistake: backwards ? 'reversed the changes by the same per cents' : 'took the fall for a rise',
          },
          { value: (known * (100 + first + second)) / 100, mistake: 'added the two per cents and went forward' },
          { value: known, mistake: 'took the two changes to cancel out' },
          { value: (known * (100 + second)) / 100, mistake: 'used the second change only' },
        ],
        {
          format: number,
          plausible: Number.isInteger,
          spares: [answer + start / 100, answer - start / 100, answer + start / 50, answer - start / 50],
        },
      ),
      explanation: {
        en: [
          `Each change is taken on the figure of the year before, so the multipliers are $\\frac{${100 + first}}{100}$ and $\\frac{${100 + second}}{100}$.`,
          backwards
            ? `Going back, divide by both: ${number(end)} × $\\frac{100}{${100 + second}} \\times \\frac{100}{${100 + first}}$ = ${number(start)}.`
            : `${number(start)} × $\\frac{${100 + first}}{100}$ = ${number(middle)}, and ${number(middle)} × $\\frac{${100 + second}}{100}$ = ${number(end)}.`,
          `The two per cents may not simply be added, because they are taken on different figures.`,
          `The figure ${backwards ? 'two years ago was' : 'now is'} ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // one equivalent change a + b + ab/100
  verify({ first, second, start, backwards }) {
    const net = first + second + (first * second) / 100
    return number(backwards ? (start + (start * net) / 100) / (1 + net / 100) : start + (start * net) / 100)
  },
})

export const passMarks = template({
  id: 'percentage/pass-marks',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat'],

  draw: (random, level) => ({
    pass: random.pick([35, 40, 45, 50]),
    maximum: random.step(300, 900, 100),
    // per cent got by the one who fails and, at the second level, by one who passes
    low: random.pick([24, 26, 28, 30, 32]),
    high: random.pick([54, 56, 58, 60, 62, 64]),
    two: level === 'medium',
    names: random.sample(PEOPLE, 2),
  }),

  write({ pass, maximum, low, high, two, names }) {
    const marks = (share: number) => (maximum * share) / 100
    const [short, over] = [marks(pass - low), marks(high - pass)]
    const [first, second] = names
    return {
      stem: {
        en: two
          ? `In an examination ${first} gets ${percent(low)} of the maximum marks and fails by ${number(short)} marks, while ${second} gets ${percent(high)} and has ${number(over)} marks more than the pass mark. What are the maximum marks?`
          : `A candidate must get ${percent(pass)} of the maximum marks to pass. ${first} gets ${number(marks(low))} marks and fails by ${number(short)} marks. What are the maximum marks?`,
      },
      correct: same(number(maximum)),
      distractors: numericDistractors(
        maximum,
        two
          ? [
              { value: (over * 100) / (high - low), mistake: 'left out the marks by which the first fails' },
              {
                value: (Math.abs(over - short) * 100) / (high - low),
                mistake: 'subtracted the two gaps instead of adding them',
              },
              { value: ((short + over) * 100) / high, mistake: 'divided by the per cent of the one who passes' },
              { value: marks(pass), mistake: 'gave the pass mark' },
              { value: ((short + over) * 100) / (100 - low), mistake: 'took the gap up to full marks' },
            ]
          : [
              { value: (marks(low) * 100) / pass, mistake: 'took the marks obtained for the pass mark' },
              { value: marks(pass), mistake: 'gave the pass mark' },
              {
                value: ((marks(low) - short) * 100) / pass,
                mistake: 'subtracted the marks by which the candidate fails',
              },
              { value: (short * 100) / (pass - 20), mistake: 'took the shortfall alone' },
              { value: (marks(pass) * 100) / (100 - pass), mistake: 'divided by the per cent left over' },
            ],
        {
          format: number,
          plausible: (value) => value > marks(high) / 4 && Number.isInteger(value),
          spares: [maximum + 100, maximum - 50, maximum + 50, maximum + 150],
        },
      ),
      explanation: {
        en: [
          two
            ? `The two scores differ by ${high}% − ${low}% = ${percent(high - low)} of the maximum, and in marks by ${number(short)} + ${number(over)} = ${number(short + over)}.`
            : `The pass mark is ${number(marks(low))} + ${number(short)} = ${number(marks(pass))}, which is ${percent(pass)} of the maximum.`,
          two
            ? `Maximum = ${number(short + over)} × $\\frac{100}{${high - low}}$ = ${number(maximum)}. One score is below and the other above the pass mark, so the gaps are added.`
            : `Maximum = ${number(marks(pass))} × $\\frac{100}{${pass}}$ = ${number(maximum)}. Using ${number(marks(low))} in place of the pass mark gives too little.`,
          `The maximum marks are ${number(maximum)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ pass, maximum, low, high, two }) {
    const [short, over, got] = [pass - low, high - pass, low].map((share) => (maximum * share) / 100) as [
      number,
      number,
      number,
    ]
    for (let whole = 50; whole <= 2000; whole += 10) {
      const passMark = two ? (whole * low) / 100 + short : (whole * pass) / 100
      if (Math.abs(passMark - (two ? (whole * high) / 100 - over : got + short)) < 1e-9) return number(whole)
    }
    return 'none'
  },
})
