import { defined, tupleOf } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { busy, dot, draw, given, square, type Vector, written } from './vector.ts'

const ANGLES = [
  { degrees: 30, cosine: '\\frac{\\sqrt{3}}{2}' },
  { degrees: 45, cosine: '\\frac{1}{\\sqrt{2}}' },
  { degrees: 60, cosine: '\\frac{1}{2}' },
  { degrees: 90, cosine: '0' },
  { degrees: 120, cosine: '-\\frac{1}{2}' },
  { degrees: 135, cosine: '-\\frac{1}{\\sqrt{2}}' },
  { degrees: 150, cosine: '-\\frac{\\sqrt{3}}{2}' },
] as const

const angle = (degrees: number): string => `$${degrees}^\\circ$`

export const angleBetween = template({
  id: 'vectors/angle-between',
  topic: 'vectors',
  levels: ['easy', 'medium', 'hard'],
  exams: ['nimcet'],

  draw(random, level) {
    for (;;) {
      const [a, b] = [draw(random, level === 'easy' ? 2 : 3), draw(random, level === 'easy' ? 2 : 3)]
      if (!busy(a) || !busy(b)) continue
      const cosine = dot(a, b) / Math.sqrt(square(a) * square(b))
      const found = ANGLES.find(({ degrees }) => Math.abs(Math.cos((degrees * Math.PI) / 180) - cosine) < 1e-9)
      if (!found || (level !== 'easy' && found.degrees === 90 && random.chance(0.8))) continue
      // at the last level the two are given by their sum and difference
      const [s, d]: [Vector, Vector] = [
        [a[0] + b[0], a[1] + b[1], a[2] + b[2]],
        [a[0] - b[0], a[1] - b[1], a[2] - b[2]],
      ]
      if (level === 'hard' && (!busy(s) || !busy(d))) continue
      return { a, b, s, d, degrees: found.degrees, hard: level === 'hard' }
    }
  },

  write({ a, b, s, d, degrees, hard }) {
    const { cosine } = defined(ANGLES.find((one) => one.degrees === degrees))
    const lengths = `\\sqrt{${square(a)}}\\sqrt{${square(b)}}`
    return textQuestion({
      stem: hard
        ? say(
            `If $\\vec{a} + \\vec{b} = ${written(s)}$ and $\\vec{a} - \\vec{b} = ${written(d)}$, the angle between $\\vec{a}$ and $\\vec{b}$ is`,
            `$\\vec{a} + \\vec{b} = ${written(s)}$, $\\vec{a} - \\vec{b} = ${written(d)}$ అయితే $\\vec{a}$, $\\vec{b}$ల మధ్య కోణం ఎంత?`,
            `यदि $\\vec{a} + \\vec{b} = ${written(s)}$ और $\\vec{a} - \\vec{b} = ${written(d)}$, तो $\\vec{a}$ और $\\vec{b}$ के बीच का कोण कितना है?`,
          )
        : say(
            `The angle between ${given(a, b)} is`,
            `${given(a, b)}ల మధ్య కోణం ఎంత?`,
            `${given(a, b)} के बीच का कोण कितना है?`,
          ),
      correct: angle(degrees),
      wrong: [
        ...(degrees === 90
          ? []
          : [
              [angle(180 - degrees), 'lost the sign of the dot product'] as const,
              [angle(Math.abs(90 - degrees) || 30), 'took the sine for the cosine'] as const,
            ]),
        ...[60, 30, 120, 45, 90, 135].map((other) => [angle(other), 'misread the cosine'] as const),
      ],
      steps: [
        hard &&
          say(
            `Half the sum and half the difference of the two: ${given(a, b)}.`,
            `కూడి, తీసివేసి 2తో భాగించగా: ${given(a, b)}.`,
            `जोड़कर और घटाकर 2 से भाग देने पर: ${given(a, b)}।`,
          ),
        say(
          `$\\vec{a}\\cdot\\vec{b} = ${dot(a, b)}$ and $|\\vec{a}||\\vec{b}| = ${lengths}$, so $\\cos\\theta = \\frac{${dot(a, b)}}{${lengths}} = ${cosine}$.`,
          `$\\vec{a}\\cdot\\vec{b} = ${dot(a, b)}$, $|\\vec{a}||\\vec{b}| = ${lengths}$; కాబట్టి $\\cos\\theta = \\frac{${dot(a, b)}}{${lengths}} = ${cosine}$.`,
          `$\\vec{a}\\cdot\\vec{b} = ${dot(a, b)}$ और $|\\vec{a}||\\vec{b}| = ${lengths}$; अतः $\\cos\\theta = \\frac{${dot(a, b)}}{${lengths}} = ${cosine}$।`,
        ),
      ],
    })
  },

  // the law of cosines in the triangle of a, b and a - b
  verify({ a, b, d }) {
    const [p, q, r] = tupleOf(
      [a, b, d].map((v) => Math.hypot(...v)),
      3,
    )
    return angle(Math.round((Math.acos((p * p + q * q - r * r) / (2 * p * q)) * 180) / Math.PI))
  },
})
