import { template } from '../../question.ts'
import { each, say, unsaid } from '../../speech.ts'
import { textQuestion } from '../numeric-question.ts'
import { ofOneForm, polynomial, rational, times } from '../quantitative/formulae.ts'

const EXAMS = ['nimcet'] as const
/** Simpson's rule, exact for cubics and near enough for the rest. */
function simpson(f: (x: number) => number, from: number, to: number, strips = 400): number {
  const h = (to - from) / strips
  let sum = f(from) + f(to)
  for (let n = 1; n < strips; n++) sum += (n % 2 === 1 ? 4 : 2) * f(from + n * h)
  return (sum * h) / 3
}
/** A number known to be a fraction with this denominator. */
const asFraction = (value: number, denominator: number): string =>
  rational(Math.round(value * denominator), denominator)

export const definitePolynomial = template({
  id: 'integration/definite-integral-of-a-polynomial',
  topic: 'integration',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const [a, b, c] = [random.int(1, 5), random.int(-5, 5), random.int(-6, 6)]
      const from = level === 'easy' ? 0 : random.int(-2, 1)
      const to = from + random.int(1, 3)
      const value = (a * (to ** 3 - from ** 3)) / 3 + (b * (to ** 2 - from ** 2)) / 2 + c * (to - from)
      if (b !== 0 && c !== 0 && Math.abs(value) > 0.01) return { a, b, c, from, to }
    }
  },

  write({ a, b, c, from, to }) {
    // six times the antiderivative
    const six = (x: number) => 2 * a * x ** 3 + 3 * b * x ** 2 + 6 * c * x
    const show = (n: number) => rational(Math.round(n), 6)
    const answer = six(to) - six(from)
    const f = (x: number) => a * x * x + b * x + c
    const integral = `\\int_{${from}}^{${to}} (${polynomial([a, b, c])})\\,dx`
    return textQuestion({
      stem: say(`The value of $${integral}$ is`, `$${integral}$ విలువ ఎంత?`, `$${integral}$ का मान है`),
      correct: show(answer),
      wrong: [
        [show(6 * (f(to) - f(from))), 'subtracted values of the function itself'],
        [show(6 * (2 * a * to + b - (2 * a * from + b)) || answer + 12), 'differentiated'],
        [show(six(to) + six(from)), 'added the values at the limits'],
        [show(-answer), 'exchanged the limits'],
        [
          show(6 * (a * to ** 3 + b * to ** 2 + c * to - a * from ** 3 - b * from ** 2 - c * from)),
          'did not divide by the exponents',
        ],
        [show(answer + 6), 'slipped by 1'],
        [show(answer - 6), 'slipped by 1'],
      ],
      steps: [
        say(
          'Raise each exponent by one, divide by the new exponent, and subtract the value at the lower limit from that at the upper.',
          'ప్రతి ఘాతాన్ని 1 పెంచి కొత్త ఘాతంతో భాగించి, ఎగువ అవధి విలువ నుండి దిగువ అవధి విలువను తీసివేయాలి.',
          'हर घात में 1 जोड़कर नई घात से भाग दें, फिर ऊपरी सीमा के मान से निचली सीमा का मान घटाएँ।',
        ),
        unsaid(
          `$\\left[\\frac{${a}x^3}{3} ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}x^2}{2} ${c < 0 ? '-' : '+'} ${Math.abs(c) === 1 ? '' : Math.abs(c)}x\\right]_{${from}}^{${to}}$`,
        ),
        unsaid(`${show(six(to))} − ${six(from) < 0 ? `(${show(six(from))})` : show(six(from))}`),
      ],
    })
  },

  verify: ({ a, b, c, from, to }) =>
    asFraction(
      simpson((x) => a * x * x + b * x + c, from, to),
      6,
    ),
})

