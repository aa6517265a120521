import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const degrees = (value: number) => `$${number(value)}^\\circ$`
const cm = (value: number) => `${number(value)} cm`

export const triangleAngles = template({
  id: 'plane-geometry/angles',
  topic: 'plane-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    parts: random.pick([
      [1, 2, 3],
      [2, 3, 4],
      [3, 4, 5],
      [1, 4, 5],
      [2, 3, 5],
      [4, 5, 6],
      [3, 5, 7],
      [1, 3, 5],
      [2, 3, 7],
      [1, 2, 7],
    ] as const),
    sides: random.pick([5, 6, 8, 9, 10, 12, 15, 18, 20]),
    angle: random.step(30, 100, 2),
    other: random.int(32, 68),
    kind:
      level === 'easy'
        ? random.pick(['ratio', 'exterior'] as const)
        : random.pick(['polygon', 'incentre', 'cyclic'] as const),
    letters: random.pick([
      ['A', 'B', 'C'],
      ['P', 'Q', 'R'],
      ['X', 'Y', 'Z'],
    ] as const),
    extreme: random.pick(['largest', 'smallest'] as const),
  }),

  write({ parts, sides, angle, other, kind, letters, extreme }) {
    const [p, q, r] = parts
    const sum = p + q + r
    const [a, b, c] = letters
    const name = `${a}${b}${c}`
    const chosen = extreme === 'largest' ? Math.max(p, q, r) : Math.min(p, q, r)
    const far = angle + other
    const interior = ((sides - 2) * 180) / sides
    const cases = {
      ratio: {
        stem: `The angles of a triangle are in the ratio ${p} : ${q} : ${r}. The ${extreme} angle is`,
        answer: (180 * chosen) / sum,
        wrong: [
          [(180 * q) / sum, 'gave the middle angle'],
          [
            (180 * (extreme === 'largest' ? Math.min(p, q, r) : Math.max(p, q, r))) / sum,
            'gave the angle at the other end',
          ],
          [180 / sum, 'gave one part'],
          [(360 * chosen) / sum, 'used 360°'],
          [(90 * chosen) / sum, 'used 90°'],
        ],
        method: `The angles add up to 180°, that is ${sum} parts of ${degrees(180 / sum)} each; the ${extreme} has ${chosen} parts. Using 360° would double it.`,
      },
      exterior: {
        stem: `In triangle $${name}$ the side $${b}${c}$ is produced to $D$. If $\\angle ${a}${c}D = ${far}^\\circ$ and $\\angle ${a} = ${other}^\\circ$, then $\\angle ${b}$ is`,
        answer: angle,
        wrong: [
          [180 - far, 'gave the interior angle at that corner'],
          [180 - other, 'subtracted from 180°'],
          [far + other, 'added the two angles'],
          [180 - angle, 'gave the supplement'],
          [Math.abs(far - 90), 'took the angle for a right one'],
        ],
        method: `An exterior angle equals the sum of the two interior opposite angles: $\\angle ${b} = ${far}^\\circ - ${other}^\\circ$. The angle at $${c}$ itself is ${180 - far}°.`,
      },
      polygon: {
        stem: `Each interior angle of a regular polygon of ${sides} sides is`,
        answer: interior,
        wrong: [
          [360 / sides, 'gave the exterior angle'],
          [180 / sides, 'divided 180° by the number of sides'],
          [((sides - 1) * 180) / sides, 'subtracted 1 instead of 2'],
          [180 - 180 / sides / 2, 'took half of the exterior angle twice'],
          [interior / 2, 'gave half the angle'],
        ],
        method: `Each exterior angle is 360° ÷ ${sides} = ${number(360 / sides)}°, and the interior angle is 180° less this. The exterior angle is not what is asked.`,
      },
      incentre: {
        stem: `In triangle $${name}$, $\\angle ${a} = ${angle}^\\circ$. The bisectors of $\\angle ${b}$ and $\\angle ${c}$ meet at $O$. Then $\\angle ${b}O${c}$ is`,
        answer: 90 + angle / 2,
        wrong: [
          [180 - angle, 'gave the sum of the other two angles'],
          [90 - angle / 2, 'gave the angle between the external bisectors'],
          [(180 - angle) / 2 + angle, 'added the wrong half'],
          [180 - angle / 2, 'did not halve the sum'],
          [90 + angle, 'did not halve the angle'],
        ],
        method: `$\\angle ${b} + \\angle ${c} = 180^\\circ - ${angle}^\\circ = ${180 - angle}^\\circ$; half of it is ${(180 - angle) / 2}°, and in triangle $${b}O${c}$ the third angle is 180° − ${(180 - angle) / 2}°.`,
      },
      cyclic: {
        stem: `$${name}D$ is a cyclic quadrilateral in a circle with centre $O$, and $\\angle ${b}${a}D = ${angle}^\\circ$. Then $\\angle ${b}${c}D$ is`,
        answer: 180 - angle,
        wrong: [
          [angle, 'took opposite angles as equal'],
          [2 * angle > 180 ? 360 - 2 * angle : 2 * angle, 'gave the angle at the centre'],
          [Math.abs(90 - angle), 'made the angles complementary'],
          [360 - 2 * angle, 'doubled the angle'],
          [90 + angle / 2, 'halved the angle'],
        ],
        method: `Opposite angles of a cyclic quadrilateral add up to 180°: 180° − ${angle}°. The angle at the centre would be twice an angle at the circumference.`,
      },
    } as const
    const { stem, answer, wrong, method } = cases[kind]
    return {
      stem: { en: stem },
      correct: same(degrees(answer)),
      distractors: numericDistractors(
        answer,
        (wrong as readonly (readonly [number, string])[]).map(([value, mistake]) => ({ value, mistake })),
        {
          format: degrees,
          plausible: (value) => value > 0 && value < 180,
          spares: [answer + 10, answer - 10, answer + 5, answer - 5],
        },
      ),
      explanation: { en: [method, `The angle is ${degrees(answer)}.`].join('\n\n') },
    }
  },

  verify({ parts, sides, angle, other, kind, extreme }) {
    if (kind === 'ratio') {
      const rest = (x: number) => parts.reduce((sum, part) => sum + part * x, 0)
      let x = 0
      while (rest(x) < 180) x += 0.5
      return degrees(x * (extreme === 'largest' ? Math.max(...parts) : Math.min(...parts)))
    }
    if (kind === 'polygon') {
      // the turn at a corner of the polygon drawn on the unit circle
      const at = (k: number) => [Math.cos((2 * Math.PI * k) / sides), Math.sin((2 * Math.PI * k) / sides)] as const
      const [[ax, ay], [bx, by], [cx, cy]] = [at(0), at(1), at(2)]
      const cosine =
        ((ax - bx) * (cx - bx) + (ay - by) * (cy - by)) / (Math.hypot(ax - bx, ay - by) * Math.hypot(cx - bx, cy - by))
      return degrees(Math.round((Math.acos(cosine) * 1800) / Math.PI) / 10)
    }
    if (kind === 'exterior') {
      // the three interior angles make 180°
      const atThird = 180 - (angle + other)
      return degrees(180 - atThird - other)
    }
    if (kind === 'cyclic') return degrees((360 - 2 * angle) / 2)
    // one triangle with this angle: the others are b and c
    const b = (180 - angle) / 3
    return degrees(180 - b / 2 - (180 - angle - b) / 2)
  },
})

