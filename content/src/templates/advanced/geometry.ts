import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { say, unsaid } from '../../speech.ts'
import { quantity } from '../../units.ts'
import { numericQuestion, textQuestion } from '../numeric-question.ts'
import { rational } from '../quantitative/formulae.ts'

const EXAMS = ['ssc', 'railway', 'icet', 'cat', 'mat', 'afcat'] as const
const cm = (value: number) => quantity(value, 'cm')

/** Sides of triangles whose area is whole. */
const HERON = [
  [13, 14, 15],
  [7, 15, 20],
  [10, 13, 13],
  [10, 17, 21],
  [9, 10, 17],
  [13, 20, 21],
  [15, 13, 4],
  [17, 25, 28],
  [25, 29, 36],
  [25, 39, 56],
  [12, 17, 25],
] as const
const heron = (sides: readonly number[]): number => {
  const s = sides.reduce((sum, side) => sum + side, 0) / 2
  return Math.round(Math.sqrt(sides.reduce((product, side) => product * (s - side), s)))
}

export const circlesOfTriangle = template({
  id: 'plane-geometry/inscribed-and-circumscribed-circle',
  topic: 'plane-geometry',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw(random, level) {
    const scale = random.int(1, 4)
    const right = level === 'medium'
    const sides = right
      ? random.pick([
          [3, 4, 5],
          [5, 12, 13],
          [8, 15, 17],
          [7, 24, 25],
          [20, 21, 29],
          [9, 40, 41],
        ] as const)
      : random.pick(HERON)
    return {
      sides: sides.map((side) => side * scale),
      right,
      ask: right ? random.pick(['in', 'circum'] as const) : random.pick(['in', 'altitude'] as const),
    }
  },

  write({ sides, ask }) {
    const [a, b, c] = sides as [number, number, number]
    const [area, perimeter] = [heron(sides), a + b + c]
    const longest = Math.max(...sides)
    const [n, d] = { in: [2 * area, perimeter], circum: [a * b * c, 4 * area], altitude: [2 * area, longest] }[ask] as [
      number,
      number,
    ]
    const show = (top: number, bottom: number) => rational(Math.round(top), Math.round(bottom))
    const what = {
      in: say('the radius of its inscribed circle', 'దాని అంతర వృత్త వ్యాసార్ధం', 'उसके अंतःवृत्त की त्रिज्या'),
      circum: say('the radius of its circumscribed circle', 'దాని పరివృత్త వ్యాసార్ధం', 'उसके परिवृत्त की त्रिज्या'),
      altitude: say('the altitude on its longest side', 'దాని అతిపెద్ద భుజంపై ఎత్తు', 'उसकी सबसे बड़ी भुजा पर लंब'),
    }[ask]
    return textQuestion({
      stem: say(
        `The sides of a triangle are ${sides.join(' cm, ')} cm. What is ${what.en} (in cm)?`,
        `ఒక త్రిభుజ భుజాలు ${sides.join(', ')} సెం.మీ. ${what.te} (సెం.మీ.లో) ఎంత?`,
        `एक त्रिभुज की भुजाएँ ${sides.join(', ')} सेमी हैं। ${what.hi} (सेमी में) क्या है?`,
      ),
      correct: show(n, d),
      wrong: [
        [show(2 * n, d), 'forgot to halve'],
        [show(n, 2 * d), 'halved once too often'],
        [
          show(
            { in: a * b * c, circum: 2 * area, altitude: 2 * area }[ask],
            { in: 4 * area, circum: perimeter, altitude: Math.min(...sides) }[ask],
          ),
          'took another length of the triangle',
        ],
        [show(n + d, d), 'slipped by 1'],
        [show(n + 2 * d, d), 'slipped by 2'],
        [show(perimeter, 3), 'took the mean of the sides'],
      ],
      steps: [
        say(
          `Half of the perimeter is $s = ${perimeter / 2}$, and the area is $\\sqrt{s(s-a)(s-b)(s-c)} = ${area}$ cm².`,
          `చుట్టుకొలతలో సగం $s = ${perimeter / 2}$; వైశాల్యం $\\sqrt{s(s-a)(s-b)(s-c)} = ${area}$ చ.సెం.మీ.`,
          `अर्धपरिमाप $s = ${perimeter / 2}$ और क्षेत्रफल $\\sqrt{s(s-a)(s-b)(s-c)} = ${area}$ वर्ग सेमी है।`,
        ),
        unsaid(
          {
            in: `$r = \\frac{\\Delta}{s} = \\frac{${area}}{${perimeter / 2}}$`,
            circum: `$R = \\frac{abc}{4\\Delta} = \\frac{${a} \\times ${b} \\times ${c}}{4 \\times ${area}}$`,
            altitude: `$h = \\frac{2\\Delta}{${longest}} = \\frac{${2 * area}}{${longest}}$`,
          }[ask],
        ),
      ],
    })
  },

  // the triangle laid into a coordinate system
  verify({ sides, ask }) {
    const [c, b, a] = sides.toSorted((x, y) => y - x) as [number, number, number]
    // c from (0, 0) to (c, 0), the third corner above it
    const x = (b * b + c * c - a * a) / (2 * c)
    const y = Math.sqrt(b * b - x * x)
    const inner = (c * y) / (a + b + c)
    const centre = (x * x + y * y - c * x) / (2 * y)
    const value = { in: inner, circum: Math.hypot(c / 2, centre), altitude: y }[ask]
    for (let d = 1; ; d++)
      if (Math.abs(value * d - Math.round(value * d)) < 1e-7) return rational(Math.round(value * d), d)
  },
})

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

