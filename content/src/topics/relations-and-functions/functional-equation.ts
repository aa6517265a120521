import { numericQuestion, textQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { rational } from '../../shared/arithmetic/formulae.ts'
import { number } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const functionalEquation = template({
  id: 'relations-and-functions/functional-equation',
  topic: 'relations-and-functions',
  levels: ['medium', 'hard'],
  exams: ['icet', 'nimcet', 'cat', 'mat'],

  draw: (random, level) => ({
    kind: level === 'medium' ? ('sum' as const) : random.pick(['product', 'reciprocal'] as const),
    a: random.int(2, 5),
    n: random.int(4, 9),
    m: random.int(2, 4),
    p: random.int(2, 9),
  }),

  write({ kind, a, n, m, p }) {
    if (kind === 'reciprocal') {
      // m f(x) + f(1/x) = (m² - 1)·p·x has f(x) = p(mx - 1/x)
      const x = n
      const right = (m * m - 1) * p
      const [top, bottom] = [p * (m * x * x - 1), x]
      return textQuestion({
        stem: say(
          `If $${m}f(x) + f\\left(\\frac{1}{x}\\right) = ${right}x$ for all non-zero $x$, then $f(${x})$ is`,
          `అన్ని శూన్యేతర $x$ విలువలకు $${m}f(x) + f\\left(\\frac{1}{x}\\right) = ${right}x$ అయితే $f(${x})$ విలువ ఎంత?`,
          `यदि सभी शून्येतर $x$ के लिए $${m}f(x) + f\\left(\\frac{1}{x}\\right) = ${right}x$, तो $f(${x})$ का मान कितना है?`,
        ),
        correct: rational(top, bottom),
        wrong: [
          [rational(p * (m * x * x + 1), bottom), 'added the reciprocal'],
          [rational(right * x, m), 'left the second term out'],
          [rational(right * x, m + 1), 'took f(1/x) for f(x)'],
          [rational(p * (x * x - m), bottom), 'exchanged the two terms'],
          [rational(top * m, bottom), 'forgot to divide'],
        ],
        steps: [
          say(
            `Put $\\frac{1}{x}$ for $x$: $${m}f\\left(\\frac{1}{x}\\right) + f(x) = \\frac{${right}}{x}$. ${m} times the first minus the second: $${m * m - 1}f(x) = ${right}\\left(${m}x - \\frac{1}{x}\\right)$.`,
            `$x$ స్థానంలో $\\frac{1}{x}$ రాయగా: $${m}f\\left(\\frac{1}{x}\\right) + f(x) = \\frac{${right}}{x}$. మొదటి దానికి ${m} రెట్ల నుండి రెండవది తీసివేయగా: $${m * m - 1}f(x) = ${right}\\left(${m}x - \\frac{1}{x}\\right)$.`,
            `$x$ के स्थान पर $\\frac{1}{x}$ रखें: $${m}f\\left(\\frac{1}{x}\\right) + f(x) = \\frac{${right}}{x}$। पहले के ${m} गुने में से दूसरा घटाएँ: $${m * m - 1}f(x) = ${right}\\left(${m}x - \\frac{1}{x}\\right)$।`,
          ),
          same(`$f(x) = ${p}\\left(${m}x - \\frac{1}{x}\\right)$, $x = ${x}$`),
        ],
      })
    }
    const product = kind === 'product'
    // f(x + y) = f(x) f(y) makes powers, f(x) + f(y) makes multiples
    const answer = product ? (a * (a ** n - 1)) / (a - 1) : (p * n * (n + 1)) / 2
    const rule = product ? 'f(x + y) = f(x)f(y)' : 'f(x + y) = f(x) + f(y)'
    const first = product ? a : p
    const sum = `$\\frac{${a}(${a}^{${n}} - 1)}{${a} - 1}$`
    return numericQuestion({
      stem: say(
        `A function has $${rule}$ for all natural numbers $x$, $y$, and $f(1) = ${first}$. The value of $f(1) + f(2) + \\dots + f(${n})$ is`,
        `ఒక ప్రమేయంలో అన్ని సహజ సంఖ్యలు $x$, $y$లకు $${rule}$, అలాగే $f(1) = ${first}$. అయితే $f(1) + f(2) + \\dots + f(${n})$ విలువ ఎంత?`,
        `किसी फलन में सभी प्राकृत संख्याओं $x$, $y$ के लिए $${rule}$ और $f(1) = ${first}$ है। $f(1) + f(2) + \\dots + f(${n})$ का मान कितना है?`,
      ),
      answer,
      step: first,
      wrong: product
        ? [
            [a ** n, 'gave the last term'],
            [(a ** n - 1) / (a - 1), 'started with 1'],
            [(a * n * (n + 1)) / 2, 'took multiples for powers'],
            [(a ** (n + 1) - 1) / (a - 1), 'added 1 as well'],
          ]
        : [
            [p * n, 'gave the last term'],
            [(p * n * (n - 1)) / 2, 'left the last term out'],
            [p * n * (n + 1), 'forgot to halve'],
            [p ** 2 * n, 'multiplied once too often'],
          ],
      steps: [
        product
          ? say(
              `$f(2) = ${a}^2$, $f(3) = ${a}^3$ and so on: a geometric series with ${n} terms, whose sum is ${sum}.`,
              `$f(2) = ${a}^2$, $f(3) = ${a}^3$, …: ఇది ${n} పదాల గుణశ్రేఢి; దాని మొత్తం ${sum}.`,
              `$f(2) = ${a}^2$, $f(3) = ${a}^3$ आदि: ${n} पदों की गुणोत्तर श्रेढ़ी, जिसका योग ${sum} है।`,
            )
          : say(
              `$f(n) = ${p}n$, so the sum is ${p}(1 + 2 + … + ${n}).`,
              `$f(n) = ${p}n$; కాబట్టి మొత్తం ${p}(1 + 2 + … + ${n}).`,
              `$f(n) = ${p}n$, अतः योग ${p}(1 + 2 + … + ${n}) है।`,
            ),
      ],
    })
  },

  verify({ kind, a, n, m, p }) {
    if (kind === 'reciprocal') {
      // two equations in f(n) and f(1/n), by Cramer's rule
      const right = (m * m - 1) * p
      return rational(m * right * n * n - right, (m * m - 1) * n)
    }
    let [value, sum] = [kind === 'product' ? a : p, 0]
    for (let k = 1; k <= n; k++) {
      sum += value
      value = kind === 'product' ? value * a : value + p
    }
    return number(sum)
  },
})
