import { number, percent } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

export const election = template({
  id: 'percentage/election-majority',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw(random, level) {
    // multiples of 2,500 voters keep every count whole
    const [place, most] = random.pick([
      ['a college union election', 5000],
      ['a village panchayat election', 10_000],
      ['a municipal ward election', 25_000],
      ['a cooperative bank election', 40_000],
      ['an assembly election', 150_000],
    ] as const)
    return {
      share: random.pick([52, 54, 55, 56, 58, 60, 62, 64, 65]),
      invalid: level === 'easy' ? 0 : random.pick([4, 5, 8, 10, 12, 15]),
      total: random.step(most / 5 < 2500 ? 2500 : Math.round(most / 12_500) * 2500, most, 2500),
      place,
    }
  },

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

export const passMarks = template({
  id: 'percentage/pass-marks',
  topic: 'percentage',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'mat'],

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
              { value: ((short + over) * 100) / low, mistake: 'divided by the per cent of the one who fails' },
              { value: (short * 100) / (high - low), mistake: 'left out the marks above the pass mark' },
              { value: marks(high), mistake: 'gave the marks of the one who passes' },
              { value: marks(100 - low), mistake: 'gave the marks that the first one lost' },
              { value: marks(low) + marks(high), mistake: 'added the marks of the two' },
              { value: marks(low), mistake: 'gave the marks of the one who fails' },
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
              { value: (short * 100) / pass, mistake: 'took the shortfall for the pass mark' },
              { value: marks(100 - pass), mistake: 'gave what lies above the pass mark' },
              { value: marks(100 - low), mistake: 'gave the marks that were lost' },
              { value: marks(pass) * 2, mistake: 'took the pass mark for half of the maximum' },
            ],
        {
          format: number,
          plausible: (value) => value > marks(high) / 4 && Number.isInteger(value),
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