export const commonTangent = template({
  id: 'plane-geometry/common-tangents',
  topic: 'plane-geometry',
  levels: ['hard'],
  exams: ['ssc', 'railway', 'icet', 'cat', 'mat'],

  draw(random) {
    for (;;) {
      const [p, q, d] = random.pick(TRIPLES).map((side) => side * random.int(1, 1)) as [number, number, number]
      const scale = random.int(1, 3)
      const [leg, tangent, distance] = (random.chance(0.5) ? [p, q, d] : [q, p, d]).map((n) => n * scale) as [
        number,
        number,
        number,
      ]
      const transverse = random.chance(0.5)
      const small = random.int(1, 12)
      // the radii differ (direct) or add up (transverse) to the leg
      const [r, R] = transverse ? [small, leg - small] : [small, small + leg]
      if (R > r && R + r <= distance) return { r, R, distance, tangent, transverse }
    }
  },

  write({ r, R, distance, tangent, transverse }) {
    const [sum, difference] = [R + r, R - r]
    const name = transverse ? say('transverse', 'తిర్యక్', 'तिर्यक (अनुप्रस्थ)') : say('direct', 'ప్రత్యక్ష', 'सीधी (अनुस्पर्श)')
    const other = Math.sqrt(distance ** 2 - (transverse ? difference : sum) ** 2)
    return numericQuestion({
      stem: say(
        `Two circles have the radii ${r} cm and ${R} cm, and their centres are ${distance} cm apart. The length of a ${name.en} common tangent is`,
        `${r} సెం.మీ., ${R} సెం.మీ. వ్యాసార్ధాలు గల రెండు వృత్తాల కేంద్రాల మధ్య దూరం ${distance} సెం.మీ. ${name.te} ఉమ్మడి స్పర్శరేఖ పొడవు ఎంత?`,
        `${r} सेमी और ${R} सेमी त्रिज्या वाले दो वृत्तों के केंद्रों के बीच की दूरी ${distance} सेमी है। ${name.hi} उभयनिष्ठ स्पर्श रेखा की लंबाई है`,
      ),
      answer: tangent,
      format: cm,
      wrong: [
        [Math.round(other), 'took the other kind of tangent'],
        [distance - sum, 'subtracted the radii from the distance'],
        [transverse ? sum : difference, 'gave the leg made of the radii'],
        [distance, 'gave the distance of the centres'],
        [tangent + 2, 'slipped in the square'],
      ],
      steps: [
        say(
          `With the line of centres as hypotenuse, the tangent is one leg and the ${transverse ? 'sum' : 'difference'} of the radii, ${transverse ? sum : difference}, the other.`,
          `కేంద్రాలను కలిపే రేఖ కర్ణం అయితే, స్పర్శరేఖ ఒక భుజం, వ్యాసార్ధాల ${transverse ? 'మొత్తం' : 'భేదం'} ${transverse ? sum : difference} మరో భుజం.`,
          `केंद्रों को मिलाने वाली रेखा कर्ण है; स्पर्श रेखा एक भुजा और त्रिज्याओं का ${transverse ? 'योग' : 'अंतर'} ${transverse ? sum : difference} दूसरी भुजा है।`,
        ),
        unsaid(`$\\sqrt{${distance}^2 - ${transverse ? sum : difference}^2} = ${tangent}$`),
      ],
    })
  },

  // the points of contact themselves
  verify({ r, R, distance, transverse }) {
    // the tangent makes the angle with the line of centres whose sine is (R ± r) / distance
    const sine = (R + (transverse ? r : -r)) / distance
    const cosine = Math.sqrt(1 - sine * sine)
    const from = [R * sine, R * cosine] as const
    const side = transverse ? -1 : 1
    const to = [distance + side * r * sine, side * r * cosine] as const
    return cm(Math.round(Math.hypot(from[0] - to[0], from[1] - to[1]) * 1e6) / 1e6).en
  },
})

