import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const cycleOf = (digit: number): number[] => {
  const cycle = [digit]
  for (let next = (digit * digit) % 10; next !== digit; next = (next * digit) % 10) cycle.push(next)
  return cycle
}
const lastDigit = (base: number, exponent: number): number => {
  const cycle = cycleOf(base % 10)
  return cycle[(exponent - 1) % cycle.length] ?? 0
}

export const unitDigit = template({
  id: 'number-system/unit-digit-of-powers',
  topic: 'number-system',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'nimcet', 'mat', 'afcat'],

  draw: (random, level) => ({
    base: random.int(1, 9) * 10 + random.pick([2, 3, 7, 8]),
    exponent: random.int(21, 99),
    second: level === 'easy' ? 0 : random.int(1, 9) * 10 + random.pick([2, 3, 4, 7, 8, 9]),
    secondExponent: random.int(21, 99),
    operation: random.pick(['+', '\\times'] as const),
  }),

  write({ base, exponent, second, secondExponent, operation }) {
    const [u, v] = [lastDigit(base, exponent), second === 0 ? 0 : lastDigit(second, secondExponent)]
    const join = (a: number, b: number) => (second === 0 ? a : operation === '+' ? (a + b) % 10 : (a * b) % 10)
    const answer = join(u, v)
    const shown = `${base}^{${exponent}}${second === 0 ? '' : ` ${operation} ${second}^{${secondExponent}}`}`
    const cycle = cycleOf(base % 10)
    const explain = (b: number, e: number) => {
      const c = cycleOf(b % 10)
      return `The powers of ${b % 10} end in ${c.join(', ')} in turn. $${e} = ${c.length} \\times ${Math.floor(e / c.length)} + ${e % c.length}$, so $${b}^{${e}}$ ends in ${lastDigit(b, e)}.`
    }
    return {
      stem: { en: `The digit in the units place of $${shown}$ is` },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: join(cycle[exponent % cycle.length] ?? 0, v), mistake: 'counted one place too far in the cycle' },
          { value: join(base % 10, second % 10), mistake: 'ignored the exponents' },
          { value: join(((base % 10) * exponent) % 10, v), mistake: 'multiplied by the exponent instead of raising' },
          {
            value: second === 0 ? exponent % 4 : operation === '+' ? (u * v) % 10 : (u + v) % 10,
            mistake: 'mixed up the two operations',
          },
        ],
        {
          format: String,
          plausible: (value) => value >= 0,
          spares: [...cycle, 6, 4, 1, 9, 5],
        },
      ),
      explanation: {
        en: [
          `Only the last digit of a base matters, and last digits of powers repeat in a cycle.`,
          `${explain(base, exponent)}${exponent % cycle.length === 0 ? ' (Remainder 0 means the last place of the cycle, not the first.)' : ''}`,
          ...(second === 0
            ? []
            : [
                explain(second, secondExponent),
                `$${u} ${operation} ${v} = ${operation === '+' ? u + v : u * v}$, of which only the last digit counts.`,
              ]),
          `The digit in the units place is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ base, exponent, second, secondExponent, operation }) {
    const [a, b] = [BigInt(base) ** BigInt(exponent), BigInt(second) ** BigInt(secondExponent)]
    return String((operation === '+' || second === 0 ? a + b : a * b) % 10n)
  },
})

export const reversedDigits = template({
  id: 'number-system/reversed-digits',
  topic: 'number-system',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random, level) {
    const larger = random.int(4, 9)
    const smaller = random.int(1, larger - 2)
    const growing = random.chance(0.5)
    return {
      tens: growing ? smaller : larger,
      units: growing ? larger : smaller,
      clue: level === 'easy' ? ('sum' as const) : ('product' as const),
      wording: random.int(0, 1),
    }
  },

  write({ tens, units, clue, wording }) {
    const answer = 10 * tens + units
    const change = Math.abs(units - tens) * 9
    const grows = units > tens
    const given = clue === 'sum' ? tens + units : tens * units
    const reversal =
      wording === 0
        ? `When its digits are interchanged, the number ${grows ? 'increases' : 'decreases'} by ${change}.`
        : `If ${change} is ${grows ? 'added to' : 'subtracted from'} the number, its digits are interchanged.`
    return {
      stem: { en: `The ${clue} of the digits of a two-digit number is ${given}. ${reversal} The number is` },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: 10 * units + tens, mistake: 'gave the number with its digits interchanged' },
          ...[1, -1, 2, -2, 3, -3]
            .map((by) => answer + (clue === 'sum' ? 9 : 11) * by)
            .filter((value) => clue === 'product' || Math.floor(value / 10) + (value % 10) === given)
            .map((value) => ({ value, mistake: `met the ${clue === 'sum' ? 'sum of the digits' : 'change'} only` })),
          { value: answer - 11, mistake: 'met the change only' },
          { value: answer + 11, mistake: 'met the change only' },
        ],
        {
          format: String,
          plausible: (value) => value > 10 && value < 100 && value % 10 !== 0,
          spares: [answer + 11, answer - 11, answer + 22, answer - 22, answer + 10],
        },
      ),
      explanation: {
        en: [
          `Let the digits be $x$ (tens) and $y$ (units): the number is $10x + y$ and the interchanged one $10y + x$.`,
          `The change is $9${grows ? '(y - x)' : '(x - y)'} = ${change}$, so $${grows ? 'y - x' : 'x - y'} = ${change / 9}$. Also $${clue === 'sum' ? 'x + y' : 'xy'} = ${given}$.`,
          `The digits are therefore $x = ${tens}$ and $y = ${units}$.`,
          `${10 * units + tens} has the digits the wrong way round: it would ${grows ? 'decrease' : 'increase'}.`,
          `The number is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ tens, units, clue }) {
    const change = 10 * units + tens - (10 * tens + units)
    const of = (x: number, y: number) => (clue === 'sum' ? x + y : x * y)
    const found: number[] = []
    for (let n = 10; n < 100; n++) {
      const [x, y] = [Math.floor(n / 10), n % 10]
      if (of(x, y) === of(tens, units) && 10 * y + x - n === change) found.push(n)
    }
    return found.join(' or ')
  },
})