const TRIPLES = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [4, 3, 5],
  [12, 5, 13],
  [15, 8, 17],
] as const

export const chordAndTangent = template({
  id: 'plane-geometry/lengths-in-circle-and-triangle',
  topic: 'plane-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'mat'],

  draw: (random, level) => ({
    triple: random.pick(TRIPLES),
    scale: random.int(1, 5),
    ratio: random.pick([
      [2, 3],
      [1, 2],
      [3, 4],
      [3, 5],
      [1, 3],
      [2, 5],
    ] as const),
    part: random.int(2, 6),
    kind:
      level === 'easy'
        ? random.pick(['tangent', 'chord'] as const)
        : random.pick(['basic', 'areas', 'distance'] as const),
  }),

  write({ triple, scale, ratio, part, kind }) {
    const [u, v, h] = triple.map((side) => side * scale) as [number, number, number]
    const [m, n] = ratio
    const cases = {
      tangent: {
        stem: `From a point ${cm(h)} from the centre of a circle of radius ${cm(u)} a tangent is drawn to the circle. The length of the tangent is`,
        answer: v,
        wrong: [
          [h - u, 'subtracted the radius from the distance'],
          [h + u, 'added the radius to the distance'],
          [Math.round(Math.sqrt(h * h + u * u) * 10) / 10, 'took the tangent for the hypotenuse'],
          [u, 'gave the radius'],
        ],
        method: `The radius to the point of contact is perpendicular to the tangent, so the distance is the hypotenuse: $\\sqrt{${h}^2 - ${u}^2} = \\sqrt{${v * v}}$. Lengths themselves are not subtracted.`,
      },
      chord: {
        stem: `A chord of a circle of radius ${cm(h)} is ${cm(u)} away from the centre. The length of the chord is`,
        answer: 2 * v,
        wrong: [
          [v, 'gave half the chord'],
          [h - u, 'subtracted the distance from the radius'],
          [2 * (h - u), 'doubled the difference'],
          [2 * u, 'doubled the distance'],
          [2 * h, 'gave the diameter'],
        ],
        method: `The perpendicular from the centre bisects the chord; half of it is $\\sqrt{${h}^2 - ${u}^2} = ${v}$ cm. It must still be doubled.`,
      },
      distance: {
        stem: `A chord of length ${cm(2 * v)} is drawn in a circle of radius ${cm(h)}. Its distance from the centre is`,
        answer: u,
        wrong: [
          [v, 'gave half the chord'],
          [h - v, 'subtracted half the chord from the radius'],
          [Math.abs(2 * v - h), 'subtracted the radius from the chord'],
          [h, 'gave the radius'],
          [2 * u, 'doubled the distance'],
        ],
        method: `The perpendicular from the centre bisects the chord: $\\sqrt{${h}^2 - ${v}^2} = ${u}$. Half the chord, ${v} cm, must be used, not the whole.`,
      },
      basic: {
        stem: `In triangle $ABC$, $DE$ is parallel to $BC$, with $D$ on $AB$ and $E$ on $AC$. If $AD : DB = ${m} : ${n}$ and $AE = ${m * part}$ cm, then $AC$ is`,
        answer: (m + n) * part,
        wrong: [
          [n * part, 'gave EC'],
          [(m * part * n) / m + n, 'added the ratio to the length'],
          [(m * part * (m + n)) / n, 'took the ratio AD : AB the wrong way'],
          [m * part * 2, 'took E for the mid-point'],
          [(m + n) * part + m * part, 'added AE once more'],
        ],
        method: `A line parallel to one side divides the other two in the same ratio: $AE : EC = ${m} : ${n}$, so $EC = ${n * part}$ cm and $AC = AE + EC$. $EC$ alone is not what is asked.`,
      },
      areas: {
        stem: `The areas of two similar triangles are ${(m * part) ** 2} cm² and ${(n * part) ** 2} cm². If a side of the smaller is ${cm(m * scale * 2)}, the corresponding side of the larger is`,
        answer: n * scale * 2,
        wrong: [
          [Math.round(((m * scale * 2 * n * n) / (m * m)) * 10) / 10, 'took the sides in the ratio of the areas'],
          [m * scale * 2 + (n - m) * part, 'added the difference'],
          [Math.round(((m * m * scale * 2) / n) * 10) / 10, 'inverted the ratio'],
          [(m + n) * scale * 2, 'added the terms of the ratio'],
          [n * scale, 'halved the side'],
        ],
        method: `Areas of similar triangles are as the squares of corresponding sides, so the sides are in the ratio $\\sqrt{${(m * part) ** 2}} : \\sqrt{${(n * part) ** 2}} = ${m} : ${n}$. Taking the ratio of the areas itself is the usual mistake.`,
      },
    } as const
    const { stem, answer, wrong, method } = cases[kind]
    return {
      stem: { en: stem },
      correct: same(cm(answer)),
      distractors: numericDistractors(
        answer,
        (wrong as readonly (readonly [number, string])[]).map(([value, mistake]) => ({ value, mistake })),
        { format: cm, spares: [answer + 1, answer + 2, answer + 3] },
      ),
      explanation: { en: [method, `The length is ${cm(answer)}.`].join('\n\n') },
    }
  },

  // lengths searched for in tenths of a centimetre
  verify({ triple, scale, ratio, part, kind }) {
    const [u, v, h] = triple.map((side) => side * scale) as [number, number, number]
    const [m, n] = ratio
    for (let tenths = 1; tenths < 5000; tenths++) {
      const x = tenths / 10
      const fits = {
        tangent: x * x + u * u - h * h,
        chord: (x / 2) ** 2 + u * u - h * h,
        distance: x * x + v * v - h * h,
        basic: (x - m * part) * m - m * part * n,
        areas: x * x * (m * part) ** 2 - (m * scale * 2) ** 2 * (n * part) ** 2,
      }[kind]
      if (Math.abs(fits) < 1e-6) return cm(x)
    }
    return 'none'
  },
})