export const parallelChords = template({
  id: 'plane-geometry/two-parallel-chords',
  topic: 'plane-geometry',
  levels: ['medium', 'hard'],
  exams: ['ssc', 'railway', 'icet', 'cat', 'afcat'],

  draw(random, level) {
    for (;;) {
      const [[a, b, r], [c, d, s]] = random.sample(
        [
          ...TRIPLES,
          [6, 8, 10],
          [9, 12, 15],
          [10, 24, 26],
          [15, 20, 25],
          [16, 30, 34],
          [30, 40, 50],
          [14, 48, 50],
          [39, 52, 65],
          [25, 60, 65],
          [33, 56, 65],
          [16, 63, 65],
        ] as const,
        2,
      ) as [readonly [number, number, number], readonly [number, number, number]]
      const k = random.int(1, 3)
      if (level === 'hard' && r === s)
        return {
          r: r * k,
          near: Math.min(b, d) * k,
          nearHalf: (b < d ? a : c) * k,
          far: Math.max(b, d) * k,
          farHalf: (b < d ? c : a) * k,
          same: random.chance(0.5),
          radius: true,
        }
      if (level === 'medium') {
        return {
          r: r * k,
          near: a * k,
          nearHalf: b * k,
          far: b * k,
          farHalf: a * k,
          same: random.chance(0.5),
          radius: false,
        }
      }
    }
  },

  write({ r, near, nearHalf, far, farHalf, same, radius }) {
    const gap = same ? far - near : far + near
    const where = same
      ? say('on the same side of the centre', 'కేంద్రానికి ఒకే వైపున', 'केंद्र के एक ही ओर')
      : say('on opposite sides of the centre', 'కేంద్రానికి ఇరువైపులా', 'केंद्र के विपरीत ओर')
    const answer = radius ? r : gap
    return numericQuestion({
      stem: radius
        ? say(
            `Two parallel chords of lengths ${2 * nearHalf} cm and ${2 * farHalf} cm lie ${where.en} of a circle, ${gap} cm apart. What is the radius of the circle?`.replace(
              'of the centre of a circle',
              'of the centre of a circle',
            ),
            `ఒక వృత్తంలో ${2 * nearHalf} సెం.మీ., ${2 * farHalf} సెం.మీ. పొడవు గల రెండు సమాంతర జ్యాలు ${where.te} ఉన్నాయి; వాటి మధ్య దూరం ${gap} సెం.మీ. వృత్త వ్యాసార్ధం ఎంత?`,
            `एक वृत्त में ${2 * nearHalf} सेमी और ${2 * farHalf} सेमी लंबी दो समांतर जीवाएँ ${where.hi} हैं; उनके बीच की दूरी ${gap} सेमी है। वृत्त की त्रिज्या क्या है?`,
          )
        : say(
            `Two parallel chords of a circle of radius ${r} cm are ${2 * nearHalf} cm and ${2 * farHalf} cm long and lie ${where.en}. How far apart are they?`,
            `${r} సెం.మీ. వ్యాసార్ధం గల వృత్తంలో ${2 * nearHalf} సెం.మీ., ${2 * farHalf} సెం.మీ. పొడవు గల రెండు సమాంతర జ్యాలు ${where.te} ఉన్నాయి. వాటి మధ్య దూరం ఎంత?`,
            `${r} सेमी त्रिज्या वाले वृत्त में ${2 * nearHalf} सेमी और ${2 * farHalf} सेमी लंबी दो समांतर जीवाएँ ${where.hi} हैं। उनके बीच की दूरी क्या है?`,
          ),
      answer,
      format: cm,
      wrong: [
        [
          radius ? 2 * r : same ? far + near : far - near,
          radius ? 'gave the diameter' : 'took them on the wrong sides',
        ],
        [radius ? nearHalf + farHalf : Math.abs(nearHalf - farHalf), 'used the halves of the chords only'],
        [far, 'gave the distance of one chord from the centre'],
        [near, 'gave the distance of one chord from the centre'],
        [radius ? gap : r, 'gave a length that was given'],
      ],
      steps: [
        say(
          `The perpendicular from the centre halves a chord: ${nearHalf} and ${farHalf} are the half chords.`,
          `కేంద్రం నుండి జ్యాకు గీసిన లంబం దానిని సమద్విఖండన చేస్తుంది: అర్ధ జ్యాలు ${nearHalf}, ${farHalf}.`,
          `केंद्र से जीवा पर लंब उसे समद्विभाजित करता है: अर्ध जीवाएँ ${nearHalf} और ${farHalf} हैं।`,
        ),
        unsaid(
          `$${nearHalf}^2 + ${near}^2 = ${farHalf}^2 + ${far}^2 = ${r}^2$, $${far} ${same ? '-' : '+'} ${near} = ${gap}$`,
        ),
      ],
    })
  },

  // the circle's own equation
  verify({ r, nearHalf, farHalf, near, far, same, radius }) {
    const heights = (R: number) => [Math.sqrt(R * R - nearHalf ** 2), Math.sqrt(R * R - farHalf ** 2)] as const
    const apart = (R: number) => {
      const [a, b] = heights(R)
      return same ? Math.abs(a - b) : a + b
    }
    if (!radius) return cm(Math.round(apart(r) * 1e6) / 1e6).en
    const gap = same ? far - near : far + near
    for (let R = Math.max(nearHalf, farHalf); R < 400; R++) if (Math.abs(apart(R) - gap) < 1e-9) return cm(R).en
    return 'none'
  },
})

