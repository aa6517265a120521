import { fraction, number, percent, ratio, rupees } from '../../format.ts'
import { TOWNS } from '../../names.ts'
import { type DraftQuestion, setTemplate } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { textDistractors } from './distinct-texts.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat'] as const

type Wrong = { readonly value: number; readonly mistake: string }
const sum = (row: readonly number[]): number => row.reduce((total, value) => total + value, 0)

function ask(
  stem: string,
  answer: number,
  format: (value: number) => string,
  wrong: readonly Wrong[],
  steps: readonly string[],
  spread = 10,
): DraftQuestion {
  return {
    stem: { en: stem },
    correct: same(format(answer)),
    distractors: numericDistractors(answer, wrong, {
      format,
      spares: [1, -1, 2, -2, 3].map((n) => answer + n * spread),
    }),
    explanation: { en: [...steps, `The answer is ${format(answer)}.`].join('\n\n') },
  }
}

function pick(
  stem: string,
  answer: string,
  all: readonly string[],
  mistake: string,
  steps: readonly string[],
): DraftQuestion {
  return {
    stem: { en: stem },
    correct: { en: answer },
    distractors: textDistractors(
      answer,
      all.map((text) => [text, mistake] as const),
      { text: (text) => ({ en: text }) },
    ),
    explanation: { en: [...steps, `The answer is ${answer}.`].join('\n\n') },
  }
}

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [
    `| ${head.join(' | ')} |`,
    `|${head.map((_, n) => (n === 0 ? '---' : '---:')).join('|')}|`,
    ...rows.map((row) => `| ${row.join(' | ')} |`),
  ].join('\n')

/** One thing per unit: totals are then found by counting, with no arithmetic that could repeat an error. */
const heap = (counts: readonly number[]): number[] =>
  counts.flatMap((count, kind) => new Array<number>(count).fill(kind))

function distinct(random: Random, count: number, low: number, high: number, step: number): number[] {
  return random.sample(
    Array.from({ length: Math.floor((high - low) / step) + 1 }, (_, n) => low + n * step),
    count,
  )
}

