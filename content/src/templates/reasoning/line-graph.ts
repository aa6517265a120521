import { number, percent } from '../../format.ts'
import { setTemplate } from '../../question.ts'
import { ask, heap, pick, sum, table } from './data-questions.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet', 'cat'] as const

export const trade = setTemplate({
  id: 'line-graph/income-and-expenditure',
  topic: 'line-graph',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    const first = random.int(2016, 2020)
    const step = level === 'easy' ? 10 : 4
    for (;;) {
      const spent = Array.from({ length: 5 }, () => random.step(40, 120, step))
      const earned = spent.map((cost) => cost + random.step(4, 60, level === 'easy' ? 10 : 2))
      const gains = earned.map((value, n) => value - (spent[n] as number))
      const year = random.int(0, 4)
      const percentage = ((gains[year] as number) * 100) / (spent[year] as number)
      const best = gains.indexOf(Math.max(...gains))
      const clear = gains.filter((gain) => gain === gains[best]).length === 1 && earned[best] !== Math.max(...earned)
      if (clear && Number.isInteger(percentage * 2) && sum(gains) % 5 === 0) return { first, spent, earned, year }
    }
  },

  write({ first, spent, earned, year }) {
    const years = spent.map((_, n) => first + n)
    const gains = earned.map((value, n) => value - (spent[n] as number))
    const [cost, income, gain] = [spent[year] as number, earned[year] as number, gains[year] as number]
    const best = gains.indexOf(Math.max(...gains))
    const lakhs = (value: number) => `₹${number(value)} lakh`
    const fewer = spent.filter((value) => value < sum(spent) / 5).length
    return {
      passage: {
        en: `A line graph with two lines shows the income and the expenditure of a firm, in lakhs of rupees. The points of the lines are given below. Profit = income − expenditure.\n\n${table(
          ['Year', ...years.map(String)],
          [
            ['Income', ...earned],
            ['Expenditure', ...spent],
          ],
        )}`,
      },
      questions: [
        ask(
          `What was the profit in ${years[year]}?`,
          gain,
          lakhs,
          [
            { value: income, mistake: 'took the income for the profit' },
            { value: income + cost, mistake: 'added the two lines' },
            { value: cost, mistake: 'took the expenditure for the profit' },
          ],
          [
            `Profit is the height of the upper line above the lower one: ${income} − ${cost} = ${gain}.`,
            `The income alone (${lakhs(income)}) is not yet profit.`,
          ],
          4,
        ),
        pick(
          'In which year was the profit the greatest?',
          String(years[best]),
          years.map(String),
          'looked at the highest income instead of the widest gap',
          [
            `The gaps between the lines are ${gains.map((value, n) => `${years[n]}: ${value}`).join(', ')}.`,
            `In ${years[earned.indexOf(Math.max(...earned))]} the income was highest, but the gap was smaller.`,
          ],
        ),
        ask(
          `What was the profit in ${years[year]} as a percentage of the expenditure?`,
          (gain * 100) / cost,
          percent,
          [
            { value: (gain * 100) / income, mistake: 'reckoned on the income' },
            { value: (income * 100) / cost, mistake: 'gave the income as a percentage of the expenditure' },
            { value: gain, mistake: 'gave the profit in lakhs' },
          ],
          [
            `Profit ${income} − ${cost} = ${gain}, on an expenditure of ${cost}.`,
            `$\\frac{${gain}}{${cost}} × 100$ = ${number((gain * 100) / cost)}. Dividing by the income would give less.`,
          ],
          5,
        ),
        ask(
          'What was the average profit per year over the five years?',
          sum(gains) / 5,
          lakhs,
          [
            { value: sum(gains) / 4, mistake: 'divided by four, the number of steps between the years' },
            { value: sum(gains), mistake: 'forgot to divide' },
            { value: sum(earned) / 5, mistake: 'averaged the income' },
          ],
          [
            `Add the yearly profits: ${gains.join(' + ')} = ${sum(gains)}.`,
            `Divide by the 5 years, not by the 4 steps between them.`,
          ],
          3,
        ),
        ask(
          'In how many of the years was the expenditure below its five-year average?',
          fewer,
          String,
          [
            { value: 5 - fewer, mistake: 'counted the other years' },
            { value: fewer + 1, mistake: 'counted one point too many' },
            { value: fewer - 1, mistake: 'counted one point too few' },
          ],
          [
            `The average expenditure is ${sum(spent)} ÷ 5 = ${number(sum(spent) / 5)}.`,
            `Below it are ${years.filter((_, n) => (spent[n] as number) < sum(spent) / 5).join(', ')}; do not mix up the two lines.`,
          ],
          1,
          5,
        ),
      ],
    }
  },

  // hold income against expenditure lakh by lakh and count what is left over
  verify({ first, spent, earned, year }) {
    const left = (n: number) => heap(earned.map((value, k) => (k === n ? value : 0))).slice(spent[n]).length
    const years = [0, 1, 2, 3, 4]
    const best = years.toSorted((a, b) => left(b) - left(a))[0] as number
    const all = heap(spent)
    const below = years.filter((n) => all.filter((kind) => kind === n).length * 5 < all.length)
    const lakhs = (value: number) => `₹${number(value)} lakh`
    const average = years.reduce((total, n) => total + left(n), 0) / 5
    return [
      lakhs(left(year)),
      String(first + best),
      percent((left(year) / (spent[year] as number)) * 100),
      lakhs(average),
      String(below.length),
    ]
  },
})
