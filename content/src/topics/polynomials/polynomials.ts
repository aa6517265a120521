import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { polynomial, summed } from '../../shared/arithmetic/formulae.ts'
import { signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

const valueAt = (coefficients: readonly number[], x: number) => coefficients.reduce((value, c) => value * x + c, 0)
const minus = (a: number) => (a < 0 ? `x + ${-a}` : `x - ${a}`)

export const remainder = template({
  id: 'polynomials/remainder-and-factor',
  topic: 'polynomials',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'nimcet', 'cat', 'railway'],

  draw: (random, level) => ({
    cubic: [
      random.int(1, 3),
      random.pick([-5, -4, -3, -2, 2, 3, 4, 5]),
      random.pick([-6, -4, -3, 2, 3, 5, 7]),
      random.int(-9, 9),
    ] as const,
    a: random.pick([-3, -2, -1, 2, 3]),
    factor: level === 'medium',
  }),

  write({ cubic, a, factor }) {
    const [p, q, r, s] = cubic
    if (factor) {
      // k stands for the last coefficient but one, chosen so that x - a divides
      const known = [p, q, 0, -(a * r) - p * a ** 3 - q * a ** 2]
      const shown =
        `${polynomial([p, q, 0, 0])} + kx ${(known[3] ?? 0) < 0 ? '-' : '+'} ${Math.abs(known[3] ?? 0)}`.replace(
          / [+-] 0$/,
          '',
        )
      const rest = p * a ** 3 + q * a ** 2 + (known[3] ?? 0)
      const there = `$${rest} ${a < 0 ? '-' : '+'} ${Math.abs(a) === 1 ? '' : Math.abs(a)}k$`
      return {
        stem: say(
          `If $${minus(a)}$ is a factor of $${shown}$, then the value of $k$ is`,
          `$${shown}$కు $${minus(a)}$ ఒక కారణాంకం అయితే $k$ విలువ ఎంత?`,
          `यदि $${minus(a)}$ बहुपद $${shown}$ का एक गुणनखंड है, तो $k$ का मान कितना है?`,
        ),
        correct: same(signed(r)),
        distractors: numericDistractors(
          r,
          [
            { value: -r, mistake: 'lost a sign at the end' },
            {
              value: (p * a ** 3 - q * a ** 2 - (known[3] ?? 0)) / -a,
              mistake: 'put in the number with the wrong sign',
            },
            { value: rest, mistake: 'did not divide by the number put in' },
            { value: -rest, mistake: 'did not divide by the number put in' },
            { value: r + a, mistake: 'added the number put in' },
          ],
          { format: signed, plausible: Number.isInteger, spares: [r + 1, r - 1, r + 2] },
        ),
        explanation: paragraphs(
          say(
            `If $${minus(a)}$ is a factor, the polynomial is 0 at $x = ${a}$ (not at $x = ${-a}$).`,
            `$${minus(a)}$ కారణాంకం అయితే $x = ${a}$ వద్ద బహుపది విలువ 0 ($x = ${-a}$ వద్ద కాదు).`,
            `यदि $${minus(a)}$ गुणनखंड है, तो $x = ${a}$ पर बहुपद 0 होता है ($x = ${-a}$ पर नहीं)।`,
          ),
          say(
            `At $x = ${a}$ it is ${there}. Setting this equal to 0 gives $k$.`,
            `$x = ${a}$ వద్ద విలువ ${there}. దీనిని 0కు సమానం చేస్తే $k$ వస్తుంది.`,
            `$x = ${a}$ पर वह ${there} है। इसे 0 के बराबर रखने पर $k$ मिलता है।`,
          ),
          say(`So $k =$ ${signed(r)}.`, `కాబట్టి $k =$ ${signed(r)}.`, `इसलिए $k =$ ${signed(r)}।`),
        ),
      }
    }
    const answer = valueAt(cubic, a)
    return {
      stem: say(
        `The remainder when $${polynomial(cubic)}$ is divided by $${minus(a)}$ is`,
        `$${polynomial(cubic)}$ను $${minus(a)}$తో భాగిస్తే వచ్చే శేషం ఎంత?`,
        `$${polynomial(cubic)}$ को $${minus(a)}$ से भाग देने पर शेषफल कितना होगा?`,
      ),
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: valueAt(cubic, -a), mistake: 'put in the number with the wrong sign' },
          { value: -answer, mistake: 'lost a sign at the end' },
          { value: answer - s, mistake: 'left out the constant term' },
          { value: p * a ** 3 - q * a ** 2 + r * a + s, mistake: 'took the square with the wrong sign' },
          { value: s, mistake: 'gave the constant term' },
        ],
        { format: signed, plausible: () => true, spares: [answer + 2, answer - 4, answer + a] },
      ),
      explanation: paragraphs(
        say(
          `By the remainder theorem the remainder is the value of the polynomial at $x = ${a}$, where $${minus(a)} = 0$.`,
          `శేష సిద్ధాంతం ప్రకారం శేషం $x = ${a}$ వద్ద బహుపది విలువకు సమానం; అక్కడ $${minus(a)} = 0$.`,
          `शेषफल प्रमेय से शेषफल $x = ${a}$ पर बहुपद का मान है, जहाँ $${minus(a)} = 0$।`,
        ),
        say(
          `There its terms are $${p * a ** 3}$, $${q * a * a}$, $${r * a}$ and $${s}$: $${summed([p * a ** 3, q * a * a, r * a, s])}$.`,
          `అక్కడ పదాల విలువలు $${p * a ** 3}$, $${q * a * a}$, $${r * a}$, $${s}$: $${summed([p * a ** 3, q * a * a, r * a, s])}$.`,
          `वहाँ पदों के मान $${p * a ** 3}$, $${q * a * a}$, $${r * a}$ और $${s}$ हैं: $${summed([p * a ** 3, q * a * a, r * a, s])}$।`,
        ),
        say(
          `Putting in ${signed(-a)} instead would give ${signed(valueAt(cubic, -a))}.`,
          `బదులుగా ${signed(-a)} ప్రతిక్షేపిస్తే ${signed(valueAt(cubic, -a))} వస్తుంది.`,
          `इसके स्थान पर ${signed(-a)} रखने पर ${signed(valueAt(cubic, -a))} मिलेगा।`,
        ),
        say(`The remainder is ${signed(answer)}.`, `శేషం ${signed(answer)}.`, `शेषफल ${signed(answer)} है।`),
      ),
    }
  },

  // synthetic division
  verify({ cubic, a, factor }) {
    const divide = (coefficients: readonly number[]) => {
      let carry = 0
      for (const c of coefficients) carry = carry * a + c
      return carry
    }
    if (!factor) return signed(divide(cubic))
    const [p, q, r] = cubic
    const last = -(a * r) - p * a ** 3 - q * a ** 2
    for (let k = -60; k <= 60; k++) if (divide([p, q, k, last]) === 0) return signed(k)
    return 'none'
  },
})
