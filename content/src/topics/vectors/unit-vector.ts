import { itemAt, tupleOf } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { busy, draw, given, type Vector, written } from './vector.ts'

export const unitVector = template({
  id: 'vectors/unit-vector',
  topic: 'vectors',
  levels: ['easy', 'medium'],
  exams: ['nimcet'],

  draw(random, level) {
    for (;;) {
      const [a, b] = [draw(random, 4), draw(random, 4)]
      const v: Vector = level === 'easy' ? a : [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
      if (busy(v) && busy(a) && busy(b) && Number.isInteger(Math.hypot(...v)) && Math.hypot(...v) > 1)
        return { a, b, v, sum: level === 'medium' }
    }
  },

  write({ a, b, v, sum }) {
    const length = Math.hypot(...v)
    const show = (vector: Vector, by: number) => `$\\frac{1}{${by}}(${written(vector)})$`
    const opposite = tupleOf(
      v.map((c) => -c),
      3,
    )
    const turned: Vector = [v[0], v[1] === 0 ? v[1] : -v[1], v[2]]
    const total = Math.abs(v[0]) + Math.abs(v[1]) + Math.abs(v[2])
    return textQuestion({
      stem: sum
        ? say(
            `If ${given(a, b)}, a unit vector along $\\vec{a} + \\vec{b}$ is`,
            `${given(a, b)} అయితే $\\vec{a} + \\vec{b}$ దిశలో ఏకాంక సదిశ ఏది?`,
            `यदि ${given(a, b)}, तो $\\vec{a} + \\vec{b}$ की दिशा में मात्रक सदिश कौन-सा है?`,
          )
        : say(
            `The unit vector in the direction of $${written(v)}$ is`,
            `$${written(v)}$ దిశలో ఏకాంక సదిశ ఏది?`,
            `$${written(v)}$ की दिशा में मात्रक सदिश कौन-सा है?`,
          ),
      correct: show(v, length),
      wrong: [
        [show(v, length * length), 'divided by the square of the length'],
        [show(v, total), 'divided by the sum of the components'],
        [show(opposite, length), 'took the opposite direction'],
        [show(turned, length), 'lost a sign'],
        [`$${written(v)}$`, 'did not divide by the length'],
        [show(v, length + 1), 'slipped in the length'],
      ],
      steps: [
        sum &&
          say(
            `$\\vec{a} + \\vec{b} = ${written(v)}$`,
            `$\\vec{a} + \\vec{b} = ${written(v)}$`,
            `$\\vec{a} + \\vec{b} = ${written(v)}$`,
          ),
        say(
          `Divide by the length $\\sqrt{${v.map((c) => c * c).join(' + ')}} = ${length}$.`,
          `పరిమాణం $\\sqrt{${v.map((c) => c * c).join(' + ')}} = ${length}$తో భాగించాలి.`,
          `परिमाण $\\sqrt{${v.map((c) => c * c).join(' + ')}} = ${length}$ से भाग दें।`,
        ),
      ],
    })
  },

  // the only whole number whose square is the sum of the squares
  verify({ a, b, sum }) {
    const v = tupleOf(
      a.map((c, n) => c + (sum ? itemAt(b, n) : 0)),
      3,
    )
    for (let n = 1; n < 50; n++)
      if (n * n === v.reduce((all, c) => all + c * c, 0)) return `$\\frac{1}{${n}}(${written(v)})$`
    return 'none'
  },
})
