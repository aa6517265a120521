import { tupleOf } from '../../checked-access.ts'
import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

/** `x + 3`, `x - 2` or `x`. */
const shifted = (by: number) => (by === 0 ? 'x' : by > 0 ? `x + ${by}` : `x - ${-by}`)
const term = (coefficient: number) => (coefficient === 1 ? 'x' : `${coefficient}x`)
const scaled = (factor: number, by: number) =>
  factor === 1 ? shifted(by) : by === 0 ? `${factor}x` : `${factor}(${shifted(by)})`
const plus = (by: number) => (by === 0 ? '' : by > 0 ? ` + ${by}` : ` - ${-by}`)

export const equalPowers = template({
  id: 'indices-and-surds/equal-powers',
  topic: 'indices-and-surds',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet', 'cat', 'mat'],

  draw(random, level) {
    const base = random.pick([2, 3, 5])
    const [a, c] = random.pick([
      [1, 2],
      [2, 1],
      [2, 3],
      [3, 2],
      [1, 3],
    ] as const)
    if (level === 'easy') {
      const x = random.int(2, 9)
      const k = random.int(2, 4)
      return { base, a, c, x, b: c * k - x, d: a * k - x, extra: 0 }
    }
    const x = random.int(2, 6)
    const d = random.int(-1, 3)
    // the one power of the base that keeps every exponent whole
    const extra = ((c * (x + d) - 1) % a) + 1
    return { base, a, c, x, b: (c * (x + d) - extra) / a - x, d, extra }
  },

  write({ base, a, b, c, d, x, extra }) {
    const left = `${base ** a}^{${shifted(b)}}`
    const right = `${base ** c}^{${shifted(d)}}`
    const known = [...new Set([a, c, extra])].filter((n) => n > 1).map((n) => `$${base ** n} = ${base}^{${n}}$`)
    const equation = `${extra === 0 ? '' : `${base ** extra} \\times `}${left} = ${right}`
    const exponents = `$${extra === 0 ? '' : `${extra} + `}${scaled(a, b)} = ${scaled(c, d)}$`
    const opened = `$${term(a)}${plus(a * b + extra)} = ${term(c)}${plus(c * d)}$`
    return {
      stem: say(
        `If $${equation}$, then the value of $x$ is`,
        `$${equation}$ అయితే, $x$ విలువ ఎంత?`,
        `यदि $${equation}$ है, तो $x$ का मान कितना है?`,
      ),
      correct: same(signed(x)),
      distractors: numericDistractors(
        x,
        [
          { value: (d - b - extra) / (a - c), mistake: 'multiplied only x by the outer power, not the whole exponent' },
          { value: (c * d + a * b + extra) / (a - c), mistake: 'kept the sign of a term moved across' },
          { value: (c * d - a * b) / (a - c), mistake: 'left out the power that multiplies the left side' },
          { value: -x, mistake: 'lost a sign in the last step' },
          { value: d - b - extra, mistake: 'left the bases unequal and compared the exponents' },
          { value: a * b + extra - c * d, mistake: 'moved the numbers across with the wrong sign' },
          { value: x + b, mistake: 'gave the whole exponent on the left' },
          { value: x + d, mistake: 'gave the whole exponent on the right' },
        ],
        {
          format: signed,
          plausible: (value) => Number.isInteger(value) && value !== 0 && Math.abs(value) < 40,
          spares: [x + 1, x + 2, x - 1, x + 3],
        },
      ),
      explanation: paragraphs(
        say(
          `Write both sides as powers of ${base}; equal powers of the same base have equal exponents.`,
          `రెండు వైపులనూ ${base} యొక్క ఘాతాలుగా రాయాలి; ఒకే ఆధారం ఉన్న సమాన ఘాతాల ఘాతాంకాలు సమానం.`,
          `दोनों पक्षों को ${base} की घातों के रूप में लिखें; समान आधार की समान घातों के घातांक समान होते हैं।`,
        ),
        say(
          `Since ${known.join(known.length > 2 ? ', ' : ' and ')}, we get ${exponents}.`,
          `${known.join(', ')} కాబట్టి ${exponents}.`,
          `चूँकि ${known.join(known.length > 2 ? ', ' : ' और ')}, अतः ${exponents}।`,
        ),
        say(
          `Multiplied out: ${opened}. The outer power multiplies the whole exponent, not $x$ alone.`,
          `విస్తరిస్తే: ${opened}. బయటి ఘాతం $x$ను మాత్రమే కాదు, మొత్తం ఘాతాంకాన్ని గుణిస్తుంది.`,
          `गुणा करने पर: ${opened}। बाहरी घात केवल $x$ को नहीं, पूरे घातांक को गुणा करती है।`,
        ),
        say(`Hence $x = $ ${signed(x)}.`, `కాబట్టి $x = $ ${signed(x)}.`, `अतः $x = $ ${signed(x)}।`),
      ),
    }
  },

  verify({ base, a, b, c, d, extra }) {
    for (let x = -60; x <= 60; x++) {
      const quotient = (base ** extra * (base ** a) ** (x + b)) / (base ** c) ** (x + d)
      if (Math.abs(quotient - 1) < 1e-9) return signed(x)
    }
    return 'none'
  },
})

