import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'
import { point } from './formulae.ts'

export const section = template({
  id: 'coordinate-geometry/section-point',
  topic: 'coordinate-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'ssc'],

  draw(random, level) {
    const [m, n] =
      level === 'easy'
        ? ([1, 1] as const)
        : random.pick([
            [1, 2],
            [2, 1],
            [1, 3],
            [3, 1],
            [2, 3],
            [3, 2],
          ] as const)
    // ends at multiples of m + n apart make the point whole
    const [dx, dy] = [random.pick([-2, -1, 1, 2]), random.pick([-3, -2, -1, 1, 2, 3])]
    return {
      m,
      n,
      x: random.int(-5, 6),
      y: random.int(-5, 6),
      dx: dx * (m + n),
      dy: dy * (m + n),
      otherEnd: level === 'easy' && random.chance(0.4),
    }
  },

  write({ m, n, x, y, dx, dy, otherEnd }) {
    const [bx, by] = [x + dx, y + dy]
    const at = (first: number, second: number) =>
      [(first * bx + second * x) / (first + second), (first * by + second * y) / (first + second)] as const
    const [px, py] = at(m, n)
    const show = (a: number, b: number) => `$${point(a, b)}$`
    const correct = otherEnd ? show(bx, by) : show(px, py)
    const [qx, qy] = at(n, m)
    return {
      stem: {
        en: otherEnd
          ? `The mid-point of the line segment $AB$ is $${point(px, py)}$ and $A$ is $${point(x, y)}$. Then $B$ is`
          : m === n
            ? `The mid-point of the line segment joining $${point(x, y)}$ and $${point(bx, by)}$ is`
            : `The point that divides the line segment joining $A${point(x, y)}$ and $B${point(bx, by)}$ internally in the ratio $${m} : ${n}$ is`,
      },
      correct: same(correct),
      distractors: textDistractors(correct, [
        ...(otherEnd
          ? ([
              [
                show((x + px) / 2, (y + py) / 2).includes('.')
                  ? show(px - x, py - y)
                  : show((x + px) / 2, (y + py) / 2),
                'took the middle of the two given points',
              ],
              [show(2 * x - px, 2 * y - py), 'went from the mid-point past A'],
            ] as const)
          : ([
              [
                m === n ? show((bx - x) / 2, (by - y) / 2) : show(qx, qy),
                m === n ? 'subtracted the coordinates' : 'took the ratio the wrong way round',
              ],
              [show(bx - x, by - y), 'took the differences of the coordinates'],
            ] as const)),
        [otherEnd ? show(by, bx) : show(py, px), 'exchanged the coordinates'],
        [
          otherEnd ? show(2 * px + x, 2 * py + y) : show(x + bx, y + by),
          otherEnd ? 'added instead of subtracting' : 'added the coordinates without dividing',
        ],
        [otherEnd ? show(bx, -by) : show(px, -py), 'lost a sign'],
        [otherEnd ? show(-bx, by) : show(-px, py), 'lost a sign'],
        [otherEnd ? show(bx + 1, by) : show(px + 1, py), 'slipped by 1'],
        [otherEnd ? show(bx, by + 1) : show(px, py + 1), 'slipped by 1'],
      ]),
      explanation: {
        en: [
          m === n
            ? `Each coordinate of the mid-point is the mean of the coordinates of the ends.`
            : `The point is $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$; $m$ goes with the far end.`,
          otherEnd
            ? `So $x_B = 2(${px}) - (${x}) = ${bx}$ and $y_B = 2(${py}) - (${y}) = ${by}$.`
            : m === n
              ? `$\\frac{(${x}) + (${bx})}{2} = ${px}$ and $\\frac{(${y}) + (${by})}{2} = ${py}$.`
              : `$\\frac{${m}(${bx}) + ${n}(${x})}{${m + n}} = ${px}$ and $\\frac{${m}(${by}) + ${n}(${y})}{${m + n}} = ${py}$. Exchanging $m$ and $n$ gives $${point(qx, qy)}$.`,
          `The point is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // walks from A to B in equal steps
  verify({ m, n, x, y, dx, dy, otherEnd }) {
    const steps = otherEnd ? m + n : m
    let [px, py] = [x, y]
    for (let k = 0; k < steps; k++) {
      px += dx / (m + n)
      py += dy / (m + n)
    }
    return `$${point(px, py)}$`
  },
})

export const triangleArea = template({
  id: 'coordinate-geometry/area-of-triangle',
  topic: 'coordinate-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'cat'],

  draw(random, level) {
    const [x1, y1] = [random.int(-4, 4), random.int(-4, 4)]
    const [u, v] = [random.int(2, 7), random.int(-3, 3)]
    // a second side that makes the area whole and not zero
    const w = random.int(-4, 4)
    const first = random.int(2, 6)
    const z = (u * first - v * w) % 2 === 0 ? first : u % 2 === 0 ? first : first + 1
    return {
      x1,
      y1,
      x2: x1 + u,
      y2: level === 'easy' ? y1 : y1 + v,
      x3: x1 + w,
      y3: y1 + (u * z - v * w > 0 ? z : z + 6),
    }
  },

  write({ x1, y1, x2, y2, x3, y3 }) {
    const twice = x1 * (y2 - y3) + x2 * (y3 - y1) + x3 * (y1 - y2)
    const area = Math.abs(twice) / 2
    const [width, height] = [
      [x1, x2, x3],
      [y1, y2, y3],
    ].map((row) => Math.max(...row) - Math.min(...row)) as [number, number]
    const format = (value: number) => `${value} sq. units`
    return {
      stem: {
        en: `The area of the triangle with vertices $${point(x1, y1)}$, $${point(x2, y2)}$ and $${point(x3, y3)}$ is`,
      },
      correct: same(format(area)),
      distractors: numericDistractors(
        area,
        [
          { value: area * 2, mistake: 'did not halve' },
          {
            value: Math.abs(x1 * (y2 - y3) + x2 * (y3 - y1) - x3 * (y1 - y2)) / 2,
            mistake: 'lost the sign of the last term',
          },
          {
            value: Math.abs(x1 * (y2 - y3) - x2 * (y3 - y1) + x3 * (y1 - y2)) / 2,
            mistake: 'lost the sign of the middle term',
          },
          { value: Math.abs((x2 - x1) * (y3 - y1)), mistake: 'multiplied two differences and did not halve' },
          { value: (width * height) / 2, mistake: 'halved the rectangle around the triangle' },
          { value: width * height, mistake: 'took the rectangle around the triangle' },
          { value: area / 2, mistake: 'halved twice' },
          { value: width + height, mistake: 'added the width and the height' },
        ],
        { format, spares: [area + 1, area + 2, area + 3] },
      ),
      explanation: {
        en: [
          `Area $= \\frac{1}{2}\\left|x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)\\right|$.`,
          `$= \\frac{1}{2}\\left|${x1}(${y2 - y3}) + (${x2})(${y3 - y1}) + (${x3})(${y1 - y2})\\right| = \\frac{1}{2}(${Math.abs(twice)})$.`,
          `Forgetting the half would give ${Math.abs(twice)}.`,
          `The area is ${format(area)}.`,
        ].join('\n\n'),
      },
    }
  },

  // signed trapezia under the three sides
  verify({ x1, y1, x2, y2, x3, y3 }) {
    const under = (xa: number, ya: number, xb: number, yb: number) => ((xb - xa) * (ya + yb)) / 2
    return `${Math.abs(under(x1, y1, x2, y2) + under(x2, y2, x3, y3) + under(x3, y3, x1, y1))} sq. units`
  },
})
