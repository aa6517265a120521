import { fraction, gcd } from '../../format.ts'
import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'

const point = (x: number, y: number) => `(${x}, ${y})`

/** `3x - 4y + 5 = 0`, without factors of 1 and with a positive first coefficient. */
function lineThrough(a: number, b: number, c: number): string {
  const divisor = [a, b, c].map(Math.abs).reduce(gcd)
  const sign = a < 0 || (a === 0 && b < 0) ? -1 : 1
  const [p, q, r] = [a, b, c].map((n) => (sign * n) / divisor) as [number, number, number]
  const part = (n: number, letter: string) =>
    n === 0 ? '' : `${n < 0 ? ' - ' : ' + '}${Math.abs(n) === 1 && letter !== '' ? '' : Math.abs(n)}${letter}`
  return `$${`${part(p, 'x')}${part(q, 'y')}${part(r, '')}`.replace(/^ \+ /, '').replace(/^ - /, '-')} = 0$`
}

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
  exams: ['icet', 'nimcet'],

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
          { value: area / 2, mistake: 'halved twice' },
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

function drawLine(random: Random) {
  const [a, b] = random.pick([
    [2, 3],
    [3, -4],
    [1, 2],
    [3, 5],
    [4, -3],
    [5, 2],
    [1, -3],
    [2, -5],
    [5, -4],
  ] as const)
  return { a, b, c: random.int(-9, 9), x: random.int(-4, 5), y: random.int(-4, 5) }
}

export const parallelLine = template({
  id: 'coordinate-geometry/parallel-and-perpendicular',
  topic: 'coordinate-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw(random, level) {
    const line = drawLine(random)
    const onLine = line.a * line.x + line.b * line.y + line.c === 0
    return { ...line, c: onLine ? line.c + 1 : line.c, perpendicular: random.chance(0.5), slope: level === 'easy' }
  },

  write({ a, b, c, x, y, perpendicular, slope }) {
    const given = lineThrough(a, b, c)
    const way = perpendicular ? 'perpendicular' : 'parallel'
    const [p, q] = perpendicular ? [b, -a] : [a, b]
    if (slope) {
      const correct = fraction(-p, q)
      return {
        stem: { en: `The slope of a line ${way} to the line ${given} is` },
        correct: same(correct),
        distractors: textDistractors(correct, [
          [
            perpendicular ? fraction(-a, b) : fraction(b, a),
            `gave the slope of a ${perpendicular ? 'parallel' : 'perpendicular'} line`,
          ],
          [fraction(p, q), 'lost the sign'],
          [fraction(-q, p), 'inverted the slope'],
          [fraction(q, p), 'inverted the slope and lost the sign'],
          [fraction(-c, b), 'took the intercept for the slope'],
        ]),
        explanation: {
          en: [
            `The line $ax + by + c = 0$ has the slope $-\\frac{a}{b}$; here it is ${fraction(-a, b)}.`,
            perpendicular
              ? `Slopes of perpendicular lines have the product $-1$, so invert it and change its sign.`
              : `Parallel lines have equal slopes; the constant term does not matter.`,
            `The slope is ${correct}.`,
          ].join('\n\n'),
        },
      }
    }
    const through = (m: number, n: number) => lineThrough(m, n, -m * x - n * y)
    const correct = through(p, q)
    return {
      stem: { en: `The equation of the line through $${point(x, y)}$ and ${way} to ${given} is` },
      correct: same(correct),
      distractors: textDistractors(correct, [
        [
          perpendicular ? through(a, b) : through(b, -a),
          `wrote the ${perpendicular ? 'parallel' : 'perpendicular'} line`,
        ],
        [lineThrough(p, q, p * x + q * y), 'took the constant with the wrong sign'],
        [through(p, -q), 'took the slope with the wrong sign'],
        [lineThrough(p, q, c), 'kept the constant of the given line'],
        [through(q, p), 'inverted the slope'],
        [lineThrough(p, q, -p * y - q * x), 'exchanged the coordinates of the point'],
      ]),
      explanation: {
        en: [
          perpendicular
            ? `A line perpendicular to $ax + by + c = 0$ has the form $bx - ay + k = 0$: exchange the coefficients and change one sign.`
            : `A line parallel to $ax + by + c = 0$ has the form $ax + by + k = 0$.`,
          `Put in $${point(x, y)}$: the left side must be 0, which fixes the constant.`,
          `Keeping the constant of the given line would give a line that misses the point.`,
          `The equation is ${correct}.`,
        ].join('\n\n'),
      },
    }
  },

  // two points of the wanted line from a direction vector, then the equation through both
  verify({ a, b, x, y, perpendicular, slope }) {
    const [dx, dy] = perpendicular ? [a, b] : [b, -a]
    if (slope) return fraction(dy, dx)
    const [x2, y2] = [x + dx, y + dy]
    return lineThrough(y2 - y, x - x2, x2 * y - x * y2)
  },
})

