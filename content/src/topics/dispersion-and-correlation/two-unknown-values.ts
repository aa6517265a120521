import { itemAt } from '../../checked-access.ts'
import { sum } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'

export const twoUnknownValues = template({
  id: 'dispersion-and-correlation/two-missing-values',
  topic: 'dispersion-and-correlation',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'nimcet', 'cat'],

  draw(random) {
    for (;;) {
      const list = Array.from({ length: 5 }, () => random.int(1, 15))
      const mean = sum(list) / 5
      const variance = list.reduce((total, n) => total + n * n, 0) / 5 - mean * mean
      if (new Set(list).size === 5 && Number.isInteger(mean) && Number.isInteger(Math.round(variance * 1e6) / 1e5))
        return {
          known: list.slice(0, 3),
          x: itemAt(list, 3),
          y: itemAt(list, 4),
          mean,
          variance: Math.round(variance * 10) / 10,
        }
    }
  },

  write({ known, x, y, mean, variance }) {
    const [s, squares] = [x + y, x * x + y * y]
    const answer = Math.max(x, y)
    const knownSquares = known.reduce((total, n) => total + n * n, 0)
    return numericQuestion({
      stem: say(
        `The mean of five observations is ${mean} and their variance ${variance}. Three of them are ${known.join(', ')}. What is the greater of the other two?`,
        `ఐదు పరిశీలనల సగటు ${mean}, విస్తృతి ${variance}. వాటిలో మూడు ${known.join(', ')}. మిగతా రెండింటిలో పెద్దది ఏది?`,
        `पाँच प्रेक्षणों का माध्य ${mean} और प्रसरण ${variance} है। उनमें से तीन ${known.join(', ')} हैं। शेष दो में बड़ा कौन-सा है?`,
      ),
      answer,
      wrong: [
        [Math.min(x, y), 'gave the smaller one'],
        [s, 'gave their sum'],
        [Math.abs(x - y), 'gave their difference'],
        [Math.round(s / 2), 'halved the sum'],
      ],
      steps: [
        say(
          `Their sum: 5 × ${mean} − ${sum(known)} = ${s}. Sum of their squares: 5 × (${variance} + ${mean}²) − ${knownSquares} = ${squares}.`,
          `వాటి మొత్తం: 5 × ${mean} − ${sum(known)} = ${s}. వాటి వర్గాల మొత్తం: 5 × (${variance} + ${mean}²) − ${knownSquares} = ${squares}.`,
          `उनका योग: 5 × ${mean} − ${sum(known)} = ${s}। उनके वर्गों का योग: 5 × (${variance} + ${mean}²) − ${knownSquares} = ${squares}।`,
        ),
        same(`$xy = \\frac{${s}^2 - ${squares}}{2} = ${x * y}$; $x, y = ${Math.max(x, y)}, ${Math.min(x, y)}$`),
      ],
    })
  },

  // tries every pair of numbers
  verify({ known, mean, variance }) {
    for (let x = 0; x < 60; x++)
      for (let y = 0; y <= x; y++) {
        const list = [...known, x, y]
        if (sum(list) !== 5 * mean) continue
        if (Math.abs(list.reduce((total, n) => total + (n - mean) ** 2, 0) / 5 - variance) < 1e-6) return String(x)
      }
    return 'none'
  },
})
