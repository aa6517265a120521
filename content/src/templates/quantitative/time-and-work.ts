import { number } from '../../format.ts'
import { PEOPLE } from '../../names.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const days = (value: number) => `${number(value)} ${value === 1 ? 'day' : 'days'}`

const JOBS = [
  'paint a house',
  'lay a stretch of road',
  'type a manuscript',
  'build a compound wall',
  'harvest a field',
  'stitch a set of uniforms',
] as const

/** Days alone, days together: 1/a + 1/b = 1/together. */
const PAIRS = [
  [6, 3, 2],
  [12, 6, 4],
  [15, 10, 6],
  [12, 4, 3],
  [20, 5, 4],
  [30, 20, 12],
  [24, 12, 8],
  [18, 9, 6],
  [40, 24, 15],
  [36, 18, 12],
  [20, 30, 12],
  [24, 8, 6],
  [45, 30, 18],
  [60, 40, 24],
] as const

export const oneLeaves = template({
  id: 'time-and-work/one-leaves',
  topic: 'time-and-work',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'cat'],

  draw(random, level) {
    const [a, b, together] = random.pick(PAIRS)
    // together for a share of the work, so that the rest is a whole number of days for the first worker
    const parts = [2, 3, 4, 5, 6].filter((n) => together % n === 0 && a % n === 0)
    const share = random.pick(parts)
    const done = random.int(1, share - 1)
    return {
      a,
      b,
      together,
      share,
      done,
      both: level === 'easy',
      job: random.pick(JOBS),
      names: random.sample(PEOPLE, 2),
    }
  },

  write({ a, b, together, share, done, both, job, names }) {
    const worked = (together * done) / share
    const rest = (a * (share - done)) / share
    const answer = both ? together : rest
    return {
      stem: {
        en: both
          ? `${names[0]} can ${job} in ${days(a)} and ${names[1]} in ${days(b)}. In how many days can they do it working together?`
          : `${names[0]} can ${job} in ${days(a)} and ${names[1]} in ${days(b)}. They work together for ${days(worked)}, after which ${names[1]} leaves. In how many more days will ${names[0]} finish the work?`,
      },
      correct: same(days(answer)),
      distractors: numericDistractors(
        answer,
        both
          ? [
              { value: (a + b) / 2, mistake: 'took the mean of the two times' },
              { value: a + b, mistake: 'added the two times' },
              { value: Math.abs(a - b), mistake: 'took the difference of the two times' },
              { value: together * 2, mistake: 'doubled the time' },
              { value: (a + b) / 4, mistake: 'halved the mean' },
            ]
          : [
              { value: a - worked, mistake: 'forgot the work of the one who left' },
              { value: (b * (share - done)) / share, mistake: 'let the other one finish' },
              { value: (a * done) / share, mistake: 'took the part done for the part left' },
              { value: rest + worked, mistake: 'gave the total time' },
              { value: together - worked, mistake: 'let both go on' },
            ],
        {
          format: days,
          plausible: (value) => value > 0 && Number.isInteger(value * 2),
          spares: [answer + 1, answer + 2, answer + 3],
        },
      ),
      explanation: {
        en: [
          `In one day they do $\\frac{1}{${a}} + \\frac{1}{${b}} = \\frac{1}{${together}}$ of the work together.`,
          both
            ? `So they need ${together} days. Times are not added or averaged; together they take less than either alone.`
            : `In ${days(worked)} they do $\\frac{${done}}{${share}}$ and leave $\\frac{${share - done}}{${share}}$.`,
          ...(both
            ? []
            : [
                `${names[0]} alone does this in $\\frac{${share - done}}{${share}} \\times ${a}$ days. Simply taking ${worked} from ${a} would forget what ${names[1]} did.`,
              ]),
          both ? `Together they finish in ${days(answer)}.` : `${names[0]} will finish in ${days(answer)} more.`,
        ].join('\n\n'),
      },
    }
  },

  // days of work in units of 1/360 of a day, stepped until the job is done
  verify({ a, b, together, share, done, both }) {
    const worked = (together * done) / share
    let left = 1
    let day = 0
    const step = 1 / 120
    while (left > 1e-9) {
      left -= step * (1 / a + (both || day < worked - 1e-9 ? 1 / b : 0))
      day += step
    }
    return days(Math.round((both ? day : day - worked) * 60) / 60)
  },
})

