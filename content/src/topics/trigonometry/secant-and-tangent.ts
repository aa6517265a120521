import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { rational } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'

export const secantAndTangent = template({
  id: 'trigonometry/sum-of-secant-and-tangent',
  topic: 'trigonometry',
  levels: ['medium', 'hard'],
  exams: ['ssc', 'railway', 'icet', 'nimcet', 'afcat'],

  draw: (random, level) => ({
    p: random.int(2, 9),
    q: random.int(1, 5),
    kind: random.pick(['sec', 'cosec'] as const),
    ask: level === 'medium' ? ('first' as const) : random.pick(['sine', 'cosine'] as const),
  }),

  write({ p, q: drawn, kind, ask }) {
    const q = drawn >= p ? 1 : drawn
    const [f, g] = kind === 'sec' ? ['\\sec\\theta', '\\tan\\theta'] : ['\\operatorname{cosec}\\theta', '\\cot\\theta']
    const [sum, difference, product] = [p * p + q * q, p * p - q * q, 2 * p * q]
    // sec + tan = p/q gives sec = sum/product, tan = difference/product
    const sine = kind === 'sec' ? difference : product
    const cosine = kind === 'sec' ? product : difference
    const [n, d] = ask === 'first' ? [sum, product] : ask === 'sine' ? [sine, sum] : [cosine, sum]
    const asked = ask === 'first' ? f : ask === 'sine' ? '\\sin\\theta' : '\\cos\\theta'
    const given = `$${f} + ${g} = ${rational(p, q).replaceAll('$', '')}$`
    return textQuestion({
      stem: say(
        `If ${given} and $0 < \\theta < 90^\\circ$, then $${asked}$ is equal to`,
        `${given}, $0 < \\theta < 90^\\circ$ అయితే $${asked}$ విలువ ఎంత?`,
        `यदि ${given} और $0 < \\theta < 90^\\circ$, तो $${asked}$ का मान कितना है?`,
      ),
      correct: rational(n, d),
      wrong: [
        [rational(d, n), 'inverted the fraction'],
        [rational(ask === 'first' ? difference : ask === 'sine' ? cosine : sine, d), 'took another ratio of the angle'],
        [rational(q, p), 'took the reciprocal of what is given'],
        [rational(n, 2 * d), 'halved once too often'],
        [
          rational(difference, product) === rational(n, d)
            ? rational(product, difference)
            : rational(difference, product),
          'took the difference for the sum',
        ],
        [rational(p, 2 * q), 'halved what is given'],
      ],
      steps: [
        say(
          `From $(${f} + ${g})(${f} - ${g}) = 1$ follows $${f} - ${g} = ${rational(q, p).replaceAll('$', '')}$.`,
          `$(${f} + ${g})(${f} - ${g}) = 1$ కాబట్టి $${f} - ${g} = ${rational(q, p).replaceAll('$', '')}$.`,
          `$(${f} + ${g})(${f} - ${g}) = 1$ से $${f} - ${g} = ${rational(q, p).replaceAll('$', '')}$।`,
        ),
        same(
          `$${f} = ${rational(sum, product).replaceAll('$', '')}$, $${g} = ${rational(difference, product).replaceAll('$', '')}$`,
        ),
      ],
    })
  },

  // the angle itself: sec + tan = tan(45° + θ/2)
  verify({ p, q: drawn, kind, ask }) {
    const q = drawn >= p ? 1 : drawn
    const half = 2 * (Math.atan(p / q) - Math.PI / 4)
    const angle = kind === 'sec' ? half : Math.PI / 2 - half
    const value =
      ask === 'first'
        ? 1 / (kind === 'sec' ? Math.cos(angle) : Math.sin(angle))
        : ask === 'sine'
          ? Math.sin(angle)
          : Math.cos(angle)
    for (let d = 1; ; d++)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-8) return rational(Math.round(value * d), d)
  },
})
