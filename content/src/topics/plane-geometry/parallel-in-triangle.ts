import { itemAt } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'
import { quantity } from '../../text/units.ts'

export const parallelInTriangle = template({
  id: 'plane-geometry/areas-of-similar-triangles',
  topic: 'plane-geometry',
  levels: ['medium', 'hard'],
  exams: ['ssc', 'railway', 'icet', 'cat', 'mat', 'afcat'],

  draw(random, level) {
    const m = random.int(1, 5)
    const n = random.pick([1, 2, 3, 4, 5].filter((part) => gcd(m, part) === 1))
    return { m, n, unit: random.int(2, 9), hard: level === 'hard' }
  },

  write({ m, n, unit, hard }) {
    const whole = m + n
    const [small, big] = [unit * m * m, unit * whole * whole]
    const answer = hard ? big - small : big
    const area = (value: number) => quantity(value, 'cm²')
    return numericQuestion({
      stem: say(
        `In triangle ABC, D on AB and E on AC are such that DE is parallel to BC and AD : DB = ${m} : ${n}. If the area of triangle ADE is ${area(small).en}, what is the area of ${hard ? 'the quadrilateral DBCE' : 'triangle ABC'}?`,
        `త్రిభుజం ABCలో AB పై D, AC పై E బిందువులు; DE, BCకి సమాంతరం; AD : DB = ${m} : ${n}. త్రిభుజం ADE వైశాల్యం ${area(small).te} అయితే ${hard ? 'చతుర్భుజం DBCE' : 'త్రిభుజం ABC'} వైశాల్యం ఎంత?`,
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
        same(
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
          const [u, v] = itemAt(points, (k + 1) % points.length)
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