export const areaUnderCurve = template({
  id: 'integration/area-between-curves',
  topic: 'integration',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    // the curves meet where (x - p)(x - q) = 0
    const [p, gap] = [random.int(-3, 2), random.int(1, 6)]
    const q = level === 'easy' ? 0 : p + gap
    return {
      kind: level === 'easy' ? ('axis' as const) : level === 'medium' ? ('line' as const) : ('two parabolas' as const),
      p: level === 'easy' ? -random.int(1, 9) * 1 : p,
      q,
      a: random.int(1, 4),
      m: random.int(-3, 3),
      k: random.int(2, 9),
    }
  },

  write({ kind, p, q, a, m, k }) {
    const parts = areaParts({ kind, p, q, a, k })
    const show = ([n, d]: readonly [number, number]) => rational(n, d)
    const correct = show(parts)
    const line = polynomial([p + q + m, -p * q + k])
    // y = x² + mx + k meets the line y = (p + q + m)x + (k - pq) at x = p and x = q
    const curve = polynomial([1, m, k])
    const text = {
      axis: say(
        `The area bounded by the curve $y = ${polynomial([a, 0, 0])}$, the $x$-axis and the lines $x = 0$ and $x = ${-p}$ is (in square units)`,
        `$y = ${polynomial([a, 0, 0])}$ వక్రం, $x$-అక్షం, $x = 0$, $x = ${-p}$ రేఖల మధ్య వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `वक्र $y = ${polynomial([a, 0, 0])}$, $x$-अक्ष तथा रेखाओं $x = 0$ और $x = ${-p}$ से घिरा क्षेत्रफल (वर्ग इकाई में) है`,
      ),
      line: say(
        `The area enclosed between the parabola $y = ${curve}$ and the line $y = ${line || '0'}$ is (in square units)`,
        `$y = ${curve}$ పరావలయం, $y = ${line || '0'}$ రేఖల మధ్య వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `परवलय $y = ${curve}$ और रेखा $y = ${line || '0'}$ के बीच का क्षेत्रफल (वर्ग इकाई में) है`,
      ),
      'two parabolas': say(
        `The area enclosed between the parabolas $y^2 = ${4 * a}x$ and $x^2 = ${4 * k}y$ is (in square units)`,
        `$y^2 = ${4 * a}x$, $x^2 = ${4 * k}y$ పరావలయాల మధ్య వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `परवलयों $y^2 = ${4 * a}x$ और $x^2 = ${4 * k}y$ के बीच का क्षेत्रफल (वर्ग इकाई में) है`,
      ),
    }[kind]
    const [n, d] = parts
    return textQuestion({
      stem: text,
      correct,
      wrong: ofOneForm(correct, [
        [show([2 * n, d]), 'counted the area twice'],
        [show([n, 2 * d]), 'halved the area'],
        [show([3 * n, d]), 'did not divide by the exponent'],
        [show([n, 3 * d]), 'divided by 3 twice'],
        [show([n + d, d]), 'slipped by 1'],
        [show([n + 2 * d, d]), 'slipped by 2'],
        [show([n + 3 * d, d]), 'slipped by 3'],
        [show([n + 4 * d, d]), 'slipped by 4'],
        [show([n + 1, d]), 'slipped in the numerator'],
        [show([n + 2, d]), 'slipped in the numerator'],
        [show([n + 4, d]), 'slipped in the numerator'],
        [show([n + 5, d]), 'slipped in the numerator'],
      ]),
      steps: [
        {
          axis: unsaid(
            `$\\int_0^{${-p}} ${times(a, 'x^2')}\\,dx = \\left[\\frac{${times(a, 'x^3')}}{3}\\right]_0^{${-p}}$`,
          ),
          line: say(
            `They meet at $x = ${p}$ and $x = ${q}$; between these the line lies above: $\\int_{${p}}^{${q}} (${polynomial([-1, p + q, -p * q])})\\,dx = \\frac{(${q} - (${p}))^3}{6}$.`,
            `$x = ${p}$, $x = ${q}$ వద్ద ఖండించుకుంటాయి; వాటి మధ్య రేఖ పైన ఉంటుంది: $\\int_{${p}}^{${q}} (${polynomial([-1, p + q, -p * q])})\\,dx = \\frac{(${q} - (${p}))^3}{6}$.`,
            `ये $x = ${p}$ और $x = ${q}$ पर मिलते हैं; इनके बीच रेखा ऊपर रहती है: $\\int_{${p}}^{${q}} (${polynomial([-1, p + q, -p * q])})\\,dx = \\frac{(${q} - (${p}))^3}{6}$।`,
          ),
          'two parabolas': say(
            `For $y^2 = 4ax$ and $x^2 = 4by$ the area is $\\frac{16ab}{3}$; here $a = ${a}$ and $b = ${k}$.`,
            `$y^2 = 4ax$, $x^2 = 4by$ ల మధ్య వైశాల్యం $\\frac{16ab}{3}$; ఇక్కడ $a = ${a}$, $b = ${k}$.`,
            `$y^2 = 4ax$ और $x^2 = 4by$ के बीच का क्षेत्रफल $\\frac{16ab}{3}$ होता है; यहाँ $a = ${a}$ और $b = ${k}$।`,
          ),
        }[kind],
      ],
    })
  },

  verify({ kind, p, q, a, m, k }) {
    if (kind === 'axis')
      return asFraction(
        simpson((x) => a * x * x, 0, -p),
        3,
      )
    if (kind === 'line')
      return asFraction(
        simpson((x) => (p + q + m) * x + k - p * q - (x * x + m * x + k), p, q),
        6,
      )
    // in t = √x, so that the root is smooth: the curves meet at x = 4·∛(a b²)
    const end = 4 * Math.cbrt(a * k * k)
    return asFraction(
      simpson((t) => (2 * Math.sqrt(a) * t - t ** 4 / (4 * k)) * 2 * t, 0, Math.sqrt(end), 2000),
      3,
    )
  },
})

/** The area as numerator and denominator. */
function areaParts(v: { kind: string; p: number; q: number; a: number; k: number }): readonly [number, number] {
  if (v.kind === 'axis') return [v.a * (-v.p) ** 3, 3]
  if (v.kind === 'line') return [(v.q - v.p) ** 3, 6]
  return [16 * v.a * v.k, 3]
}

const STANDARD = [
  {
    id: 'exponential',
    f: (a: number) => `e^{${times(a, 'x')}}`,
    F: (a: number) => `\\frac{1}{${a}}e^{${times(a, 'x')}} + C`,
    wrong: (a: number) => [
      `${times(a, `e^{${times(a, 'x')}}`)} + C`,
      `e^{${times(a, 'x')}} + C`,
      `\\frac{1}{${a + 1}}e^{${times(a + 1, 'x')}} + C`,
      `\\frac{1}{${a}}e^{x} + C`,
    ],
    value: (a: number, x: number) => Math.exp(a * x),
    antiderivative: (a: number, x: number) => Math.exp(a * x) / a,
  },
  {
    id: 'cosine',
    f: (a: number) => `\\cos ${times(a, 'x')}`,
    F: (a: number) => `\\frac{1}{${a}}\\sin ${times(a, 'x')} + C`,
    wrong: (a: number) => [
      `-\\frac{1}{${a}}\\sin ${times(a, 'x')} + C`,
      `${a}\\sin ${times(a, 'x')} + C`,
      `-${a}\\sin ${times(a, 'x')} + C`,
      `\\sin ${times(a, 'x')} + C`,
    ],
    value: (a: number, x: number) => Math.cos(a * x),
    antiderivative: (a: number, x: number) => Math.sin(a * x) / a,
  },
  {
    id: 'inverse square',
    f: (a: number) => `\\frac{1}{x^2 + ${a * a}}`,
    F: (a: number) => `\\frac{1}{${a}}\\tan^{-1}\\frac{x}{${a}} + C`,
    wrong: (a: number) => [
      `\\tan^{-1}\\frac{x}{${a}} + C`,
      `\\frac{1}{${a * a}}\\tan^{-1}\\frac{x}{${a}} + C`,
      `\\log(x^2 + ${a * a}) + C`,
      `\\frac{2}{${a}}\\tan^{-1}\\frac{x}{${a}} + C`,
    ],
    value: (a: number, x: number) => 1 / (x * x + a * a),
    antiderivative: (a: number, x: number) => Math.atan(x / a) / a,
  },
  {
    id: 'root',
    f: (a: number) => `\\frac{1}{\\sqrt{${a * a} - x^2}}`,
    F: (a: number) => `\\sin^{-1}\\frac{x}{${a}} + C`,
    wrong: (a: number) => [
      `\\frac{1}{${a}}\\sin^{-1}\\frac{x}{${a}} + C`,
      `\\cos^{-1}\\frac{x}{${a}} + C`,
      `\\tan^{-1}\\frac{x}{${a}} + C`,
      `\\sqrt{${a * a} - x^2} + C`,
    ],
    value: (a: number, x: number) => 1 / Math.sqrt(a * a - x * x),
    antiderivative: (a: number, x: number) => Math.asin(x / a),
  },
  {
    id: 'by parts',
    f: (a: number) => `x e^{${times(a, 'x')}}`,
    F: (a: number) => `\\frac{e^{${times(a, 'x')}}}{${a * a}}(${times(a, 'x')} - 1) + C`,
    wrong: (a: number) => [
      `\\frac{e^{${times(a, 'x')}}}{${a * a}}(${times(a, 'x')} + 1) + C`,
      `\\frac{e^{${times(a, 'x')}}}{${a}}(${times(a, 'x')} - 1) + C`,
      `\\frac{x^2}{2}e^{${times(a, 'x')}} + C`,
      `\\frac{x}{${a}}e^{${times(a, 'x')}} + C`,
    ],
    value: (a: number, x: number) => x * Math.exp(a * x),
    antiderivative: (a: number, x: number) => (Math.exp(a * x) / (a * a)) * (a * x - 1),
  },
] as const

export const standardIntegral = template({
  id: 'integration/standard-forms',
  topic: 'integration',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw: (random, level) => ({
    form: random.pick(level === 'easy' ? STANDARD.slice(0, 2) : STANDARD.slice(2)),
    a: random.int(2, 19),
  }),

  write({ form, a }) {
    const mistakes = [
      'lost the factor of the substitution',
      'took a wrong factor',
      'mixed up two standard forms',
      'lost a sign or factor',
    ]
    return textQuestion({
      stem: say(
        `$\\int ${form.f(a)}\\,dx$ is equal to`,
        `$\\int ${form.f(a)}\\,dx$ దేనికి సమానం?`,
        `$\\int ${form.f(a)}\\,dx$ बराबर है`,
      ),
      correct: `$${form.F(a)}$`,
      wrong: form.wrong(a).map((text, n) => [`$${text}$`, mistakes[n] as string] as const),
      steps: [
        say(
          `It is a standard form${form.id === 'by parts' ? ', by parts: $\\int u\\,dv = uv - \\int v\\,du$ with $u = x$' : ''}. Check by differentiating:`,
          `ఇది ప్రామాణిక రూపం${form.id === 'by parts' ? '; విభాగ సమాకలనం: $\\int u\\,dv = uv - \\int v\\,du$, $u = x$' : ''}. అవకలనం చేసి సరిచూడండి:`,
          `यह मानक रूप है${form.id === 'by parts' ? '; खंडशः समाकलन: $\\int u\\,dv = uv - \\int v\\,du$, $u = x$' : ''}। अवकलन करके जाँचें:`,
        ),
        unsaid(`$\\frac{d}{dx}\\left(${form.F(a).replace(' + C', '')}\\right) = ${form.f(a)}$`),
      ],
    })
  },

  // the slope of the antiderivative at several points
  verify({ form, a }) {
    const right = [0.1, 0.4, 0.9].every((x) => {
      const slope = (form.antiderivative(a, x + 1e-6) - form.antiderivative(a, x - 1e-6)) / 2e-6
      return Math.abs(slope - form.value(a, x)) < 1e-4 * Math.max(1, Math.abs(slope))
    })
    return right ? `$${form.F(a)}$` : 'another function'
  },
})

export const symmetryOfIntegral = template({
  id: 'integration/properties-of-definite-integrals',
  topic: 'integration',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw: (random, level) => ({
    kind: level === 'medium' ? random.pick(['modulus', 'odd'] as const) : random.pick(['king', 'greatest'] as const),
    a: random.int(2, 9),
    b: random.int(2, 9),
    n: random.int(2, 7),
  }),

  write({ kind, a, b, n }) {
    const top = a + b
    const integral = {
      modulus: `\\int_{0}^{${top}} |x - ${a}|\\,dx`,
      odd: `\\int_{-${a}}^{${a}} (${b}x^{${2 * n - 1}} + ${n}x^{3} + ${b})\\,dx`,
      king: `\\int_{${a}}^{${top + a}} \\frac{\\sqrt[${n}]{x}}{\\sqrt[${n}]{x} + \\sqrt[${n}]{${top + 2 * a} - x}}\\,dx`,
      greatest: `\\int_{0}^{${top}} ${n}[x]\\,dx`,
    }[kind]
    // twice the value, a whole number
    const double = { modulus: a * a + b * b, odd: 4 * a * b, king: top, greatest: n * top * (top - 1) }[kind]
    const show = (value: number) => rational(value, 2)
    const wrongs: Record<typeof kind, readonly (readonly [number, string])[]> = {
      modulus: [
        [Math.abs(b * b - a * a), 'left out the modulus'],
        [(a + b) ** 2, 'took x for |x − a|'],
        [2 * a * b, 'multiplied the parts'],
        [2 * (a * a + b * b), 'forgot to halve'],
      ],
      odd: [
        [0, 'took the constant for an odd function'],
        [2 * a * b, 'took half of the interval'],
        [4 * a * (b + n), 'kept an odd power'],
        [4 * a * n, 'took a wrong coefficient'],
      ],
      king: [
        [2 * top, 'did not halve the length of the interval'],
        [top + 2 * a, 'added the limits'],
        [0, 'took the function for an odd one'],
        [4 * top, 'doubled the length of the interval'],
      ],
      greatest: [
        [n * top * top, 'took x for [x]'],
        [n * top * (top + 1), 'rounded up'],
        [2 * n * top, 'took [x] to be constant'],
        [n * (top - 1) * (top - 2), 'left out the last step'],
      ],
    }
    const why = {
      modulus: say(
        `$|x - ${a}|$ makes two triangles with legs ${a} and ${b}: $\\frac{${a}^2}{2} + \\frac{${b}^2}{2}$.`,
        `$|x - ${a}|$ రేఖాచిత్రం కింద ${a}, ${b} భుజాలు గల రెండు సమద్విబాహు లంబకోణ త్రిభుజాలు ఏర్పడతాయి: $\\frac{${a}^2}{2} + \\frac{${b}^2}{2}$.`,
        `$|x - ${a}|$ का आलेख ${a} और ${b} भुजाओं के दो त्रिभुज बनाता है: $\\frac{${a}^2}{2} + \\frac{${b}^2}{2}$।`,
      ),
      odd: say(
        `Odd powers give 0 over an interval symmetric about 0; the constant gives $2 \\times ${a} \\times ${b}$.`,
        `0 కు సౌష్ఠవమైన అంతరంలో బేసి ఘాతాల సమాకలనం 0; స్థిరాంకం $2 \\times ${a} \\times ${b}$ ఇస్తుంది.`,
        `0 के प्रति सममित अंतराल पर विषम घातों का समाकलन 0 है; अचर से $2 \\times ${a} \\times ${b}$ मिलता है।`,
      ),
      king: say(
        `Put ${top + 2 * a} − x for x and add: the sum of the two integrals is the length of the interval, ${top}. The integral is half of it.`,
        `x స్థానంలో ${top + 2 * a} − x రాసి కూడగా, రెండు సమాకలనుల మొత్తం అంతరం పొడవు ${top} అవుతుంది. సమాకలని అందులో సగం.`,
        `x के स्थान पर ${top + 2 * a} − x रखकर जोड़ने पर दोनों समाकलनों का योग अंतराल की लंबाई ${top} होता है। समाकलन इसका आधा है।`,
      ),
      greatest: say(
        `$[x]$ is 0, 1, …, ${top - 1} on the unit intervals, so the integral is ${n}(0 + 1 + … + ${top - 1}).`,
        `ఒక్కో యూనిట్ అంతరంలో $[x]$ విలువ 0, 1, …, ${top - 1}; కాబట్టి సమాకలని ${n}(0 + 1 + … + ${top - 1}).`,
        `इकाई अंतरालों पर $[x]$ का मान 0, 1, …, ${top - 1} है; अतः समाकलन ${n}(0 + 1 + … + ${top - 1}) है।`,
      ),
    }[kind]
    const note =
      kind === 'greatest'
        ? say(
            ', where $[x]$ is the greatest integer not above $x$,',
            ' ($[x]$ అంటే $x$ కు మించని గరిష్ఠ పూర్ణాంకం)',
            ' ($[x]$ = $x$ से अनधिक महत्तम पूर्णांक)',
          )
        : unsaid('')
    return textQuestion({
      stem: say(
        `The value of $${integral}$${note.en} is`,
        `$${integral}$${note.te} విలువ ఎంత?`,
        `$${integral}$${note.hi} का मान है`,
      ),
      correct: show(double),
      wrong: [
        ...wrongs[kind].map(([value, mistake]) => [show(value), mistake] as const),
        ...[2, -2, 4].map((more) => [show(double + more), 'slipped in the arithmetic'] as const),
      ],
      steps: [why],
    })
  },

  verify({ kind, a, b, n }) {
    const top = a + b
    const value = {
      modulus: () => simpson((x) => Math.abs(x - a), 0, a, 2) + simpson((x) => Math.abs(x - a), a, top, 2),
      odd: () => simpson((x) => b * x ** (2 * n - 1) + n * x ** 3 + b, -a, a),
      king: () => simpson((x) => x ** (1 / n) / (x ** (1 / n) + (top + 2 * a - x) ** (1 / n)), a, top + a),
      greatest: () => Array.from({ length: top }, (_, k) => n * k).reduce((sum, one) => sum + one, 0),
    }[kind]()
    return asFraction(value, 2)
  },
})

export const substitution = template({
  id: 'integration/definite-integral-by-substitution',
  topic: 'integration',
  levels: ['hard'],
  exams: EXAMS,

  draw: (random) => ({
    n: random.int(1, 9),
    m: random.int(1, 3),
    a: random.int(3, 12),
    kind: random.pick(['power', 'sine', 'root'] as const),
  }),

  write({ n, m, a, kind }) {
    // ∫₀¹ a·x^m·(…)… kept to forms whose value is a fraction
    const integral = {
      power: `\\int_{0}^{1} ${times(a * (m + 1), m === 1 ? 'x' : `x^{${m}}`)}(1 - x^{${m + 1}})^{${n}}\\,dx`,
      sine: `\\int_{0}^{\\pi/2} ${times(a, `\\sin^{${n}} x`)}\\cos x\\,dx`,
      root: `\\int_{0}^{${a}} \\frac{${2 * m}x}{\\sqrt{x^2 + ${fourthSide(a, n)}}}\\,dx`,
    }[kind]
    const [top, bottom] = valueParts({ n, m, a, kind })
    const show = (p: number, q: number) => rational(p, q)
    const correct = show(top, bottom)
    return textQuestion({
      stem: say(`The value of $${integral}$ is`, `$${integral}$ విలువ ఎంత?`, `$${integral}$ का मान है`),
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
            `Put $t = 1 - x^{${m + 1}}$, $dt = -${m === 1 ? '2x' : `${m + 1}x^{${m}}`}\\,dx$; the limits become 1 and 0: $${a}\\int_0^1 t^{${n}}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = 1 - x^{${m + 1}}$, $dt = -${m === 1 ? '2x' : `${m + 1}x^{${m}}`}\\,dx$ అనుకుంటే అవధులు 1, 0 అవుతాయి: $${a}\\int_0^1 t^{${n}}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = 1 - x^{${m + 1}}$, $dt = -${m === 1 ? '2x' : `${m + 1}x^{${m}}`}\\,dx$ रखें; सीमाएँ 1 और 0 हो जाती हैं: $${a}\\int_0^1 t^{${n}}\\,dt = \\frac{${a}}{${n + 1}}$।`,
          ),
          sine: say(
            `Put $t = \\sin x$, $dt = \\cos x\\,dx$; the limits become 0 and 1: $${a}\\int_0^1 t^{${n}}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = \\sin x$, $dt = \\cos x\\,dx$ అనుకుంటే అవధులు 0, 1: $${a}\\int_0^1 t^{${n}}\\,dt = \\frac{${a}}{${n + 1}}$.`,
            `$t = \\sin x$, $dt = \\cos x\\,dx$ रखें; सीमाएँ 0 और 1 हो जाती हैं: $${a}\\int_0^1 t^{${n}}\\,dt = \\frac{${a}}{${n + 1}}$।`,
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
  const b = legs[n % legs.length] as number
  return b * b
}

function valueParts({ n, m, a, kind }: { n: number; m: number; a: number; kind: string }): readonly [number, number] {
  if (kind !== 'root') return [a, n + 1]
  const side = Math.sqrt(fourthSide(a, n))
  return [2 * m * (Math.round(Math.hypot(a, side)) - side), 1]
}
