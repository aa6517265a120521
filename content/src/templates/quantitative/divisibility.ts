import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const digitSum = (digits: readonly number[]) => digits.reduce((sum, digit) => sum + digit, 0)
const alternating = (digits: readonly number[]) =>
  digits.reduceRight((sum, digit, n) => sum + ((digits.length - 1 - n) % 2 === 0 ? digit : -digit), 0)

export const missingDigit = template({
  id: 'divisibility/missing-digit',
  topic: 'divisibility',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'nimcet', 'afcat', 'mat'],

  draw(random, level) {
    const divisor = level === 'easy' ? 9 : 11
    const place = random.int(1, 4)
    const missing = random.int(1, 8)
    const digits = Array.from({ length: 6 }, () => random.int(1, 9))
    digits[place] = missing
    if (divisor === 9) {
      const rest = digitSum(digits.slice(0, 5)) % 9
      digits[5] = rest === 0 ? 9 : 9 - rest
      return { divisor, place, digits }
    }
    const wanted = () => ((-alternating([...digits.slice(0, 5), 0]) % 11) + 11) % 11
    // a last digit of 10 is avoided by moving the first one, which has the opposite sign
    if (wanted() === 10) digits[0] = digits[0] === 1 ? 2 : (digits[0] ?? 0) - 1
    digits[5] = wanted()
    return { divisor, place, digits }
  },

  write({ divisor, place, digits }) {
    const missing = digits[place] ?? 0
    const shown = digits.map((digit, n) => (n === place ? '*' : digit)).join('\\,')
    const known = digits.filter((_, n) => n !== place)
    const knownSum = digitSum(known)
    const odd = digits.filter((_, n) => n % 2 === 0 && n !== place)
    const even = digits.filter((_, n) => n % 2 === 1 && n !== place)
    const rest = divisor === 9 ? knownSum % 9 : Math.abs(digitSum(odd) - digitSum(even)) % 11
    return {
      stem: {
        en: `The six-digit number $${shown}$ is exactly divisible by ${divisor}. The digit in the place of * is`,
      },
      correct: same(String(missing)),
      distractors: numericDistractors(
        missing,
        [
          { value: rest, mistake: 'gave the remainder instead of what completes it' },
          { value: (10 - (knownSum % 10)) % 10, mistake: 'made the sum of digits a multiple of 10' },
          ...(divisor === 9
            ? [missing + 3, missing - 3, missing + 6].map((value) => ({ value, mistake: 'tested for 3 only' }))
            : [
                { value: (9 - (knownSum % 9)) % 9, mistake: 'used the test for 9' },
                { value: 11 - rest, mistake: 'added the missing digit to the wrong sum' },
                { value: (11 - (knownSum % 11)) % 11, mistake: 'made the sum of all digits a multiple of 11' },
              ]),
        ],
        {
          format: String,
          plausible: (value) => value >= 0 && value <= 9 && Number.isInteger(value),
          spares: [9 - missing, missing + 1, missing - 1, missing + 2],
        },
      ),
      explanation: {
        en: [
          divisor === 9
            ? `A number is divisible by 9 when the sum of its digits is.`
            : `A number is divisible by 11 when the difference between the sums of its alternate digits is 0 or a multiple of 11.`,
          divisor === 9
            ? `The known digits add up to ${known.join(' + ')} = ${knownSum}. The next multiple of 9 is ${knownSum + missing}.`
            : `Without * the alternate digits give ${odd.join(' + ')} = ${digitSum(odd)} and ${even.join(' + ')} = ${digitSum(even)}; * belongs to the ${place % 2 === 0 ? 'first' : 'second'} sum.`,
          divisor === 9
            ? `The remainder ${rest} itself is not the digit; the digit is what is wanting to complete the multiple.`
            : `With * = ${missing} the sums are ${digitSum(odd) + (place % 2 === 0 ? missing : 0)} and ${digitSum(even) + (place % 2 === 1 ? missing : 0)}, and their difference is divisible by 11.`,
          `The missing digit is ${missing}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ divisor, place, digits }) {
    const fits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
      (digit) => Number(digits.map((old, n) => (n === place ? digit : old)).join('')) % divisor === 0,
    )
    return fits.join(' or ')
  },
})

export const leastChange = template({
  id: 'divisibility/least-number-to-add-or-subtract',
  topic: 'divisibility',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw(random, level) {
    const [divisors, lcm] = random.pick(
      level === 'easy'
        ? ([17, 19, 23, 29, 31, 37, 43].map((n) => [[n], n]) as [number[], number][])
        : ([
            [[12, 15, 20], 60],
            [[8, 12, 18], 72],
            [[9, 12, 15], 180],
            [[6, 8, 10], 120],
            [[10, 12, 16], 240],
            [[8, 9, 12], 72],
            [[12, 18, 21], 252],
          ] as [number[], number][]),
    )
    const rest = random.int(3, lcm - 3)
    return {
      divisors,
      lcm,
      n: lcm * random.int(Math.ceil(1000 / lcm), Math.floor(9000 / lcm)) + (rest * 2 === lcm ? rest - 1 : rest),
      adding: random.chance(0.5),
    }
  },

  write({ divisors, lcm, n, adding }) {
    const rest = n % lcm
    const answer = adding ? lcm - rest : rest
    const by = divisors.length === 1 ? `${lcm}` : `each of ${divisors.slice(0, -1).join(', ')} and ${divisors.at(-1)}`
    const largest = Math.max(...divisors)
    return {
      stem: {
        en: `What is the least number that must be ${adding ? 'added to' : 'subtracted from'} ${number(n)} so that the result is exactly divisible by ${by}?`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: lcm - answer, mistake: 'took the remainder for its complement or the reverse' },
          {
            value: adding ? largest - (n % largest) : n % largest,
            mistake: 'made it divisible by one of the numbers only',
          },
          { value: answer + lcm, mistake: 'went one multiple too far' },
          { value: Math.floor(n / lcm), mistake: 'gave the quotient' },
        ],
        { format: number, spares: [answer + 1, answer - 1] },
      ),
      explanation: {
        en: [
          divisors.length === 1
            ? `Divide and look at the remainder.`
            : `A number divisible by ${by} is divisible by their LCM, ${lcm}.`,
          `${number(n)} = ${lcm} × ${Math.floor(n / lcm)} + ${rest}, so the remainder is ${rest}.`,
          adding
            ? `Adding must complete the next multiple: ${lcm} − ${rest} = ${answer}. The remainder ${rest} itself is what would have to be subtracted.`
            : `Taking the remainder away leaves a multiple of ${lcm}. (${lcm - rest} is what would have to be added.)`,
          `The least number is ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ divisors, n, adding }) {
    let change = 1
    while (divisors.some((divisor) => (adding ? n + change : n - change) % divisor !== 0)) change++
    return number(change)
  },
})

export const countMultiples = template({
  id: 'divisibility/count-of-multiples',
  topic: 'divisibility',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat'],

  draw(random, level) {
    const [p, q, lcm] = random.pick([
      [3, 5, 15],
      [4, 6, 12],
      [3, 7, 21],
      [5, 7, 35],
      [6, 9, 18],
      [4, 7, 28],
      [8, 12, 24],
    ] as const)
    return {
      p,
      q,
      lcm,
      low: random.step(100, 300, 10),
      high: random.step(400, 900, 10),
      kind: level === 'easy' ? ('both' as const) : level === 'medium' ? ('either' as const) : ('first only' as const),
    }
  },

  write({ p, q, lcm, low, high, kind }) {
    const upTo = (n: number) => Math.floor(high / n) - Math.floor((low - 1) / n)
    const [ofP, ofQ, ofBoth] = [upTo(p), upTo(q), upTo(lcm)]
    const answer = kind === 'both' ? ofBoth : kind === 'either' ? ofP + ofQ - ofBoth : ofP - ofBoth
    const condition =
      kind === 'both' ? `both ${p} and ${q}` : kind === 'either' ? `${p} or ${q} (or both)` : `${p} but not by ${q}`
    const wrongs = {
      both: [
        { value: upTo(p * q), mistake: 'used the product instead of the LCM' },
        { value: ofBoth + 1, mistake: 'counted one end too many' },
        { value: ofBoth - 1, mistake: 'subtracted the counts up to both ends wrongly' },
        { value: Math.floor(high / lcm), mistake: 'forgot the numbers below the range' },
      ],
      either: [
        { value: ofP + ofQ, mistake: 'counted the common multiples twice' },
        { value: ofP + ofQ - 2 * ofBoth, mistake: 'left out the common multiples altogether' },
        { value: ofBoth, mistake: 'counted those divisible by both' },
        { value: answer + 1, mistake: 'counted one end too many' },
      ],
      'first only': [
        { value: ofP, mistake: 'kept the multiples of the second number' },
        { value: ofP + ofQ - 2 * ofBoth, mistake: 'counted those divisible by exactly one of the two' },
        { value: ofBoth, mistake: 'counted those divisible by both' },
        { value: Math.abs(ofP - ofQ), mistake: 'took away all multiples of the second number' },
      ],
    }
    return {
      stem: {
        en: `How many whole numbers from ${low} to ${high}, both included, are divisible by ${condition}?`,
      },
      correct: same(String(answer)),
      distractors: numericDistractors(answer, wrongs[kind], { format: String, spares: [answer + 2, answer - 2] }),
      explanation: {
        en: [
          kind === 'both'
            ? `Divisible by both means divisible by the LCM, ${lcm}.`
            : `Count the multiples of each; the common ones are the multiples of the LCM, ${lcm}.`,
          kind === 'both'
            ? `Up to ${high} there are ${Math.floor(high / lcm)} multiples of ${lcm}; up to ${low - 1} there are ${Math.floor((low - 1) / lcm)}.`
            : `In the range there are ${ofP} multiples of ${p}, ${ofQ} of ${q} and ${ofBoth} of ${lcm} (multiples up to ${high} less multiples up to ${low - 1}).`,
          kind === 'both'
            ? `${Math.floor(high / lcm)} − ${Math.floor((low - 1) / lcm)} = ${ofBoth}.`
            : kind === 'either'
              ? `The common ones are in both counts, so they are taken away once: ${ofP} + ${ofQ} − ${ofBoth} = ${answer}.`
              : `From the multiples of ${p} take away only those that are also multiples of ${q}: ${ofP} − ${ofBoth} = ${answer}.`,
          `The count is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ p, q, low, high, kind }) {
    let count = 0
    for (let n = low; n <= high; n++) {
      const [byP, byQ] = [n % p === 0, n % q === 0]
      if (kind === 'both' ? byP && byQ : kind === 'either' ? byP || byQ : byP && !byQ) count++
    }
    return String(count)
  },
})
