import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { times } from '../../shared/arithmetic/formulae.ts'
import { fraction, signed } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'
import { busy, cross, dot, draw, written } from './vector.ts'

export const coplanar = template({
  id: 'vectors/coplanarity-and-box-product',
  topic: 'vectors',
  levels: ['medium', 'hard'],
  exams: ['nimcet'],

  draw(random, level) {
    for (;;) {
      const [a, b, c] = [draw(random, 3), draw(random, 3), draw(random, 4)]
      const volume = dot(a, cross(b, c))
      if (![a, b, c].every(busy)) continue
      if (level === 'medium' ? volume !== 0 : volume === 0 && cross(a, b)[2] !== 0 && c[2] !== 0)
        return { a, b, c, hard: level === 'hard' }
    }
  },

  write({ a, b, c, hard }) {
    const volume = Math.abs(dot(a, cross(b, c)))
    const [u, v, w] = [a, b, c].map((vector) => `$${written(vector)}$`)
    const unknown = `$${written([c[0], c[1], 0]).replace('\\vec{0}', '')} + \\lambda\\hat{k}$`.replace('$ +', '$')
    const box = cross(a, b)
    const rest = box[0] * c[0] + box[1] * c[1]
    return hard
      ? numericQuestion({
          stem: say(
            `The vectors ${u}, ${v} and ${unknown} are coplanar. The value of $\\lambda$ is`,
            `${u}, ${v}, ${unknown} సదిశలు సతలీయాలు. $\\lambda$ విలువ ఎంత?`,
            `सदिश ${u}, ${v} और ${unknown} समतलीय हैं। $\\lambda$ का मान कितना है?`,
          ),
          answer: c[2],
          format: signed,
          plausible: Number.isInteger,
          wrong: [
            [-c[2], 'lost the sign'],
            [rest, 'forgot to divide'],
            [box[2], 'gave the cofactor'],
            [(1 - rest) / box[2], 'set the box product equal to 1'],
          ],
          steps: [
            say(
              `Coplanar vectors have the box product 0: $(\\vec{a} \\times \\vec{b})\\cdot\\vec{c} = 0$, with $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `సతలీయ సదిశల త్రిక లబ్ధం 0: $(\\vec{a} \\times \\vec{b})\\cdot\\vec{c} = 0$; ఇక్కడ $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `समतलीय सदिशों का त्रिक गुणनफल 0 होता है: $(\\vec{a} \\times \\vec{b})\\cdot\\vec{c} = 0$; यहाँ $\\vec{a} \\times \\vec{b} = ${written(box)}$।`,
            ),
            same(
              `$${rest} ${box[2] < 0 ? '-' : '+'} ${times(Math.abs(box[2]), '\\lambda')} = 0$, $\\lambda = ${c[2]}$`,
            ),
          ],
        })
      : numericQuestion({
          stem: say(
            `The volume of the parallelepiped with the edges ${u}, ${v} and ${w} is (in cubic units)`,
            `${u}, ${v}, ${w} అంచులుగా గల సమాంతర ఫలక ఘనపరిమాణం (ఘన యూనిట్లలో) ఎంత?`,
            `जिस समांतर षट्फलक की कोरें ${u}, ${v} और ${w} हैं, उसका आयतन (घन इकाई में) कितना है?`,
          ),
          answer: volume,
          format: signed,
          plausible: (value) => value > 0 && Number.isInteger(value),
          wrong: [
            [volume / 6, 'took the volume of the tetrahedron'],
            [volume / 2, 'halved it'],
            [volume * 2, 'doubled it'],
            [Math.abs(dot(a, b) + dot(b, c)), 'added dot products'],
            [volume + Math.abs(2 * box[0] * c[0]) || volume + 5, 'lost a sign in the determinant'],
          ],
          steps: [
            say(
              `The volume is $|(\\vec{a} \\times \\vec{b})\\cdot\\vec{c}|$; here $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `ఘనపరిమాణం $|(\\vec{a} \\times \\vec{b})\\cdot\\vec{c}|$; ఇక్కడ $\\vec{a} \\times \\vec{b} = ${written(box)}$.`,
              `आयतन $|(\\vec{a} \\times \\vec{b})\\cdot\\vec{c}|$ है; यहाँ $\\vec{a} \\times \\vec{b} = ${written(box)}$।`,
            ),
          ],
        })
  },

  // the determinant by all six permutations
  verify({ a, b, c, hard }) {
    const det = (third: number) =>
      a[0] * b[1] * third +
      a[1] * b[2] * c[0] +
      a[2] * b[0] * c[1] -
      a[2] * b[1] * c[0] -
      a[1] * b[0] * third -
      a[0] * b[2] * c[1]
    if (!hard) return signed(Math.abs(det(c[2])))
    for (let t = -60; t <= 60; t++) if (det(t) === 0) return signed(t)
    return fraction(0, 1)
  },
})
