import { gcd } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'

export const wholeSolutions = template({
  id: 'linear-equations/whole-number-solutions',
  topic: 'linear-equations',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'cat', 'nimcet', 'mat'],

  draw(random) {
    for (;;) {
      const [a, b] = [random.int(2, 13), random.int(2, 13)]
      const [x, y] = [random.int(1, 12), random.int(4, 40)]
      const c = a * x + b * y
      if (a < b && gcd(a, b) === 1 && c / (a * b) > 2 && c / (a * b) < 14) return { a, b, c }
    }
  },

  write({ a, b, c }) {
    let first = 1
    while ((c - a * first) % b !== 0) first++
    const last = (c - a * first) / b
    const answer = Math.ceil(last / a)
    return numericQuestion({
      stem: say(
        `In how many ways can positive whole numbers $x$ and $y$ be chosen so that $${a}x + ${b}y = ${c}$?`,
        `$${a}x + ${b}y = ${c}$ అయ్యేలా ధన పూర్ణసంఖ్యలు $x$, $y$లను ఎన్ని విధాలుగా ఎంచుకోవచ్చు?`,
        `$${a}x + ${b}y = ${c}$ को संतुष्ट करने वाले धन पूर्णांक $x$ और $y$ कितने प्रकार से चुने जा सकते हैं?`,
      ),
      answer,
      wrong: [
        [answer + 1, 'counted a pair with a zero or a negative number'],
        [answer - 1, 'left the last pair out'],
        [Math.floor(c / b), 'took every y to give a whole x'],
        [Math.floor(c / (a + b)), 'divided by the sum of the coefficients'],
        [answer + 2, 'counted pairs with negative numbers'],
      ],
      steps: [
        say(
          `The smallest possible x is ${first}, with y = ${last}.`,
          `x యొక్క కనిష్ఠ విలువ ${first}, అప్పుడు y = ${last}.`,
          `x का न्यूनतम मान ${first} है, तब y = ${last}।`,
        ),
        say(
          `Each further pair has x larger by ${b} and y smaller by ${a}; y stays positive ${answer} times.`,
          `ప్రతి తదుపరి జతలో x విలువ ${b} పెరుగుతుంది, y విలువ ${a} తగ్గుతుంది; y ధనాత్మకంగా ఉండే జతలు ${answer}.`,
          `हर अगले युग्म में x का मान ${b} बढ़ता है और y का ${a} घटता है; y ऐसे ${answer} युग्मों में धनात्मक रहता है।`,
        ),
      ],
    })
  },

  verify({ a, b, c }) {
    let count = 0
    for (let x = 1; x * a < c; x++) for (let y = 1; y * b < c; y++) if (a * x + b * y === c) count++
    return String(count)
  },
})
