import { itemAt } from '../../checked-access.ts'
import { lcm } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { times } from '../../shared/arithmetic/formulae.ts'
import { number } from '../../text/format.ts'
import { say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'

export const remainderAndMultiple = template({
  id: 'lcm-and-gcd/remainder-and-multiple',
  topic: 'lcm-and-gcd',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw(random) {
    for (;;) {
      const divisors = random.sample([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20], 3).sort((a, b) => a - b)
      const remainder = random.int(1, itemAt(divisors, 0) - 1)
      const factor = random.pick([7, 11, 13, 17])
      const all = lcm(...divisors)
      if (all > 60 && all < 800 && remainder % factor !== 0 && all % factor !== 0)
        return { divisors, remainder, factor, all }
    }
  },

  write({ divisors, remainder, factor, all }) {
    let k = 1
    while ((all * k + remainder) % factor !== 0) k++
    const answer = all * k + remainder
    return numericQuestion({
      stem: say(
        `What is the least number that leaves the remainder ${remainder} when divided by ${divisors.join(', ')} separately, and is exactly divisible by ${factor}?`,
        `${divisors.join(', ')}లతో వేర్వేరుగా భాగించినప్పుడు శేషం ${remainder} వచ్చి, ${factor}తో నిశ్శేషంగా భాగించబడే కనిష్ఠ సంఖ్య ఏది?`,
        `वह छोटी से छोटी संख्या कौन-सी है जिसे ${divisors.join(', ')} से अलग-अलग भाग देने पर शेष ${remainder} बचे और जो ${factor} से पूर्णतः विभाज्य हो?`,
      ),
      answer,
      step: all,
      wrong: [
        [all + remainder, 'forgot that it must be divisible'],
        [all * factor + remainder, 'multiplied the LCM by the divisor'],
        [answer - 2 * remainder, 'subtracted the remainder'],
        [answer - remainder, 'forgot the remainder'],
        [all * factor, 'took the LCM of all'],
      ],
      steps: [
        say(
          `The LCM of ${divisors.join(', ')} is ${all}; the number is ${all}k + ${remainder}.`,
          `${divisors.join(', ')}ల క.సా.గు. ${all}; సంఖ్య రూపం ${all}k + ${remainder}.`,
          `${divisors.join(', ')} का ल.स. ${all} है; संख्या ${all}k + ${remainder} के रूप की है।`,
        ),
        say(
          `${all} leaves ${all % factor} on division by ${factor}, so ${times(all % factor, 'k')} + ${remainder} must be a multiple of ${factor}: k = ${k}.`,
          `${withEnding(String(all), 'ను')} ${factor}తో భాగిస్తే శేషం ${all % factor}; కాబట్టి ${times(all % factor, 'k')} + ${remainder}, ${factor} గుణిజం కావాలి: k = ${k}.`,
          `${all} को ${factor} से भाग देने पर शेष ${all % factor} है, अतः ${times(all % factor, 'k')} + ${remainder}, ${factor} का गुणज होना चाहिए: k = ${k}।`,
        ),
      ],
    })
  },

  // tries the multiples of the factor one after another
  verify({ divisors, remainder, factor }) {
    for (let n = factor; ; n += factor) if (divisors.every((d) => n % d === remainder)) return number(n)
  },
})
