import { number, percent } from '../../format.ts'
import { setTemplate } from '../../question.ts'
import { ask, heap, pick, sum, table } from './data-questions.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const

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
          5,
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
