import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { added, times } from '../../shared/arithmetic/formulae.ts'
import { signed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'
import { addedParts, dot, draw, given, square, type Vector, written } from './vector.ts'

export const perpendicularVectors = template({
  id: 'vectors/perpendicular-or-parallel',
  topic: 'vectors',
  levels: ['easy', 'medium', 'hard'],
  exams: ['nimcet'],

  draw(random, level) {
    for (;;) {
      const [a, answer] = [draw(random, 5), random.int(-9, 9)]
      const [b2, b3] = [random.int(-6, 6), random.int(-6, 6)]
      // b = answer·i + b2·j + b3·k is perpendicular to a; at the last level a + b to a - tb asks for the lengths
      const b: Vector = [answer, b2, b3]
      if (!a.every((c) => c !== 0) || b2 === 0 || b3 === 0 || answer === 0) continue
      if (level !== 'hard' && dot(a, b) === 0) return { a, b, hard: false }
      // a + λb is perpendicular to a: λ = -a·a / a·b
      if (level === 'hard' && dot(a, b) !== 0 && square(a) % dot(a, b) === 0) return { a, b, hard: true }
    }
  },

  write({ a, b, hard }) {
    const answer = hard ? -square(a) / dot(a, b) : b[0]
    const unknown = `\\lambda\\hat{i}${addedParts([0, b[1], b[2]])}`
    const rest = a[1] * b[1] + a[2] * b[2]
    return numericQuestion({
      stem: hard
        ? say(
            `If ${given(a, b)} and $\\vec{a} + \\lambda\\vec{b}$ is perpendicular to $\\vec{a}$, then $\\lambda$ is`,
            `${given(a, b)} మరియు $\\vec{a} + \\lambda\\vec{b}$ సదిశ $\\vec{a}$కు లంబంగా ఉంటే $\\lambda$ విలువ ఎంత?`,
            `यदि ${given(a, b)} और $\\vec{a} + \\lambda\\vec{b}$ सदिश $\\vec{a}$ पर लंब है, तो $\\lambda$ का मान कितना है?`,
          )
        : say(
            `The vectors $${written(a)}$ and $${unknown}$ are perpendicular. The value of $\\lambda$ is`,
            `$${written(a)}$, $${unknown}$ సదిశలు పరస్పరం లంబంగా ఉన్నాయి. $\\lambda$ విలువ ఎంత?`,
            `सदिश $${written(a)}$ और $${unknown}$ परस्पर लंब हैं। $\\lambda$ का मान कितना है?`,
          ),
      answer,
      format: signed,
      plausible: Number.isInteger,
      wrong: hard
        ? [
            [-answer, 'lost the sign'],
            [-dot(a, b), 'took the dot product itself'],
            [-square(a), 'took the square of the length itself'],
            [-square(b) / dot(a, b), 'used the other vector'],
          ]
        : [
            [-answer, 'lost the sign'],
            [-rest, 'forgot to divide by the first component'],
            [(1 - rest) / a[0], 'set the dot product equal to 1'],
            [(a[2] * b[2] - a[1] * b[1]) / a[0], 'lost a sign within the dot product'],
          ],
      steps: [
        say(
          'Two vectors are perpendicular when their dot product is zero.',
          'రెండు సదిశల బిందు లబ్ధం సున్నా అయితే అవి లంబంగా ఉంటాయి.',
          'दो सदिश लंब होते हैं जब उनका अदिश गुणनफल शून्य हो।',
        ),
        hard
          ? same(
              `$\\vec{a}\\cdot\\vec{a} + \\lambda(\\vec{a}\\cdot\\vec{b}) = ${square(a)} ${dot(a, b) < 0 ? '-' : '+'} ${times(Math.abs(dot(a, b)), '\\lambda')} = 0$`,
            )
          : same(`$${times(a[0], '\\lambda')}${added([a[1] * b[1], a[2] * b[2]])} = 0$`),
      ],
    })
  },

  // tries every whole number: by Pythagoras, |u + v|² = |u|² + |v|² exactly when they are perpendicular
  verify({ a, b, hard }) {
    for (let t = -400; t <= 400; t++) {
      const v: Vector = hard ? [a[0] + t * b[0], a[1] + t * b[1], a[2] + t * b[2]] : [t, b[1], b[2]]
      const sum: Vector = [a[0] + v[0], a[1] + v[1], a[2] + v[2]]
      if (square(sum) === square(a) + square(v)) return signed(t)
    }
    return 'none'
  },
})
