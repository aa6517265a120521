import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { fractionTimes, polynomial, rational, times } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'
import { asFraction, simpson } from './simpson.ts'

export const definitePolynomial = template({
  id: 'integration/definite-integral-of-a-polynomial',
  topic: 'integration',
  levels: ['easy', 'medium'],
  exams: ['nimcet'],

  draw(random, level) {
    for (;;) {
      const [a, b, c] = [random.int(1, 5), random.int(-5, 5), random.int(-6, 6)]
      const from = level === 'easy' ? 0 : random.int(-2, 1)
      const to = from + random.int(1, 3)
      const value = (a * (to ** 3 - from ** 3)) / 3 + (b * (to ** 2 - from ** 2)) / 2 + c * (to - from)
      if (b !== 0 && c !== 0 && Math.abs(value) > 0.01) return { a, b, c, from, to }
    }
  },

  write({ a, b, c, from, to }) {
    // six times the antiderivative
    const six = (x: number) => 2 * a * x ** 3 + 3 * b * x ** 2 + 6 * c * x
    const show = (n: number) => rational(Math.round(n), 6)
    const answer = six(to) - six(from)
    const f = (x: number) => a * x * x + b * x + c
    const integral = `\\int_{${from}}^{${to}} (${polynomial([a, b, c])})\\,dx`
    return textQuestion({
      stem: say(`The value of $${integral}$ is`, `$${integral}$ విలువ ఎంత?`, `$${integral}$ का मान कितना है?`),
      correct: show(answer),
      wrong: [
        [show(6 * (f(to) - f(from))), 'subtracted values of the function itself'],
        [show(6 * (2 * a * to + b - (2 * a * from + b)) || answer + 12), 'differentiated'],
        [show(six(to) + six(from)), 'added the values at the limits'],
        [show(-answer), 'exchanged the limits'],
        [
          show(6 * (a * to ** 3 + b * to ** 2 + c * to - a * from ** 3 - b * from ** 2 - c * from)),
          'did not divide by the exponents',
        ],
        [show(answer + 6), 'slipped by 1'],
        [show(answer - 6), 'slipped by 1'],
      ],
      steps: [
        say(
          'Raise each exponent by one, divide by the new exponent, and subtract the value at the lower limit from that at the upper.',
          'ప్రతి ఘాతాన్ని 1 పెంచి కొత్త ఘాతంతో భాగించి, ఎగువ అవధి విలువ నుండి దిగువ అవధి విలువను తీసివేయాలి.',
          'हर घात में 1 जोड़कर नई घात से भाग दें, फिर ऊपरी सीमा के मान से निचली सीमा का मान घटाएँ।',
        ),
        same(
          `$\\left[${fractionTimes(a, 3, 'x^3')} ${b < 0 ? '-' : '+'} ${fractionTimes(Math.abs(b), 2, 'x^2')} ${c < 0 ? '-' : '+'} ${times(Math.abs(c), 'x')}\\right]_{${from}}^{${to}}$`,
        ),
        same(`${show(six(to))} − ${six(from) < 0 ? `(${show(six(from))})` : show(six(from))}`),
      ],
    })
  },

  verify: ({ a, b, c, from, to }) =>
    asFraction(
      simpson((x) => a * x * x + b * x + c, from, to),
      6,
    ),
})