const ROOTS = [
  [2, 3],
  [2, 4],
  [2, 5],
  [3, 2],
  [3, 3],
  [3, 4],
  [4, 3],
  [5, 2],
  [5, 3],
  [7, 2],
] as const

export const fractionalPowers = template({
  id: 'indices-and-surds/fractional-powers',
  topic: 'indices-and-surds',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'afcat', 'mat'],

  draw(random, level) {
    const [[u, n], [v, l]] = tupleOf(random.sample(ROOTS, 2), 2)
    const m = n === 2 ? 3 : n === 4 ? 3 : 2
    const k = l === 2 ? 3 : l - 1
    const operation = random.pick(['+', '-', '\\times'] as const)
    return { u, n, m, v, l, k, operation, inverted: level === 'medium' }
  },

  write({ u, n, m, v, l, k, operation, inverted }) {
    const join = (a: number, b: number) => (operation === '+' ? a + b : operation === '-' ? a - b : a * b)
    const second = inverted
      ? `\\left(\\frac{1}{${v ** l}}\\right)^{-\\frac{${k}}{${l}}}`
      : `(${v ** l})^{\\frac{${k}}{${l}}}`
    const answer = join(u ** m, v ** k)
    const asked = `$(${u ** n})^{\\frac{${m}}{${n}}} ${operation} ${second}$`
    const roots = [`$${u ** n} = ${u}^{${n}}$`, `$${v ** l} = ${v}^{${l}}$`]
    const parts = [`$(${u ** n})^{\\frac{${m}}{${n}}} = ${u}^{${m}} = ${u ** m}$`, `$${v}^{${k}} = ${v ** k}$`]
    const turned = `$${second} = (${v ** l})^{\\frac{${k}}{${l}}}$`
    const result = `$${u ** m} ${operation} ${v ** k} = $ ${signed(answer)}`
    return {
      stem: say(`The value of ${asked} is`, `${asked} విలువ ఎంత?`, `${asked} का मान कितना है?`),
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: join(u, v), mistake: 'took the roots and forgot to raise them' },
          {
            value: join(u ** m, inverted ? -(v ** k) : v),
            mistake: inverted ? 'took the negative index for a minus sign' : 'did not raise the second root',
          },
          {
            value: join((u ** n * m) / n, (v ** l * k) / l),
            mistake: 'multiplied by the index instead of raising to it',
          },
          { value: join(u * m, v * k), mistake: 'multiplied the roots by the numerators' },
          { value: join(u, v ** k), mistake: 'did not raise the first root' },
          { value: join(u ** n, v ** l), mistake: 'left the indices out' },
        ],
        {
          format: signed,
          plausible: Number.isInteger,
          spares: [answer + u, answer - v, answer + u + v, answer + 2 * v],
        },
      ),
      explanation: paragraphs(
        say(
          `In $a^{\\frac{m}{n}}$ take the $n$th root first and then raise it to the power $m$.`,
          `$a^{\\frac{m}{n}}$లో ముందుగా $n$వ మూలాన్ని తీసుకుని, తర్వాత దాని $m$వ ఘాతాన్ని కనుగొనాలి.`,
          `$a^{\\frac{m}{n}}$ में पहले $n$वाँ मूल निकालें और फिर उसकी $m$वीं घात।`,
        ),
        say(`${roots[0]}, so ${parts[0]}.`, `${roots[0]}, కాబట్టి ${parts[0]}.`, `${roots[0]}, अतः ${parts[0]}।`),
        say(
          `${inverted ? `A negative index turns the fraction over: ${turned}. ` : ''}${roots[1]}, so the second part is ${parts[1]}.`,
          `${inverted ? `రుణ ఘాతాంకం భిన్నాన్ని తలకిందులు చేస్తుంది: ${turned}. ` : ''}${roots[1]}, కాబట్టి రెండవ భాగం ${parts[1]}.`,
          `${inverted ? `ऋणात्मक घातांक भिन्न को उलट देता है: ${turned}। ` : ''}${roots[1]}, अतः दूसरा भाग ${parts[1]} है।`,
        ),
        say(
          `Stopping at the roots ${u} and ${v} is the usual slip.`,
          `మూలాలు ${u}, ${v} వద్దే ఆగిపోవడం సాధారణంగా జరిగే పొరపాటు.`,
          `मूल ${u} और ${v} पर ही रुक जाना आम भूल है।`,
        ),
        say(`The value is ${result}.`, `విలువ ${result}.`, `मान ${result} है।`),
      ),
    }
  },

  verify({ u, n, m, v, l, k, operation, inverted }) {
    const first = (u ** n) ** (m / n)
    const second = inverted ? (1 / v ** l) ** (-k / l) : (v ** l) ** (k / l)
    return signed(Math.round(operation === '+' ? first + second : operation === '-' ? first - second : first * second))
  },
})
