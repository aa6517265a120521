import { gcd, number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

const lcm = (...numbers: readonly number[]) => numbers.reduce((a, b) => (a / gcd(a, b)) * b)

/** Minutes after midnight as `8:05 am` */
function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24
  return `${((hour + 11) % 12) + 1}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

type Three = readonly [number, number, number]
const SHORT_INTERVALS: readonly Three[] = [
  [6, 8, 12],
  [10, 12, 15],
  [6, 9, 12],
  [8, 10, 20],
  [9, 12, 18],
  [5, 8, 10],
]
const LONG_INTERVALS: readonly Three[] = [
  [12, 15, 18],
  [15, 20, 24],
  [18, 24, 32],
  [16, 24, 36],
  [14, 21, 28],
  [25, 30, 40],
  [18, 20, 24],
]

const SIGNALS = [
  { things: 'Three bells ring', verb: 'ring together' },
  { things: 'Buses leave a depot on three routes', verb: 'leave together' },
  { things: 'Three sirens of a factory sound', verb: 'sound together' },
  { things: 'Three advertising lights flash', verb: 'flash together' },
] as const

export const togetherAgain = template({
  id: 'lcm-and-gcd/together-again',
  topic: 'lcm-and-gcd',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'],

  draw: (random, level) => ({
    signal: random.pick(SIGNALS),
    minutes: random.pick(level === 'easy' ? SHORT_INTERVALS : LONG_INTERVALS),
    start: random.step(6 * 60, 10 * 60, 15),
  }),

  write({ signal, minutes, start }) {
    const interval = lcm(...minutes)
    const [a, b, c] = minutes
    const after = (by: number) => clock(start + by)
    return {
      stem: {
        en: `${signal.things} at intervals of ${a}, ${b} and ${c} minutes. They ${signal.verb} at ${clock(start)}. When will they next ${signal.verb}?`,
      },
      correct: same(after(interval)),
      distractors: textDistractors(after(interval), [
        [after(a + b + c), 'added the intervals'],
        [after(lcm(a, b)), 'used the LCM of the first two only'],
        [after(2 * interval), 'gave the meeting after the next'],
        [after(lcm(b, c)), 'used the LCM of the last two only'],
        [after(c * 2), 'doubled the longest interval'],
        [after(interval + c), 'added one interval too many'],
        [after(lcm(a, c)), 'used the LCM of the first and the last only'],
        [after(interval + a), 'added one interval too many'],
      ]),
      explanation: {
        en: [
          `They meet again after the least time that is a multiple of all three intervals, their LCM.`,
          `LCM of ${a}, ${b} and ${c} = ${interval}, so the next time is ${interval} minutes${interval >= 60 ? ` (${Math.floor(interval / 60)} h ${interval % 60} min)` : ''} later.`,
          `Adding the intervals (${a + b + c} minutes) has no meaning here: that number is not a multiple of each.`,
          `They next ${signal.verb} at ${after(interval)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ minutes, start }) {
    let minute = 1
    while (minutes.some((every) => minute % every !== 0)) minute++
    return clock(start + minute)
  },
})

const COPRIME_PAIRS = [
  [2, 3],
  [3, 4],
  [2, 5],
  [3, 5],
  [4, 5],
  [5, 6],
  [3, 7],
  [4, 7],
  [5, 8],
] as const