export const threePairs = template({
  id: 'time-and-work/three-pairs',
  topic: 'time-and-work',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw(random, level) {
    // rates x, y, z in units of 1/whole give whole days for the pairs and for what is asked
    const [x, y, z, whole] = random.pick([
      [3, 2, 1, 60],
      [4, 2, 1, 210],
      [3, 2, 1, 120],
      [3, 3, 2, 120],
      [5, 4, 1, 90],
      [4, 2, 2, 24],
      [6, 4, 2, 120],
      [5, 1, 1, 210],
      [3, 1, 1, 60],
      [5, 5, 1, 330],
    ] as const)
    return {
      rates: random.shuffle([x, y, z]),
      whole,
      alone: level === 'hard',
      names: random.sample(PEOPLE, 3),
      job: random.pick(JOBS),
    }
  },

  write({ rates, whole, alone, names, job }) {
    const [x, y, z] = rates as [number, number, number]
    const [ab, bc, ca] = [whole / (x + y), whole / (y + z), whole / (z + x)]
    const sum = x + y + z
    const answer = whole / (alone ? x : sum)
    const [a, b, c] = names
    return {
      stem: {
        en: `${a} and ${b} together can ${job} in ${days(ab)}, ${b} and ${c} in ${days(bc)}, and ${c} and ${a} in ${days(ca)}. In how many days can ${alone ? `${a} alone` : 'all three together'} do it?`,
      },
      correct: same(days(answer)),
      distractors: numericDistractors(
        answer,
        alone
          ? [
              { value: whole / y, mistake: 'found the time of the second person' },
              { value: whole / z, mistake: 'found the time of the third person' },
              { value: answer / 2, mistake: 'did not halve the sum of the pairs' },
              { value: whole / sum, mistake: 'gave the time of all three' },
              { value: ab + ca - bc, mistake: 'added and subtracted the times' },
              { value: ab + ca, mistake: 'added the times of the two pairs' },
            ]
          : [
              { value: answer / 2, mistake: 'did not halve the sum of the pairs' },
              { value: answer * 2, mistake: 'doubled instead of halving' },
              { value: (ab + bc + ca) / 3, mistake: 'took the mean of the times' },
              { value: (ab + bc + ca) / 2, mistake: 'halved the sum of the times' },
              { value: Math.min(ab, bc, ca) - 1, mistake: 'guessed just under the fastest pair' },
            ],
        {
          format: days,
          plausible: (value) => value > 0 && Number.isInteger(value * 2),
          spares: [answer + 2, answer + 4, answer + 5],
        },
      ),
      explanation: {
        en: [
          `Add the daily work of the three pairs; each person is counted twice.`,
          `$\\frac{1}{${ab}} + \\frac{1}{${bc}} + \\frac{1}{${ca}} = \\frac{${2 * sum}}{${whole}}$, so all three do $\\frac{${sum}}{${whole}}$ of the work in a day. Leaving out the halving is the usual mistake.`,
          alone
            ? `${b} and ${c} do $\\frac{1}{${bc}} = \\frac{${y + z}}{${whole}}$, so ${a} does $\\frac{${x}}{${whole}}$ in a day.`
            : `The time is the reciprocal, $\\frac{${whole}}{${sum}}$ days.`,
          `${alone ? a : 'All three together'} can do it in ${days(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // Cramer's rule for the sums of two rates
  verify({ rates, whole, alone }) {
    const [x, y, z] = rates as [number, number, number]
    const [ab, bc, ca] = [(x + y) / whole, (y + z) / whole, (z + x) / whole]
    const rateOfA = (ab - bc + ca) / 2
    return days(Math.round(60 / (alone ? rateOfA : rateOfA + bc)) / 60)
  },
})
