import { tupleOf } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { rational } from '../../shared/arithmetic/formulae.ts'
import { signed } from '../../text/format.ts'
import { say } from '../../text/localized.ts'

export const limitOfForms = template({
  id: 'limits-and-derivatives/limits-of-indeterminate-forms',
  topic: 'limits-and-derivatives',
  levels: ['hard'],
  exams: ['nimcet', 'icet'],

  draw: (random) => ({
    kind: random.pick(['cosine', 'root', 'exponential', 'difference'] as const),
    a: random.int(2, 9),
    b: random.int(2, 9),
    n: random.int(2, 6),
  }),

  write({ kind, a, b, n }) {
    const tex = {
      cosine: `\\lim_{x \\to 0} \\frac{1 - \\cos ${a}x}{${b}x^2}`,
      root: `\\lim_{x \\to 0} \\frac{\\sqrt{${n * n} + ${a}x} - ${n}}{${b}x}`,
      exponential: `\\lim_{x \\to 0} \\frac{e^{${a}x} - e^{-${b}x}}{\\sin ${n}x}`,
      difference: `\\lim_{x \\to \\infty} \\left(\\sqrt{x^2 + ${a}x} - \\sqrt{x^2 - ${b}x}\\right)`,
    }[kind]
    const [top, bottom] = tupleOf(
      {
        cosine: [a * a, 2 * b],
        root: [a, 2 * n * b],
        exponential: [a + b, n],
        difference: [a + b, 2],
      }[kind] ?? [1, 1],
      2,
    )
    const correct = rational(top, bottom)
    const how = {
      cosine: say(
        `$1 - \\cos ${a}x = 2\\sin^2 \\frac{${a}x}{2}$, so the limit is $\\frac{2}{${b}} \\times \\left(\\frac{${a}}{2}\\right)^2$.`,
        `$1 - \\cos ${a}x = 2\\sin^2 \\frac{${a}x}{2}$; కాబట్టి అవధి $\\frac{2}{${b}} \\times \\left(\\frac{${a}}{2}\\right)^2$.`,
        `$1 - \\cos ${a}x = 2\\sin^2 \\frac{${a}x}{2}$; अतः सीमा $\\frac{2}{${b}} \\times \\left(\\frac{${a}}{2}\\right)^2$ है।`,
      ),
      root: say(
        `Multiply by the conjugate: $\\frac{${a}x}{${b}x(\\sqrt{${n * n} + ${a}x} + ${n})} \\to \\frac{${a}}{${b} \\times ${2 * n}}$.`,
        `సంయుగ్మంతో గుణించగా: $\\frac{${a}x}{${b}x(\\sqrt{${n * n} + ${a}x} + ${n})} \\to \\frac{${a}}{${b} \\times ${2 * n}}$.`,
        `संयुग्मी से गुणा करने पर: $\\frac{${a}x}{${b}x(\\sqrt{${n * n} + ${a}x} + ${n})} \\to \\frac{${a}}{${b} \\times ${2 * n}}$।`,
      ),
      exponential: say(
        `The form is $\\frac{0}{0}$; differentiate above and below: $\\frac{${a}e^{${a}x} + ${b}e^{-${b}x}}{${n}\\cos ${n}x} \\to \\frac{${a} + ${b}}{${n}}$.`,
        `ఇది $\\frac{0}{0}$ రూపం; లవ హారాలను అవకలనం చేయగా: $\\frac{${a}e^{${a}x} + ${b}e^{-${b}x}}{${n}\\cos ${n}x} \\to \\frac{${a} + ${b}}{${n}}$.`,
        `यह $\\frac{0}{0}$ रूप है; अंश और हर का अवकलन करने पर: $\\frac{${a}e^{${a}x} + ${b}e^{-${b}x}}{${n}\\cos ${n}x} \\to \\frac{${a} + ${b}}{${n}}$।`,
      ),
      difference: say(
        `Multiply by the conjugate: $\\frac{${a + b}x}{\\sqrt{x^2 + ${a}x} + \\sqrt{x^2 - ${b}x}} \\to \\frac{${a + b}}{2}$.`,
        `సంయుగ్మంతో గుణించగా: $\\frac{${a + b}x}{\\sqrt{x^2 + ${a}x} + \\sqrt{x^2 - ${b}x}} \\to \\frac{${a + b}}{2}$.`,
        `संयुग्मी से गुणा करने पर: $\\frac{${a + b}x}{\\sqrt{x^2 + ${a}x} + \\sqrt{x^2 - ${b}x}} \\to \\frac{${a + b}}{2}$।`,
      ),
    }[kind]
    return textQuestion({
      stem: say(`$${tex}$ is equal to`, `$${tex}$ దేనికి సమానం?`, `$${tex}$ किसके बराबर है?`),
      correct,
      wrong: [
        [signed(0), 'took 0/0 for 0'],
        [rational(2 * top, bottom), 'lost a factor 2'],
        [rational(top, 2 * bottom), 'took a factor 2 too many'],
        [
          kind === 'exponential' || kind === 'difference' ? rational(a - b, bottom) : rational(a, b),
          'lost a sign or a square',
        ],
        [rational(bottom, top), 'inverted the quotient'],
        [rational(top + bottom, bottom), 'slipped by 1'],
        [rational(top + 2 * bottom, bottom), 'slipped by 2'],
      ],
      steps: [how],
    })
  },

  // the expression very near the point
  verify({ kind, a, b, n }) {
    const h = 1e-3
    // the mean of both sides takes the linear part of the error out
    const at = (f: (x: number) => number) => (f(h) + f(-h)) / 2
    const value = {
      cosine: () => at((x) => (2 * Math.sin((a * x) / 2) ** 2) / (b * x * x)),
      root: () => at((x) => (Math.sqrt(n * n + a * x) - n) / (b * x)),
      exponential: () => at((x) => (Math.exp(a * x) - Math.exp(-b * x)) / Math.sin(n * x)),
      difference: () => Math.sqrt(1e10 + a * 1e5) - Math.sqrt(1e10 - b * 1e5),
    }[kind]()
    const bottom = { cosine: 2 * b, root: 2 * n * b, exponential: n, difference: 2 }[kind]
    return rational(Math.round(value * bottom), bottom)
  },
})
