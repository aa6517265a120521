import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { times } from '../../shared/arithmetic/formulae.ts'
import { TRIPLES } from '../../shared/geometry/triples.ts'
import { say } from '../../text/localized.ts'

export const greatestSum = template({
  id: 'trigonometry/greatest-and-least-value',
  topic: 'trigonometry',
  levels: ['hard'],
  exams: ['ssc', 'railway', 'icet', 'nimcet', 'cat'],

  draw(random) {
    const [a, b] = random.pick(TRIPLES)
    const k = random.int(1, 3)
    return {
      kind: random.pick(['linear', 'squares', 'reciprocal'] as const),
      a: a * k,
      b: b * k,
      c: random.int(1, 20),
      p: random.int(2, 9),
      q: random.int(2, 9),
      most: random.chance(0.5),
    }
  },

  write({ kind, a, b, c, p, q, most }) {
    const root = Math.hypot(a, b)
    const [u, v] = p === q ? [p, q + 3] : [p, q]
    const answer = {
      linear: (most ? root : -root) + c,
      squares: most ? Math.max(u, v) : Math.min(u, v),
      reciprocal: 2 * u * v,
    }[kind]
    const tex = {
      linear: `${a}\\sin\\theta + ${b}\\cos\\theta + ${c}`,
      squares: `${u}\\sin^2\\theta + ${v}\\cos^2\\theta`,
      reciprocal: `${u * u}\\tan^2\\theta + ${v * v}\\cot^2\\theta`,
    }[kind]
    const shifted = `${Math.min(u, v)} + ${times(Math.abs(u - v), `${u > v ? '\\sin' : '\\cos'}^2\\theta`)}`
    const greatest = kind !== 'reciprocal' && most
    const word = greatest ? say('greatest', 'గరిష్ఠ', 'अधिकतम') : say('least', 'కనిష్ఠ', 'न्यूनतम')
    const how = {
      linear: say(
        `$a\\sin\\theta + b\\cos\\theta$ lies between $-\\sqrt{a^2 + b^2}$ and $\\sqrt{a^2 + b^2}$; here $\\sqrt{${a}^2 + ${b}^2} = ${root}$, and $${most ? root : -root} + ${c} = ${answer}$.`,
        `$a\\sin\\theta + b\\cos\\theta$ విలువ $-\\sqrt{a^2 + b^2}$, $\\sqrt{a^2 + b^2}$ల మధ్య ఉంటుంది; ఇక్కడ $\\sqrt{${a}^2 + ${b}^2} = ${root}$; కాబట్టి $${most ? root : -root} + ${c} = ${answer}$.`,
        `$a\\sin\\theta + b\\cos\\theta$ का मान $-\\sqrt{a^2 + b^2}$ और $\\sqrt{a^2 + b^2}$ के बीच रहता है; यहाँ $\\sqrt{${a}^2 + ${b}^2} = ${root}$, अतः $${most ? root : -root} + ${c} = ${answer}$।`,
      ),
      squares: say(
        `Write it as $${shifted}$, and a square of a sine or cosine lies between 0 and 1.`,
        `దీన్ని $${shifted}$గా రాయండి; వర్గం విలువ 0, 1ల మధ్య ఉంటుంది.`,
        `इसे $${shifted}$ लिखें; वर्ग का मान 0 और 1 के बीच रहता है।`,
      ),
      reciprocal: say(
        `The mean of two positive numbers is not below their geometric mean: the sum is at least $2\\sqrt{${u * u} \\times ${v * v}}$.`,
        `రెండు ధన సంఖ్యల సగటు వాటి గుణమధ్యమం కంటే తక్కువ కాదు: మొత్తం కనీసం $2\\sqrt{${u * u} \\times ${v * v}}$.`,
        `दो धनात्मक संख्याओं का समांतर माध्य गुणोत्तर माध्य से कम नहीं होता: योग कम से कम $2\\sqrt{${u * u} \\times ${v * v}}$ है।`,
      ),
    }[kind]
    return numericQuestion({
      stem: say(
        `The ${word.en} value of $${tex}$ is`,
        `$${tex}$ యొక్క ${word.te} విలువ ఎంత?`,
        `$${tex}$ का ${word.hi} मान कितना है?`,
      ),
      answer,
      format: (value) => `$${value}$`,
      plausible: Number.isInteger,
      wrong: {
        linear: [
          [(most ? a + b : -a - b) + c, 'added the coefficients'],
          [most ? root : -root, 'forgot the constant'],
          [(most ? -root : root) + c, 'took the other end'],
          [(most ? root : -root) - c, 'subtracted the constant'],
        ] as const,
        squares: [
          [u + v, 'added the coefficients'],
          [most ? Math.min(u, v) : Math.max(u, v), 'took the other end'],
          [Math.abs(u - v), 'subtracted the coefficients'],
          [u * v, 'multiplied the coefficients'],
        ] as const,
        reciprocal: [
          [u * u + v * v, 'took 45 degrees'],
          [u * v, 'forgot the factor 2'],
          [2 * (u + v), 'added instead of multiplying'],
          [(u + v) ** 2, 'took the square of the sum'],
        ] as const,
      }[kind],
      steps: [how],
    })
  },

  // looks at every tenth of a degree
  verify({ kind, a, b, c, p, q, most }) {
    const [u, v] = p === q ? [p, q + 3] : [p, q]
    const f = {
      linear: (t: number) => a * Math.sin(t) + b * Math.cos(t) + c,
      squares: (t: number) => u * Math.sin(t) ** 2 + v * Math.cos(t) ** 2,
      reciprocal: (t: number) => u * u * Math.tan(t) ** 2 + (v * v) / Math.tan(t) ** 2,
    }[kind]
    const all = Array.from({ length: 3600 }, (_, k) => f(((k + 0.5) * Math.PI) / 1800))
    return `$${Math.round(kind !== 'reciprocal' && most ? Math.max(...all) : Math.min(...all))}$`
  },
})
