import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { inTex, number } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const logarithmEquation = template({
  id: 'logarithms/equation-of-several-bases',
  topic: 'logarithms',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'nimcet', 'cat'],

  draw(random) {
    for (;;) {
      const base = random.pick([2, 3, 5])
      const exponents = random.sample([1, 2, 3, 4, 6], random.int(2, 3)).sort((a, b) => a - b)
      const t = random.int(1, base === 2 ? 12 : base === 3 ? 6 : 4)
      const total = exponents.reduce((sum, e) => sum + 12 / e, 0) * t
      if (total % 12 !== 0 || t === 1) continue
      return { base, exponents, t, total: total / 12 }
    }
  },

  write({ base, exponents, t, total }) {
    const left = exponents.map((e) => `\\log_{${inTex(base ** e)}} x`).join(' + ')
    const answer = base ** t
    const parts = exponents.map((e) => (e === 1 ? 't' : `\\frac{t}{${e}}`)).join(' + ')
    return numericQuestion({
      stem: say(
        `If $${left} = ${total}$, then $x$ is equal to`,
        `$${left} = ${total}$ అయితే $x$ విలువ ఎంత?`,
        `यदि $${left} = ${total}$, तो $x$ का मान कितना है?`,
      ),
      answer,
      wrong: [
        [base ** total, 'took all bases for the smallest'],
        [t, 'gave the logarithm'],
        [base ** (t + 1), 'slipped by one power'],
        [base ** (t - 1), 'slipped by one power'],
        [t * base, 'multiplied instead of taking the power'],
      ],
      step: base,
      steps: [
        say(
          `$\\log_{a^n} x = \\frac{1}{n}\\log_a x$. With $t = \\log_{${base}} x$: $${parts} = ${total}$, so $t = ${t}$.`,
          `$\\log_{a^n} x = \\frac{1}{n}\\log_a x$. $t = \\log_{${base}} x$ అనుకుంటే: $${parts} = ${total}$, కాబట్టి $t = ${t}$.`,
          `$\\log_{a^n} x = \\frac{1}{n}\\log_a x$। $t = \\log_{${base}} x$ रखें: $${parts} = ${total}$, अतः $t = ${t}$।`,
        ),
        same(`$x = ${base}^{${t}} = ${inTex(answer)}$`),
      ],
    })
  },

  // tries whole numbers with real logarithms
  verify({ base, exponents, total }) {
    for (let x = 2; x < 5000; x++) {
      const sum = exponents.reduce((all, e) => all + Math.log(x) / Math.log(base ** e), 0)
      if (Math.abs(sum - total) < 1e-9) return number(x)
    }
    return 'none'
  },
})