export const admissions = setTemplate({
  id: 'table-analysis/students-by-course',
  topic: 'table-analysis',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const courses = random.sample(['MBA', 'MCA', 'B.Com', 'B.Sc', 'BBA', 'BA'], 5)
    const step = level === 'easy' ? 10 : 4
    for (;;) {
      const boys = distinct(random, 5, 40, 160, step)
      const girls = distinct(random, 5, 40, 160, step)
      const totals = boys.map((count, n) => count + (girls[n] as number))
      const one = random.int(0, 4)
      const share = ((girls[one] as number) * 100) / (totals[one] as number)
      if (
        new Set(totals).size === 5 &&
        Number.isInteger(share * 2) &&
        sum(boys) !== sum(girls) &&
        sum(totals) % 5 === 0
      ) {
        return { courses, boys, girls, one, two: (one + random.int(1, 4)) % 5, town: random.pick(TOWNS) }
      }
    }
  },

  write({ courses, boys, girls, one, two, town }) {
    const totals = boys.map((count, n) => count + (girls[n] as number))
    const top = totals.indexOf(Math.max(...totals))
    const [b, g, t] = [boys[one] as number, girls[one] as number, totals[one] as number]
    const ratioOf = (n: number) => ratio(boys[n] as number, girls[n] as number)
    const [name, other] = [courses[one] as string, courses[two] as string]
    const [sumBoys, sumGirls] = [sum(boys), sum(girls)]
    return {
      passage: {
        en: `The table gives the number of students admitted to five courses of a college at ${town}.\n\n${table(
          ['Course', 'Boys', 'Girls'],
          courses.map((course, n) => [course, boys[n] as number, girls[n] as number]),
        )}`,
      },
      questions: [
        ask(
          'What is the total number of boys in the five courses?',
          sumBoys,
          number,
          [
            { value: sumGirls, mistake: 'added the girls' },
            { value: sumBoys - b, mistake: 'left out a row' },
            { value: sumBoys + 100, mistake: 'carried a hundred too many' },
          ],
          [
            `Add the column of boys: ${boys.join(' + ')} = ${sumBoys}.`,
            `The column of girls gives ${sumGirls}; keep to the right column.`,
          ],
        ),
        pick(
          'Which course has the largest number of students?',
          courses[top] as string,
          courses,
          'looked at one column instead of the sum',
          [
            `Add boys and girls in each row: ${courses.map((course, n) => `${course} ${totals[n]}`).join(', ')}.`,
            `The largest number of boys alone, or of girls alone, does not decide.`,
          ],
        ),
        ask(
          `What percentage of the students of ${name} are girls?`,
          (g * 100) / t,
          percent,
          [
            { value: (b * 100) / t, mistake: 'found the percentage of boys' },
            { value: (g * 100) / b, mistake: 'compared the girls with the boys instead of all' },
            { value: (g * 100) / sumGirls, mistake: 'compared with the girls of all courses' },
          ],
          [
            `${name} has ${b} + ${g} = ${t} students.`,
            `$\\frac{${g}}{${t}} × 100$ = ${number((g * 100) / t)}. Compare with all students of the course, not with the boys.`,
          ],
          5,
        ),
        {
          stem: { en: `What is the ratio of boys to girls in ${other}?` },
          correct: same(ratioOf(two)),
          distractors: textDistractors(ratioOf(two), [
            [ratio(girls[two] as number, boys[two] as number), 'wrote the ratio the wrong way round'],
            [ratio(boys[two] as number, totals[two] as number), 'compared the boys with all'],
            [ratio(girls[two] as number, totals[two] as number), 'compared the girls with all'],
            [ratioOf(one), 'read another row'],
            [ratio(sumBoys, sumGirls), 'took the totals'],
            [ratio(totals[two] as number, boys[two] as number), 'compared all with the boys'],
          ]),
          explanation: {
            en: [
              `In ${other} there are ${boys[two]} boys and ${girls[two]} girls.`,
              `Divide both by their greatest common divisor. Boys are named first, so they stand first.`,
              `The ratio is ${ratioOf(two)}.`,
            ].join('\n\n'),
          },
        },
        ask(
          'What is the average number of students per course?',
          sum(totals) / 5,
          number,
          [
            { value: sum(totals) / 10, mistake: 'divided by ten columns' },
            { value: sumBoys / 5, mistake: 'averaged the boys only' },
            { value: sumGirls / 5, mistake: 'averaged the girls only' },
          ],
          [
            `All students: ${sumBoys} + ${sumGirls} = ${sum(totals)}.`,
            `Divide by the 5 courses: ${sum(totals)} ÷ 5 = ${number(sum(totals) / 5)}. Dividing by 10 would give half of it.`,
          ],
        ),
      ],
    }
  },

  verify({ courses, boys, girls, one, two }) {
    const [allBoys, allGirls] = [heap(boys), heap(girls)]
    const all = [...allBoys, ...allGirls]
    const inCourse = (n: number) => all.filter((course) => course === n).length
    const most = courses.toSorted((a, b) => inCourse(courses.indexOf(b)) - inCourse(courses.indexOf(a)))[0] as string
    const part = allGirls.filter((course) => course === one).length / inCourse(one)
    let [x, y] = [boys[two] as number, girls[two] as number]
    for (let d = Math.min(x, y); d > 1; d--) if (x % d === 0 && y % d === 0) [x, y] = [x / d, y / d]
    return [number(allBoys.length), most, percent(part * 100), `${x} : ${y}`, number(all.length / 5)]
  },
})