export const distanceAsked = template({
  id: 'coordinate-geometry/distance',
  topic: 'coordinate-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw(random, level) {
    const [u, v, h] = random.pick([
      [3, 4, 5],
      [6, 8, 10],
      [5, 12, 13],
      [8, 6, 10],
      [4, 3, 5],
      [12, 5, 13],
      [8, 15, 17],
      [9, 12, 15],
    ] as const)
    return {
      u,
      v,
      h,
      x: random.int(-6, 4),
      y: random.int(-6, 4),
      down: random.chance(0.5),
      toLine: level === 'medium',
      c: random.step(-30, 30, 1),
      k: random.int(1, 4),
    }
  },

  write({ u, v, h, x, y, down, toLine, c, k }) {
    const sign = down ? -1 : 1
    if (toLine) {
      // the constant that puts the point at k units from the line ux + vy + d = 0
      const d = k * h * (c < 0 ? -1 : 1) - u * x - sign * v * y
      const line = `$${u}x ${down ? '-' : '+'} ${v}y ${d < 0 ? '-' : '+'} ${Math.abs(d)} = 0$`
      const value = k * h
      return {
        stem: { en: `The perpendicular distance of the point $${point(x, y)}$ from the line ${line} is` },
        correct: same(fraction(value, h)),
        distractors: [
          ...textDistractors(fraction(value, h), [
            [String(value), 'did not divide by the length of the normal'],
            [fraction(value, u + v), 'divided by the sum of the coefficients'],
            [fraction(Math.abs(d), h), 'took the distance of the origin'],
            [fraction(Math.abs(u * x + sign * v * y - d), h), 'lost the sign of the constant'],
            [String(k + 1), 'slipped by 1'],
            [String(k + 2), 'slipped by 2'],
            [String(k * 2), 'doubled'],
          ]),
        ],
        explanation: {
          en: [
            `Distance $= \\frac{|ax_1 + by_1 + c|}{\\sqrt{a^2 + b^2}}$.`,
            `The numerator is $|${u}(${x}) ${down ? '-' : '+'} ${v}(${y}) ${d < 0 ? '-' : '+'} ${Math.abs(d)}| = ${value}$ and the denominator $\\sqrt{${u * u} + ${v * v}} = ${h}$.`,
            `Without the denominator one gets ${value}; with the sum of the coefficients in its place, ${u + v}, a wrong fraction.`,
            `The distance is ${fraction(value, h)}.`,
          ].join('\n\n'),
        },
      }
    }
    const [x2, y2] = [x + u, y + sign * v]
    return {
      stem: { en: `The distance between the points $${point(x, y)}$ and $${point(x2, y2)}$ is` },
      correct: same(String(h)),
      distractors: numericDistractors(
        h,
        [
          { value: u + v, mistake: 'added the differences' },
          { value: Math.abs(u - v), mistake: 'subtracted the differences' },
          { value: h * h, mistake: 'forgot the square root' },
          { value: Math.sqrt((x + x2) ** 2 + (y + y2) ** 2), mistake: 'added the coordinates' },
          { value: Math.max(u, v), mistake: 'took the larger difference' },
        ],
        { format: String, plausible: (value) => value > 0 && Number.isInteger(value), spares: [h + 1, h + 2] },
      ),
      explanation: {
        en: [
          `Distance $= \\sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}$.`,
          `$= \\sqrt{(${u})^2 + (${sign * v})^2} = \\sqrt{${u * u + v * v}}$. The differences themselves are not added: that would give ${u + v}.`,
          `The distance is ${h}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ u, v, h, x, y, down, toLine, c, k }) {
    const sign = down ? -1 : 1
    if (!toLine) return String(Math.round(Math.hypot(u, sign * v)))
    const d = k * h * (c < 0 ? -1 : 1) - u * x - sign * v * y
    // the nearest of many points along the line
    let best = Number.POSITIVE_INFINITY
    for (let px = -60; px <= 60; px += 0.01) {
      const py = -(u * px + d) / (sign * v)
      best = Math.min(best, Math.hypot(px - x, py - y))
    }
    return String(Math.round(best))
  },
})
