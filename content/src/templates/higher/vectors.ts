import { fraction } from '../../format.ts'
import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { say, unsaid } from '../../speech.ts'
import { numericQuestion, textQuestion } from '../numeric-question.ts'
import { rational, times } from '../quantitative/formulae.ts'
import { lowestSurd, surd } from './surds.ts'

export type Vector = readonly [number, number, number]

const UNITS = ['i', 'j', 'k'] as const
/** `2\hat{i} - \hat{j} + 3\hat{k}`. */
export const written = (v: Vector): string =>
  v
    .map((c, n) => (c === 0 ? '' : `${c < 0 ? ' - ' : ' + '}${Math.abs(c) === 1 ? '' : Math.abs(c)}\\hat{${UNITS[n]}}`))
    .join('')
    .replace(/^ \+ /, '')
    .replace(/^ - /, '-') || '\\vec{0}'

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const square = (v: Vector): number => dot(v, v)
const draw = (random: Random, most: number): Vector => [
  random.int(-most, most),
  random.int(-most, most),
  random.int(-most, most),
]
const busy = (v: Vector): boolean => v.filter((c) => c !== 0).length >= 2
const signed = (value: number): string => `$${value}$`
const EXAMS = ['nimcet'] as const
const given = (a: Vector, b: Vector) => `$\\vec{a} = ${written(a)}$, $\\vec{b} = ${written(b)}$`
const LEVELS = ['easy', 'medium', 'hard'] as const

