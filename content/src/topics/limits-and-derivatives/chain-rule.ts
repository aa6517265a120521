import { numericQuestion, textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { polynomial, raised, rational, times } from '../../shared/arithmetic/formulae.ts'
import { bracketed, signed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

const slope = (f: (x: number) => number, x: number, h = 1e-5): number => (f(x + h) - f(x - h)) / (2 * h)

export const chainRule = template({
  id: 'limits-and-derivatives/chain-rule-and-implicit',
  topic: 'limits-and-derivatives',
  levels: ['medium', 'hard'],
  exams: ['nimcet', 'icet'],

  draw: (random, level) => ({
    kind: level === 'medium' ? ('power' as const) : random.pick(['implicit', 'parametric'] as const),
    a: random.int(2, 6),
    b: random.pick([-4, -3, -2, -1, 1, 2, 3, 4, 5]),
    n: random.int(2, 5),
    x: random.pick([-1, 1, 2]),
    p: random.int(1, 9),
    q: random.int(1, 9),
  }),

  write({ kind, a, b, n, x, p, q }) {
    const base = a * x * x + b
    if (kind === 'power') {
      const answer = n * base ** (n - 1) * 2 * a * x
      const lowered = raised(`(${polynomial([a, 0, b])})`, n - 1)
      return numericQuestion({
        stem: say(
          `If $y = (${polynomial([a, 0, b])})^{${n}}$, the value of $\\frac{dy}{dx}$ at $x = ${x}$ is`,
          `$y = (${polynomial([a, 0, b])})^{${n}}$ అయితే $x = ${x}$ వద్ద $\\frac{dy}{dx}$ విలువ ఎంత?`,
          `यदि $y = (${polynomial([a, 0, b])})^{${n}}$, तो $x = ${x}$ पर $\\frac{dy}{dx}$ का मान कितना है?`,
        ),
        answer,
        format: signed,
        plausible: Number.isInteger,
        step: 2 * a,
        wrong: [
          [n * base ** (n - 1), 'forgot the inner derivative'],
          [(2 * a * x) ** n, 'raised the inner derivative to the power'],
          [n * base ** n * 2 * a * x, 'did not lower the exponent'],
          [base ** (n - 1) * 2 * a * x, 'forgot the factor n'],
          [-answer, 'lost the sign'],
        ],
        steps: [
          say(
            `Chain rule: $\\frac{dy}{dx} = ${n}${lowered} \\times ${times(2 * a, 'x')}$.`,
            `శృంఖల నియమం: $\\frac{dy}{dx} = ${n}${lowered} \\times ${times(2 * a, 'x')}$.`,
            `शृंखला नियम: $\\frac{dy}{dx} = ${n}${lowered} \\times ${times(2 * a, 'x')}$।`,
          ),
          same(
            `$x = ${x}$: $${n} \\times ${n === 2 ? bracketed(base) : `(${base})^{${n - 1}}`} \\times ${bracketed(2 * a * x)}$`,
          ),
        ],
      })
    }
    const implicit = kind === 'implicit'
    // implicit: px² + qy² = constant through (a, b); parametric: x = at², y = bt³ + pt at t = n
    const [top, bottom] = implicit ? [-p * a, q * b] : [3 * b * n * n + p, 2 * a * n]
    const show = (u: number, v: number) => rational(u, v)
    const correct = show(top, bottom)
    return textQuestion({
      stem: implicit
        ? say(
            `The slope of the tangent to the curve $${times(p, 'x^2')} + ${times(q, 'y^2')} = ${p * a * a + q * b * b}$ at the point $(${a}, ${b})$ is`,
            `$${times(p, 'x^2')} + ${times(q, 'y^2')} = ${p * a * a + q * b * b}$ వక్రానికి $(${a}, ${b})$ వద్ద స్పర్శరేఖ వాలు ఎంత?`,
            `वक्र $${times(p, 'x^2')} + ${times(q, 'y^2')} = ${p * a * a + q * b * b}$ के बिंदु $(${a}, ${b})$ पर स्पर्श रेखा की प्रवणता कितनी है?`,
          )
        : say(
            `If $x = ${times(a, 't^2')}$ and $y = ${times(b, 't^3')} + ${times(p, 't')}$, the value of $\\frac{dy}{dx}$ at $t = ${n}$ is`,
            `$x = ${times(a, 't^2')}$, $y = ${times(b, 't^3')} + ${times(p, 't')}$ అయితే $t = ${n}$ వద్ద $\\frac{dy}{dx}$ విలువ ఎంత?`,
            `यदि $x = ${times(a, 't^2')}$ और $y = ${times(b, 't^3')} + ${times(p, 't')}$, तो $t = ${n}$ पर $\\frac{dy}{dx}$ का मान कितना है?`,
          ),
      correct,
      wrong: [
        [show(-top, bottom), 'lost the sign'],
        [show(bottom, top), 'inverted the quotient'],
        [
          implicit ? show(-q * b, p * a) : show(3 * b * n * n + p, 1),
          implicit ? 'inverted the quotient' : 'did not divide by dx/dt',
        ],
        [
          implicit ? show(-p * a * a, q * b * b) : show(b * n ** 3 + p * n, a * n * n),
          'divided the values instead of the derivatives',
        ],
        [show(2 * top, bottom), 'took a factor 2 too many'],
        [show(top + bottom, bottom), 'slipped by 1'],
        [show(top - bottom, bottom), 'slipped by 1'],
        [show(top + 2 * bottom, bottom), 'slipped by 2'],
        [show(top - 2 * bottom, bottom), 'slipped by 2'],
      ],
      steps: [
        implicit
          ? say(
              `Differentiate both sides: $${2 * p}x + ${2 * q}y\\frac{dy}{dx} = 0$, so $\\frac{dy}{dx} = -\\frac{${times(p, 'x')}}{${times(q, 'y')}}$.`,
              `రెండు వైపులా అవకలనం చేయగా: $${2 * p}x + ${2 * q}y\\frac{dy}{dx} = 0$, కాబట్టి $\\frac{dy}{dx} = -\\frac{${times(p, 'x')}}{${times(q, 'y')}}$.`,
              `दोनों ओर अवकलन करने पर: $${2 * p}x + ${2 * q}y\\frac{dy}{dx} = 0$, अतः $\\frac{dy}{dx} = -\\frac{${times(p, 'x')}}{${times(q, 'y')}}$।`,
            )
          : same(
              `$\\frac{dy}{dx} = \\frac{dy/dt}{dx/dt} = \\frac{${times(3 * b, 't^2')} + ${p}}{${times(2 * a, 't')}} = \\frac{${top}}{${bottom}}$`,
            ),
      ],
    })
  },

  // short chords of the curve
  verify({ kind, a, b, n, x, p, q }) {
    if (kind === 'power') return signed(Math.round(slope((t) => (a * t * t + b) ** n, x)))
    if (kind === 'parametric') {
      const value = slope((t) => b * t ** 3 + p * t, n) / slope((t) => a * t * t, n)
      return rational(Math.round(value * 2 * a * n), 2 * a * n)
    }
    const whole = p * a * a + q * b * b
    const value = slope((t) => Math.sign(b) * Math.sqrt((whole - p * t * t) / q), a)
    return rational(Math.round(value * q * Math.abs(b)), q * Math.abs(b))
  },
})
