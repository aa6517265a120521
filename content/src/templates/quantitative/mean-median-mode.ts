import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const GROUPS = [
  ['boys', 'girls', 'a class'],
  ['students of section A', 'students of section B', 'a school'],
  ['students of the first batch', 'students of the second batch', 'a coaching centre'],
  ['day scholars', 'hostellers', 'a college'],
] as const

export const combinedMean = template({
  id: 'mean-median-mode/combined-mean',
  topic: 'mean-median-mode',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'nimcet', 'railway'],

  draw(random, level) {
    const [p, q] = random.pick([
      [2, 3],
      [3, 2],
      [1, 3],
      [3, 1],
      [3, 5],
      [2, 1],
      [5, 3],
      [1, 4],
    ] as const)
    const low = random.int(42, 60)
    const step = random.int(2, 4)
    return {
      p,
      q,
      size: random.int(5, 12),
      m1: low + q * step,
      m2: low - p * step,
      mean: low,
      group: random.pick(GROUPS),
      findCount: level === 'medium',
    }
  },

  // the means lie q and p steps on either side of the combined one
  write({ p, q, size, m1, m2, mean, group, findCount }) {
    const [a, b, whole] = group
    const [n1, n2] = [p * size, q * size]
    const answer = findCount ? n1 : mean
    const format = (value: number) => (findCount ? number(value) : `${number(value)} marks`)
    return {
      stem: {
        en: findCount
          ? `The mean score of ${n1 + n2} students of ${whole} is ${mean} marks. The mean score of the ${a} is ${m1} marks and that of the ${b} is ${m2} marks. How many ${a} are there?`
          : `In ${whole}, the mean score of the ${n1} ${a} is ${m1} marks and that of the ${n2} ${b} is ${m2} marks. The mean score of all of them is`,
      },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        findCount
          ? [
              { value: n2, mistake: 'gave the other group' },
              { value: (n1 + n2) / 2, mistake: 'took equal groups' },
              { value: Math.abs(n2 - n1), mistake: 'gave the difference of the groups' },
              { value: n1 + size, mistake: 'took one part too many' },
              { value: n1 + 2 * size, mistake: 'took two parts too many' },
            ]
          : [
              { value: (m1 + m2) / 2, mistake: 'took the mean of the two means' },
              { value: (n2 * m1 + n1 * m2) / (n1 + n2), mistake: 'exchanged the numbers of students' },
              { value: m1 + m2 - mean, mistake: 'took the distances the wrong way round' },
              { value: mean + 1, mistake: 'slipped in the division' },
              { value: mean - 1, mistake: 'slipped in the division' },
            ],
        {
          format,
          plausible: (value) => value > 0 && (findCount ? Number.isInteger(value) && value < n1 + n2 : true),
          spares: [answer + 2, answer - 2, answer + 3],
        },
      ),
      explanation: {
        en: [
          `The groups differ in size, so totals are added, not means.`,
          findCount
            ? `With $n$ ${a}: $${m1}n + ${m2}(${n1 + n2} - n) = ${mean} \\times ${n1 + n2} = ${mean * (n1 + n2)}$.`
            : `Totals: ${n1} × ${m1} = ${number(n1 * m1)} and ${n2} × ${m2} = ${number(n2 * m2)}, together ${number(n1 * m1 + n2 * m2)}.`,
          findCount
            ? `$${m1 - m2}n = ${mean * (n1 + n2)} - ${m2 * (n1 + n2)} = ${(mean - m2) * (n1 + n2)}$, so $n = ${n1}$.`
            : `Divide by ${n1 + n2}. The mean of the two means, ${number((m1 + m2) / 2)}, would be right only for groups of equal size.`,
          `The ${findCount ? 'number' : 'mean of all'} is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ p, q, size, m1, m2, mean, findCount }) {
    const total = (p + q) * size
    const scores = (n: number) => [...Array<number>(n).fill(m1), ...Array<number>(total - n).fill(m2)]
    const meanOf = (list: readonly number[]) => list.reduce((a, b) => a + b) / list.length
    if (!findCount) return `${number(meanOf(scores(p * size)))} marks`
    let n = 0
    while (meanOf(scores(n)) !== mean) n++
    return number(n)
  },
})

const DATA = [
  { what: 'The marks of some students in a test', unit: 10 },
  { what: 'The runs scored by a batter in successive matches', unit: 20 },
  { what: 'The daily sales (in cups) of a tea stall', unit: 60 },
  { what: 'The ages (in years) of the members of a club', unit: 25 },
] as const

export const medianOrMode = template({
  id: 'mean-median-mode/median-of-list',
  topic: 'mean-median-mode',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet'],

  draw(random, level) {
    const count = level === 'easy' ? random.pick([7, 9]) : random.pick([8, 10])
    const story = random.pick(DATA)
    const values = random.sample(
      Array.from({ length: 24 }, (_, n) => story.unit + n),
      count,
    )
    return { story, values }
  },

  write({ story, values }) {
    const sorted = [...values].sort((a, b) => a - b)
    const n = sorted.length
    const at = (k: number) => sorted[k] ?? 0
    const median = n % 2 === 1 ? at((n - 1) / 2) : (at(n / 2 - 1) + at(n / 2)) / 2
    const middle = Math.floor(n / 2)
    const asGiven = n % 2 === 1 ? (values[middle] ?? 0) : ((values[middle - 1] ?? 0) + (values[middle] ?? 0)) / 2
    const mean = values.reduce((a, b) => a + b) / n
    return {
      stem: { en: `${story.what} are ${values.slice(0, -1).join(', ')} and ${values.at(-1)}. The median is` },
      correct: same(number(median)),
      distractors: numericDistractors(
        median,
        [
          { value: asGiven, mistake: 'took the middle of the list without arranging it' },
          {
            value: n % 2 === 1 ? at(middle + 1) : at(middle),
            mistake: n % 2 === 1 ? 'took the next value' : 'took one of the two middle values',
          },
          { value: at(middle - 1), mistake: 'took the value before the middle' },
          { value: (at(0) + at(n - 1)) / 2, mistake: 'took the middle of least and greatest' },
          { value: mean, mistake: 'found the mean' },
        ],
        { format: (value) => number(value, 1), spares: [median + 2, median - 2] },
      ),
      explanation: {
        en: [
          `Arrange the values in order first: ${sorted.join(', ')}.`,
          n % 2 === 1
            ? `There are ${n}, so the median is the ${(n + 1) / 2}th.`
            : `There are ${n}, so the median is the mean of the ${n / 2}th and ${n / 2 + 1}th: $\\frac{${at(n / 2 - 1)} + ${at(n / 2)}}{2}$.`,
          `The middle of the list as given, ${number(asGiven, 1)}, has no meaning.`,
          `The median is ${number(median)}.`,
        ].join('\n\n'),
      },
    }
  },

  // takes away least and greatest in pairs until one or two are left
  verify({ values }) {
    let left = [...values]
    while (left.length > 2) left = left.filter((value) => value !== Math.min(...left) && value !== Math.max(...left))
    return number(left.reduce((a, b) => a + b) / left.length)
  },
})

export const correctedMean = template({
  id: 'mean-median-mode/corrected-mean',
  topic: 'mean-median-mode',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet'],

  draw: (random, level) => ({
    count: random.pick([20, 25, 40, 50]),
    mean: random.int(35, 70),
    // the correction of the mean in tenths keeps every figure short
    right: random.int(40, 90),
    tenths: random.pick([-8, -6, -4, 4, 6, 8, 12]),
    empirical: level === 'medium',
    gap: random.int(2, 9),
    ask: random.pick(['mode', 'median', 'mean'] as const),
  }),

  write({ count, mean, right, tenths, empirical, gap, ask }) {
    if (empirical) {
      // mode = 3 median - 2 mean holds for these three
      const [median, mode] = [mean + gap, mean + 3 * gap]
      const all = { mean, median, mode }
      const answer = all[ask]
      const others = (['mean', 'median', 'mode'] as const).filter((name) => name !== ask)
      const [x, y] = [others[0] ?? 'mean', others[1] ?? 'mode']
      const wrong = {
        mode: [3 * mean - 2 * median, 2 * median - mean, (mean + median) / 2, median + gap + mean / 10],
        median: [(mean + mode) / 2, (2 * mode + mean) / 3, mode - gap + 1, mean + gap + 2],
        mean: [2 * median - mode, (median + mode) / 2, 3 * median - mode - mean - gap, (3 * mode - median) / 2],
      }[ask]
      return {
        stem: {
          en: `For a moderately skewed distribution the ${x} is ${all[x]} and the ${y} is ${all[y]}. By the empirical relation the ${ask} is`,
        },
        correct: same(number(answer)),
        distractors: numericDistractors(
          answer,
          [
            { value: wrong[0] ?? 0, mistake: 'exchanged two measures or took the simple middle' },
            { value: wrong[1] ?? 0, mistake: 'exchanged the coefficients' },
            { value: wrong[2] ?? 0, mistake: 'took a mean of the two given' },
            { value: answer + gap, mistake: 'counted one difference too many' },
            { value: answer - gap, mistake: 'counted one difference too few' },
          ],
          { format: (value) => number(value, 1), plausible: (value) => value > 5, spares: [answer + 1, answer - 1] },
        ),
        explanation: {
          en: [
            `The empirical relation is mode = 3 median − 2 mean.`,
            `Put in what is given: ${ask === 'mode' ? `3 × ${median} − 2 × ${mean}` : ask === 'median' ? `${mode} = 3 median − 2 × ${mean}, so median = $\\frac{${mode} + ${2 * mean}}{3}$` : `${mode} = 3 × ${median} − 2 mean, so mean = $\\frac{${3 * median} - ${mode}}{2}$`}.`,
            `Exchanging the 3 and the 2 is the usual mistake.`,
            `The ${ask} is ${number(answer)}.`,
          ].join('\n\n'),
        },
      }
    }
    const wrongEntry = right - (count * tenths) / 10
    const answer = mean + tenths / 10
    return {
      stem: {
        en: `The mean of ${count} observations was found to be ${mean}. Later it was noticed that one observation, ${right}, had been taken as ${number(wrongEntry)}. The correct mean is`,
      },
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: mean - tenths / 10, mistake: 'corrected in the wrong direction' },
          { value: mean + (right - wrongEntry), mistake: 'did not divide the correction' },
          { value: mean + tenths / 5, mistake: 'made the correction twice' },
          { value: mean + (right - wrongEntry) / (count - 1), mistake: 'divided by one less' },
          { value: mean, mistake: 'left the mean unchanged' },
        ],
        { format: number },
      ),
      explanation: {
        en: [
          `Correct the total by taking out the wrong value and putting in the right one.`,
          `Correct total = ${count} × ${mean} − ${number(wrongEntry)} + ${right} = ${number(count * mean - wrongEntry + right)}.`,
          `Divide by ${count}. The true value is ${right > wrongEntry ? 'larger' : 'smaller'}, so the mean must ${right > wrongEntry ? 'rise' : 'fall'}.`,
          `The correct mean is ${number(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ count, mean, right, tenths, empirical, gap, ask }) {
    if (empirical) {
      const given = { mean, median: mean + gap, mode: mean + 3 * gap }
      for (let x = 0; x < 400; x++) {
        const all = { ...given, [ask]: x }
        if (all.mode + 2 * all.mean === 3 * all.median) return number(x)
      }
      return 'none'
    }
    const wrongEntry = right - (count * tenths) / 10
    const rest = (count * mean - wrongEntry) / (count - 1)
    const list = [...Array<number>(count - 1).fill(rest), right]
    return number(list.reduce((a, b) => a + b) / count)
  },
})
