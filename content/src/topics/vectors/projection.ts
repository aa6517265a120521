import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { rational } from '../../shared/arithmetic/formulae.ts'
import { signed } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { surd } from './surds.ts'
import { busy, dot, draw, given, square, type Vector } from './vector.ts'

export const projection = template({
  id: 'vectors/projection',
  topic: 'vectors',
  levels: ['easy', 'medium'],
  exams: ['nimcet'],

  draw(random, level) {
    for (;;) {
      const [a, b] = [draw(random, 6), draw(random, 6)]
      const length = Math.hypot(...b)
      if (!busy(a) || !busy(b) || dot(a, b) === 0 || Math.abs(dot(a, b)) === square(a)) continue
      if ((level === 'easy') === Number.isInteger(length)) return { a, b }
    }
  },

  write({ a, b }) {
    const show = (value: number, under: number) => surd(value, under)
    const product = dot(a, b)
    return textQuestion({
      stem: say(
        `If ${given(a, b)}, the scalar projection of $\\vec{a}$ on $\\vec{b}$ is`,
        `${given(a, b)} అయితే $\\vec{b}$పై $\\vec{a}$ విక్షేపం ఎంత?`,
        `यदि ${given(a, b)}, तो $\\vec{b}$ पर $\\vec{a}$ का अदिश प्रक्षेप कितना है?`,
      ),
      correct: show(product, square(b)),
      wrong: [
        [show(product, square(a)), 'divided by the length of the wrong vector'],
        [rational(product, square(b)), 'divided by the square of the length'],
        [signed(product), 'forgot to divide'],
        [show(-product, square(b)), 'lost the sign'],
        [show(product + 1, square(b)), 'slipped in the dot product'],
        [show(product + 2, square(b)), 'slipped in the dot product'],
      ],
      steps: [
        say(
          `The projection of $\\vec{a}$ on $\\vec{b}$ is $\\frac{\\vec{a}\\cdot\\vec{b}}{|\\vec{b}|}$.`,
          `$\\vec{b}$పై $\\vec{a}$ విక్షేపం $\\frac{\\vec{a}\\cdot\\vec{b}}{|\\vec{b}|}$.`,
          `$\\vec{b}$ पर $\\vec{a}$ का प्रक्षेप $\\frac{\\vec{a}\\cdot\\vec{b}}{|\\vec{b}|}$ होता है।`,
        ),
        say(
          `$\\vec{a}\\cdot\\vec{b} = ${product}$, $|\\vec{b}| = \\sqrt{${square(b)}}$`,
          `$\\vec{a}\\cdot\\vec{b} = ${product}$, $|\\vec{b}| = \\sqrt{${square(b)}}$`,
          `$\\vec{a}\\cdot\\vec{b} = ${product}$, $|\\vec{b}| = \\sqrt{${square(b)}}$`,
        ),
      ],
    })
  },

  // a·b out of three lengths, (|a|² + |b|² - |a - b|²) / 2
  verify({ a, b }) {
    const d: Vector = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
    return surd((square(a) + square(b) - square(d)) / 2, square(b))
  },
})
