import { itemAt } from '../../checked-access.ts'
import { gcd } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { same, say } from '../../text/localized.ts'

export const sumOfPowers = template({
  id: 'modular-arithmetic/remainder-of-a-sum-of-powers',
  topic: 'modular-arithmetic',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'nimcet'],

  draw(random) {
    for (;;) {
      const n = random.pick([7, 9, 11, 13, 17, 19])
      const [a, b] = [random.int(2, 30), random.int(2, 30)]
      const [p, q] = [random.int(40, 160), random.int(40, 160)]
      if (a % n > 1 && b % n > 1 && a % n !== b % n && gcd(a, n) === 1 && gcd(b, n) === 1) return { n, a, b, p, q }
    }
  },

  write({ n, a, b, p, q }) {
    const [first, second] = [cycle(a, n), cycle(b, n)]
    const left = (all: readonly number[], exponent: number) => itemAt(all, exponent % all.length)
    const sum = left(first, p) + left(second, q)
    const answer = sum % n
    return numericQuestion({
      stem: say(
        `What is the remainder when $${a}^{${p}} + ${b}^{${q}}$ is divided by ${n}?`,
        `$${a}^{${p}} + ${b}^{${q}}$ను ${n}తో భాగిస్తే వచ్చే శేషం ఎంత?`,
        `$${a}^{${p}} + ${b}^{${q}}$ को ${n} से भाग देने पर शेषफल क्या है?`,
      ),
      answer,
      plausible: (value) => Number.isInteger(value) && value >= 0 && value < n,
      wrong: [
        [left(first, p), 'took the first power only'],
        [left(second, q), 'took the second power only'],
        [(a + b) % n, 'added the bases'],
        [(left(first, p) * left(second, q)) % n, 'multiplied the remainders'],
        [n - answer, 'took the remainder with the wrong sign'],
        [1, 'took the powers for 1'],
        [0, 'took the sum to be divisible'],
      ],
      steps: [
        say(
          `The remainders of the powers of ${a} repeat after ${first.length} steps, those of ${b} after ${second.length}.`,
          `${a} ఘాతాల శేషాలు ప్రతి ${first.length} సార్లకు, ${b} ఘాతాల శేషాలు ప్రతి ${second.length} సార్లకు పునరావృతమవుతాయి.`,
          `${a} की घातों के शेषफल ${first.length} पदों के बाद और ${b} की घातों के ${second.length} पदों के बाद दोहराते हैं।`,
        ),
        same(
          `${p} = ${first.length} × ${Math.floor(p / first.length)} + ${p % first.length}: ${left(first, p)}; ${q} = ${second.length} × ${Math.floor(q / second.length)} + ${q % second.length}: ${left(second, q)}; ${left(first, p)} + ${left(second, q)} = ${sum}${sum < n ? '' : `; ${sum} − ${n} = ${answer}`}`,
        ),
      ],
    })
  },

  // the powers themselves
  verify: ({ n, a, b, p, q }) => String((BigInt(a) ** BigInt(p) + BigInt(b) ** BigInt(q)) % BigInt(n)),
})

/** Remainders of a^0, a^1, … until they repeat. */
function cycle(a: number, n: number): number[] {
  const found = [1]
  for (let power = a % n; power !== 1; power = (power * a) % n) found.push(power)
  return found
}
