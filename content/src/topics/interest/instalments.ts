import { defined, tupleOf } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { inTex, percent, rupees } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const instalments = template({
  id: 'interest/equal-instalments',
  topic: 'interest',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'mat', 'cat', 'afcat'],

  draw(random) {
    const rate = random.pick([5, 10, 20, 25] as const)
    // instalment · (1/q + 1/q²) is a whole number of rupees
    const [n, d] = tupleOf(defined({ 5: [21, 20], 10: [11, 10], 20: [6, 5], 25: [5, 4] }[rate]), 2)
    const payment = n * n * random.int(20, 90)
    return { rate, n, d, payment, loan: (payment * d * (n + d)) / (n * n) }
  },

  write({ rate, n, d, payment, loan }) {
    return numericQuestion({
      stem: say(
        `A loan of ${rupees(loan)} is to be repaid in two equal yearly instalments at ${percent(rate)} a year compound interest. What is each instalment?`,
        `${rupees(loan)} అప్పును సంవత్సరానికి ${percent(rate)} చక్రవడ్డీతో రెండు సమాన వార్షిక వాయిదాలలో తీర్చాలి. ఒక్కో వాయిదా ఎంత?`,
        `${rupees(loan)} का ऋण ${percent(rate)} वार्षिक चक्रवृद्धि ब्याज पर दो समान वार्षिक किस्तों में चुकाना है। प्रत्येक किस्त कितनी है?`,
      ),
      answer: payment,
      format: rupees,
      step: 10,
      wrong: [
        [Math.round((loan * (1 + rate / 100) ** 2) / 2), 'halved the amount after two years'],
        [Math.round((loan * (1 + (2 * rate) / 100)) / 2), 'took simple interest and halved'],
        [Math.round(loan / 2), 'forgot the interest'],
        [Math.round((loan * (1 + rate / 100)) / 2), 'took the interest of one year'],
      ],
      steps: [
        say(
          `The loan is what both instalments are worth today: $\\frac{x}{q} + \\frac{x}{q^2}$ with $q = 1 + \\frac{${rate}}{100} = \\frac{${n}}{${d}}$.`,
          `అప్పు = రెండు వాయిదాల ప్రస్తుత విలువ: $\\frac{x}{q} + \\frac{x}{q^2}$, ఇక్కడ $q = 1 + \\frac{${rate}}{100} = \\frac{${n}}{${d}}$.`,
          `ऋण = दोनों किस्तों का वर्तमान मूल्य: $\\frac{x}{q} + \\frac{x}{q^2}$, जहाँ $q = 1 + \\frac{${rate}}{100} = \\frac{${n}}{${d}}$।`,
        ),
        same(`$x \\times \\frac{${d} \\times ${n + d}}{${n * n}} = ${inTex(loan)}$`),
      ],
    })
  },

  // the account, year by year, tried with every instalment
  verify({ loan, rate, payment }) {
    const left = (x: number) => (loan * (1 + rate / 100) - x) * (1 + rate / 100) - x
    for (let x = 1; x < 4 * payment; x++) if (Math.abs(left(x)) < 1e-6 * loan) return rupees(x)
    return 'none'
  },
})
