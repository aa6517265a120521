import { signed } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'
import { choose, times } from './formulae.ts'

export const binomialCoefficient = template({
  id: 'binomial-theorem/coefficient-of-a-power',
  topic: 'binomial-theorem',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    n: random.int(5, 8),
    k: random.int(2, 4),
    a: random.pick([1, 2, 3]),
    b: random.pick([-3, -2, -1, 1, 2]),
    wording: random.int(0, 1),
    reciprocal: level === 'medium',
    half: random.int(2, 4),
  }),

  write({ n, k, a, b, wording, reciprocal, half }) {
    if (reciprocal) {
      // (ax + b/x)^(2·half): the middle term is free of x
      const whole = 2 * half
      const answer = choose(whole, half) * (a * b) ** half
      const sign = b < 0 ? '-' : '+'
      return {
        stem: {
          en:
            wording === 0
              ? `The term independent of $x$ in the expansion of $\\left(${times(a, 'x')} ${sign} \\frac{${Math.abs(b)}}{x}\\right)^{${whole}}$ is`
              : `What is the constant term in $\\left(${times(a, 'x')} ${sign} \\frac{${Math.abs(b)}}{x}\\right)^{${whole}}$?`,
        },
        correct: same(signed(answer)),
        distractors: numericDistractors(
          answer,
          [
            { value: -answer, mistake: 'lost the sign' },
            { value: choose(whole, half), mistake: 'left out the coefficients' },
            { value: choose(whole, half) * a * b, mistake: 'did not raise the coefficients to the power' },
            { value: choose(whole, half - 1) * (a * b) ** half, mistake: 'took the term before the middle one' },
            {
              value: choose(whole, half + 1) * a ** (half - 1) * b ** (half + 1),
              mistake: 'took the term after the middle one',
            },
          ],
          { format: signed, plausible: () => true, spares: [2 * answer, answer + half] },
        ),
        explanation: {
          en: [
            `The general term is $^{${whole}}C_r (${times(a, 'x')})^{${whole} - r}\\left(\\frac{${b}}{x}\\right)^r$, in which the power of $x$ is $${whole} - 2r$.`,
            `It is 0 for $r = ${half}$, the middle term: $^{${whole}}C_{${half}} (${a})^{${half}} (${b})^{${half}} = ${choose(whole, half)} \\times ${a ** half} \\times (${b ** half})$.`,
            `The binomial coefficient alone, ${choose(whole, half)}, leaves out ${signed(a)} and ${signed(b)}.`,
            `The term is ${signed(answer)}.`,
          ].join('\n\n'),
        },
      }
    }
    const answer = choose(n, k) * a ** k * b ** (n - k)
    const shown = `(${times(a, 'x')} ${b < 0 ? '-' : '+'} ${Math.abs(b)})^{${n}}`
    return {
      stem: {
        en:
          wording === 0
            ? `The coefficient of $x^{${k}}$ in the expansion of $${shown}$ is`
            : `If $${shown}$ is expanded in powers of $x$, the coefficient of $x^{${k}}$ is`,
      },
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: -answer, mistake: 'lost the sign' },
          { value: choose(n, k), mistake: 'gave the binomial coefficient alone' },
          { value: choose(n, k) * a ** (n - k) * b ** k, mistake: 'exchanged the two powers' },
          { value: choose(n, k - 1) * a ** k * b ** (n - k), mistake: 'took the neighbouring binomial coefficient' },
          { value: choose(n, k) * a * b, mistake: 'did not raise the numbers to the powers' },
        ],
        { format: signed, plausible: () => true, spares: [answer + n, 2 * answer, answer - n] },
      ),
      explanation: {
        en: [
          `The term with $x^{${k}}$ takes $${times(a, 'x')}$ from ${k} brackets and $${b}$ from the other ${n - k}.`,
          `Its coefficient is $^{${n}}C_{${k}} (${a})^{${k}} (${b})^{${n - k}} = ${choose(n, k)} \\times ${a ** k} \\times (${b ** (n - k)})$.`,
          `The binomial coefficient ${choose(n, k)} alone leaves the numbers out.`,
          `The coefficient is ${signed(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // multiplies the brackets out one by one
  verify({ n, k, a, b, reciprocal, half }) {
    const [low, step, count, wanted] = reciprocal ? [-2 * half, 2, 2 * half, 0] : [0, 1, n, k]
    let terms = new Map([[0, 1]])
    for (let i = 0; i < count; i++) {
      const next = new Map<number, number>()
      for (const [power, c] of terms) {
        next.set(power + 1, (next.get(power + 1) ?? 0) + c * a)
        next.set(power + 1 - step, (next.get(power + 1 - step) ?? 0) + c * b)
      }
      terms = next
    }
    return signed(low > wanted ? 0 : (terms.get(wanted) ?? 0))
  },
})
