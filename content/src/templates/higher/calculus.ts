import { template } from '../../question.ts'
import { say, unsaid } from '../../speech.ts'
import { numericQuestion, textQuestion } from '../numeric-question.ts'
import { polynomial, rational, times } from '../quantitative/formulae.ts'

const signed = (value: number): string => `$${value}$`
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
      return numericQuestion({
        stem: say(
          `If $y = (${polynomial([a, 0, b])})^{${n}}$, the value of $\\frac{dy}{dx}$ at $x = ${x}$ is`,
          `$y = (${polynomial([a, 0, b])})^{${n}}$ అయితే $x = ${x}$ వద్ద $\\frac{dy}{dx}$ విలువ ఎంత?`,
          `यदि $y = (${polynomial([a, 0, b])})^{${n}}$, तो $x = ${x}$ पर $\\frac{dy}{dx}$ का मान है`,
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
            `Chain rule: $\\frac{dy}{dx} = ${n}(${polynomial([a, 0, b])})^{${n - 1}} \\times ${times(2 * a, 'x')}$.`,
            `శృంఖల నియమం: $\\frac{dy}{dx} = ${n}(${polynomial([a, 0, b])})^{${n - 1}} \\times ${times(2 * a, 'x')}$.`,
            `शृंखला नियम: $\\frac{dy}{dx} = ${n}(${polynomial([a, 0, b])})^{${n - 1}} \\times ${times(2 * a, 'x')}$।`,
          ),
          unsaid(`$x = ${x}$: $${n} \\times (${base})^{${n - 1}} \\times (${2 * a * x})$`),
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
            `वक्र $${times(p, 'x^2')} + ${times(q, 'y^2')} = ${p * a * a + q * b * b}$ के बिंदु $(${a}, ${b})$ पर स्पर्श रेखा की ढाल है`,
          )
        : say(
            `If $x = ${times(a, 't^2')}$ and $y = ${times(b, 't^3')} + ${times(p, 't')}$, the value of $\\frac{dy}{dx}$ at $t = ${n}$ is`,
            `$x = ${times(a, 't^2')}$, $y = ${times(b, 't^3')} + ${times(p, 't')}$ అయితే $t = ${n}$ వద్ద $\\frac{dy}{dx}$ విలువ ఎంత?`,
            `यदि $x = ${times(a, 't^2')}$ और $y = ${times(b, 't^3')} + ${times(p, 't')}$, तो $t = ${n}$ पर $\\frac{dy}{dx}$ का मान है`,
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
          : unsaid(
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
          `$f(x) = ${shown}$ का ${name.hi} मान है`,
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
            `$f'(x) = 6(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})(x ${q < 0 ? '+' : '-'} ${Math.abs(q)})$ is zero at $x = ${p}$ and $x = ${q}$.`,
            `$f'(x) = 6(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})(x ${q < 0 ? '+' : '-'} ${Math.abs(q)})$; ఇది $x = ${p}$, $x = ${q}$ వద్ద సున్నా.`,
            `$f'(x) = 6(x ${p < 0 ? '+' : '-'} ${Math.abs(p)})(x ${q < 0 ? '+' : '-'} ${Math.abs(q)})$; यह $x = ${p}$ और $x = ${q}$ पर शून्य है।`,
          ),
          say(
            `$f''(x)$ is negative at the first and positive at the second, so the ${name.en} is $f(${most ? p : q})$.`,
            `$f''(x)$ మొదటి వద్ద ఋణం, రెండవ వద్ద ధనం; కాబట్టి ${name.te} విలువ $f(${most ? p : q})$.`,
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
          `Two positive numbers $x$ and $y$ add up to ${total}. The greatest value of $${m === 1 ? 'xy' : `xy^{${m}}`}$ is`,
          `రెండు ధన సంఖ్యలు $x$, $y$ ల మొత్తం ${total}. $${m === 1 ? 'xy' : `xy^{${m}}`}$ గరిష్ఠ విలువ ఎంత?`,
          `दो धनात्मक संख्याओं $x$ और $y$ का योग ${total} है। $${m === 1 ? 'xy' : `xy^{${m}}`}$ का अधिकतम मान है`,
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
            `Put $x = ${total} - y$ and set the derivative of $(${total} - y)y^{${m}}$ to zero: $y = ${m * s}$, $x = ${s}$.`,
            `$x = ${total} - y$ రాసి $(${total} - y)y^{${m}}$ అవకలజాన్ని సున్నా చేయగా: $y = ${m * s}$, $x = ${s}$.`,
            `$x = ${total} - y$ रखकर $(${total} - y)y^{${m}}$ का अवकलज शून्य करने पर: $y = ${m * s}$, $x = ${s}$।`,
          ),
          unsaid(`$${s} \\times ${m * s}${m === 1 ? '' : `^{${m}}`} = ${answer}$`),
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
        `${s} सेमी भुजा वाली वर्गाकार चादर के कोनों से समान वर्ग काटकर और किनारे मोड़कर खुला डिब्बा बनाया जाता है। डिब्बे का अधिकतम आयतन (घन सेमी में) है`,
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
        unsaid(`$x = ${cut}$: $V = ${cut} \\times ${s - 2 * cut}^2 = ${answer}$`),
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

export const limitOfForms = template({
  id: 'limits-and-derivatives/limits-of-indeterminate-forms',
  topic: 'limits-and-derivatives',
  levels: ['hard'],
  exams: ['nimcet', 'icet'],

  draw: (random) => ({
    kind: random.pick(['cosine', 'root', 'exponential', 'difference'] as const),
    a: random.int(2, 9),
    b: random.int(2, 9),
    n: random.int(2, 6),
  }),

  write({ kind, a, b, n }) {
    const tex = {
      cosine: `\\lim_{x \\to 0} \\frac{1 - \\cos ${a}x}{${b}x^2}`,
      root: `\\lim_{x \\to 0} \\frac{\\sqrt{${n * n} + ${a}x} - ${n}}{${b}x}`,
      exponential: `\\lim_{x \\to 0} \\frac{e^{${a}x} - e^{-${b}x}}{\\sin ${n}x}`,
      difference: `\\lim_{x \\to \\infty} \\left(\\sqrt{x^2 + ${a}x} - \\sqrt{x^2 - ${b}x}\\right)`,
    }[kind]
    const [top, bottom] = ({
      cosine: [a * a, 2 * b],
      root: [a, 2 * n * b],
      exponential: [a + b, n],
      difference: [a + b, 2],
    }[kind] ?? [1, 1]) as [number, number]
    const correct = rational(top, bottom)
    const how = {
      cosine: say(
        `$1 - \\cos ${a}x = 2\\sin^2 \\frac{${a}x}{2}$, so the limit is $\\frac{2}{${b}} \\times \\left(\\frac{${a}}{2}\\right)^2$.`,
        `$1 - \\cos ${a}x = 2\\sin^2 \\frac{${a}x}{2}$; కాబట్టి అవధి $\\frac{2}{${b}} \\times \\left(\\frac{${a}}{2}\\right)^2$.`,
        `$1 - \\cos ${a}x = 2\\sin^2 \\frac{${a}x}{2}$; अतः सीमा $\\frac{2}{${b}} \\times \\left(\\frac{${a}}{2}\\right)^2$ है।`,
      ),
      root: say(
        `Multiply by the conjugate: $\\frac{${a}x}{${b}x(\\sqrt{${n * n} + ${a}x} + ${n})} \\to \\frac{${a}}{${b} \\times ${2 * n}}$.`,
        `సంయుగ్మంతో గుణించగా: $\\frac{${a}x}{${b}x(\\sqrt{${n * n} + ${a}x} + ${n})} \\to \\frac{${a}}{${b} \\times ${2 * n}}$.`,
        `संयुग्मी से गुणा करने पर: $\\frac{${a}x}{${b}x(\\sqrt{${n * n} + ${a}x} + ${n})} \\to \\frac{${a}}{${b} \\times ${2 * n}}$।`,
      ),
      exponential: say(
        `The form is $\\frac{0}{0}$; differentiate above and below: $\\frac{${a}e^{${a}x} + ${b}e^{-${b}x}}{${n}\\cos ${n}x} \\to \\frac{${a} + ${b}}{${n}}$.`,
        `ఇది $\\frac{0}{0}$ రూపం; లవ హారాలను అవకలనం చేయగా: $\\frac{${a}e^{${a}x} + ${b}e^{-${b}x}}{${n}\\cos ${n}x} \\to \\frac{${a} + ${b}}{${n}}$.`,
        `यह $\\frac{0}{0}$ रूप है; अंश और हर का अवकलन करने पर: $\\frac{${a}e^{${a}x} + ${b}e^{-${b}x}}{${n}\\cos ${n}x} \\to \\frac{${a} + ${b}}{${n}}$।`,
      ),
      difference: say(
        `Multiply by the conjugate: $\\frac{${a + b}x}{\\sqrt{x^2 + ${a}x} + \\sqrt{x^2 - ${b}x}} \\to \\frac{${a + b}}{2}$.`,
        `సంయుగ్మంతో గుణించగా: $\\frac{${a + b}x}{\\sqrt{x^2 + ${a}x} + \\sqrt{x^2 - ${b}x}} \\to \\frac{${a + b}}{2}$.`,
        `संयुग्मी से गुणा करने पर: $\\frac{${a + b}x}{\\sqrt{x^2 + ${a}x} + \\sqrt{x^2 - ${b}x}} \\to \\frac{${a + b}}{2}$।`,
      ),
    }[kind]
    return textQuestion({
      stem: say(`$${tex}$ is equal to`, `$${tex}$ దేనికి సమానం?`, `$${tex}$ बराबर है`),
      correct,
      wrong: [
        [signed(0), 'took 0/0 for 0'],
        [rational(2 * top, bottom), 'lost a factor 2'],
        [rational(top, 2 * bottom), 'took a factor 2 too many'],
        [
          kind === 'exponential' || kind === 'difference' ? rational(a - b, bottom) : rational(a, b),
          'lost a sign or a square',
        ],
        [rational(bottom, top), 'inverted the quotient'],
        [rational(top + bottom, bottom), 'slipped by 1'],
        [rational(top + 2 * bottom, bottom), 'slipped by 2'],
      ],
      steps: [how],
    })
  },

  // the expression very near the point
  verify({ kind, a, b, n }) {
    const h = 1e-3
    // the mean of both sides takes the linear part of the error out
    const at = (f: (x: number) => number) => (f(h) + f(-h)) / 2
    const value = {
      cosine: () => at((x) => (2 * Math.sin((a * x) / 2) ** 2) / (b * x * x)),
      root: () => at((x) => (Math.sqrt(n * n + a * x) - n) / (b * x)),
      exponential: () => at((x) => (Math.exp(a * x) - Math.exp(-b * x)) / Math.sin(n * x)),
      difference: () => Math.sqrt(1e10 + a * 1e5) - Math.sqrt(1e10 - b * 1e5),
    }[kind]()
    const bottom = { cosine: 2 * b, root: 2 * n * b, exponential: n, difference: 2 }[kind]
    return rational(Math.round(value * bottom), bottom)
  },
})

export const conicParts = template({
  id: 'coordinate-geometry/parts-of-a-conic',
  topic: 'coordinate-geometry',
  levels: ['medium', 'hard'],
  exams: ['nimcet'],

  draw(random, level) {
    const [m, n] = random.pick([
      [3, 5],
      [4, 5],
      [5, 13],
      [12, 13],
      [8, 17],
      [6, 10],
      [8, 10],
      [9, 15],
      [12, 15],
      [15, 17],
    ] as const)
    return {
      kind:
        level === 'medium'
          ? random.pick(['parabola', 'circle'] as const)
          : random.pick(['ellipse', 'hyperbola'] as const),
      b: m,
      a: n,
      p: random.int(1, 9),
      h: random.int(-6, 6) || 7,
      k: random.int(-6, 6) || -7,
      r: random.int(2, 9),
      ask: random.pick(['eccentricity', 'latus rectum'] as const),
    }
  },

  write({ kind, a, b, p, h, k, r, ask }) {
    if (kind === 'circle' || kind === 'parabola') {
      const circle = kind === 'circle'
      const answer = circle ? r : 4 * p
      const equation = circle
        ? `x^2 + y^2 ${h < 0 ? '+' : '-'} ${2 * Math.abs(h)}x ${k < 0 ? '+' : '-'} ${2 * Math.abs(k)}y ${h * h + k * k - r * r < 0 ? '-' : '+'} ${Math.abs(h * h + k * k - r * r)} = 0`
        : `(y ${k < 0 ? '+' : '-'} ${Math.abs(k)})^2 = ${4 * p}(x ${h < 0 ? '+' : '-'} ${Math.abs(h)})`
      return numericQuestion({
        stem: circle
          ? say(
              `The radius of the circle $${equation}$ is`,
              `$${equation}$ వృత్త వ్యాసార్ధం ఎంత?`,
              `वृत्त $${equation}$ की त्रिज्या है`,
            )
          : say(
              `The length of the latus rectum of the parabola $${equation}$ is`,
              `$${equation}$ పరావలయ నాభిలంబం పొడవు ఎంత?`,
              `परवलय $${equation}$ की नाभिलंब की लंबाई है`,
            ),
        answer,
        format: signed,
        wrong: circle
          ? [
              [r * r, 'forgot the root'],
              [2 * r, 'gave the diameter'],
              [Math.round(Math.hypot(h, k)), 'left the constant out'],
              [Math.abs(h) + Math.abs(k), 'added the coordinates of the centre'],
            ]
          : [
              [p, 'gave the focal distance'],
              [2 * p, 'halved it'],
              [8 * p, 'doubled it'],
              [16 * p, 'squared the factor'],
            ],
        steps: circle
          ? [
              say(
                `The centre is $(${h}, ${k})$ and $r = \\sqrt{g^2 + f^2 - c} = \\sqrt{${h * h} + ${k * k} - (${h * h + k * k - r * r})}$.`,
                `కేంద్రం $(${h}, ${k})$; $r = \\sqrt{g^2 + f^2 - c} = \\sqrt{${h * h} + ${k * k} - (${h * h + k * k - r * r})}$.`,
                `केंद्र $(${h}, ${k})$ है और $r = \\sqrt{g^2 + f^2 - c} = \\sqrt{${h * h} + ${k * k} - (${h * h + k * k - r * r})}$।`,
              ),
            ]
          : [
              say(
                `The form is $(y - k)^2 = 4a(x - h)$; the latus rectum is $4a$, wherever the vertex lies.`,
                `ఇది $(y - k)^2 = 4a(x - h)$ రూపం; శీర్షం ఎక్కడున్నా నాభిలంబం $4a$.`,
                `यह $(y - k)^2 = 4a(x - h)$ रूप है; शीर्ष कहीं भी हो, नाभिलंब $4a$ होता है।`,
              ),
            ],
      })
    }
    const ellipse = kind === 'ellipse'
    const c = Math.sqrt(ellipse ? a * a - b * b : 0)
    // hyperbola with a = the smaller leg so that the distance of the foci is whole: legs and hypotenuse of the triple
    const [major, minor, focal] = ellipse ? [a, b, c] : [b, Math.sqrt(a * a - b * b), a]
    const parts = ask === 'eccentricity' ? [focal, major] : [2 * minor * minor, major]
    const correct = rational(parts[0] as number, parts[1] as number)
    const name = ellipse ? say('ellipse', 'దీర్ఘవృత్తం', 'दीर्घवृत्त') : say('hyperbola', 'అతిపరావలయం', 'अतिपरवलय')
    const what =
      ask === 'eccentricity'
        ? say('eccentricity', 'ఉత్కేంద్రత', 'उत्केंद्रता')
        : say('length of the latus rectum', 'నాభిలంబం పొడవు', 'नाभिलंब की लंबाई')
    const equation = `\\frac{x^2}{${major * major}} ${ellipse ? '+' : '-'} \\frac{y^2}{${minor * minor}} = 1`
    return textQuestion({
      stem: say(
        `The ${what.en} of the ${name.en} $${equation}$ is`,
        `$${equation}$ అనే ${name.te} యొక్క ${what.te} ఎంత?`,
        `${name.hi} $${equation}$ की ${what.hi} है`,
      ),
      correct,
      wrong: [
        [
          ask === 'eccentricity' ? rational(minor, major) : rational(minor * minor, major),
          'took the ratio of the axes',
        ],
        [rational(parts[1] as number, parts[0] as number), 'inverted the quotient'],
        [
          ask === 'eccentricity' ? rational(focal * focal, major * major) : rational(2 * major * major, minor),
          'exchanged the axes or forgot the root',
        ],
        [ask === 'eccentricity' ? rational(focal, minor) : rational(2 * minor, major), 'divided by the wrong axis'],
        [rational(2 * focal, major), 'took the distance of the foci'],
      ],
      steps: [
        say(
          `$a^2 = ${major * major}$, $b^2 = ${minor * minor}$; $c^2 = ${ellipse ? 'a^2 - b^2' : 'a^2 + b^2'} = ${focal * focal}$.`,
          `$a^2 = ${major * major}$, $b^2 = ${minor * minor}$; $c^2 = ${ellipse ? 'a^2 - b^2' : 'a^2 + b^2'} = ${focal * focal}$.`,
          `$a^2 = ${major * major}$, $b^2 = ${minor * minor}$; $c^2 = ${ellipse ? 'a^2 - b^2' : 'a^2 + b^2'} = ${focal * focal}$।`,
        ),
        unsaid(
          ask === 'eccentricity'
            ? `$e = \\frac{c}{a} = \\frac{${focal}}{${major}}$`
            : `$\\frac{2b^2}{a} = \\frac{2 \\times ${minor * minor}}{${major}}$`,
        ),
      ],
    })
  },

  // points of the curve itself
  verify({ kind, a, b, p, h, k, r, ask }) {
    if (kind === 'parabola') {
      // both points above the focus (h + p, k)
      const y = Math.sqrt(4 * p * p)
      return signed(Math.round(y + k - (k - y)))
    }
    if (kind === 'circle') {
      const constant = h * h + k * k - r * r
      for (let n = 1; n < 40; n++)
        if ((h + n) ** 2 + k * k - 2 * h * (h + n) - 2 * k * k + constant === 0) return signed(n)
      return 'none'
    }
    const ellipse = kind === 'ellipse'
    const [major, minor] = ellipse ? [a, b] : [b, Math.sqrt(a * a - b * b)]
    const focus = Math.sqrt(major * major + (ellipse ? -1 : 1) * minor * minor)
    // the height of the curve over its focus, and the ratio of distances of the vertex to focus and directrix
    const height = minor * Math.sqrt(Math.abs(1 - (focus / major) ** 2))
    const e = Math.abs(major - focus) / Math.abs(major - (major * major) / focus)
    return ask === 'eccentricity'
      ? rational(Math.round(e * major), major)
      : rational(Math.round(2 * height * major), major)
  },
})
