import { number, percent } from '../../format.ts'
import { template } from '../../question.ts'
import { same } from '../../text.ts'
import { numericDistractors } from '../distractors.ts'

const squareMetres = (value: number) => `${number(value)} m²`

export const pathAround = template({
  id: 'mensuration/path-around',
  topic: 'mensuration',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    long: random.step(30, 80, 2),
    short: random.step(18, 28, 2),
    wide: random.pick([1, 1.5, 2, 2.5, 3]),
    inside: level === 'medium',
    ground: random.pick(['park', 'garden', 'lawn', 'playground', 'field']),
  }),

  write({ long, short, wide, inside, ground }) {
    const sign = inside ? -1 : 1
    const [l, s] = [long + sign * 2 * wide, short + sign * 2 * wide]
    const answer = Math.abs(l * s - long * short)
    return {
      stem: {
        en: `A rectangular ${ground} is ${long} m long and ${short} m broad. A path ${number(wide)} m wide runs all round it on the ${inside ? 'inside' : 'outside'}. The area of the path is`,
      },
      correct: same(squareMetres(answer)),
      distractors: numericDistractors(
        answer,
        [
          {
            value: Math.abs((long + sign * wide) * (short + sign * wide) - long * short),
            mistake: 'counted the width on one side only',
          },
          {
            value: 2 * (long + short) * wide,
            mistake: 'multiplied the perimeter by the width and got the corners wrong',
          },
          {
            value: 2 * (long + short) * wide - sign * 4 * wide * wide,
            mistake: 'took the corners with the wrong sign',
          },
          { value: l * s, mistake: `gave the area of the ${inside ? 'inner' : 'outer'} rectangle` },
        ],
        { format: squareMetres },
      ),
      explanation: {
        en: [
          `The path is the difference of two rectangles; the width counts at both ends of each side.`,
          `The ${inside ? 'inner' : 'outer'} rectangle is ${long} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(l)} m by ${short} ${inside ? '−' : '+'} ${number(2 * wide)} = ${number(s)} m.`,
          `Area = ${inside ? `${long} × ${short} − ${number(l)} × ${number(s)} = ${number(long * short)} − ${number(l * s)}` : `${number(l)} × ${number(s)} − ${long} × ${short} = ${number(l * s)} − ${number(long * short)}`} m².`,
          `Perimeter × width, ${number(2 * (long + short) * wide)} m², ${inside ? 'counts the corners twice' : 'leaves the corners out'}.`,
          `The area of the path is ${squareMetres(answer)}.`,
        ].join('\n\n'),
      },
    }
  },

  // four strips and four corner squares
  verify({ long, short, wide, inside }) {
    const strips = 2 * wide * (inside ? long - 2 * wide : long) + 2 * wide * (inside ? short - 2 * wide : short)
    return squareMetres(strips + 4 * wide * wide)
  },
})

export const areaChange = template({
  id: 'mensuration/change-of-area',
  topic: 'mensuration',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'cat', 'mat'],

  draw: (random, level) => ({
    up: random.pick([10, 20, 25, 30, 40, 50, 60]),
    down: level === 'easy' ? -random.pick([10, 20, 30, 40]) : random.pick([5, 10, 15, 20, 25]),
    figure: random.pick([
      ['a rectangle', 'length', 'breadth', 'area'],
      ['a triangle', 'base', 'height', 'area'],
      ['a parallelogram', 'base', 'height', 'area'],
      ['a rectangular garden', 'length', 'breadth', 'area'],
    ] as const),
  }),

  write({ up, down, figure }) {
    const second = -down
    const net = up + second + (up * second) / 100
    const show = (value: number) => `${percent(Math.abs(value))} ${value >= 0 ? 'increase' : 'decrease'}`
    const [name, x, y, area] = figure
    return {
      stem: {
        en: `The ${x} of ${name} is increased by ${percent(up)} and its ${y} is ${second < 0 ? 'decreased' : 'increased'} by ${percent(Math.abs(second))}. What is the change in its ${area}?`,
      },
      correct: same(net === 0 ? 'no change' : show(net)),
      distractors: numericDistractors(
        net,
        [
          { value: up + second, mistake: 'added the two per cents' },
          { value: up + second - (up * second) / 100, mistake: 'took the product term with the wrong sign' },
          { value: -net, mistake: 'took increase for decrease' },
          { value: up - second, mistake: 'took the second change with the wrong sign' },
          { value: (up * second) / 100, mistake: 'kept the product term only' },
          { value: up, mistake: 'forgot the second change' },
          { value: second, mistake: 'forgot the first change' },
        ],
        {
          format: (value) => (value === 0 ? 'no change' : show(value)),
          plausible: () => true,
          spares: [net + 5, net - 5],
        },
      ),
      explanation: {
        en: [
          `The ${area} is multiplied by both factors: $\\frac{${100 + up}}{100} \\times \\frac{${100 + second}}{100} = \\frac{${number(100 + net)}}{100}$.`,
          `Adding the two per cents leaves out their product, ${number(Math.abs((up * second) / 100))}%.`,
          net === 0
            ? `There is no change in the ${area}.`
            : `The result is ${/^(8|11|18)/.test(show(net)) ? 'an' : 'a'} ${show(net)}.`,
        ].join('\n\n'),
      },
    }
  },

  verify({ up, down, figure }) {
    const half = figure[0] === 'a triangle' ? 0.5 : 1
    const [x, y] = [200, 300]
    const after = half * (x + (x * up) / 100) * (y - (y * down) / 100)
    const change = (after / (half * x * y) - 1) * 100
    if (Math.abs(change) < 1e-9) return 'no change'
    return `${percent(Math.abs(change))} ${change > 0 ? 'increase' : 'decrease'}`
  },
})
