import { itemAt } from '../../checked-access.ts'
import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { times } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'

const STANDARD = [
  {
    id: 'exponential',
    f: (a: number) => `e^{${times(a, 'x')}}`,
    F: (a: number) => `\\frac{1}{${a}}e^{${times(a, 'x')}} + C`,
    wrong: (a: number) => [
      `${times(a, `e^{${times(a, 'x')}}`)} + C`,
      `e^{${times(a, 'x')}} + C`,
      `\\frac{1}{${a + 1}}e^{${times(a + 1, 'x')}} + C`,
      `\\frac{1}{${a}}e^{x} + C`,
    ],
    value: (a: number, x: number) => Math.exp(a * x),
    antiderivative: (a: number, x: number) => Math.exp(a * x) / a,
  },
  {
    id: 'cosine',
    f: (a: number) => `\\cos ${times(a, 'x')}`,
    F: (a: number) => `\\frac{1}{${a}}\\sin ${times(a, 'x')} + C`,
    wrong: (a: number) => [
      `-\\frac{1}{${a}}\\sin ${times(a, 'x')} + C`,
      `${a}\\sin ${times(a, 'x')} + C`,
      `-${a}\\sin ${times(a, 'x')} + C`,
      `\\sin ${times(a, 'x')} + C`,
    ],
    value: (a: number, x: number) => Math.cos(a * x),
    antiderivative: (a: number, x: number) => Math.sin(a * x) / a,
  },
  {
    id: 'inverse square',
    f: (a: number) => `\\frac{1}{x^2 + ${a * a}}`,
    F: (a: number) => `\\frac{1}{${a}}\\tan^{-1}\\frac{x}{${a}} + C`,
    wrong: (a: number) => [
      `\\tan^{-1}\\frac{x}{${a}} + C`,
      `\\frac{1}{${a * a}}\\tan^{-1}\\frac{x}{${a}} + C`,
      `\\log(x^2 + ${a * a}) + C`,
      `\\frac{2}{${a}}\\tan^{-1}\\frac{x}{${a}} + C`,
    ],
    value: (a: number, x: number) => 1 / (x * x + a * a),
    antiderivative: (a: number, x: number) => Math.atan(x / a) / a,
  },
  {
    id: 'root',
    f: (a: number) => `\\frac{1}{\\sqrt{${a * a} - x^2}}`,
    F: (a: number) => `\\sin^{-1}\\frac{x}{${a}} + C`,
    wrong: (a: number) => [
      `\\frac{1}{${a}}\\sin^{-1}\\frac{x}{${a}} + C`,
      `\\cos^{-1}\\frac{x}{${a}} + C`,
      `\\tan^{-1}\\frac{x}{${a}} + C`,
      `\\sqrt{${a * a} - x^2} + C`,
    ],
    value: (a: number, x: number) => 1 / Math.sqrt(a * a - x * x),
    antiderivative: (a: number, x: number) => Math.asin(x / a),
  },
  {
    id: 'by parts',
    f: (a: number) => `x e^{${times(a, 'x')}}`,
    F: (a: number) => `\\frac{e^{${times(a, 'x')}}}{${a * a}}(${times(a, 'x')} - 1) + C`,
    wrong: (a: number) => [
      `\\frac{e^{${times(a, 'x')}}}{${a * a}}(${times(a, 'x')} + 1) + C`,
      `\\frac{e^{${times(a, 'x')}}}{${a}}(${times(a, 'x')} - 1) + C`,
      `\\frac{x^2}{2}e^{${times(a, 'x')}} + C`,
      `\\frac{x}{${a}}e^{${times(a, 'x')}} + C`,
    ],
    value: (a: number, x: number) => x * Math.exp(a * x),
    antiderivative: (a: number, x: number) => (Math.exp(a * x) / (a * a)) * (a * x - 1),
  },
] as const

export const standardIntegral = template({
  id: 'integration/standard-forms',
  topic: 'integration',
  levels: ['easy', 'medium'],
  exams: ['nimcet'],

  draw: (random, level) => ({
    form: random.pick(level === 'easy' ? STANDARD.slice(0, 2) : STANDARD.slice(2)),
    a: random.int(2, 19),
  }),

  write({ form, a }) {
    const mistakes = [
      'lost the factor of the substitution',
      'took a wrong factor',
      'mixed up two standard forms',
      'lost a sign or factor',
    ]
    return textQuestion({
      stem: say(
        `$\\int ${form.f(a)}\\,dx$ is equal to`,
        `$\\int ${form.f(a)}\\,dx$ దేనికి సమానం?`,
        `$\\int ${form.f(a)}\\,dx$ किसके बराबर है?`,
      ),
      correct: `$${form.F(a)}$`,
      wrong: form.wrong(a).map((text, n) => [`$${text}$`, itemAt(mistakes, n)] as const),
      steps: [
        say(
          `It is a standard form${form.id === 'by parts' ? ', by parts: $\\int u\\,dv = uv - \\int v\\,du$ with $u = x$' : ''}. Check by differentiating:`,
          `ఇది ప్రామాణిక రూపం${form.id === 'by parts' ? '; విభాగ సమాకలనం: $\\int u\\,dv = uv - \\int v\\,du$, $u = x$' : ''}. అవకలనం చేసి సరిచూడండి:`,
          `यह मानक रूप है${form.id === 'by parts' ? '; खंडशः समाकलन: $\\int u\\,dv = uv - \\int v\\,du$, $u = x$' : ''}। अवकलन करके जाँचें:`,
        ),
        same(`$\\frac{d}{dx}\\left(${form.F(a).replace(' + C', '')}\\right) = ${form.f(a)}$`),
      ],
    })
  },

  // the slope of the antiderivative at several points
  verify({ form, a }) {
    const right = [0.1, 0.4, 0.9].every((x) => {
      const slope = (form.antiderivative(a, x + 1e-6) - form.antiderivative(a, x - 1e-6)) / 2e-6
      return Math.abs(slope - form.value(a, x)) < 1e-4 * Math.max(1, Math.abs(slope))
    })
    return right ? `$${form.F(a)}$` : 'another function'
  },
})
