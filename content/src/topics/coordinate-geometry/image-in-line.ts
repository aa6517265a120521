import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { point, rational } from '../../shared/arithmetic/formulae.ts'
import { bracketed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

const less = (value: number): string => (value === 0 ? '' : value < 0 ? ` + ${-value}` : ` - ${value}`)

export const imageInLine = template({
  id: 'coordinate-geometry/image-of-a-point',
  topic: 'coordinate-geometry',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'nimcet'],

  draw(random) {
    for (;;) {
      const [a, b] = random.pick([
        [1, 1],
        [1, -1],
        [2, 1],
        [1, 2],
        [3, 1],
        [1, 3],
        [2, -1],
        [3, -4],
        [3, 4],
      ] as const)
      const [x, y, t] = [random.int(-6, 6), random.int(-6, 6), random.int(-3, 3)]
      // the image is t normals away, the foot half way
      const c = -(a * x + b * y) - (t * (a * a + b * b)) / 2
      if (t !== 0 && Number.isInteger(c) && c !== 0)
        return { a, b, c, x, y, t, foot: t % 2 === 0 && random.chance(0.4) }
    }
  },

  write({ a, b, c, x, y, t, foot }) {
    const k = foot ? t / 2 : t
    const [u, v] = [x + k * a, y + k * b]
    const show = (p: number, q: number) => `$${point(p, q)}$`
    const moved = (from: number, by: number, along: number) =>
      `${from === 0 ? '' : `${from} + `}${bracketed(by)} \\times ${bracketed(along)}`
    const line = `$${a === 1 ? '' : a}x ${b < 0 ? '-' : '+'} ${Math.abs(b) === 1 ? '' : Math.abs(b)}y ${c < 0 ? '-' : '+'} ${Math.abs(c)} = 0$`
    return textQuestion({
      stem: foot
        ? say(
            `The foot of the perpendicular from the point ${show(x, y)} to the line ${line} is`,
            `${show(x, y)} బిందువు నుండి ${line} రేఖకు గీసిన లంబ పాదం ఏది?`,
            `बिंदु ${show(x, y)} से रेखा ${line} पर डाले गए लंब का पाद क्या है?`,
          )
        : say(
            `The image of the point ${show(x, y)} in the line ${line} is`,
            `${line} రేఖ దృష్ట్యా ${show(x, y)} బిందువు ప్రతిబింబం ఏది?`,
            `रेखा ${line} में बिंदु ${show(x, y)} का प्रतिबिंब क्या है?`,
          ),
      correct: show(u, v),
      wrong: [
        [show(x - k * a, y - k * b), 'went to the wrong side'],
        [
          foot ? show(x + t * a, y + t * b) : rationalPoint(2 * x + t * a, 2 * y + t * b),
          foot ? 'gave the image' : 'gave the foot of the perpendicular',
        ],
        [show(y, x), 'exchanged the coordinates'],
        [show(-x, -y), 'took the image in the origin'],
        [show(x + k * b, y - k * a), 'went along the line'],
        [show(u + 1, v - 1), 'slipped by 1'],
      ],
      steps: [
        same(
          `$\\frac{x'${less(x)}}{${a}} = \\frac{y'${less(y)}}{${b}} = -\\frac{${foot ? '' : '2('}${a} \\times ${bracketed(x)} + ${bracketed(b)} \\times ${bracketed(y)} ${c < 0 ? '-' : '+'} ${Math.abs(c)}${foot ? '' : ')'}}{${a * a + b * b}} = ${k}$`,
        ),
        same(`$x' = ${moved(x, k, a)} = ${u}$, $y' = ${moved(y, k, b)} = ${v}$`),
      ],
    })
  },

  // among all points the one whose middle with the first lies on the line and whose join with it is along the normal
  verify({ a, b, c, x, y, foot }) {
    for (let p = -60; p <= 60; p++)
      for (let q = -60; q <= 60; q++) {
        if ((p === x && q === y) || (p - x) * b !== (q - y) * a) continue
        const at = foot ? a * p + b * q + c : (a * (p + x)) / 2 + (b * (q + y)) / 2 + c
        if (at === 0) return `$${point(p, q)}$`
      }
    return 'none'
  },
})

const rationalPoint = (doubleX: number, doubleY: number): string =>
  `$(${[doubleX, doubleY].map((n) => rational(n, 2).replaceAll('$', '')).join(', ')})$`
