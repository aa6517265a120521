import { itemAt } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'

export const missingFrequency = template({
  id: 'mean-median-mode/missing-frequency',
  topic: 'mean-median-mode',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'railway'],

  draw(random) {
    for (;;) {
      const [first, width] = [random.step(5, 15, 5), random.pick([5, 10, 20])]
      const values = Array.from({ length: 5 }, (_, n) => first + n * width)
      const counts = values.map(() => random.int(3, 16))
      const place = random.int(0, 4)
      const n = counts.reduce((sum, count) => sum + count, 0)
      const mean = values.reduce((sum, value, k) => sum + value * itemAt(counts, k), 0) / n
      if (Number.isInteger(mean * 2) && mean !== values[place]) return { values, counts, place, mean }
    }
  },

  write({ values, counts, place, mean }) {
    const answer = itemAt(counts, place)
    const shown = counts.map((count, k) => (k === place ? 'f' : String(count)))
    const rest = counts.reduce((sum, count, k) => (k === place ? sum : sum + count), 0)
    const moment = values.reduce((sum, value, k) => (k === place ? sum : sum + value * itemAt(counts, k)), 0)
    const at = itemAt(values, place)
    const head = say('Value', 'విలువ', 'मान')
    const row = say('Frequency', 'పౌనఃపున్యం', 'बारंबारता')
    const tableOf = (language: 'en' | 'te' | 'hi') =>
      `| ${head[language]} | ${values.join(' | ')} |\n|---|${values.map(() => '---:').join('|')}|\n| ${row[language]} | ${shown.join(' | ')} |`
    return numericQuestion({
      stem: say(
        `The mean of this distribution is ${mean}. What is the missing frequency f?\n\n${tableOf('en')}`,
        `ఈ విభాజనం సగటు ${mean}. లోపించిన పౌనఃపున్యం f ఎంత?\n\n${tableOf('te')}`,
        `इस बंटन का माध्य ${mean} है। लुप्त बारंबारता f क्या है?\n\n${tableOf('hi')}`,
      ),
      answer,
      wrong: [
        [Math.abs(Math.round(mean * 5 - rest)), 'took the mean of the frequencies'],
        [Math.round(moment / at), 'forgot the mean'],
        [Math.round(moment / mean - rest), 'left the missing class out of the sum'],
        [Math.round(rest / 4), 'took the average of the other frequencies'],
      ],
      steps: [
        say(
          `Without f the frequencies add up to ${rest} and the products to ${moment}: $\\frac{${moment} + ${at}f}{${rest} + f} = ${mean}$.`,
          `f కాకుండా పౌనఃపున్యాల మొత్తం ${rest}, లబ్ధాల మొత్తం ${moment}: $\\frac{${moment} + ${at}f}{${rest} + f} = ${mean}$.`,
          `f को छोड़कर बारंबारताओं का योग ${rest} और गुणनफलों का योग ${moment} है: $\\frac{${moment} + ${at}f}{${rest} + f} = ${mean}$।`,
        ),
        same(`f = ${answer}`),
      ],
    })
  },

  // deviations from the mean cancel out
  verify({ values, counts, place, mean }) {
    for (let f = 0; f < 200; f++) {
      const off = values.reduce((sum, value, k) => sum + (value - mean) * (k === place ? f : itemAt(counts, k)), 0)
      if (Math.abs(off) < 1e-9) return String(f)
    }
    return 'none'
  },
})
