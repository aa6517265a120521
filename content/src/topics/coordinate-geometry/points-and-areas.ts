import { tupleOf } from '../../checked-access.ts'
import { numericDistractors, textDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { point } from '../../shared/arithmetic/formulae.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

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
      stem: otherEnd
        ? say(
            `The mid-point of the line segment $AB$ is $${point(px, py)}$ and $A$ is $${point(x, y)}$. Then $B$ is`,
            `$AB$ రేఖాఖండం మధ్య బిందువు $${point(px, py)}$, $A$ నిరూపకాలు $${point(x, y)}$ అయితే $B$ నిరూపకాలు ఏవి?`,
            `रेखाखंड $AB$ का मध्य बिंदु $${point(px, py)}$ और $A$ के निर्देशांक $${point(x, y)}$ हैं। $B$ के निर्देशांक क्या हैं?`,
          )
        : m === n
          ? say(
              `The mid-point of the line segment joining $${point(x, y)}$ and $${point(bx, by)}$ is`,
              `$${point(x, y)}$, $${point(bx, by)}$ బిందువులను కలిపే రేఖాఖండం మధ్య బిందువు ఏది?`,
              `बिंदुओं $${point(x, y)}$ और $${point(bx, by)}$ को मिलाने वाले रेखाखंड का मध्य बिंदु क्या है?`,
            )
          : say(
              `The point that divides the line segment joining $A${point(x, y)}$ and $B${point(bx, by)}$ internally in the ratio $${m} : ${n}$ is`,
              `$A${point(x, y)}$, $B${point(bx, by)}$ బిందువులను కలిపే రేఖాఖండాన్ని $${m} : ${n}$ నిష్పత్తిలో అంతరంగా విభజించే బిందువు ఏది?`,
              `बिंदुओं $A${point(x, y)}$ और $B${point(bx, by)}$ को मिलाने वाले रेखाखंड को $${m} : ${n}$ के अनुपात में अंतः विभाजित करने वाला बिंदु क्या है?`,
            ),
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
      explanation: paragraphs(
        m === n
          ? say(
              `Each coordinate of the mid-point is the mean of the coordinates of the ends.`,
              `మధ్య బిందువు ప్రతి నిరూపకం చివరి బిందువుల నిరూపకాల సగటు.`,
              `मध्य बिंदु का हर निर्देशांक सिरों के निर्देशांकों का औसत होता है।`,
            )
          : say(
              `The point is $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$; $m$ goes with the far end.`,
              `విభజన బిందువు $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$; $m$ రెండవ బిందువు నిరూపకంతో గుణించబడుతుంది.`,
              `विभाजन बिंदु $\\left(\\frac{mx_2 + nx_1}{m + n}, \\frac{my_2 + ny_1}{m + n}\\right)$ है; $m$ दूर वाले सिरे के साथ आता है।`,
            ),
        otherEnd
          ? say(
              `So $x_B = 2(${px}) - (${x}) = ${bx}$ and $y_B = 2(${py}) - (${y}) = ${by}$.`,
              `కాబట్టి $x_B = 2(${px}) - (${x}) = ${bx}$, $y_B = 2(${py}) - (${y}) = ${by}$.`,
              `इसलिए $x_B = 2(${px}) - (${x}) = ${bx}$ और $y_B = 2(${py}) - (${y}) = ${by}$।`,
            )
          : m === n
            ? say(
                `$\\frac{(${x}) + (${bx})}{2} = ${px}$ and $\\frac{(${y}) + (${by})}{2} = ${py}$.`,
                `$\\frac{(${x}) + (${bx})}{2} = ${px}$, $\\frac{(${y}) + (${by})}{2} = ${py}$.`,
                `$\\frac{(${x}) + (${bx})}{2} = ${px}$ और $\\frac{(${y}) + (${by})}{2} = ${py}$।`,
              )
            : say(
                `$\\frac{${m}(${bx}) + ${n}(${x})}{${m + n}} = ${px}$ and $\\frac{${m}(${by}) + ${n}(${y})}{${m + n}} = ${py}$. Exchanging $m$ and $n$ gives $${point(qx, qy)}$.`,
                `$\\frac{${m}(${bx}) + ${n}(${x})}{${m + n}} = ${px}$, $\\frac{${m}(${by}) + ${n}(${y})}{${m + n}} = ${py}$. $m$, $n$లను తారుమారు చేస్తే $${point(qx, qy)}$ వస్తుంది.`,
                `$\\frac{${m}(${bx}) + ${n}(${x})}{${m + n}} = ${px}$ और $\\frac{${m}(${by}) + ${n}(${y})}{${m + n}} = ${py}$। $m$ और $n$ को आपस में बदलने पर $${point(qx, qy)}$ मिलता है।`,
              ),
        say(`The point is ${correct}.`, `ఆ బిందువు ${correct}.`, `वह बिंदु ${correct} है।`),
      ),
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
const squareUnits = (value: number) => say(`${value} sq. units`, `${value} చదరపు యూనిట్లు`, `${value} वर्ग इकाई`)

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
    const [width, height] = tupleOf(
      [
        [x1, x2, x3],
        [y1, y2, y3],
      ].map((row) => Math.max(...row) - Math.min(...row)),
      2,
    )
    const format = squareUnits
    return {
      stem: say(
        `The area of the triangle with vertices $${point(x1, y1)}$, $${point(x2, y2)}$ and $${point(x3, y3)}$ is`,
        `$${point(x1, y1)}$, $${point(x2, y2)}$, $${point(x3, y3)}$ శీర్షాలుగా గల త్రిభుజ వైశాల్యం ఎంత?`,
        `शीर्षों $${point(x1, y1)}$, $${point(x2, y2)}$ और $${point(x3, y3)}$ वाले त्रिभुज का क्षेत्रफल कितना है?`,
      ),
      correct: format(area),
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
      explanation: paragraphs(
        say(
          `Area $= \\frac{1}{2}\\left|x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)\\right|$.`,
          `వైశాల్యం $= \\frac{1}{2}\\left|x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)\\right|$.`,
          `क्षेत्रफल $= \\frac{1}{2}\\left|x_1(y_2 - y_3) + x_2(y_3 - y_1) + x_3(y_1 - y_2)\\right|$।`,
        ),
        same(
          `$= \\frac{1}{2}\\left|${x1}(${y2 - y3}) + (${x2})(${y3 - y1}) + (${x3})(${y1 - y2})\\right| = \\frac{1}{2}(${Math.abs(twice)})$`,
        ),
        say(
          `Forgetting the half would give ${Math.abs(twice)}.`,
          `సగం చేయడం మరచిపోతే ${Math.abs(twice)} వస్తుంది.`,
          `आधा करना भूलने पर ${Math.abs(twice)} मिलेगा।`,
        ),
        say(`The area is ${format(area).en}.`, `వైశాల్యం ${format(area).te}.`, `क्षेत्रफल ${format(area).hi} है।`),
      ),
    }
  },

  // signed trapezia under the three sides
  verify({ x1, y1, x2, y2, x3, y3 }) {
    const under = (xa: number, ya: number, xb: number, yb: number) => ((xb - xa) * (ya + yb)) / 2
    return squareUnits(Math.abs(under(x1, y1, x2, y2) + under(x2, y2, x3, y3) + under(x3, y3, x1, y1))).en
  },
})
