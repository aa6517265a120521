import { tupleOf } from '../../checked-access.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { bracketed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const threeNumbers = template({
  id: 'polynomials/identity-of-three-numbers',
  topic: 'polynomials',
  levels: ['medium', 'hard'],
  exams: ['ssc', 'icet', 'nimcet', 'cat', 'railway'],

  draw(random, level) {
    const [a, b, c] = tupleOf(random.sample([-4, -3, -2, -1, 1, 2, 3, 4, 5, 6, 7, 8, 9], 3), 3)
    return a + b + c > 2
      ? { a, b, c, hard: level === 'hard' }
      : { a: 2, b: Math.abs(b) + 3, c: Math.abs(c) + 1, hard: level === 'hard' }
  },

  write({ a, b, c, hard }) {
    const [s, p, q] = [a + b + c, a * b + b * c + c * a, a * b * c]
    const squares = s * s - 2 * p
    const answer = hard ? s * (squares - p) + 3 * q : s * (squares - p)
    const asked = hard ? 'a^3 + b^3 + c^3' : 'a^3 + b^3 + c^3 - 3abc'
    const given = `$a + b + c = ${s}$, $a^2 + b^2 + c^2 = ${squares}$${hard ? `, $abc = ${q}$` : ''}`
    return numericQuestion({
      stem: say(
        `If ${given}, then $${asked}$ is equal to`,
        `${given} అయితే $${asked}$ విలువ ఎంత?`,
        `यदि ${given}, तो $${asked}$ का मान कितना है?`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      step: s,
      wrong: [
        [s * (squares + p) + (hard ? 3 * q : 0), 'added the products within the bracket'],
        [s ** 3, 'cubed the sum'],
        [hard ? s * (squares - p) : s * squares, hard ? 'forgot 3abc' : 'left the products out'],
        [s * (squares - 2 * p) + (hard ? 3 * q : 0), 'took twice the products'],
        [hard ? s * (squares - p) - 3 * q : s * (s * s - p), 'lost a sign'],
      ],
      steps: [
        say(
          `$ab + bc + ca = \\frac{${s}^2 - ${squares}}{2} = ${p}$`,
          `$ab + bc + ca = \\frac{${s}^2 - ${squares}}{2} = ${p}$`,
          `$ab + bc + ca = \\frac{${s}^2 - ${squares}}{2} = ${p}$`,
        ),
        same(
          `$a^3 + b^3 + c^3 - 3abc = (a + b + c)(a^2 + b^2 + c^2 - ab - bc - ca) = ${s} \\times (${squares} - ${bracketed(p)}) = ${s * (squares - p)}$`,
        ),
        hard && same(`$a^3 + b^3 + c^3 = ${s * (squares - p)} + 3 \\times ${bracketed(q)}$`),
      ],
    })
  },

  // the three numbers cubed
  verify: ({ a, b, c, hard }) => `$${a ** 3 + b ** 3 + c ** 3 - (hard ? 0 : 3 * a * b * c)}$`,
})
