import { fraction } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { textDistractors } from '../distractors.ts'
import { chances } from './probability.ts'

const ROLLS = Array.from({ length: 36 }, (_, n) => [Math.floor(n / 6) + 1, (n % 6) + 1] as const)

export const twoDice = template({
  id: 'probability/two-dice',
  topic: 'probability',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet'],

  draw: (random, level) => ({
    kind:
      level === 'easy'
        ? random.pick(['sum is', 'sum at least', 'sum at most'] as const)
        : random.pick(['multiple', 'difference', 'product even with sum', 'one shows'] as const),
    sum: random.int(4, 10),
    k: random.int(3, 5),
    gap: random.int(1, 4),
    face: random.int(1, 6),
    wording: random.pick([
      'Two dice are thrown together.',
      'Two unbiased dice are rolled.',
      'A pair of fair dice is tossed once.',
    ]),
  }),

  write({ kind, sum, k, gap, face, wording }) {
    const per = (total: number) => 6 - Math.abs(total - 7)
    const upTo = (last: number) => Array.from({ length: last - 1 }, (_, i) => per(i + 2)).reduce((x, y) => x + y, 0)
    const multiples = Array.from({ length: 11 }, (_, i) => i + 2).filter((total) => total % k === 0)
    const counts = {
      'sum is': per(sum),
      'sum at least': 36 - upTo(sum - 1),
      'sum at most': upTo(sum),
      multiple: multiples.reduce((total, value) => total + per(value), 0),
      difference: 2 * (6 - gap),
      'product even with sum':
        sum % 2 === 1
          ? per(sum)
          : per(sum) -
            Array.from({ length: 3 }, (_, i) => 2 * i + 1).filter((odd) => sum - odd >= 1 && sum - odd <= 6).length,
      'one shows': 11,
    }
    const count = counts[kind]
    const event = {
      'sum is': `the sum of the numbers is ${sum}`,
      'sum at least': `the sum of the numbers is at least ${sum}`,
      'sum at most': `the sum of the numbers is at most ${sum}`,
      multiple: `the sum of the numbers is a multiple of ${k}`,
      difference: `the numbers differ by ${gap}`,
      'product even with sum': `the sum of the numbers is ${sum} and their product is even`,
      'one shows': `at least one of them shows ${face}`,
    }[kind]
    const correct = fraction(count, 36)
    const wrongs: Record<typeof kind, readonly (readonly [number, number, string])[]> = {
      'sum is': [
        [1, 11, 'took the eleven sums to be equally likely'],
        [Math.ceil(count / 2), 36, 'did not count both orders'],
      ],
      'sum at least': [
        [count - per(sum), 36, 'left out the sum itself'],
        [36 - count, 36, 'took the other side'],
      ],
      'sum at most': [
        [count - per(sum), 36, 'left out the sum itself'],
        [36 - count, 36, 'took the other side'],
      ],
      multiple: [
        [multiples.length, 11, 'took the eleven sums to be equally likely'],
        [36 - count, 36, 'took the other side'],
      ],
      difference: [
        [6 - gap, 36, 'did not count both orders'],
        [36 - count, 36, 'took the other side'],
      ],
      'product even with sum': [
        [per(sum), 36, 'did not look at the product'],
        [per(sum) - count, 36, 'took the odd products'],
      ],
      'one shows': [
        [12, 36, 'counted the double twice'],
        [10, 36, 'left out the double'],
        [1, 6, 'took one die only'],
        [1, 36, 'asked for both dice'],
      ],
    }
    return {
      stem: { en: `${wording} The probability that ${event} is` },
      correct: same(correct),
      distractors: textDistractors(
        correct,
        chances([
          ...wrongs[kind],
          [count + 1, 36, 'counted one result too many'],
          [count - 1, 36, 'counted one result too few'],
          [count + 2, 36, 'counted two results too many'],
          [count + 3, 36, 'counted three results too many'],
          [count, 30, 'left out the doubles from all results'],
        ]),
      ),
      explanation: {
        en: [
          `There are $6 \\times 6 = 36$ equally likely results, (1, 2) and (2, 1) being different.`,
          kind === 'one shows'
            ? `Neither shows ${face} in $5 \\times 5 = 25$ of them, so at least one does in 36 − 25 = 11. Adding 6 and 6 would count the double twice.`
            : `There are ${count} results in which ${event}${kind === 'multiple' ? ` (sums ${multiples.join(', ')})` : ''}.${kind === 'difference' ? ' Both orders count.' : ' The sums themselves are not equally likely.'}`,
          `The probability is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ kind, sum, k, gap, face }) {
    const holds: Record<typeof kind, (x: number, y: number) => boolean> = {
      'sum is': (x, y) => x + y === sum,
      'sum at least': (x, y) => x + y >= sum,
      'sum at most': (x, y) => x + y <= sum,
      multiple: (x, y) => (x + y) % k === 0,
      difference: (x, y) => Math.abs(x - y) === gap,
      'product even with sum': (x, y) => x + y === sum && (x * y) % 2 === 0,
      'one shows': (x, y) => x === face || y === face,
    }
    const good = ROLLS.filter(([x, y]) => holds[kind](x, y))
    return fraction(good.length, 36)
  },
})
