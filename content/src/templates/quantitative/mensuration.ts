import { number } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const centimetres = (value: number) => `${number(value)} cm`

export const wireBent = template({
  id: 'mensuration/wire-bent-again',
  topic: 'mensuration',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    // radius 7k gives the circumference 44k, the side 11k of a square
    k: random.int(1, 14),
    toSquare: random.chance(0.5),
    find: level === 'easy' ? ('area' as const) : ('ratio' as const),
    ratioSides: random.pick([
      [5, 6],
      [7, 4],
      [8, 3],
      [9, 2],
    ] as const),
    thing: random.pick(['A wire', 'A thin rod', 'A piece of wire']),
  }),

  write({ k, toSquare, find, ratioSides, thing }) {
    const [radius, side] = [7 * k, 11 * k]
    const [circle, square] = [154 * k * k, 121 * k * k]
    const [a, b] = ratioSides
    const [long, short] = [2 * k * a, 2 * k * b]
    const answer = find === 'ratio' ? long * short : toSquare ? square : circle
    const format = (value: number) => `${number(value)} cm²`
    const stem =
      find === 'ratio'
        ? `${thing} in the form of a circle of radius ${centimetres(radius)} is straightened and bent into a rectangle whose sides are in the ratio ${a} : ${b}. The area of the rectangle (use $\\pi = \\frac{22}{7}$) is`
        : toSquare
          ? `${thing} in the form of a circle of radius ${centimetres(radius)} is straightened and bent into a square. The area of the square (use $\\pi = \\frac{22}{7}$) is`
          : `${thing} in the form of a square of side ${centimetres(side)} is straightened and bent into a circle. The area of the circle (use $\\pi = \\frac{22}{7}$) is`
    return {
      stem: { en: stem },
      correct: same(format(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: toSquare || find === 'ratio' ? circle : square, mistake: 'kept the area of the first figure' },
          {
            value: find === 'ratio' ? 4 * long * short : toSquare ? 4 * square : 4 * circle,
            mistake: 'took twice the right side or the diameter for the radius',
          },
          {
            value: find === 'ratio' ? square : toSquare ? radius ** 2 : (radius * 44 * k) / 1,
            mistake: 'used the wrong formula for the new figure',
          },
          {
            value: find === 'ratio' ? 2 * (long + short) * k : 44 * k * (toSquare ? side : 1),
            mistake: 'multiplied by the length of the wire',
          },
          { value: answer / 2, mistake: 'halved the area' },
        ],
        { format, plausible: (value) => value > 4, spares: [answer + 22 * k, answer + 44 * k] },
      ),
      explanation: {
        en: [
          `Bending keeps the length of the wire, not the area.`,
          toSquare || find === 'ratio'
            ? `Length = $2 \\times \\frac{22}{7} \\times ${radius} = ${44 * k}$ cm.`
            : `Length = $4 \\times ${side} = ${44 * k}$ cm.`,
          find === 'ratio'
            ? `Half of it, ${22 * k} cm, is length + breadth = ${a + b} parts of ${2 * k} cm each: ${long} cm and ${short} cm; area ${long} × ${short}.`
            : toSquare
              ? `Side = ${44 * k} ÷ 4 = ${side} cm; area = $${side}^2$.`
              : `$2\\pi r = ${44 * k}$ gives $r = ${radius}$ cm; area = $\\frac{22}{7} \\times ${radius}^2$.`,
          `The area is ${format(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ k, toSquare, find, ratioSides }) {
    const length = 44 * k
    if (find === 'ratio') {
      const [a, b] = ratioSides
      let part = 0
      while (2 * (a + b) * part < length) part++
      return `${number(a * part * b * part)} cm²`
    }
    // area of a circle from its circumference: c² ÷ 4π
    return `${number(Math.round(toSquare ? (length / 4) ** 2 : (length * length * 7) / 88))} cm²`
  },
})

export const melted = template({
  id: 'mensuration/melted-and-recast',
  topic: 'mensuration',
  levels: ['easy', 'medium', 'hard'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'mat', 'afcat'],

  draw: (random, level) => ({
    small: random.pick([1, 2, 3, 0.5, 1.5]),
    factor: random.int(2, 8),
    tall: random.int(1, 8),
    form: level === 'easy' ? ('spheres' as const) : level === 'medium' ? ('cylinder' as const) : ('cones' as const),
    metal: random.pick(['lead', 'copper', 'brass', 'wax', 'iron']),
  }),

  write({ small, factor, tall, form, metal }) {
    const big = small * factor
    // cylinder of radius `big` and height 4/3·k·small; cones of radius small and height tall·small
    const height = 4 * tall * small
    const answer =
      form === 'spheres'
        ? factor ** 3
        : form === 'cylinder'
          ? 3 * tall * factor ** 2
          : (4 * factor ** 3) / gcdFour(tall)
    const coneHeight = gcdFour(tall) * small
    const count = (value: number) => number(value)
    const stem = {
      spheres: `A solid ${metal} sphere of radius ${centimetres(big)} is melted and cast into small spheres of radius ${centimetres(small)}. How many small spheres are made?`,
      cylinder: `A solid ${metal} cylinder of radius ${centimetres(big)} and height ${centimetres(height)} is melted and cast into spheres of radius ${centimetres(small)}. How many spheres are made?`,
      cones: `A solid ${metal} sphere of radius ${centimetres(big)} is melted and cast into cones of base radius ${centimetres(small)} and height ${centimetres(coneHeight)}. How many cones are made?`,
    }[form]
    const wrongs = {
      spheres: [
        { value: factor ** 2, mistake: 'compared surfaces instead of volumes' },
        { value: factor, mistake: 'compared radii' },
        { value: 3 * factor, mistake: 'multiplied by 3 instead of cubing' },
        { value: 4 * factor ** 2, mistake: 'used the formula of the surface' },
      ],
      cylinder: [
        { value: 4 * tall * factor ** 2, mistake: 'left out the 4/3 of the sphere' },
        { value: tall * factor ** 2, mistake: 'left out the 3 of the 4/3' },
        { value: 3 * tall * factor, mistake: 'did not square the radius of the cylinder' },
        { value: 6 * tall * factor ** 2, mistake: 'took the sphere for a hemisphere' },
      ],
      cones: [
        { value: factor ** 3 / gcdFour(tall), mistake: 'left out the 4 of the sphere' },
        { value: (4 * factor ** 3) / gcdFour(tall) / 3, mistake: 'used one third for the sphere only' },
        { value: (12 * factor ** 3) / gcdFour(tall), mistake: 'used one third for the cone only' },
        { value: (4 * factor ** 2) / gcdFour(tall), mistake: 'squared instead of cubing' },
        { value: (2 * factor ** 3) / gcdFour(tall), mistake: 'took the sphere for a hemisphere' },
      ],
    }[form]
    const method = {
      spheres: `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{4}{3}\\pi (${small})^3} = ${factor}^3$. Comparing the radii or the surfaces is not enough.`,
      cylinder: `$\\frac{\\pi (${big})^2 (${height})}{\\frac{4}{3}\\pi (${small})^3} = ${answer}$. Leaving out the $\\frac{4}{3}$ gives ${4 * tall * factor ** 2}, which is wrong.`,
      cones: `$\\frac{\\frac{4}{3}\\pi (${big})^3}{\\frac{1}{3}\\pi (${small})^2 (${coneHeight})} = ${answer}$. The thirds cancel, but the 4 stays.`,
    }[form]
    return {
      stem: { en: stem },
      correct: same(count(answer)),
      distractors: numericDistractors(answer, wrongs, {
        format: count,
        plausible: (value) => value > 1 && Number.isInteger(value),
        spares: [answer * 2, answer + factor, answer + 2 * factor],
      }),
      explanation: {
        en: [
          `Melting keeps the volume, so divide the volume of the solid by that of one piece.`,
          method,
          `The number is ${count(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // volumes in numbers, rounded
  verify({ small, factor, tall, form }) {
    const big = small * factor
    const sphere = (r: number) => (4 * Math.PI * r * r * r) / 3
    const volume = form === 'cylinder' ? Math.PI * big * big * 4 * tall * small : sphere(big)
    const piece = form === 'cones' ? (Math.PI * small * small * gcdFour(tall) * small) / 3 : sphere(small)
    return number(Math.round(volume / piece))
  },
})

/** Heights of cones that divide four times the cube: 1, 2 or 4 radii. */
function gcdFour(tall: number): number {
  return tall % 3 === 0 ? 4 : tall % 2 === 0 ? 2 : 1
}