export const production = setTemplate({
  id: 'bar-chart/production-by-year',
  topic: 'bar-chart',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const first = random.int(2016, 2020)
    for (;;) {
      const made = Array.from({ length: 6 }, () => random.step(40, 120, level === 'easy' ? 10 : 5))
      const rises = made.slice(1).map((value, n) => value - (made[n] as number))
      const year = random.int(1, 5)
      const rise = ((rises[year - 1] as number) * 100) / (made[year - 1] as number)
      const best = Math.max(...rises)
      const above = made.filter((value) => value > sum(made) / 6).length
      if (
        rise > 0 &&
        Number.isInteger(rise * 2) &&
        rises.filter((r) => r === best).length === 1 &&
        new Set(made).size === 6 &&
        sum(made) % 6 === 0 &&
        above > 1
      ) {
        return { first, made, year, what: random.pick(['cement', 'sugar', 'fertiliser', 'steel', 'paper']) }
      }
    }
  },

  write({ first, made, year, what }) {
    const years = made.map((_, n) => first + n)
    const rises = made.slice(1).map((value, n) => value - (made[n] as number))
    const jump = rises.indexOf(Math.max(...rises)) + 1
    const [before, now] = [made[year - 1] as number, made[year] as number]
    const average = sum(made) / 6
    const above = made.filter((value) => value > average).length
    const [least, most] = [Math.min(...made), Math.max(...made)]
    const tonnes = (value: number) => `${number(value)} thousand tonnes`
    return {
      passage: {
        en: `A bar chart shows the production of ${what} by a company. The heights of its bars, in thousand tonnes, are given below.\n\n${table(['Year', ...years.map(String)], [['Production', ...made]])}`,
      },
      questions: [
        ask(
          'What was the average production per year over the six years?',
          average,
          tonnes,
          [
            { value: sum(made) / 5, mistake: 'divided by five, the number of steps between the years' },
            { value: (least + most) / 2, mistake: 'took the middle of the smallest and the largest' },
            { value: ((made[0] as number) + (made[5] as number)) / 2, mistake: 'averaged the first and the last year' },
          ],
          [
            `Add the six bars: ${made.join(' + ')} = ${sum(made)}.`,
            `Divide by 6. There are six bars, though only five steps between them.`,
          ],
          5,
        ),
        ask(
          `By what per cent did production rise from ${years[year - 1]} to ${years[year]}?`,
          ((now - before) * 100) / before,
          percent,
          [
            { value: ((now - before) * 100) / now, mistake: 'took the percentage on the later year' },
            { value: now - before, mistake: 'gave the difference in thousand tonnes' },
            { value: (now * 100) / before, mistake: 'gave the later year as a percentage of the earlier' },
          ],
          [
            `The rise is ${now} − ${before} = ${now - before}.`,
            `Reckon it on the earlier year: $\\frac{${now - before}}{${before}} × 100$ = ${number(((now - before) * 100) / before)}. On the later year it would come out too small.`,
          ],
          5,
        ),
        pick(
          'In which year was the increase over the year before the greatest?',
          String(years[jump]),
          years.slice(1).map(String),
          'took a high bar for a great increase',
          [
            `The changes are ${rises.map((value, n) => `${years[n + 1]}: ${value < 0 ? '−' : '+'}${Math.abs(value)}`).join(', ')}.`,
            `A high bar is not yet a great increase; the step from the bar before counts.`,
          ],
        ),
        ask(
          'In how many of the years was production above the average of the six years?',
          above,
          String,
          [
            { value: 6 - above, mistake: 'counted the years that are not above the average' },
            { value: above + 1, mistake: 'counted one bar too many' },
            { value: above - 1, mistake: 'counted one bar too few' },
          ],
          [
            `The average is ${sum(made)} ÷ 6 = ${average}.`,
            `Above it are ${years.filter((_, n) => (made[n] as number) > average).join(', ')}; a year exactly at the average does not count.`,
          ],
          1,
        ),
      ],
    }
  },

  verify({ first, made, year }) {
    const units = heap(made)
    const level = units.length / 6
    let [bestYear, best] = [0, Number.NEGATIVE_INFINITY]
    for (let n = 1; n < 6; n++) {
      const change = units.filter((kind) => kind === n).length - units.filter((kind) => kind === n - 1).length
      if (change > best) [bestYear, best] = [first + n, change]
    }
    const growth = (made[year] as number) / (made[year - 1] as number)
    const above = [0, 1, 2, 3, 4, 5].filter((n) => units.filter((kind) => kind === n).length * 6 > units.length)
    return [`${number(level)} thousand tonnes`, percent((growth - 1) * 100), String(bestYear), String(above.length)]
  },
})

