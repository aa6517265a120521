import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { choose, times } from '../../shared/arithmetic/formulae.ts'
import { signed } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import { termCoefficient } from './term-coefficient.ts'

export const binomialCoefficient = template({
  id: 'binomial-theorem/coefficient-of-a-power',
  topic: 'binomial-theorem',
  levels: ['easy', 'medium'],
  exams: ['icet', 'nimcet'],

  draw: (random, level) => ({
    n: random.int(5, 8),
    k: random.int(2, 4),
    a: random.pick([1, 2, 3]),
    b: random.pick([-3, -2, -1, 1, 2]),
    wording: random.int(0, 1),
    reciprocal: level === 'medium',
    half: random.int(2, 4),
  }),

  write({ n, k, a, b, wording, reciprocal, half }) {
    if (reciprocal) {
      // (ax + b/x)^(2·half): the middle term is free of x
      const whole = 2 * half
      const answer = choose(whole, half) * (a * b) ** half
      const shown = `\\left(${times(a, 'x')} ${b < 0 ? '-' : '+'} \\frac{${Math.abs(b)}}{x}\\right)^{${whole}}`
      const general = `$^{${whole}}C_r (${times(a, 'x')})^{${whole} - r}\\left(\\frac{${b}}{x}\\right)^r$`
      const middle = `$${termCoefficient(whole, half, [a, half], [b, half])}$`
      return {
        stem:
          wording === 0
            ? say(
                `The term independent of $x$ in the expansion of $${shown}$ is`,
                `$${shown}$ విస్తరణలో $x$ లేని పదం ఎంత?`,
                `$${shown}$ के प्रसार में $x$ से स्वतंत्र पद कितना है?`,
              )
            : say(
                `What is the constant term in $${shown}$?`,
                `$${shown}$ విస్తరణలో స్థిర పదం ఎంత?`,
                `$${shown}$ के प्रसार में अचर पद क्या है?`,
              ),
        correct: same(signed(answer)),
        distractors: numericDistractors(
          answer,
          [
            { value: -answer, mistake: 'lost the sign' },
            { value: choose(whole, half), mistake: 'left out the coefficients' },
            { value: choose(whole, half) * a * b, mistake: 'did not raise the coefficients to the power' },
            { value: choose(whole, half - 1) * (a * b) ** half, mistake: 'took the term before the middle one' },
            {
              value: choose(whole, half + 1) * a ** (half - 1) * b ** (half + 1),
              mistake: 'took the term after the middle one',
            },
          ],
          { format: signed, plausible: () => true, spares: [2 * answer, answer + half] },
        ),
        explanation: paragraphs(
          say(
            `The general term is ${general}, in which the power of $x$ is $${whole} - 2r$.`,
            `సాధారణ పదం ${general}; ఇందులో $x$ ఘాతం $${whole} - 2r$.`,
            `व्यापक पद ${general} है, जिसमें $x$ की घात $${whole} - 2r$ है।`,
          ),
          say(
            `It is 0 for $r = ${half}$, the middle term: ${middle}.`,
            `$r = ${half}$ అయినప్పుడు ఈ ఘాతం 0; అదే మధ్య పదం: ${middle}.`,
            `$r = ${half}$ के लिए यह 0 है, जो मध्य पद है: ${middle}।`,
          ),
          say(
            `The binomial coefficient alone, ${choose(whole, half)}, leaves out the powers of ${signed(a)} and ${signed(b)}.`,
            `ద్విపద గుణకం ${choose(whole, half)} మాత్రమే తీసుకుంటే ${signed(a)}, ${signed(b)} ఘాతాలు వదిలిపోతాయి.`,
            `केवल द्विपद गुणांक ${choose(whole, half)} लेने पर ${signed(a)} और ${signed(b)} की घातें छूट जाती हैं।`,
          ),
          say(`The term is ${signed(answer)}.`, `ఆ పదం విలువ ${signed(answer)}.`, `वह पद ${signed(answer)} है।`),
        ),
      }
    }
    const answer = choose(n, k) * a ** k * b ** (n - k)
    const coefficient = `$${termCoefficient(n, k, [a, k], [b, n - k])}$`
    const shown = `(${times(a, 'x')} ${b < 0 ? '-' : '+'} ${Math.abs(b)})^{${n}}`
    return {
      stem:
        wording === 0
          ? say(
              `The coefficient of $x^{${k}}$ in the expansion of $${shown}$ is`,
              `$${shown}$ విస్తరణలో $x^{${k}}$ గుణకం ఎంత?`,
              `$${shown}$ के प्रसार में $x^{${k}}$ का गुणांक कितना है?`,
            )
          : say(
              `If $${shown}$ is expanded in powers of $x$, the coefficient of $x^{${k}}$ is`,
              `$${shown}$ను $x$ ఘాతాలలో విస్తరిస్తే, $x^{${k}}$ గుణకం ఎంత?`,
              `यदि $${shown}$ का $x$ की घातों में प्रसार किया जाए, तो $x^{${k}}$ का गुणांक कितना है?`,
            ),
      correct: same(signed(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: -answer, mistake: 'lost the sign' },
          { value: choose(n, k), mistake: 'gave the binomial coefficient alone' },
          { value: choose(n, k) * a ** (n - k) * b ** k, mistake: 'exchanged the two powers' },
          { value: choose(n, k - 1) * a ** k * b ** (n - k), mistake: 'took the neighbouring binomial coefficient' },
          { value: choose(n, k) * a * b, mistake: 'did not raise the numbers to the powers' },
        ],
        { format: signed, plausible: () => true, spares: [answer + n, 2 * answer, answer - n] },
      ),
      explanation: paragraphs(
        say(
          `The term with $x^{${k}}$ takes $${times(a, 'x')}$ from ${k} ${k === 1 ? 'bracket' : 'brackets'} and $${b}$ from the other ${n - k}.`,
          `$x^{${k}}$ ఉన్న పదానికి ${k} ${k === 1 ? 'బ్రాకెట్' : 'బ్రాకెట్ల'} నుండి $${times(a, 'x')}$, మిగిలిన ${n - k} ${n - k === 1 ? 'బ్రాకెట్' : 'బ్రాకెట్ల'} నుండి $${b}$ తీసుకుంటాం.`,
          `$x^{${k}}$ वाले पद के लिए ${k} ${k === 1 ? 'कोष्ठक' : 'कोष्ठकों'} से $${times(a, 'x')}$ और शेष ${n - k} से $${b}$ लिया जाता है।`,
        ),
        say(`Its coefficient is ${coefficient}.`, `దాని గుణకం ${coefficient}.`, `उसका गुणांक ${coefficient} है।`),
        say(
          `The binomial coefficient ${choose(n, k)} alone leaves the numbers out.`,
          `ద్విపద గుణకం ${choose(n, k)} మాత్రమే తీసుకుంటే ఈ సంఖ్యలు వదిలిపోతాయి.`,
          `केवल द्विपद गुणांक ${choose(n, k)} लेने पर ये संख्याएँ छूट जाती हैं।`,
        ),
        say(`The coefficient is ${signed(answer)}.`, `గుణకం ${signed(answer)}.`, `गुणांक ${signed(answer)} है।`),
      ),
    }
  },

  // multiplies the brackets out one by one
  verify({ n, k, a, b, reciprocal, half }) {
    const [low, step, count, wanted] = reciprocal ? [-2 * half, 2, 2 * half, 0] : [0, 1, n, k]
    let terms = new Map([[0, 1]])
    for (let i = 0; i < count; i++) {
      const next = new Map<number, number>()
      for (const [power, c] of terms) {
        next.set(power + 1, (next.get(power + 1) ?? 0) + c * a)
        next.set(power + 1 - step, (next.get(power + 1 - step) ?? 0) + c * b)
      }
      terms = next
    }
    return signed(low > wanted ? 0 : (terms.get(wanted) ?? 0))
  },
})
