import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { polynomial, raised } from '../../shared/arithmetic/formulae.ts'
import { inTex, signed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

/** `(x - 2)(x + 3)`, or `x(x - 3)` where a root is 0. */
const byRoots = (...roots: readonly number[]): string =>
  roots
    .toSorted((root) => (root === 0 ? -1 : 0))
    .map((root) => (root === 0 ? 'x' : `(x ${root < 0 ? '+' : '-'} ${Math.abs(root)})`))
    .join('')

export const greatestValue = template({
  id: 'limits-and-derivatives/greatest-and-least-values',
  topic: 'limits-and-derivatives',
  levels: ['medium', 'hard'],
  exams: ['nimcet', 'icet'],

  draw(random, level) {
    // f' = 6(x - p)(x - q): f = 2x³ - 3(p + q)x² + 6pqx + c
    const p = random.int(-3, 3)
    return {
      kind: level === 'medium' ? ('cubic' as const) : random.pick(['product', 'box'] as const),
      p,
      q: p + random.int(1, 4),
      c: random.int(-9, 12),
      most: random.chance(0.5),
      s: random.step(12, 96, 6),
      m: random.int(1, 3),
    }
  },

  write({ kind, p, q, c, most, s, m }) {
    const f = (x: number) => 2 * x ** 3 - 3 * (p + q) * x * x + 6 * p * q * x + c
    if (kind === 'cubic') {
      const answer = f(most ? p : q)
      const name = most ? say('maximum', 'స్థానిక గరిష్ఠ', 'स्थानीय अधिकतम') : say('minimum', 'స్థానిక కనిష్ఠ', 'स्थानीय न्यूनतम')
      const shown = polynomial([2, -3 * (p + q), 6 * p * q, c])
      return numericQuestion({
        stem: say(
          `The local ${name.en} value of $f(x) = ${shown}$ is`,
          `$f(x) = ${shown}$ యొక్క ${name.te} విలువ ఎంత?`,
          `$f(x) = ${shown}$ का ${name.hi} मान कितना है?`,
        ),
        answer,
        format: signed,
        plausible: Number.isInteger,
        wrong: [
          [f(most ? q : p), 'took the other turning point'],
          [most ? p : q, 'gave the point instead of the value'],
          [c, 'took the value at 0'],
          [answer - c, 'forgot the constant'],
          [f(-(most ? p : q)), 'took the root with the wrong sign'],
        ],
        steps: [
          say(
            `$f'(x) = 6${byRoots(p, q)}$ is zero at $x = ${p}$ and $x = ${q}$.`,
            `$f'(x) = 6${byRoots(p, q)}$; ఇది $x = ${p}$, $x = ${q}$ వద్ద సున్నా.`,
            `$f'(x) = 6${byRoots(p, q)}$; यह $x = ${p}$ और $x = ${q}$ पर शून्य है।`,
          ),
          say(
            `$f''(x)$ is negative at the first and positive at the second, so the ${name.en} is $f(${most ? p : q})$.`,
            `$f''(x)$ మొదటి విలువ వద్ద రుణాత్మకం, రెండవ విలువ వద్ద ధనాత్మకం; కాబట్టి ${name.te} విలువ $f(${most ? p : q})$.`,
            `$f''(x)$ पहले पर ऋणात्मक और दूसरे पर धनात्मक है; अतः ${name.hi} मान $f(${most ? p : q})$ है।`,
          ),
        ],
      })
    }
    if (kind === 'product') {
      // x · y^m greatest for x + y = s(m + 1)
      const total = s * (m + 1)
      const answer = s * (m * s) ** m
      return numericQuestion({
        stem: say(
          `Two positive numbers $x$ and $y$ add up to ${total}. The greatest value of $${raised('xy', m)}$ is`,
          `రెండు ధన సంఖ్యలు $x$, $y$ల మొత్తం ${total}. $${raised('xy', m)}$ గరిష్ఠ విలువ ఎంత?`,
          `दो धनात्मक संख्याओं $x$ और $y$ का योग ${total} है। $${raised('xy', m)}$ का अधिकतम मान कितना है?`,
        ),
        answer,
        format: signed,
        step: s,
        wrong: [
          [Math.round((total / 2) ** (m + 1)), 'halved the sum'],
          [m * s * s ** m, 'exchanged the two parts'],
          [m * s * s, 'forgot the power'],
          [total ** m, 'took the power of the sum'],
          [answer - s, 'slipped in the product'],
        ],
        steps: [
          say(
            `Put $x = ${total} - y$ and set the derivative of $(${total} - y)${raised('y', m)}$ to zero: $y = ${m * s}$, $x = ${s}$.`,
            `$x = ${total} - y$ రాసి $(${total} - y)${raised('y', m)}$ అవకలజాన్ని సున్నా చేయగా: $y = ${m * s}$, $x = ${s}$.`,
            `$x = ${total} - y$ रखकर $(${total} - y)${raised('y', m)}$ का अवकलज शून्य करने पर: $y = ${m * s}$, $x = ${s}$।`,
          ),
          same(`$${s} \\times ${raised(String(m * s), m)} = ${inTex(answer)}$`),
        ],
      })
    }
    // an open box from a square sheet: side s, cut s/6 at each corner
    const cut = s / 6
    const answer = cut * (s - 2 * cut) ** 2
    return numericQuestion({
      stem: say(
        `Equal squares are cut from the corners of a square sheet of side ${s} cm and the sides are folded up to make an open box. The greatest possible volume of the box (in cm³) is`,
        `${s} సెం.మీ. భుజం గల చతురస్రాకార రేకు మూలల నుండి సమాన చతురస్రాలను కత్తిరించి, అంచులను మడిచి మూతలేని పెట్టెను తయారుచేస్తారు. పెట్టె గరిష్ఠ ఘనపరిమాణం (ఘ.సెం.మీ.లో) ఎంత?`,
        `${s} सेमी भुजा वाली वर्गाकार चादर के कोनों से समान वर्ग काटकर और किनारे मोड़कर खुला डिब्बा बनाया जाता है। डिब्बे का अधिकतम आयतन (घन सेमी में) कितना है?`,
      ),
      answer,
      format: signed,
      step: s,
      wrong: [
        [(s / 4) * (s / 2) ** 2, 'cut a quarter of the side'],
        [Math.round((s / 3) ** 3), 'took a third of the side for a cube'],
        [cut * (s - cut) ** 2, 'took the cut off one side only'],
        [cut * s * s, 'did not take the cuts off'],
        [Math.round((s / 2) ** 3), 'took half of the side for a cube'],
      ],
      steps: [
        say(
          `With the cut $x$ the volume is $V = x(${s} - 2x)^2$ and $\\frac{dV}{dx} = (${s} - 2x)(${s} - 6x)$.`,
          `కోత $x$ అయితే ఘనపరిమాణం $V = x(${s} - 2x)^2$, $\\frac{dV}{dx} = (${s} - 2x)(${s} - 6x)$.`,
          `काट $x$ हो तो आयतन $V = x(${s} - 2x)^2$ और $\\frac{dV}{dx} = (${s} - 2x)(${s} - 6x)$।`,
        ),
        same(`$x = ${cut}$: $V = ${cut} \\times ${s - 2 * cut}^2 = ${inTex(answer)}$`),
      ],
    })
  },

  // looks at every point of a fine net
  verify({ kind, p, q, c, most, s, m }) {
    const net = (from: number, to: number) => Array.from({ length: 2401 }, (_, k) => from + ((to - from) * k) / 2400)
    if (kind === 'cubic') {
      const f = (x: number) => 2 * x ** 3 - 3 * (p + q) * x * x + 6 * p * q * x + c
      const half = (q - p) / 2
      const near = net((most ? p : q) - half, (most ? p : q) + half).map(f)
      return signed(Math.round(most ? Math.max(...near) : Math.min(...near)))
    }
    const total = s * (m + 1)
    const values =
      kind === 'product'
        ? net(0, total).map((y) => (total - y) * y ** m)
        : net(0, s / 2).map((x) => x * (s - 2 * x) ** 2)
    return signed(Math.round(Math.max(...values)))
  },
})
