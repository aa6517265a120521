import { number, percent, roundTo } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

/** Deviations from the mean with a whole standard deviation. */
const DEVIATIONS = [
  [-3, -1, 1, 3, -2, 2, 0],
  [-2, -2, 2, 2],
  [-4, -2, 0, 2, 4, 0, 0, 0, 0, 0],
  [-6, -2, 2, 6, 0],
  [-3, -3, 3, 3],
  [-7, -1, 1, 7],
  [-6, -4, -2, 0, 2, 4, 6],
  [-6, -6, 0, 6, 6, 0, 0, 0, 0],
  [-9, -6, -3, 0, 3, 6, 9],
] as const

const squares = (list: readonly number[]) => list.reduce((sum, x) => sum + x * x, 0)

export const standardDeviation = template({
  id: 'dispersion-and-correlation/standard-deviation',
  topic: 'dispersion-and-correlation',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'nimcet'],

  draw: (random, level) => ({
    deviations: random.shuffle(random.pick([...DEVIATIONS])),
    mean: random.int(11, 40),
    variance: level === 'easy',
  }),

  write({ deviations, mean, variance }) {
    const values = deviations.map((d) => mean + d)
    const n = values.length
    const v = squares(deviations) / n
    const answer = variance ? v : Math.sqrt(v)
    const format = (value: number) => number(value, 2)
    const range = Math.max(...values) - Math.min(...values)
    return {
      stem: {
        en: `The ${variance ? 'variance' : 'standard deviation'} of the observations ${values.slice(0, -1).join(', ')} and ${values.at(-1)} is`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: variance ? Math.sqrt(v) : v,
            mistake: variance ? 'gave the standard deviation' : 'gave the variance',
          },
          {
            value: deviations.reduce((sum: number, d) => sum + Math.abs(d), 0) / n,
            mistake: 'gave the mean deviation',
          },
          {
            value: variance ? squares(deviations) / (n - 1) : Math.sqrt(squares(deviations) / (n - 1)),
            mistake: 'divided by one less than the number',
          },
          { value: range, mistake: 'gave the range' },
          { value: mean, mistake: 'gave the mean' },
          { value: squares(deviations), mistake: 'did not divide by the number' },
        ],
        { format },
      ),
      explanation: {
        en: [
          `The mean is ${number(values.reduce((a, b) => a + b) / n)}; the deviations from it are ${deviations.map((d) => `$${d}$`).join(', ')}.`,
          `Their squares add up to ${squares(deviations)}, and the variance is $\\frac{${squares(deviations)}}{${n}}$ = ${format(v)}.`,
          variance
            ? `Its square root, ${format(Math.sqrt(v))}, would be the standard deviation.`
            : `The standard deviation is its square root; the variance itself is in squared units.`,
          `The ${variance ? 'variance' : 'standard deviation'} is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // mean of the squares less square of the mean
  verify({ deviations, mean, variance }) {
    const values = deviations.map((d) => mean + d)
    const n = values.length
    const v = squares(values) / n - (values.reduce((a, b) => a + b) / n) ** 2
    return number(variance ? v : Math.sqrt(v), 2)
  },
})

export const shiftedAndScaled = template({
  id: 'dispersion-and-correlation/change-of-origin-and-scale',
  topic: 'dispersion-and-correlation',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw: (random, level) => ({
    sd: random.int(3, 9),
    times: random.pick(level === 'easy' ? [1, 2, 3] : [-3, -2, 2, 3, 4]),
    plus: random.pick([-8, -5, 4, 5, 7, 10]),
    variance: level === 'medium',
    count: random.pick([20, 25, 30, 50]),
  }),

  write({ sd, times, plus, variance, count }) {
    const size = Math.abs(times)
    const before = variance ? sd * sd : sd
    const answer = variance ? (times * sd) ** 2 : size * sd
    const name = variance ? 'variance' : 'standard deviation'
    const change =
      times === 1
        ? `each of them is ${plus > 0 ? `increased by ${plus}` : `decreased by ${-plus}`}`
        : `each of them is multiplied by $${times}$ and then ${plus > 0 ? `increased by ${plus}` : `decreased by ${-plus}`}`
    return {
      stem: {
        en: `The ${name} of ${count} observations is ${before}. If ${change}, the ${name} of the new observations is`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: answer + plus, mistake: 'let the constant change the spread' },
          {
            value: variance ? size * before : size * before + size,
            mistake: variance ? 'multiplied the variance by the factor only' : 'added the factor once more',
          },
          { value: before, mistake: 'took the spread as unchanged' },
          { value: before + plus, mistake: 'added the constant to the spread' },
          { value: size * before + plus, mistake: 'treated the spread like the mean' },
          { value: before * 2, mistake: 'doubled the spread' },
          { value: before * before, mistake: 'squared the spread' },
          { value: Math.abs(plus) - before, mistake: 'took the spread from the constant' },
        ],
        { format: number, spares: [answer + 1, answer + 3, answer + 2] },
      ),
      explanation: {
        en: [
          `Adding a constant moves all observations alike and leaves the spread as it is.`,
          times === 1
            ? `Nothing is multiplied here, so the ${name} does not change.`
            : variance
              ? `Multiplying by $${times}$ multiplies the standard deviation by ${size} and the variance by $${size}^2 = ${size * size}$: ${before} × ${size * size}.`
              : `Multiplying by $${times}$ multiplies the standard deviation by ${size}: ${before} × ${size}.`,
          `Only the mean would be moved by the constant. The new ${name} is ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // half the observations below and half above the mean
  verify({ sd, times, plus, variance }) {
    const values = [50 - sd, 50 + sd, 50 - sd, 50 + sd].map((x) => x * times + plus)
    const mean = values.reduce((a, b) => a + b) / 4
    const v = values.reduce((sum, x) => sum + (x - mean) ** 2, 0) / 4
    return number(variance ? v : Math.sqrt(v))
  },
})

export const rankCorrelation = template({
  id: 'dispersion-and-correlation/rank-correlation',
  topic: 'dispersion-and-correlation',
  levels: ['medium', 'hard'],
  exams: ['icet'],

  draw(random, level) {
    const size = level === 'medium' ? 5 : 6
    const ranks = Array.from({ length: size }, (_, n) => n + 1)
    const second = random.shuffle(ranks)
    // full agreement would make the question trivial
    return {
      first: ranks,
      second: second.every((rank, n) => rank === n + 1) ? [...second].reverse() : second,
      judges: random.pick(['Two judges rank', 'Two examiners rank', 'Two selectors rank']),
      people: random.pick(['singers', 'essays', 'paintings', 'candidates']),
    }
  },

  write({ first, second, judges, people }) {
    const n = first.length
    const sum = first.reduce((total, rank, k) => total + (rank - (second[k] ?? 0)) ** 2, 0)
    const answer = 1 - (6 * sum) / (n * (n * n - 1))
    const format = (value: number) => `$${roundTo(value, 2)}$`
    const header = first.map((_, k) => String.fromCharCode(65 + k))
    return {
      stem: {
        en: [
          `${judges} ${n} ${people} as follows.`,
          [
            `| | ${header.join(' | ')} |`,
            `|---|${header.map(() => '---|').join('')}`,
            `| First | ${first.join(' | ')} |`,
            `| Second | ${second.join(' | ')} |`,
          ].join('\n'),
          `Spearman's rank correlation coefficient${Number.isInteger(roundTo(answer * 100, 6)) ? '' : ', to two decimal places,'} is`,
        ].join('\n\n'),
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: (6 * sum) / (n * (n * n - 1)), mistake: 'did not subtract from 1' },
          { value: -answer, mistake: 'lost the sign' },
          { value: 1 - (6 * sum) / (n * n * n), mistake: 'used n³ in the denominator' },
          { value: 1 - (3 * sum) / (n * (n * n - 1)), mistake: 'used 3 for 6' },
          { value: 1 - (6 * (sum - 2)) / (n * (n * n - 1)), mistake: 'slipped in one difference' },
          { value: 1 - (6 * (sum + 2)) / (n * (n * n - 1)), mistake: 'slipped in one difference' },
          { value: 1 - (6 * (sum - 4)) / (n * (n * n - 1)), mistake: 'slipped in two differences' },
        ],
        { format, plausible: (value) => value >= -1 && value < 1 },
      ),
      explanation: {
        en: [
          `$\\rho = 1 - \\frac{6\\sum d^2}{n(n^2 - 1)}$, where $d$ is the difference of the two ranks.`,
          `The differences are ${first.map((rank, k) => `$${rank - (second[k] ?? 0)}$`).join(', ')}, so $\\sum d^2 = ${sum}$.`,
          `$\\rho = 1 - \\frac{6 \\times ${sum}}{${n} \\times ${n * n - 1}}$. The fraction must be subtracted from 1.`,
          `The coefficient is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // Pearson's coefficient of the ranks
  verify({ first, second }) {
    const mean = (first.length + 1) / 2
    const cov = first.reduce((sum, rank, k) => sum + (rank - mean) * ((second[k] ?? 0) - mean), 0)
    return `$${roundTo(cov / squares(first.map((rank) => rank - mean)), 2)}$`
  },
})

export const coefficientOfVariation = template({
  id: 'dispersion-and-correlation/coefficient-of-variation',
  topic: 'dispersion-and-correlation',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw: (random, level) => ({
    mean: random.step(20, 120, 5),
    share: random.pick([8, 12, 16, 20, 24, 28, 32, 36, 40]),
    find: level === 'easy' ? ('cv' as const) : random.pick(['mean', 'variance'] as const),
    what: random.pick(['marks', 'daily wages in rupees', 'weights in kg', 'monthly rainfall in mm']),
  }),

  write({ mean, share, find, what }) {
    const sd = (mean * share) / 100
    const answer = find === 'cv' ? share : find === 'mean' ? mean : sd * sd
    const format = (value: number) => (find === 'cv' ? percent(value) : number(value))
    const stem = {
      cv: `For a distribution of ${what} the mean is ${mean} and the variance ${number(sd * sd)}. The coefficient of variation is`,
      mean: `For a distribution of ${what} the coefficient of variation is ${share}% and the standard deviation ${number(sd)}. The mean is`,
      variance: `For a distribution of ${what} the mean is ${mean} and the coefficient of variation ${share}%. The variance is`,
    }[find]
    return {
      stem: { en: stem },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        {
          cv: [
            { value: (sd * sd * 100) / mean, mistake: 'used the variance in place of the standard deviation' },
            { value: (mean * 100) / sd, mistake: 'inverted the ratio' },
            { value: sd, mistake: 'gave the standard deviation' },
            { value: 100 - share, mistake: 'subtracted from 100' },
          ],
          mean: [
            { value: (sd * share) / 100, mistake: 'multiplied instead of dividing' },
            { value: (share * 100) / sd, mistake: 'inverted the ratio' },
            { value: sd * share, mistake: 'multiplied the two figures' },
            { value: (sd * sd * 100) / share, mistake: 'used the variance' },
            { value: mean + sd, mistake: 'added the standard deviation' },
          ],
          variance: [
            { value: sd, mistake: 'gave the standard deviation' },
            { value: Math.sqrt(sd), mistake: 'took the root instead of the square' },
            { value: mean * share, mistake: 'multiplied the two figures' },
            { value: 2 * sd, mistake: 'doubled instead of squaring' },
          ],
        }[find],
        { format, spares: [answer + 4, answer + 5, answer * 2] },
      ),
      explanation: {
        en: [
          `Coefficient of variation = $\\frac{\\text{standard deviation}}{\\text{mean}} \\times 100$.`,
          find === 'cv'
            ? `The standard deviation is $\\sqrt{${number(sd * sd).replaceAll(',', '')}}$ = ${number(sd)}, and $\\frac{${number(sd)}}{${mean}} \\times 100$ = ${share}. The variance itself must not be used.`
            : find === 'mean'
              ? `So the mean is ${number(sd)} × $\\frac{100}{${share}}$ = ${mean}.`
              : `So the standard deviation is ${mean} × $\\frac{${share}}{100}$ = ${number(sd)}, and the variance is its square.`,
          `The ${find === 'cv' ? 'coefficient of variation' : find} is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ mean, share, find }) {
    // two observations on either side of the mean
    const d = (mean * share) / 100
    const values = [mean - d, mean + d]
    const m = values.reduce((a, b) => a + b) / 2
    const v = squares(values.map((x) => x - m)) / 2
    return find === 'cv' ? percent((Math.sqrt(v) / m) * 100) : number(find === 'mean' ? m : v)
  },
})