const upTo = (exponent: number) => (exponent === 1 ? '0 or 1' : `0 to ${exponent}`)

export const factorCount = template({
  id: 'number-system/number-of-factors',
  topic: 'number-system',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'nimcet', 'mat', 'afcat'],

  draw(random, level) {
    const [third, odd] = random.pick([
      [5, 1],
      [5, 2],
      [7, 1],
      [7, 2],
      [11, 1],
    ] as const)
    return {
      twos: random.int(2, 5),
      threes: random.int(1, 3),
      prime: third,
      times: odd,
      kind: level === 'easy' ? ('all' as const) : random.pick(['odd', 'even'] as const),
    }
  },

  write({ twos, threes, prime, times, kind }) {
    const n = 2 ** twos * 3 ** threes * prime ** times
    const [all, odd] = [(twos + 1) * (threes + 1) * (times + 1), (threes + 1) * (times + 1)]
    const answer = kind === 'all' ? all : kind === 'odd' ? odd : all - odd
    const powers = [
      [2, twos],
      [3, threes],
      [prime, times],
    ].map(([p, e]) => (e === 1 ? `${p}` : `${p}^{${e}}`))
    return {
      stem: {
        en: `How many ${kind === 'all' ? '' : `${kind} `}factors does ${number(n)} have${kind === 'odd' ? ', counting 1' : kind === 'even' ? ', counting the number itself' : ', counting 1 and the number itself'}?`,
      },
      correct: same(String(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: kind === 'all' ? twos * threes * times : all,
            mistake: kind === 'all' ? 'multiplied the exponents without adding 1' : 'counted all factors',
          },
          {
            value: kind === 'even' ? odd : all - odd,
            mistake: 'counted the even factors for the odd ones or the reverse',
          },
          {
            value: kind === 'odd' ? odd - 1 : kind === 'even' ? all - odd - 1 : all - 2,
            mistake: 'left out 1 or the number itself',
          },
          { value: twos + threes + times, mistake: 'added the exponents' },
        ],
        { format: String, spares: [answer + 2, answer + 4, answer + 6] },
      ),
      explanation: {
        en: [
          `Write the number in primes: $${n} = ${powers.join(' \\times ')}$.`,
          kind === 'all'
            ? `In a factor the exponent of 2 is ${upTo(twos)}, that of 3 is ${upTo(threes)} and that of ${prime} is ${upTo(times)}: $${twos + 1} \\times ${threes + 1} \\times ${times + 1} = ${all}$ ways. The exponents are increased by 1 because "none" is also a choice.`
            : kind === 'odd'
              ? `In an odd factor the exponent of 2 is 0, that of 3 is ${upTo(threes)} and that of ${prime} is ${upTo(times)}: $${threes + 1} \\times ${times + 1} = ${odd}$ ways. The count of all factors, ${all}, includes the even ones.`
              : `In an even factor the exponent of 2 is 1 to ${twos}, that of 3 is ${upTo(threes)} and that of ${prime} is ${upTo(times)}: $${twos} \\times ${threes + 1} \\times ${times + 1} = ${all - odd}$ ways. The count of all factors, ${all}, includes the odd ones.`,
          `The number of ${kind === 'all' ? '' : `${kind} `}factors is ${answer}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ twos, threes, prime, times, kind }) {
    const n = 2 ** twos * 3 ** threes * prime ** times
    let count = 0
    for (let d = 1; d <= n; d++) if (n % d === 0 && (kind === 'all' || (d % 2 === 0) === (kind === 'even'))) count++
    return String(count)
  },
})
