import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { fraction } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const mixedRecurring = template({
  id: 'rational-numbers/sum-of-recurring-decimals',
  topic: 'rational-numbers',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet', 'afcat'],

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(1, 8), random.int(1, 9), random.int(11, 98)]
      if (a !== b && c % 11 !== 0 && 10 * a + b - a < 90) return { a, b, c }
    }
  },

  write({ a, b, c }) {
    // 0.a(b) + 0.(c): (ab - a)/90 + c/99
    const mixed = 10 * a + b - a
    const [n, d] = [mixed * 11 + c * 10, 990]
    const show = (top: number, bottom: number) => fraction(top, bottom)
    return textQuestion({
      stem: say(
        `$0.${a}\\overline{${b}} + 0.\\overline{${c}}$, as a fraction in its lowest terms, is`,
        `$0.${a}\\overline{${b}} + 0.\\overline{${c}}$ను కనిష్ఠ పదాల్లో భిన్నంగా రాస్తే ఎంత?`,
        `$0.${a}\\overline{${b}} + 0.\\overline{${c}}$ का सरलतम भिन्न रूप क्या है?`,
      ),
      correct: show(n, d),
      wrong: [
        [show((10 * a + b) * 11 + c * 10, d), 'did not subtract the part that does not recur'],
        [show((10 * a + b) * 100 + c * 100, 10000), 'took the decimals to end'],
        [show(10 * a + b + c, 99), 'took all digits to recur'],
        [show(mixed * 10 + c * 9, 900), 'took 90 and 100 for denominators'],
        [show(n + 10, d), 'slipped by one part'],
        [show(n + 20, d), 'slipped by two parts'],
      ],
      steps: [
        same(
          `$0.${a}\\overline{${b}} = \\frac{${10 * a + b} - ${a}}{90} = \\frac{${mixed}}{90}$, $0.\\overline{${c}} = \\frac{${c}}{99}$`,
        ),
        same(`$\\frac{${mixed} \\times 11 + ${c} \\times 10}{990} = \\frac{${n}}{990}$`),
      ],
    })
  },

  // many digits, and the only fraction with a denominator of at most 990 so near
  verify({ a, b, c }) {
    const value = Number(`0.${a}${String(b).repeat(15)}`) + Number(`0.${String(c).repeat(8)}`)
    for (let d = 1; d <= 990; d++)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-9) return fraction(Math.round(value * d), d)
    return 'none'
  },
})