export const productRule = template({
  id: 'lcm-and-gcd/number-from-lcm-and-hcf',
  topic: 'lcm-and-gcd',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw: (random, level) => ({
    pair: random.pick(COPRIME_PAIRS),
    hcf: random.pick([6, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18, 21, 24]),
    given: level === 'easy' ? ('number' as const) : random.pick(['ratio', 'sum'] as const),
    small: random.chance(0.5),
  }),

  write({ pair, hcf, given, small }) {
    const [a, b] = [pair[0] * hcf, pair[1] * hcf]
    const multiple = pair[0] * pair[1] * hcf
    const [known, answer] = small ? [b, a] : [a, b]
    const stem = {
      number: `The HCF of two numbers is ${hcf} and their LCM is ${number(multiple)}. If one of them is ${known}, the other is`,
      ratio: `Two numbers are in the ratio ${pair[0]} : ${pair[1]} and their LCM is ${number(multiple)}. The ${small ? 'smaller' : 'larger'} number is`,
      sum: `The sum of two numbers is ${a + b}, their HCF is ${hcf} and their LCM is ${number(multiple)}. The ${small ? 'smaller' : 'larger'} number is`,
    }[given]
    const method = {
      number: `For two numbers, HCF × LCM = product of the numbers, so the other is $\\frac{${hcf} \\times ${multiple}}{${known}} = ${answer}$.`,
      ratio: `Let the numbers be $${pair[0]}x$ and $${pair[1]}x$. As ${pair[0]} and ${pair[1]} have no common factor, the LCM is $${pair[0] * pair[1]}x$ = ${number(multiple)}, so $x = ${hcf}$ and the numbers are ${a} and ${b}.`,
      sum: `The numbers are $${hcf}m$ and $${hcf}n$ with $m$, $n$ prime to each other. $m + n = ${a + b} \\div ${hcf} = ${pair[0] + pair[1]}$ and $mn = ${multiple} \\div ${hcf} = ${pair[0] * pair[1]}$, so $m = ${pair[0]}$, $n = ${pair[1]}$.`,
    }[given]
    return {
      stem: { en: stem },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: known, mistake: 'gave the other number' },
          { value: multiple / known, mistake: 'left the HCF out of the product' },
          { value: multiple / (pair[0] + pair[1]), mistake: 'divided the LCM by the sum of the terms' },
          { value: multiple - known, mistake: 'subtracted instead of dividing' },
          { value: answer + hcf, mistake: 'took the next multiple of the HCF' },
          { value: hcf * (pair[1] + 1), mistake: 'took another multiple of the HCF' },
        ],
        {
          format: String,
          plausible: (value) =>
            Number.isInteger(value) && value > 1 && !(given === 'number' && value === known) && value <= multiple,
          spares: [answer - hcf, answer + 2 * hcf, answer + 3 * hcf],
        },
      ),
      explanation: {
        en: [
          method,
          given === 'number'
            ? `Dividing the LCM alone by ${known} leaves out the factor that both numbers share.`
            : `Check: HCF × LCM = ${hcf} × ${number(multiple)} = ${number(hcf * multiple)} = ${a} × ${b}.`,
          given === 'number'
            ? `The other number is ${answer}.`
            : `The ${small ? 'smaller' : 'larger'} number is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ pair, hcf, given, small }) {
    const [a, b] = [pair[0] * hcf, pair[1] * hcf]
    const multiple = pair[0] * pair[1] * hcf
    const other = small ? b : a
    const found: number[] = []
    for (let n = hcf; n <= multiple; n += 1) {
      const mate =
        given === 'number'
          ? other
          : given === 'sum'
            ? a + b - n
            : (n * (small ? pair[1] : pair[0])) / (small ? pair[0] : pair[1])
      if (!Number.isInteger(mate) || mate <= 0) continue
      if (given !== 'number' && n < mate !== small) continue
      if (lcm(n, mate) === multiple && (given === 'ratio' || gcd(n, mate) === hcf)) found.push(n)
    }
    return found.join(' or ')
  },
})

const LEFT_OVER = [
  ([a, b, c]: Three, rest: number) =>
    `What is the least number greater than ${Math.max(a, b, c)} which, when divided by ${a}, ${b} and ${c}, leaves the remainder ${rest} in each case?`,
  ([a, b, c]: Three, rest: number) =>
    `A fruit seller packs mangoes. Whether a box takes ${a}, ${b} or ${c} of them, ${rest} mangoes are left over. If there are more than ${Math.max(a, b, c)} mangoes, what is the least number that there can be?`,
  ([a, b, c]: Three, rest: number) =>
    `Cadets at a parade are made to stand in rows of ${a}, then of ${b} and then of ${c}. Each time ${rest} cadets are left over. If there are more than ${Math.max(a, b, c)} cadets, what is the least number of cadets?`,
]

export const remaindersLeft = template({
  id: 'lcm-and-gcd/remainders-left',
  topic: 'lcm-and-gcd',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'nimcet', 'mat', 'afcat'],

  draw: (random, level) => ({
    greatest: level === 'medium',
    pair: random.pick(COPRIME_PAIRS),
    size: random.int(14, 48),
    rests: random.sample([3, 4, 5, 6, 7, 8, 9, 10], 2) as [number, number],
    divisors: random.pick([
      [12, 15, 20],
      [8, 12, 18],
      [9, 12, 15],
      [6, 8, 10],
      [15, 18, 20],
      [12, 16, 18],
      [10, 14, 20],
      [9, 15, 21],
      [16, 20, 24],
    ] as const),
    rest: random.int(2, 5),
    story: random.pick(LEFT_OVER),
  }),

  write({ greatest, pair, size, rests, divisors, rest, story }) {
    const [a, b] = [pair[0] * size + rests[0], pair[1] * size + rests[1]]
    const least = lcm(...divisors)
    const answer = greatest ? size : least + rest
    const smaller = Array.from({ length: size - 1 }, (_, n) => size - 1 - n).filter((d) => size % d === 0 && d > 10)
    return {
      stem: {
        en: greatest
          ? `What is the greatest number that divides ${a} and ${b} leaving remainders ${rests[0]} and ${rests[1]} respectively?`
          : story(divisors, rest),
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        greatest
          ? [
              { value: gcd(a, b) > 10 ? gcd(a, b) : 0, mistake: 'took the HCF of the numbers as given' },
              ...smaller.map((value) => ({ value, mistake: 'a common divisor, but not the greatest' })),
              { value: size * 2, mistake: 'took a number that divides only one of them' },
              {
                value: (pair[1] - pair[0]) * size + Math.abs(rests[1] - rests[0]),
                mistake: 'took the difference of the numbers',
              },
              { value: size + rests[0], mistake: 'added a remainder to the HCF' },
              { value: size - rests[1], mistake: 'subtracted a remainder from the HCF' },
            ]
          : [
              { value: least - rest, mistake: 'subtracted the remainder' },
              { value: least, mistake: 'forgot the remainder' },
              { value: divisors[0] * divisors[1] + rest, mistake: 'used the product of two divisors' },
              { value: 2 * least + rest, mistake: 'a number with these remainders, but not the least' },
              { value: least + 3 * rest, mistake: 'added the remainder three times' },
            ],
        { format: number, plausible: (value) => value > 10, spares: [answer + 2, answer + 6] },
      ),
      explanation: {
        en: [
          greatest
            ? `Take the remainders away first: the number divides ${a} − ${rests[0]} = ${a - rests[0]} and ${b} − ${rests[1]} = ${b - rests[1]} exactly.`
            : `The LCM of ${divisors.join(', ')} is ${least}; every multiple of it is divisible by all three.`,
          greatest
            ? `${a - rests[0]} = ${size} × ${pair[0]} and ${b - rests[1]} = ${size} × ${pair[1]}, and ${pair[0]} and ${pair[1]} have no common factor, so the HCF is ${size}.`
            : `A number ${rest} more than the LCM leaves the remainder ${rest} each time: ${least} + ${rest} = ${number(answer)}. Subtracting ${rest} would leave other remainders.`,
          `The ${greatest ? 'greatest' : 'least'} such number is ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ greatest, pair, size, rests, divisors, rest }) {
    if (greatest) {
      const [a, b] = [pair[0] * size + rests[0], pair[1] * size + rests[1]]
      let d = Math.min(a, b)
      while (a % d !== rests[0] || b % d !== rests[1]) d--
      return number(d)
    }
    let n = Math.max(...divisors) + 1
    while (divisors.some((divisor) => n % divisor !== rest)) n++
    return number(n)
  },
})
