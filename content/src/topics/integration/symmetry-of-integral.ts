import { textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { rational } from '../../shared/arithmetic/formulae.ts'
import { same, say } from '../../text/localized.ts'
import { asFraction, simpson } from './simpson.ts'

export const symmetryOfIntegral = template({
  id: 'integration/properties-of-definite-integrals',
  topic: 'integration',
  levels: ['medium', 'hard'],
  exams: ['nimcet'],

  draw: (random, level) => ({
    kind: level === 'medium' ? random.pick(['modulus', 'odd'] as const) : random.pick(['king', 'greatest'] as const),
    a: random.int(2, 9),
    b: random.int(2, 9),
    n: random.int(2, 7),
  }),

  write({ kind, a, b, n }) {
    const top = a + b
    const integral = {
      modulus: `\\int_{0}^{${top}} |x - ${a}|\\,dx`,
      odd: `\\int_{-${a}}^{${a}} (${b}x^{${2 * n + 1}} + ${n}x^{3} + ${b})\\,dx`,
      king: `\\int_{${a}}^{${top + a}} \\frac{\\sqrt[${n}]{x}}{\\sqrt[${n}]{x} + \\sqrt[${n}]{${top + 2 * a} - x}}\\,dx`,
      greatest: `\\int_{0}^{${top}} ${n}[x]\\,dx`,
    }[kind]
    // twice the value, a whole number
    const double = { modulus: a * a + b * b, odd: 4 * a * b, king: top, greatest: n * top * (top - 1) }[kind]
    const show = (value: number) => rational(value, 2)
    const wrongs: Record<typeof kind, readonly (readonly [number, string])[]> = {
      modulus: [
        [Math.abs(b * b - a * a), 'left out the modulus'],
        [(a + b) ** 2, 'took x for |x − a|'],
        [2 * a * b, 'multiplied the parts'],
        [2 * (a * a + b * b), 'forgot to halve'],
      ],
      odd: [
        [0, 'took the constant for an odd function'],
        [2 * a * b, 'took half of the interval'],
        [4 * a * (b + n), 'kept an odd power'],
        [4 * a * n, 'took a wrong coefficient'],
      ],
      king: [
        [2 * top, 'did not halve the length of the interval'],
        [top + 2 * a, 'added the limits'],
        [0, 'took the function for an odd one'],
        [4 * top, 'doubled the length of the interval'],
      ],
      greatest: [
        [n * top * top, 'took x for [x]'],
        [n * top * (top + 1), 'rounded up'],
        [2 * n * top, 'took [x] to be constant'],
        [n * (top - 1) * (top - 2), 'left out the last step'],
      ],
    }
    const why = {
      modulus: say(
        `$|x - ${a}|$ makes two triangles with legs ${a} and ${b}: $\\frac{${a}^2}{2} + \\frac{${b}^2}{2}$.`,
        `$|x - ${a}|$ రేఖాచిత్రం కింద ${a}, ${b} భుజాలు గల రెండు సమద్విబాహు లంబకోణ త్రిభుజాలు ఏర్పడతాయి: $\\frac{${a}^2}{2} + \\frac{${b}^2}{2}$.`,
        `$|x - ${a}|$ का आलेख ${a} और ${b} भुजाओं के दो समद्विबाहु समकोण त्रिभुज बनाता है: $\\frac{${a}^2}{2} + \\frac{${b}^2}{2}$।`,
      ),
      odd: say(
        `Odd powers give 0 over an interval symmetric about 0; the constant gives $2 \\times ${a} \\times ${b}$.`,
        `0కు సౌష్ఠవమైన అంతరంలో బేసి ఘాతాల సమాకలని 0; స్థిరాంకం $2 \\times ${a} \\times ${b}$ ఇస్తుంది.`,
        `0 के प्रति सममित अंतराल पर विषम घातों का समाकलन 0 है; अचर से $2 \\times ${a} \\times ${b}$ मिलता है।`,
      ),
      king: say(
        `Put ${top + 2 * a} − x for x and add: the sum of the two integrals is the length of the interval, ${top}. The integral is half of it.`,
        `x స్థానంలో ${top + 2 * a} − x రాసి కూడగా, రెండు సమాకలనుల మొత్తం అంతరం పొడవు ${top} అవుతుంది. సమాకలని అందులో సగం.`,
        `x के स्थान पर ${top + 2 * a} − x रखकर जोड़ने पर दोनों समाकलनों का योग अंतराल की लंबाई ${top} होता है। समाकलन इसका आधा है।`,
      ),
      greatest: say(
        `$[x]$ is 0, 1, …, ${top - 1} on the unit intervals, so the integral is ${n}(0 + 1 + … + ${top - 1}).`,
        `ఒక్కో యూనిట్ అంతరంలో $[x]$ విలువ 0, 1, …, ${top - 1}; కాబట్టి సమాకలని ${n}(0 + 1 + … + ${top - 1}).`,
        `इकाई अंतरालों पर $[x]$ का मान 0, 1, …, ${top - 1} है; अतः समाकलन ${n}(0 + 1 + … + ${top - 1}) है।`,
      ),
    }[kind]
    const note =
      kind === 'greatest'
        ? say(
            ', where $[x]$ is the greatest integer not above $x$,',
            ' ($[x]$ అంటే $x$కు మించని గరిష్ఠ పూర్ణాంకం)',
            ' ($[x]$ = $x$ से अनधिक महत्तम पूर्णांक)',
          )
        : same('')
    return textQuestion({
      stem: say(
        `The value of $${integral}$${note.en} is`,
        `$${integral}$${note.te} విలువ ఎంత?`,
        `$${integral}$${note.hi} का मान कितना है?`,
      ),
      correct: show(double),
      wrong: [
        ...wrongs[kind].map(([value, mistake]) => [show(value), mistake] as const),
        ...[2, -2, 4].map((more) => [show(double + more), 'slipped in the arithmetic'] as const),
      ],
      steps: [why],
    })
  },

  verify({ kind, a, b, n }) {
    const top = a + b
    const value = {
      modulus: () => simpson((x) => Math.abs(x - a), 0, a, 2) + simpson((x) => Math.abs(x - a), a, top, 2),
      odd: () => simpson((x) => b * x ** (2 * n + 1) + n * x ** 3 + b, -a, a),
      king: () => simpson((x) => x ** (1 / n) / (x ** (1 / n) + (top + 2 * a - x) ** (1 / n)), a, top + a),
      greatest: () => Array.from({ length: top }, (_, k) => n * k).reduce((sum, one) => sum + one, 0),
    }[kind]()
    return asFraction(value, 2)
  },
})