export const spending = setTemplate({
  id: 'pie-chart/family-spending',
  topic: 'pie-chart',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const heads = random.sample(['Rent', 'Food', 'Clothing', 'Education', 'Travel', 'Medicine', 'Savings'], 6)
    for (;;) {
      const shares = Array.from({ length: 5 }, () => random.step(5, 30, 5))
      const last = 100 - sum(shares)
      const [a, b] = random.sample([0, 1, 2, 3, 4, 5], 2) as [number, number]
      if (last >= 5 && last <= 30 && new Set([...shares, last]).size >= 4) {
        const all = [...shares, last]
        if ((all[a] as number) > (all[b] as number))
          return {
            heads,
            shares: all,
            a,
            b,
            income: random.step(20, 60, level === 'easy' ? 10 : 2) * 1000,
            inDegrees: level === 'medium',
          }
      }
    }
  },

  write({ heads, shares, a, b, income, inDegrees }) {
    const [pa, pb] = [shares[a] as number, shares[b] as number]
    const [na, nb] = [heads[a] as string, heads[b] as string]
    const shown = shares.map((share) => (inDegrees ? `${number(share * 3.6)}°` : `${share}%`))
    const of = (share: number) => (income * share) / 100
    const start = inDegrees
      ? `An angle of ${number(pa * 3.6)}° is $\\frac{${number(pa * 3.6)}}{360}$ of the circle, that is ${pa}%.`
      : `The whole circle, 100%, stands for ${rupees(income)}.`
    return {
      passage: {
        en: `A pie chart shows how a family divides its monthly income of ${rupees(income)}. ${inDegrees ? 'The angles of its sectors' : 'The shares of its sectors'} are:\n\n${table(
          ['Head', inDegrees ? 'Angle' : 'Share'],
          heads.map((head, n) => [head, shown[n] as string]),
        )}`,
      },
      questions: [
        ask(
          `How much goes to ${na} in a month?`,
          of(pa),
          rupees,
          [
            { value: of(pb), mistake: 'read another sector' },
            { value: income - of(pa), mistake: 'found what goes to everything else' },
            { value: of(pa) * 2, mistake: 'took half of the circle for the whole' },
          ],
          [
            start,
            `${pa}% of ${rupees(income)} is ${rupees(of(pa))}; the sector of ${nb} would give ${rupees(of(pb))}.`,
          ],
          income / 20,
        ),
        ask(
          `How much more goes to ${na} than to ${nb}?`,
          of(pa - pb),
          rupees,
          [
            { value: of(pa), mistake: 'forgot to subtract' },
            { value: of(pa + pb), mistake: 'added the two' },
            { value: of(pb), mistake: 'gave the smaller amount' },
          ],
          [
            `The two shares differ by ${pa}% − ${pb}% = ${pa - pb}%${inDegrees ? ' (360° is 100%)' : ''}.`,
            `${pa - pb}% of ${rupees(income)} is ${rupees(of(pa - pb))}. The sum of the two would be ${rupees(of(pa + pb))}.`,
          ],
          income / 20,
        ),
        inDegrees
          ? ask(
              `What per cent of the income goes to ${nb}?`,
              pb,
              percent,
              [
                { value: pb * 3.6, mistake: 'read the angle as a percentage' },
                { value: pa, mistake: 'read another sector' },
                { value: 100 - pb, mistake: 'found what goes to everything else' },
              ],
              [
                `The full circle has 360°.`,
                `$\\frac{${number(pb * 3.6)}}{360} × 100$ = ${pb}. The angle itself is not the percentage.`,
              ],
              5,
            )
          : ask(
              `What is the angle of the sector for ${nb}?`,
              pb * 3.6,
              (value) => `${number(value)}°`,
              [
                { value: pb, mistake: 'took the percentage for the angle' },
                { value: pa * 3.6, mistake: 'read another sector' },
                { value: pb * 1.8, mistake: 'took 180° for the full circle' },
              ],
              [
                `The full circle has 360°, so 1% is 3.6°.`,
                `${pb} × 3.6° = ${number(pb * 3.6)}°. Half the circle has only 180°.`,
              ],
              18,
            ),
        ask(
          `What fraction of the amount for ${na} is the amount for ${nb}?`,
          pb / pa,
          () => fraction(pb, pa),
          [],
          [
            `The income is the same for both, so the sectors alone decide.`,
            `${nb} to ${na} is ${pb} to ${pa}; the fraction must be less than 1, because the sector of ${nb} is smaller.`,
          ],
        ),
      ].map((question, n) =>
        n < 3
          ? question
          : {
              ...question,
              distractors: textDistractors(fraction(pb, pa), [
                [fraction(pa, pb), 'wrote the fraction upside down'],
                [fraction(pb, pa + pb), 'compared with the two together'],
                [fraction(pa - pb, pa), 'used the difference'],
                [fraction(pa, pa + pb), 'compared the larger with the two together'],
                [fraction(pb, 100), 'compared with the whole income'],
                [fraction(pa, 100), 'compared with the whole income'],
                [fraction(pb + 5, pa + 10), 'misread the sectors'],
              ]),
            },
      ),
    }
  },

  // lay the income out in a hundred heaps of equal size and count heaps
  verify({ shares, a, b, income, inDegrees }) {
    const heaps = heap(shares)
    const money = (kind: number) => heaps.filter((other) => other === kind).length * (income / 100)
    const count = heaps.filter((kind) => kind === b).length
    let [low, high] = [shares[b] as number, shares[a] as number]
    for (let d = low; d > 1; d--) if (low % d === 0 && high % d === 0) [low, high] = [low / d, high / d]
    return [
      rupees(money(a)),
      rupees(money(a) - money(b)),
      inDegrees ? percent((count / heaps.length) * 100) : `${number((count * 360) / heaps.length)}°`,
      `$\\frac{${low}}{${high}}$`,
    ]
  },
})
