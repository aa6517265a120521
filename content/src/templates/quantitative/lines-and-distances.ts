import { gcd } from '../../format.ts'
import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { numericDistractors, textDistractors } from '../distractors.ts'
import { point, rational } from './formulae.ts'

/** `3x - 4y + 5 = 0`, without factors of 1 and with a positive first coefficient. */
function lineThrough(a: number, b: number, c: number): string {
  const divisor = [a, b, c].map(Math.abs).reduce(gcd)
  const sign = a < 0 || (a === 0 && b < 0) ? -1 : 1
  const [p, q, r] = [a, b, c].map((n) => (sign * n) / divisor) as [number, number, number]
  const part = (n: number, letter: string) =>
    n === 0 ? '' : `${n < 0 ? ' - ' : ' + '}${Math.abs(n) === 1 && letter !== '' ? '' : Math.abs(n)}${letter}`
  return `$${`${part(p, 'x')}${part(q, 'y')}${part(r, '')}`.replace(/^ \+ /, '').replace(/^ - /, '-')} = 0$`
}

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
      const correct = rational(-p, q)
      return {
        stem: { en: `The slope of a line ${way} to the line ${given} is` },
        correct: same(correct),
        distractors: textDistractors(correct, [
          [
            perpendicular ? rational(-a, b) : rational(b, a),
            `gave the slope of a ${perpendicular ? 'parallel' : 'perpendicular'} line`,
          ],
          [rational(p, q), 'lost the sign'],
          [rational(-q, p), 'inverted the slope'],
          [rational(q, p), 'inverted the slope and lost the sign'],
          [rational(-c, b), 'took the intercept for the slope'],
          [rational(-c, a), 'took the other intercept for the slope'],
        ]),
        explanation: {
          en: [
            `The line $ax + by + c = 0$ has the slope $-\\frac{a}{b}$; here it is ${rational(-a, b)}.`,
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
    if (slope) return rational(dy, dx)
    const [x2, y2] = [x + dx, y + dy]
    return lineThrough(y2 - y, x - x2, x2 * y - x * y2)
  },
})

/** The constant that gives the left side this value; the opposite value where the constant would vanish. */
const constantFor = (value: number, variablePart: number) =>
  value === variablePart ? -value - variablePart : value - variablePart

export const distanceAsked = template({
  id: 'coordinate-geometry/distance',
  topic: 'coordinate-geometry',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet', 'cat'],

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
      const d = constantFor(k * h * (c < 0 ? -1 : 1), u * x + sign * v * y)
      const line = `$${u}x ${down ? '-' : '+'} ${v}y ${d < 0 ? '-' : '+'} ${Math.abs(d)} = 0$`
      const value = k * h
      return {
        stem: { en: `The perpendicular distance of the point $${point(x, y)}$ from the line ${line} is` },
        correct: same(String(k)),
        distractors: numericDistractors(
          k,
          [
            { value, mistake: 'did not divide by the length of the normal' },
            { value: value / (u + v), mistake: 'divided by the sum of the coefficients' },
            { value: Math.abs(d) / h, mistake: 'took the distance of the origin' },
            { value: Math.abs(u * x + sign * v * y - d) / h, mistake: 'lost the sign of the constant' },
            { value: value / u, mistake: 'divided by the first coefficient' },
            { value: value / v, mistake: 'divided by the second coefficient' },
            { value: h, mistake: 'gave the length of the normal' },
            { value: k * 2, mistake: 'counted the distance twice' },
            { value: k * k, mistake: 'squared the distance' },
          ],
          {
            format: String,
            plausible: (found) => found > 0 && Number.isInteger(found),
            spares: [k + 1, k + 2, k + 3],
          },
        ),
        explanation: {
          en: [
            `Distance $= \\frac{|ax_1 + by_1 + c|}{\\sqrt{a^2 + b^2}}$.`,
            `The numerator is $|${u}(${x}) ${down ? '-' : '+'} ${v}(${y}) ${d < 0 ? '-' : '+'} ${Math.abs(d)}| = ${value}$ and the denominator $\\sqrt{${u * u} + ${v * v}} = ${h}$.`,
            `The denominator must not be left out, nor is it the sum of the coefficients, ${u + v}.`,
            `The distance is ${k}.`,
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
    const d = constantFor(k * h * (c < 0 ? -1 : 1), u * x + sign * v * y)
    // the nearest of many points along the line
    let best = Number.POSITIVE_INFINITY
    for (let px = -60; px <= 60; px += 0.01) {
      const py = -(u * px + d) / (sign * v)
      best = Math.min(best, Math.hypot(px - x, py - y))
    }
    return String(Math.round(best))
  },
})
