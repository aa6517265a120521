import { itemAt } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { raised, rational, times } from '../../shared/arithmetic/formulae.ts'
import { each, say } from '../../text/localized.ts'
import { asFraction, simpson } from './simpson.ts'

export const substitution = template({
  id: 'integration/definite-integral-by-substitution',
  topic: 'integration',
  levels: ['hard'],
  exams: ['nimcet'],

  draw: (random) => ({
    n: random.int(1, 9),
    m: random.int(1, 3),
    a: random.int(3, 12),
    kind: random.pick(['power', 'sine', 'root'] as const),
  }),

  write({ n, m, a, kind }) {
    // ∫₀¹ a·x^m·(…)… kept to forms whose value is a fraction
    const integral = {
      power: `\\int_{0}^{1} ${times(a * (m + 1), raised('x', m))}${raised(`(1 - x^{${m + 1}})`, n)}\\,dx`,
      sine: `\\int_{0}^{\\pi/2} ${times(a, `${raised('\\sin', n)} x`)}\\cos x\\,dx`,
      root: `\\int_{0}^{${a}} \\frac{${2 * m}x}{\\sqrt{x^2 + ${fourthSide(a, n)}}}\\,dx`,
    }[kind]
    const [top, bottom] = valueParts({ n, m, a, kind })
    const show = (p: number, q: number) => rational(p, q)
    const correct = show(top, bottom)
    return textQuestion({
      stem: say(`The value of $${integral}$ is`, `$${integral}$ విలువ ఎంత?`, `$${integral}$ का मान कितना है?`),
      correct,
      wrong: [
        [show(top * 2, bottom), 'lost the factor of the substitution'],
        [show(top, bottom * 2), 'halved once too often'],
        [show(-top, bottom), 'exchanged the limits'],
        [
          kind === 'root' ? show(top + 2 * m, bottom) : show(a, n),
          kind === 'root' ? 'slipped in the root' : 'did not raise the exponent',
        ],
        [show(a, n + 2), 'raised the exponent by two'],
        [show(top + bottom, bottom), 'slipped by 1'],
        [show(top + 2 * bottom, bottom), 'slipped by 2'],
      ],
      steps: [
        {
          power: say(
            `Put $t = 1 - x^{${m + 1}}$, $dt = -${m + 1}${raised('x', m)}\\,dx$; the limits become 1 and 0: $${a}\\int_0^1 ${raised('t', n)}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = 1 - x^{${m + 1}}$, $dt = -${m + 1}${raised('x', m)}\\,dx$ అనుకుంటే అవధులు 1, 0 అవుతాయి: $${a}\\int_0^1 ${raised('t', n)}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = 1 - x^{${m + 1}}$, $dt = -${m + 1}${raised('x', m)}\\,dx$ रखें; सीमाएँ 1 और 0 हो जाती हैं: $${a}\\int_0^1 ${raised('t', n)}\\,dt = \\frac{${a}}{${n + 1}}$।`,
          ),
          sine: say(
            `Put $t = \\sin x$, $dt = \\cos x\\,dx$; the limits become 0 and 1: $${a}\\int_0^1 ${raised('t', n)}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = \\sin x$, $dt = \\cos x\\,dx$ అనుకుంటే అవధులు 0, 1: $${a}\\int_0^1 ${raised('t', n)}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = \\sin x$, $dt = \\cos x\\,dx$ रखें; सीमाएँ 0 और 1 हो जाती हैं: $${a}\\int_0^1 ${raised('t', n)}\\,dt = \\frac{${a}}{${n + 1}}$।`,
          ),
          root: each(
            (language) =>
              `${{ en: 'Put', te: 'ప్రతిక్షేపణ:', hi: 'रखें:' }[language]} $t = x^2 + ${fourthSide(a, n)}$, $dt = 2x\\,dx$; $${m}\\int t^{-1/2}\\,dt = ${2 * m}\\left[\\sqrt{x^2 + ${fourthSide(a, n)}}\\right]_0^{${a}}$`,
          ),
        }[kind],
      ],
    })
  },

  verify({ n, m, a, kind }) {
    const side = fourthSide(a, n)
    if (kind === 'power')
      return asFraction(
        simpson((x) => a * (m + 1) * x ** m * (1 - x ** (m + 1)) ** n, 0, 1, 2000),
        n + 1,
      )
    if (kind === 'sine')
      return asFraction(
        simpson((x) => a * Math.sin(x) ** n * Math.cos(x), 0, Math.PI / 2, 2000),
        n + 1,
      )
    return asFraction(
      simpson((x) => (2 * m * x) / Math.sqrt(x * x + side), 0, a, 2000),
      1,
    )
  },
})

/** A number that makes x² + it a square at both limits: the other leg of a right triangle with the leg a, squared. */
function fourthSide(a: number, n: number): number {
  const legs = Array.from({ length: 60 }, (_, k) => k + 1).filter((b) => Number.isInteger(Math.hypot(a, b)))
  const b = itemAt(legs, n % legs.length)
  return b * b
}

function valueParts({ n, m, a, kind }: { n: number; m: number; a: number; kind: string }): readonly [number, number] {
  if (kind !== 'root') return [a, n + 1]
  const side = Math.sqrt(fourthSide(a, n))
  return [2 * m * (Math.round(Math.hypot(a, side)) - side), 1]
}