export const perpendicularVectors = template({
  id: 'vectors/perpendicular-or-parallel',
  topic: 'vectors',
  levels: LEVELS,
  exams: EXAMS,

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
    const unknown = `\\lambda\\hat{i} ${written([0, b[1], b[2]])
      .replace(/^-/, '- ')
      .replace(/^(?!-)/, '+ ')}`
    const rest = a[1] * b[1] + a[2] * b[2]
    return numericQuestion({
      stem: hard
        ? say(
            `If ${given(a, b)} and $\\vec{a} + \\lambda\\vec{b}$ is perpendicular to $\\vec{a}$, then $\\lambda$ is`,
            `${given(a, b)} మరియు $\\vec{a} + \\lambda\\vec{b}$ సదిశ $\\vec{a}$ కు లంబంగా ఉంటే $\\lambda$ విలువ ఎంత?`,
            `यदि ${given(a, b)} और $\\vec{a} + \\lambda\\vec{b}$ सदिश $\\vec{a}$ पर लंब है, तो $\\lambda$ का मान है`,
          )
        : say(
            `The vectors $${written(a)}$ and $${unknown}$ are perpendicular. The value of $\\lambda$ is`,
            `$${written(a)}$, $${unknown}$ సదిశలు పరస్పరం లంబంగా ఉన్నాయి. $\\lambda$ విలువ ఎంత?`,
            `सदिश $${written(a)}$ और $${unknown}$ परस्पर लंब हैं। $\\lambda$ का मान है`,
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
          ? say(
              `$\\vec{a}\\cdot\\vec{a} + \\lambda(\\vec{a}\\cdot\\vec{b}) = ${square(a)} + \\lambda(${dot(a, b)}) = 0$`,
              `$\\vec{a}\\cdot\\vec{a} + \\lambda(\\vec{a}\\cdot\\vec{b}) = ${square(a)} + \\lambda(${dot(a, b)}) = 0$`,
              `$\\vec{a}\\cdot\\vec{a} + \\lambda(\\vec{a}\\cdot\\vec{b}) = ${square(a)} + \\lambda(${dot(a, b)}) = 0$`,
            )
          : say(
              `$${a[0]}\\lambda + (${a[1] * b[1]}) + (${a[2] * b[2]}) = 0$`,
              `$${a[0]}\\lambda + (${a[1] * b[1]}) + (${a[2] * b[2]}) = 0$`,
              `$${a[0]}\\lambda + (${a[1] * b[1]}) + (${a[2] * b[2]}) = 0$`,
            ),
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

const ANGLES = [
  { degrees: 30, tex: '30^\\circ' },
  { degrees: 45, tex: '45^\\circ' },
  { degrees: 60, tex: '60^\\circ' },
  { degrees: 90, tex: '90^\\circ' },
  { degrees: 120, tex: '120^\\circ' },
  { degrees: 135, tex: '135^\\circ' },
  { degrees: 150, tex: '150^\\circ' },
] as const
const angle = (degrees: number): string => `$${degrees}^\\circ$`

export const angleBetween = template({
  id: 'vectors/angle-between',
  topic: 'vectors',
  levels: ['easy', 'medium', 'hard'],
  exams: EXAMS,

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
    const lengths = `\\sqrt{${square(a)}}\\sqrt{${square(b)}}`
    return textQuestion({
      stem: hard
        ? say(
            `If $\\vec{a} + \\vec{b} = ${written(s)}$ and $\\vec{a} - \\vec{b} = ${written(d)}$, the angle between $\\vec{a}$ and $\\vec{b}$ is`,
            `$\\vec{a} + \\vec{b} = ${written(s)}$, $\\vec{a} - \\vec{b} = ${written(d)}$ అయితే $\\vec{a}$, $\\vec{b}$ ల మధ్య కోణం ఎంత?`,
            `यदि $\\vec{a} + \\vec{b} = ${written(s)}$ और $\\vec{a} - \\vec{b} = ${written(d)}$, तो $\\vec{a}$ और $\\vec{b}$ के बीच का कोण है`,
          )
        : say(`The angle between ${given(a, b)} is`, `${given(a, b)} ల మధ్య కోణం ఎంత?`, `${given(a, b)} के बीच का कोण है`),
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
            `కూడి, తీసివేసి 2 తో భాగించగా: ${given(a, b)}.`,
            `जोड़कर और घटाकर 2 से भाग देने पर: ${given(a, b)}।`,
          ),
        say(
          `$\\vec{a}\\cdot\\vec{b} = ${dot(a, b)}$ and $|\\vec{a}||\\vec{b}| = ${lengths}$, so $\\cos\\theta = \\frac{${dot(a, b)}}{${lengths}}$.`,
          `$\\vec{a}\\cdot\\vec{b} = ${dot(a, b)}$, $|\\vec{a}||\\vec{b}| = ${lengths}$; కాబట్టి $\\cos\\theta = \\frac{${dot(a, b)}}{${lengths}}$.`,
          `$\\vec{a}\\cdot\\vec{b} = ${dot(a, b)}$ और $|\\vec{a}||\\vec{b}| = ${lengths}$; अतः $\\cos\\theta = \\frac{${dot(a, b)}}{${lengths}}$।`,
        ),
      ],
    })
  },

  // the law of cosines in the triangle of a, b and a - b
  verify({ a, b, d }) {
    const [p, q, r] = [a, b, d].map((v) => Math.hypot(...v)) as [number, number, number]
    return angle(Math.round((Math.acos((p * p + q * q - r * r) / (2 * p * q)) * 180) / Math.PI))
  },
})

export const projection = template({
  id: 'vectors/projection',
  topic: 'vectors',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const [a, b] = [draw(random, 6), draw(random, 6)]
      const length = Math.hypot(...b)
      if (!busy(a) || !busy(b) || dot(a, b) === 0 || Math.abs(dot(a, b)) === square(a)) continue
      if ((level === 'easy') === Number.isInteger(length)) return { a, b }
    }
  },

  write({ a, b }) {
    const show = (value: number, under: number) => surd(value, under)
    const product = dot(a, b)
    return textQuestion({
      stem: say(
        `If ${given(a, b)}, the scalar projection of $\\vec{a}$ on $\\vec{b}$ is`,
        `${given(a, b)} అయితే $\\vec{b}$ పై $\\vec{a}$ విక్షేపం ఎంత?`,
        `यदि ${given(a, b)}, तो $\\vec{b}$ पर $\\vec{a}$ का अदिश प्रक्षेप है`,
      ),
      correct: show(product, square(b)),
      wrong: [
        [show(product, square(a)), 'divided by the length of the wrong vector'],
        [rational(product, square(b)), 'divided by the square of the length'],
        [signed(product), 'forgot to divide'],
        [show(-product, square(b)), 'lost the sign'],
        [show(product + 1, square(b)), 'slipped in the dot product'],
        [show(product + 2, square(b)), 'slipped in the dot product'],
      ],
      steps: [
        say(
          `The projection of $\\vec{a}$ on $\\vec{b}$ is $\\frac{\\vec{a}\\cdot\\vec{b}}{|\\vec{b}|}$.`,
          `$\\vec{b}$ పై $\\vec{a}$ విక్షేపం $\\frac{\\vec{a}\\cdot\\vec{b}}{|\\vec{b}|}$.`,
          `$\\vec{b}$ पर $\\vec{a}$ का प्रक्षेप $\\frac{\\vec{a}\\cdot\\vec{b}}{|\\vec{b}|}$ होता है।`,
        ),
        say(
          `$\\vec{a}\\cdot\\vec{b} = ${product}$, $|\\vec{b}| = \\sqrt{${square(b)}}$`,
          `$\\vec{a}\\cdot\\vec{b} = ${product}$, $|\\vec{b}| = \\sqrt{${square(b)}}$`,
          `$\\vec{a}\\cdot\\vec{b} = ${product}$, $|\\vec{b}| = \\sqrt{${square(b)}}$`,
        ),
      ],
    })
  },

  // a·b out of three lengths, (|a|² + |b|² - |a - b|²) / 2
  verify({ a, b }) {
    const d: Vector = [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
    return surd((square(a) + square(b) - square(d)) / 2, square(b))
  },
})

export const areaByVectors = template({
  id: 'vectors/area-of-parallelogram-or-triangle',
  topic: 'vectors',
  levels: ['medium', 'hard'],
  exams: EXAMS,

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
        `जिस समांतर चतुर्भुज की आसन्न भुजाएँ ${given(a, b)} हैं, उसका क्षेत्रफल (वर्ग इकाई में) है`,
      ),
      triangle: say(
        `The area of the triangle two of whose sides from one vertex are ${given(a, b)} is (in square units)`,
        `ఒక శీర్షం నుండి ${given(a, b)} భుజాలుగా గల త్రిభుజ వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `जिस त्रिभुज की एक शीर्ष से दो भुजाएँ ${given(a, b)} हैं, उसका क्षेत्रफल (वर्ग इकाई में) है`,
      ),
      diagonals: say(
        `The area of the parallelogram whose diagonals are ${given(a, b)} is (in square units)`,
        `${given(a, b)} కర్ణాలుగా గల సమాంతర చతుర్భుజ వైశాల్యం (చదరపు యూనిట్లలో) ఎంత?`,
        `जिस समांतर चतुर्भुज के विकर्ण ${given(a, b)} हैं, उसका क्षेत्रफल (वर्ग इकाई में) है`,
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

export const unitVector = template({
  id: 'vectors/unit-vector',
  topic: 'vectors',
  levels: ['easy', 'medium'],
  exams: EXAMS,

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
    const opposite = v.map((c) => -c) as unknown as Vector
    const turned: Vector = [v[0], v[1] === 0 ? v[1] : -v[1], v[2]]
    const total = Math.abs(v[0]) + Math.abs(v[1]) + Math.abs(v[2])
    return textQuestion({
      stem: sum
        ? say(
            `If ${given(a, b)}, a unit vector along $\\vec{a} + \\vec{b}$ is`,
            `${given(a, b)} అయితే $\\vec{a} + \\vec{b}$ దిశలో ఏకాంక సదిశ ఏది?`,
            `यदि ${given(a, b)}, तो $\\vec{a} + \\vec{b}$ की दिशा में मात्रक सदिश है`,
          )
        : say(
            `The unit vector in the direction of $${written(v)}$ is`,
            `$${written(v)}$ దిశలో ఏకాంక సదిశ ఏది?`,
            `$${written(v)}$ की दिशा में मात्रक सदिश है`,
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
          `పరిమాణం $\\sqrt{${v.map((c) => c * c).join(' + ')}} = ${length}$ తో భాగించాలి.`,
          `परिमाण $\\sqrt{${v.map((c) => c * c).join(' + ')}} = ${length}$ से भाग दें।`,
        ),
      ],
    })
  },

  // the only whole number whose square is the sum of the squares
  verify({ a, b, sum }) {
    const v = a.map((c, n) => c + (sum ? (b[n] as number) : 0)) as unknown as Vector
    for (let n = 1; n < 50; n++)
      if (n * n === v.reduce((all, c) => all + c * c, 0)) return `$\\frac{1}{${n}}(${written(v)})$`
    return 'none'
  },
})

export const coplanar = template({
  id: 'vectors/coplanarity-and-box-product',
  topic: 'vectors',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const [a, b, c] = [draw(random, 3), draw(random, 3), draw(random, 4)]
      const volume = dot(a, cross(b, c))
      if (![a, b, c].every(busy)) continue
      if (level === 'medium' ? volume !== 0 : volume === 0 && cross(a, b)[2] !== 0 && c[2] !== 0)
        return { a, b, c, hard: level === 'hard' }
    }
  },

  write({ a, b, c, hard }) {
    const volume = Math.abs(dot(a, cross(b, c)))
    const [u, v, w] = [a, b, c].map((vector) => `$${written(vector)}$`)
    const unknown = `$${written([c[0], c[1], 0]).replace('\\vec{0}', '')} + \\lambda\\hat{k}$`.replace('$ +', '$')
    const box = cross(a, b)
    const rest = box[0] * c[0] + box[1] * c[1]
    return hard
      ? numericQuestion({
          stem: say(
            `The vectors ${u}, ${v} and ${unknown} are coplanar. The value of $\\lambda$ is`,
            `${u}, ${v}, ${unknown} సదిశలు సతలీయాలు. $\\lambda$ విలువ ఎంత?`,
            `सदिश ${u}, ${v} और ${unknown} समतलीय हैं। $\\lambda$ का मान है`,
          ),
          answer: c[2],
          format: signed,
          plausible: Number.isInteger,
          wrong: [
            [-c[2], 'lost the sign'],
            [rest, 'forgot to divide'],
            [box[2], 'gave the cofactor'],
            [(1 - rest) / box[2], 'set the box product equal to 1'],
          ],
          steps: [
            say(
              `Coplanar vectors have the box product 0: $(\\vec{a} \\times \\vec{b})\\cdot\\vec{c} = 0$, with $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `సతలీయ సదిశల త్రిక లబ్ధం 0: $(\\vec{a} \\times \\vec{b})\\cdot\\vec{c} = 0$; ఇక్కడ $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `समतलीय सदिशों का त्रिक गुणनफल 0 होता है: $(\\vec{a} \\times \\vec{b})\\cdot\\vec{c} = 0$; यहाँ $\\vec{a} \\times \\vec{b} = ${written(box)}$।`,
            ),
            unsaid(
              `$${rest} ${box[2] < 0 ? '-' : '+'} ${times(Math.abs(box[2]), '\\lambda')} = 0$, $\\lambda = ${c[2]}$`,
            ),
          ],
        })
      : numericQuestion({
          stem: say(
            `The volume of the parallelepiped with the edges ${u}, ${v} and ${w} is (in cubic units)`,
            `${u}, ${v}, ${w} అంచులుగా గల సమాంతర ఫలక ఘనపరిమాణం (ఘన యూనిట్లలో) ఎంత?`,
            `जिस समांतर षट्फलक की कोरें ${u}, ${v} और ${w} हैं, उसका आयतन (घन इकाई में) है`,
          ),
          answer: volume,
          format: signed,
          plausible: (value) => value > 0 && Number.isInteger(value),
          wrong: [
            [volume / 6, 'took the volume of the tetrahedron'],
            [volume / 2, 'halved it'],
            [volume * 2, 'doubled it'],
            [Math.abs(dot(a, b) + dot(b, c)), 'added dot products'],
            [volume + Math.abs(2 * box[0] * c[0]) || volume + 5, 'lost a sign in the determinant'],
          ],
          steps: [
            say(
              `The volume is $|(\\vec{a} \\times \\vec{b})\\cdot\\vec{c}|$; here $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `ఘనపరిమాణం $|(\\vec{a} \\times \\vec{b})\\cdot\\vec{c}|$; ఇక్కడ $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `आयतन $|(\\vec{a} \\times \\vec{b})\\cdot\\vec{c}|$ है; यहाँ $\\vec{a} \\times \\vec{b} = ${written(box)}$।`,
            ),
          ],
        })
  },

  // the determinant by all six permutations
  verify({ a, b, c, hard }) {
    const det = (third: number) =>
      a[0] * b[1] * third +
      a[1] * b[2] * c[0] +
      a[2] * b[0] * c[1] -
      a[2] * b[1] * c[0] -
      a[1] * b[0] * third -
      a[0] * b[2] * c[1]
    if (!hard) return signed(Math.abs(det(c[2])))
    for (let t = -60; t <= 60; t++) if (det(t) === 0) return signed(t)
    return fraction(0, 1)
  },
})
