import { tupleOf } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { rational } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'

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
  exams: ['ssc', 'railway', 'icet', 'cat', 'mat', 'afcat'],

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
    const [a, b, c] = tupleOf(sides, 3)
    const [area, perimeter] = [heron(sides), a + b + c]
    const longest = Math.max(...sides)
    const [n, d] = tupleOf(
      { in: [2 * area, perimeter], circum: [a * b * c, 4 * area], altitude: [2 * area, longest] }[ask],
      2,
    )
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
        same(
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
    const [c, b, a] = tupleOf(
      sides.toSorted((x, y) => y - x),
      3,
    )
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
