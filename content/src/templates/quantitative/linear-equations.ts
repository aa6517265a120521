import { fraction, number, rupees, signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { times } from './formulae.ts'

const PURCHASES = [
  ['pens', 'notebooks', 10, 30],
  ['mangoes', 'apples', 12, 30],
  ['cups of tea', 'samosas', 10, 20],
  ['adult tickets', 'child tickets', 60, 30],
  ['chairs', 'tables', 400, 900],
  ['shirts', 'towels', 350, 120],
] as const

export const twoPurchases = template({
  id: 'linear-equations/two-purchases',
  topic: 'linear-equations',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'nimcet'],

  draw(random, level) {
    const [a, b, c, d] = random.pick([
      [2, 3, 3, 2],
      [3, 4, 5, 2],
      [4, 3, 2, 5],
      [3, 5, 2, 3],
      [5, 3, 3, 4],
      [2, 5, 4, 3],
    ] as const)
    const [x, y, low, other] = random.pick(PURCHASES)
    const step = low >= 100 ? 10 : 1
    return {
      a,
      b,
      c,
      d,
      x,
      y,
      first: low + step * random.int(0, 9),
      second: other + step * random.int(0, 9),
      ask: level === 'easy' ? random.pick(['first', 'second'] as const) : ('both' as const),
    }
  },

  write({ a, b, c, d, x, y, first, second, ask }) {
    const [one, two] = [a * first + b * second, c * first + d * second]
    const answer = ask === 'first' ? first : ask === 'second' ? second : first + second
    const single = (things: string) =>
      things.replace(/ies$/, 'y').replace('cups of', 'cup of').replace(/oes$/, 'o').replace(/s$/, '')
    const article = (word: string) => (/^[aeiou]/.test(word) ? `an ${word}` : `a ${word}`)
    const what =
      ask === 'first'
        ? article(single(x))
        : ask === 'second'
          ? article(single(y))
          : `one ${single(x)} and one ${single(y)} together`
    return {
      stem: {
        en: `${a} ${x} and ${b} ${y} cost ${rupees(one)}, while ${c} ${x} and ${d} ${y} cost ${rupees(two)}. What is the cost of ${what}?`,
      },
      correct: same(rupees(answer)),
      distractors: numericDistractors(
        answer,
        [
          ...[first, second, first + second]
            .filter((value) => value !== answer)
            .map((value) => ({ value, mistake: 'gave the cost of something else' })),
          { value: Math.abs(first - second), mistake: 'gave the difference of the costs' },
          { value: (one + two) / (a + b + c + d), mistake: 'took the mean of all articles' },
          { value: 2 * answer, mistake: 'doubled the cost' },
        ],
        {
          format: rupees,
          plausible: (value) => value > 0 && Number.isInteger(value),
          spares: [answer + 2, answer + 5],
        },
      ),
      explanation: {
        en: [
          `With the costs $x$ and $y$: $${a}x + ${b}y = ${one}$ and $${c}x + ${d}y = ${two}$.`,
          `Multiply the first by ${c} and the second by ${a} and subtract: $${times(Math.abs(b * c - a * d), 'y')} = ${Math.abs(one * c - two * a)}$, so $y = ${second}$ and then $x = ${first}$.`,
          `Put both into the second statement to check: ${c} × ${first} + ${d} × ${second} = ${number(two)}.`,
          `The cost of ${what} is ${rupees(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ a, b, c, d, first, second, ask }) {
    const [one, two] = [a * first + b * second, c * first + d * second]
    for (let x = 1; x * a < one; x++) {
      const y = (one - a * x) / b
      if (c * x + d * y === two) return rupees(ask === 'first' ? x : ask === 'second' ? y : x + y)
    }
    return 'none'
  },
})

export const consistency = template({
  id: 'linear-equations/no-solution',
  topic: 'linear-equations',
  levels: ['medium'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw: (random) => ({
    a: random.int(2, 5),
    b: random.pick([-5, -4, -3, 3, 4, 5, 7]),
    times: random.pick([2, 3, 4]),
    c: random.int(1, 9),
    many: random.chance(0.5),
    askFirst: random.chance(0.5),
    e: random.int(1, 7),
  }),

  write({ a, b, times, c, many, askFirst, e }) {
    const answer = askFirst ? a * times : b * times
    const right = many ? c * times : c * times + e
    const part = (n: number, letter: string) => `${n < 0 ? '-' : '+'} ${Math.abs(n)}${letter}`
    const second = askFirst ? `kx ${part(b * times, 'y')} = ${right}` : `${a * times}x + ky = ${right}`
    return {
      stem: {
        en: `The equations $${a}x ${part(b, 'y')} = ${c}$ and $${second}$ have ${many ? 'infinitely many solutions' : 'no solution'}. The value of $k$ is`,
      },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: -answer, mistake: 'lost the sign' },
          { value: askFirst ? a + times : b + times, mistake: 'added the ratio instead of multiplying' },
          { value: askFirst ? b * times : a * times, mistake: 'took the other coefficient' },
          { value: askFirst ? a : b, mistake: 'took the coefficient as it stands' },
          { value: askFirst ? -b * times : -a * times, mistake: 'made the lines perpendicular or lost a sign' },
        ],
        { format: signed, plausible: (value) => value !== 0, spares: [answer + 1, answer - 2] },
      ),
      explanation: {
        en: [
          many
            ? `Infinitely many solutions need all three pairs of coefficients in one ratio: the two lines are the same.`
            : `No solution needs the coefficients of $x$ and $y$ in one ratio, different from that of the constants: the lines are parallel.`,
          `The known pair gives the ratio ${askFirst ? `$\\frac{${b * times}}{${b}}$` : `$\\frac{${a * times}}{${a}}$`} $= ${times}$, so $k = ${times} \\times (${askFirst ? a : b})$; the constants are in the ratio ${fraction(right, c)}.`,
          `The value of $k$ is ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // the determinant of the coefficients must vanish
  verify({ a, b, times, askFirst }) {
    for (let k = -100; k <= 100; k++)
      if ((askFirst ? a * b * times - b * k : a * k - b * a * times) === 0) return signed(k)
    return 'none'
  },
})
