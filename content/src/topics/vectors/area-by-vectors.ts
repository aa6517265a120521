import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { lowestSurd } from './surds.ts'
import { busy, cross, dot, draw, given, square, written } from './vector.ts'

export const areaByVectors = template({
  id: 'vectors/area-of-parallelogram-or-triangle',
  topic: 'vectors',
  levels: ['medium', 'hard'],
  exams: ['nimcet'],

  draw(random, level) {
    for (;;) {
      const [a, b] = [draw(random, 4), draw(random, 4)]
      const area = square(cross(a, b))
      if (!busy(a) || !busy(b) || area === 0 || area > 1500) continue
      return { a, b, shape: level === 'medium' ? random.pick(['sides', 'triangle'] as const) : ('diagonals' as const) }
    }
  },

  write({ a, b, shape }) {
    const product = cross(a, b)
    const area = square(product)
    const half = shape !== 'sides'
    const show = (parts: number, under: number) => lowestSurd(parts, under)
    const correct = show(half ? 0.5 : 1, area)
    const stem = {
      sides: say(
        `The area of the parallelogram whose adjacent sides are ${given(a, b)} is (in square units)`,
        `${given(a, b)} ఆసన్న భుజాలుగా గల సమాంతర చతుర్భుజ వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `जिस समांतर चतुर्भुज की आसन्न भुजाएँ ${given(a, b)} हैं, उसका क्षेत्रफल (वर्ग इकाई में) कितना है?`,
      ),
      triangle: say(
        `The area of the triangle two of whose sides from one vertex are ${given(a, b)} is (in square units)`,
        `ఒక శీర్షం నుండి ${given(a, b)} భుజాలుగా గల త్రిభుజ వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `जिस त्रिभुज के एक शीर्ष से निकलने वाली दो भुजाएँ ${given(a, b)} हैं, उसका क्षेत्रफल (वर्ग इकाई में) कितना है?`,
      ),
      diagonals: say(
        `The area of the parallelogram whose diagonals are ${given(a, b)} is (in square units)`,
        `${given(a, b)} కర్ణాలుగా గల సమాంతర చతుర్భుజ వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `जिस समांतर चतुर्भुज के विकर्ण ${given(a, b)} हैं, उसका क्षेत्रफल (वर्ग इकाई में) कितना है?`,
      ),
    }[shape]
    return textQuestion({
      stem,
      correct,
      wrong: [
        [show(half ? 1 : 0.5, area), half ? 'forgot to halve' : 'halved as for a triangle'],
        [show(half ? 0.5 : 1, Math.abs(dot(a, b)) ** 2 || area + 3), 'used the dot product'],
        [show(half ? 0.25 : 2, area), 'took a wrong multiple'],
        [show(half ? 0.5 : 1, square(a) * square(b)), 'multiplied the lengths'],
        [show(half ? 0.5 : 1, area + 1), 'slipped in a component'],
        [show(half ? 0.5 : 1, area + 4), 'slipped in a component'],
      ],
      steps: [
        say(
          `$\\vec{a} \\times \\vec{b} = ${written(product)}$, and its length is $\\sqrt{${area}}$.`,
          `$\\vec{a} \\times \\vec{b} = ${written(product)}$, దీని పరిమాణం $\\sqrt{${area}}$.`,
          `$\\vec{a} \\times \\vec{b} = ${written(product)}$ और इसका परिमाण $\\sqrt{${area}}$ है।`,
        ),
        half &&
          (shape === 'triangle'
            ? say(
                'A triangle is half of the parallelogram.',
                'త్రిభుజం సమాంతర చతుర్భుజంలో సగం.',
                'त्रिभुज समांतर चतुर्भुज का आधा होता है।',
              )
            : say(
                'With the diagonals $\\vec{a}$ and $\\vec{b}$ the area is $\\frac{1}{2}|\\vec{a} \\times \\vec{b}|$.',
                'కర్ణాలు $\\vec{a}$, $\\vec{b}$ అయితే వైశాల్యం $\\frac{1}{2}|\\vec{a} \\times \\vec{b}|$.',
                'विकर्ण $\\vec{a}$ और $\\vec{b}$ हों तो क्षेत्रफल $\\frac{1}{2}|\\vec{a} \\times \\vec{b}|$ होता है।',
              )),
      ],
    })
  },

  // Lagrange: |a × b|² = |a|²|b|² - (a·b)²
  verify: ({ a, b, shape }) => lowestSurd(shape === 'sides' ? 1 : 0.5, square(a) * square(b) - dot(a, b) ** 2),
})
