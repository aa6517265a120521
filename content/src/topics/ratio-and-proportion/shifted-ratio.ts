import { itemAt, tupleOf } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const shiftedRatio = template({
  id: 'ratio-and-proportion/moved-between-classes',
  topic: 'ratio-and-proportion',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    for (;;) {
      const [a, b, c] = [random.int(2, 9), random.int(2, 9), random.int(2, 9)]
      const unit = random.int(5, 20)
      const moved = random.step(5, 30, 5)
      const later = [a * unit + moved, b * unit + moved, c * unit + moved] as const
      const d = gcd(gcd(later[0], later[1]), later[2])
      const parts = later.map((n) => n / d)
      if (new Set([a, b, c]).size === 3 && gcd(gcd(a, b), c) === 1 && Math.max(...parts) <= 16)
        return { before: [a, b, c] as const, after: parts, unit, moved }
    }
  },

  write({ before, after, unit, moved }) {
    const sum = before[0] + before[1] + before[2]
    const answer = sum * unit
    return numericQuestion({
      stem: say(
        `The numbers of students in three classes are in the ratio ${before.join(' : ')}. If ${moved} students join each class, the ratio becomes ${after.join(' : ')}. How many students were there in the three classes at first?`,
        `మూడు తరగతుల్లోని విద్యార్థుల సంఖ్యల నిష్పత్తి ${before.join(' : ')}. ఒక్కో తరగతిలో ${moved} మంది చేరితే నిష్పత్తి ${after.join(' : ')} అవుతుంది. మొదట మూడు తరగతుల్లో మొత్తం ఎంతమంది ఉన్నారు?`,
        `तीन कक्षाओं में विद्यार्थियों की संख्या का अनुपात ${before.join(' : ')} है। यदि प्रत्येक कक्षा में ${moved} विद्यार्थी जुड़ें तो अनुपात ${after.join(' : ')} हो जाता है। आरंभ में तीनों कक्षाओं में कुल कितने विद्यार्थी थे?`,
      ),
      answer,
      step: sum,
      wrong: [
        [answer + 3 * moved, 'gave the number afterwards'],
        [answer + moved, 'added the new students once'],
        [before[0] * unit, 'gave one class only'],
        [Math.max(...before) * unit, 'gave the largest class'],
        [sum * moved, 'took the new students for the unit'],
      ],
      steps: [
        say(
          `With $${before[0]}k$, $${before[1]}k$, $${before[2]}k$ at first: $\\frac{${before[0]}k + ${moved}}{${before[1]}k + ${moved}} = \\frac{${after[0]}}{${after[1]}}$.`,
          `మొదట $${before[0]}k$, $${before[1]}k$, $${before[2]}k$ అనుకుంటే: $\\frac{${before[0]}k + ${moved}}{${before[1]}k + ${moved}} = \\frac{${after[0]}}{${after[1]}}$.`,
          `आरंभ में $${before[0]}k$, $${before[1]}k$, $${before[2]}k$ मानें: $\\frac{${before[0]}k + ${moved}}{${before[1]}k + ${moved}} = \\frac{${after[0]}}{${after[1]}}$।`,
        ),
        same(`$${after[1]}(${before[0]}k + ${moved}) = ${after[0]}(${before[1]}k + ${moved})$, $k = ${unit}$`),
        same(`(${before.join(' + ')}) × ${unit} = ${answer}`),
      ],
    })
  },

  verify({ before, after, moved }) {
    for (let k = 1; k < 200; k++) {
      const now = tupleOf(
        before.map((part) => part * k + moved),
        3,
      )
      if (
        now[0] * itemAt(after, 1) === now[1] * itemAt(after, 0) &&
        now[1] * itemAt(after, 2) === now[2] * itemAt(after, 1)
      )
        return number(before.reduce((sum, part) => sum + part * k, 0))
    }
    return 'none'
  },
})
