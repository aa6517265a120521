import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { choose, times } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'
import { termCoefficient } from './term-coefficient.ts'

export const constantTerm = template({
  id: 'binomial-theorem/term-without-x',
  topic: 'binomial-theorem',
  levels: ['medium', 'hard'],
  exams: ['icet', 'nimcet'],

  draw(random, level) {
    for (;;) {
      const [p, q, n] = [random.int(1, 3), random.int(1, 3), random.int(4, 9)]
      const [a, b] =
        level === 'medium' ? [1, random.pick([-2, -1, 1, 2, 3])] : [random.int(1, 3), random.pick([-2, -1, 2, 3])]
      // (a x^p + b / x^q)^n: p(n - r) = q r
      const r = (p * n) / (p + q)
      const size = choose(n, r) * Math.abs(a) ** (n - r) * Math.abs(b) ** r
      if (Number.isInteger(r) && r > 1 && n - r > 1 && size < 50_000) return { a, b, p, q, n, r }
    }
  },

  write({ a, b, p, q, n, r }) {
    const answer = choose(n, r) * a ** (n - r) * b ** r
    const exponent = `${p === 1 ? `${n} - r` : `${p}(${n} - r)`} - ${times(q, 'r')}`
    const power = (k: number) => (k === 1 ? 'x' : `x^${k}`)
    const inner = `${a === 1 ? '' : a}${power(p)} ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}}{${power(q)}}`
    return numericQuestion({
      stem: say(
        `The term independent of $x$ in the expansion of $\\left(${inner}\\right)^{${n}}$ is`,
        `$\\left(${inner}\\right)^{${n}}$ విస్తరణలో $x$ లేని పదం ఏది?`,
        `$\\left(${inner}\\right)^{${n}}$ के प्रसार में $x$ से स्वतंत्र पद कितना है?`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      step: n,
      wrong: [
        [-answer, 'lost the sign'],
        [choose(n, r), 'forgot the coefficients'],
        [choose(n, r - 1) * a ** (n - r + 1) * b ** (r - 1), 'took the term before'],
        [choose(n, r + 1) * a ** (n - r - 1) * b ** (r + 1), 'took the term after'],
        [r + 1, 'gave the place of the term'],
      ],
      steps: [
        say(
          `The general term has $x^{${exponent}}$; the exponent is 0 for $r = ${r}$.`,
          `సాధారణ పదంలో $x^{${exponent}}$; $r = ${r}$ అయితే ఘాతం 0.`,
          `व्यापक पद में $x^{${exponent}}$ है; $r = ${r}$ पर घात 0 है।`,
        ),
        same(`$${termCoefficient(n, r, [a, n - r], [b, r])} = ${answer}$`),
      ],
    })
  },

  // multiplies the brackets one by one, by exponent
  verify({ a, b, p, q, n }) {
    let terms = new Map([[0, 1]])
    for (let k = 0; k < n; k++) {
      const next = new Map<number, number>()
      for (const [exponent, c] of terms) {
        next.set(exponent + p, (next.get(exponent + p) ?? 0) + c * a)
        next.set(exponent - q, (next.get(exponent - q) ?? 0) + c * b)
      }
      terms = next
    }
    return `$${terms.get(0) ?? 0}$`
  },
})