export const parallelInTriangle = template({
  id: 'plane-geometry/areas-of-similar-triangles',
  topic: 'plane-geometry',
  levels: ['medium', 'hard'],
  exams: EXAMS,

  draw: (random, level) => ({
    m: random.int(1, 5),
    n: random.int(1, 5),
    unit: random.int(2, 9),
    hard: level === 'hard',
  }),

  write({ m, n, unit, hard }) {
    const whole = m + n
    const [small, big] = [unit * m * m, unit * whole * whole]
    const answer = hard ? big - small : big
    const area = (value: number) => quantity(value, 'cm²')
    return numericQuestion({
      stem: say(
        `In triangle ABC, D on AB and E on AC are such that DE is parallel to BC and AD : DB = ${m} : ${n}. If the area of triangle ADE is ${area(small).en}, what is the area of ${hard ? 'the quadrilateral DBCE' : 'triangle ABC'}?`,
        `త్రిభుజం ABC లో AB పై D, AC పై E బిందువులు; DE, BC కి సమాంతరం; AD : DB = ${m} : ${n}. త్రిభుజం ADE వైశాల్యం ${area(small).te} అయితే ${hard ? 'చతుర్భుజం DBCE' : 'త్రిభుజం ABC'} వైశాల్యం ఎంత?`,
        `त्रिभुज ABC में AB पर D और AC पर E ऐसे बिंदु हैं कि DE, BC के समांतर है और AD : DB = ${m} : ${n}। यदि त्रिभुज ADE का क्षेत्रफल ${area(small).hi} है, तो ${hard ? 'चतुर्भुज DBCE' : 'त्रिभुज ABC'} का क्षेत्रफल क्या है?`,
      ),
      answer,
      format: area,
      step: unit,
      wrong: [
        [hard ? big : big - small, hard ? 'gave the whole triangle' : 'gave the part below'],
        [(small * n * n) / (m * m), 'squared the ratio AD : DB'],
        [(small * whole) / m, 'did not square the ratio'],
        [(small * n) / m, 'took the ratio AD : DB for that of the areas'],
        [unit * (whole * whole + m * m), 'added the areas'],
      ],
      steps: [
        say(
          `Triangles ADE and ABC are similar with AD : AB = ${m} : ${whole}, so their areas are as ${m * m} : ${whole * whole}.`,
          `ADE, ABC సరూప త్రిభుజాలు, AD : AB = ${m} : ${whole}; కాబట్టి వైశాల్యాల నిష్పత్తి ${m * m} : ${whole * whole}.`,
          `त्रिभुज ADE और ABC समरूप हैं, AD : AB = ${m} : ${whole}; अतः क्षेत्रफलों का अनुपात ${m * m} : ${whole * whole} है।`,
        ),
        unsaid(
          `${small} ÷ ${m * m} = ${unit}; ${unit} × ${whole * whole} = ${big}${hard ? `; ${big} − ${small} = ${answer}` : ''}`,
        ),
      ],
    })
  },

  // coordinates and the shoelace formula
  verify({ m, n, unit, hard }) {
    const t = m / (m + n)
    // A (0, 0), B (1, 0), C (0, h)
    const h = (2 * unit * m * m) / (t * t)
    const shoelace = (points: readonly (readonly [number, number])[]) =>
      Math.abs(
        points.reduce((sum, [x, y], k) => {
          const [u, v] = points[(k + 1) % points.length] as readonly [number, number]
          return sum + x * v - u * y
        }, 0),
      ) / 2
    const value = hard
      ? shoelace([
          [t, 0],
          [1, 0],
          [0, h],
          [0, t * h],
        ])
      : shoelace([
          [0, 0],
          [1, 0],
          [0, h],
        ])
    return quantity(Math.round(value * 1e6) / 1e6, 'cm²').en
  },
})

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
        `यदि ${given} और $0 < \\theta < 90^\\circ$, तो $${asked}$ का मान है`,
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
        unsaid(
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

export const greatestSum = template({
  id: 'trigonometry/greatest-and-least-value',
  topic: 'trigonometry',
  levels: ['hard'],
  exams: ['ssc', 'railway', 'icet', 'nimcet', 'cat'],

  draw(random) {
    const [a, b] = random.pick(TRIPLES)
    const k = random.int(1, 3)
    return {
      kind: random.pick(['linear', 'squares', 'reciprocal'] as const),
      a: a * k,
      b: b * k,
      c: random.int(1, 20),
      p: random.int(2, 9),
      q: random.int(2, 9),
      most: random.chance(0.5),
    }
  },

  write({ kind, a, b, c, p, q, most }) {
    const root = Math.hypot(a, b)
    const [u, v] = p === q ? [p, q + 3] : [p, q]
    const answer = {
      linear: (most ? root : -root) + c,
      squares: most ? Math.max(u, v) : Math.min(u, v),
      reciprocal: 2 * u * v,
    }[kind]
    const tex = {
      linear: `${a}\\sin\\theta + ${b}\\cos\\theta + ${c}`,
      squares: `${u}\\sin^2\\theta + ${v}\\cos^2\\theta`,
      reciprocal: `${u * u}\\tan^2\\theta + ${v * v}\\cot^2\\theta`,
    }[kind]
    const greatest = kind !== 'reciprocal' && most
    const word = greatest ? say('greatest', 'గరిష్ఠ', 'अधिकतम') : say('least', 'కనిష్ఠ', 'न्यूनतम')
    const how = {
      linear: say(
        `$a\\sin\\theta + b\\cos\\theta$ lies between $-\\sqrt{a^2 + b^2}$ and $\\sqrt{a^2 + b^2}$; here $\\sqrt{${a}^2 + ${b}^2} = ${root}$, and $${most ? root : -root} + ${c} = ${answer}$.`,
        `$a\\sin\\theta + b\\cos\\theta$ విలువ $-\\sqrt{a^2 + b^2}$, $\\sqrt{a^2 + b^2}$ ల మధ్య ఉంటుంది; ఇక్కడ $\\sqrt{${a}^2 + ${b}^2} = ${root}$; కాబట్టి $${most ? root : -root} + ${c} = ${answer}$.`,
        `$a\\sin\\theta + b\\cos\\theta$ का मान $-\\sqrt{a^2 + b^2}$ और $\\sqrt{a^2 + b^2}$ के बीच रहता है; यहाँ $\\sqrt{${a}^2 + ${b}^2} = ${root}$, अतः $${most ? root : -root} + ${c} = ${answer}$।`,
      ),
      squares: say(
        `Write it as $${Math.min(u, v)} + ${Math.abs(u - v)}${u > v ? '\\sin' : '\\cos'}^2\\theta$, and a square of a sine or cosine lies between 0 and 1.`,
        `దీన్ని $${Math.min(u, v)} + ${Math.abs(u - v)}${u > v ? '\\sin' : '\\cos'}^2\\theta$ గా రాయండి; వర్గం విలువ 0, 1 ల మధ్య ఉంటుంది.`,
        `इसे $${Math.min(u, v)} + ${Math.abs(u - v)}${u > v ? '\\sin' : '\\cos'}^2\\theta$ लिखें; वर्ग का मान 0 और 1 के बीच रहता है।`,
      ),
      reciprocal: say(
        `The mean of two positive numbers is not below their geometric mean: the sum is at least $2\\sqrt{${u * u} \\times ${v * v}}$.`,
        `రెండు ధన సంఖ్యల సగటు వాటి గుణమధ్యమం కంటే తక్కువ కాదు: మొత్తం కనీసం $2\\sqrt{${u * u} \\times ${v * v}}$.`,
        `दो धनात्मक संख्याओं का समांतर माध्य गुणोत्तर माध्य से कम नहीं होता: योग कम से कम $2\\sqrt{${u * u} \\times ${v * v}}$ है।`,
      ),
    }[kind]
    return numericQuestion({
      stem: say(
        `The ${word.en} value of $${tex}$ is`,
        `$${tex}$ యొక్క ${word.te} విలువ ఎంత?`,
        `$${tex}$ का ${word.hi} मान है`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      wrong: {
        linear: [
          [(most ? a + b : -a - b) + c, 'added the coefficients'],
          [most ? root : -root, 'forgot the constant'],
          [(most ? -root : root) + c, 'took the other end'],
          [(most ? root : -root) - c, 'subtracted the constant'],
        ] as const,
        squares: [
          [u + v, 'added the coefficients'],
          [most ? Math.min(u, v) : Math.max(u, v), 'took the other end'],
          [Math.abs(u - v), 'subtracted the coefficients'],
          [u * v, 'multiplied the coefficients'],
        ] as const,
        reciprocal: [
          [u * u + v * v, 'took 45 degrees'],
          [u * v, 'forgot the factor 2'],
          [2 * (u + v), 'added instead of multiplying'],
          [(u + v) ** 2, 'took the square of the sum'],
        ] as const,
      }[kind],
      steps: [how],
    })
  },

  // looks at every tenth of a degree
  verify({ kind, a, b, c, p, q, most }) {
    const [u, v] = p === q ? [p, q + 3] : [p, q]
    const f = {
      linear: (t: number) => a * Math.sin(t) + b * Math.cos(t) + c,
      squares: (t: number) => u * Math.sin(t) ** 2 + v * Math.cos(t) ** 2,
      reciprocal: (t: number) => u * u * Math.tan(t) ** 2 + (v * v) / Math.tan(t) ** 2,
    }[kind]
    const all = Array.from({ length: 3600 }, (_, k) => f(((k + 0.5) * Math.PI) / 1800))
    return `$${Math.round(kind !== 'reciprocal' && most ? Math.max(...all) : Math.min(...all))}$`
  },
})

export const solidsTogether = template({
  id: 'mensuration/solids-put-together',
  topic: 'mensuration',
  levels: ['hard'],
  exams: ['ssc', 'railway', 'icet', 'bank', 'cat', 'mat', 'afcat'],

  draw: (random) => ({
    r: 7 * random.int(1, 3),
    h: random.int(6, 40),
    legs: random.pick([
      [7, 24, 25],
      [21, 28, 35],
      [21, 20, 29],
      [14, 48, 50],
    ] as const),
    kind: random.pick(['capsule', 'tent'] as const),
  }),

  write({ r, h, legs, kind }) {
    const [R, height, slant] = legs
    const radius = kind === 'capsule' ? r : R
    const answer = kind === 'capsule' ? (44 / 7) * r * (h + 2 * r) : (22 / 7) * R * (2 * h + slant)
    const value = Math.round(answer)
    const area = (n: number) => quantity(n, kind === 'capsule' ? 'cm²' : 'm²')
    return numericQuestion({
      stem:
        kind === 'capsule'
          ? say(
              `A solid is a cylinder with a hemisphere of the same radius at each end. The radius is ${r} cm and the cylindrical part is ${h} cm long. What is the whole surface area? (Take π = 22/7.)`,
              `ఒక ఘనాకారం స్థూపం, దాని రెండు చివరలా అదే వ్యాసార్ధం గల అర్ధగోళాలతో ఏర్పడింది. వ్యాసార్ధం ${r} సెం.మీ., స్థూప భాగం పొడవు ${h} సెం.మీ. సంపూర్ణ ఉపరితల వైశాల్యం ఎంత? (π = 22/7)`,
              `एक ठोस बेलन और उसके दोनों सिरों पर समान त्रिज्या के अर्धगोलों से बना है। त्रिज्या ${r} सेमी और बेलनाकार भाग की लंबाई ${h} सेमी है। संपूर्ण पृष्ठीय क्षेत्रफल क्या है? (π = 22/7)`,
            )
          : say(
              `A tent is a cylinder ${h} m high and ${R} m in radius with a cone ${height} m high on top. How much canvas is needed, without the floor? (Take π = 22/7.)`,
              `ఒక గుడారం ${h} మీ. ఎత్తు, ${R} మీ. వ్యాసార్ధం గల స్థూపం, దానిపై ${height} మీ. ఎత్తు గల శంకువుతో ఏర్పడింది. నేల కాకుండా ఎంత గుడ్డ కావాలి? (π = 22/7)`,
              `एक तंबू ${h} मी ऊँचे, ${R} मी त्रिज्या के बेलन और उसके ऊपर ${height} मी ऊँचे शंकु से बना है। फर्श को छोड़कर कितना कैनवास लगेगा? (π = 22/7)`,
            ),
      answer: value,
      format: area,
      step: 44,
      wrong:
        kind === 'capsule'
          ? [
              [(44 / 7) * r * (h + r), 'counted one hemisphere only'],
              [(44 / 7) * r * (h + 3 * r), 'counted the flat ends of the hemispheres as well'],
              [(44 / 7) * r * h, 'forgot the hemispheres'],
              [(22 / 7) * r * (h + 2 * r), 'lost the factor 2'],
            ]
          : [
              [(22 / 7) * R * (2 * h + height), 'took the height of the cone for its slant height'],
              [(22 / 7) * R * (2 * h + slant + R), 'added the floor'],
              [(22 / 7) * R * (h + slant), 'lost a factor 2'],
              [(22 / 7) * R * 2 * (h + slant), 'doubled the cone'],
            ],
      steps: [
        kind === 'capsule'
          ? say(
              'Curved surface of the cylinder $2\\pi rh$, and two hemispheres make a sphere, $4\\pi r^2$; the joined faces lie inside.',
              'స్థూప వక్రతల వైశాల్యం $2\\pi rh$; రెండు అర్ధగోళాలు ఒక గోళం, $4\\pi r^2$; కలిసిన తలాలు లోపల ఉంటాయి.',
              'बेलन का वक्रपृष्ठ $2\\pi rh$ और दो अर्धगोले मिलकर गोला, $4\\pi r^2$; जुड़े हुए तल अंदर रहते हैं।',
            )
          : say(
              `Slant height of the cone: $\\sqrt{${R}^2 + ${height}^2} = ${slant}$. Canvas: $2\\pi rh + \\pi rl$.`,
              `శంకువు ఏటవాలు ఎత్తు: $\\sqrt{${R}^2 + ${height}^2} = ${slant}$. గుడ్డ: $2\\pi rh + \\pi rl$.`,
              `शंकु की तिर्यक ऊँचाई: $\\sqrt{${R}^2 + ${height}^2} = ${slant}$। कैनवास: $2\\pi rh + \\pi rl$।`,
            ),
        unsaid(
          kind === 'capsule'
            ? `$2 \\times \\frac{22}{7} \\times ${r} \\times (${h} + ${2 * r}) = ${number(value).replaceAll(',', '')}$`
            : `$\\frac{22}{7} \\times ${radius} \\times (${2 * h} + ${slant}) = ${number(value).replaceAll(',', '')}$`,
        ),
      ],
    })
  },

  // part by part
  verify({ r, h, legs, kind }) {
    const pi = 22 / 7
    const [R, height] = legs
    const value =
      kind === 'capsule' ? 2 * pi * r * h + 2 * (2 * pi * r * r) : 2 * pi * R * h + pi * R * Math.hypot(R, height)
    return quantity(Math.round(value), kind === 'capsule' ? 'cm²' : 'm²').en
  },
})
