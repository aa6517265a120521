import { gcd } from '../../format.ts'
import { template } from '../../question.ts'
import { each, say, unsaid } from '../../speech.ts'
import { numericQuestion } from '../numeric-question.ts'

/** How often a prime divides n!. */
const inFactorial = (n: number, prime: number): number => {
  let count = 0
  for (let power = prime; power <= n; power *= prime) count += Math.floor(n / power)
  return count
}
const lcm = (a: number, b: number): number => (a * b) / gcd(a, b)

const BASES = [
  {
    base: 10,
    primes: [
      [2, 1],
      [5, 1],
    ],
  },
  {
    base: 6,
    primes: [
      [2, 1],
      [3, 1],
    ],
  },
  {
    base: 12,
    primes: [
      [2, 2],
      [3, 1],
    ],
  },
  {
    base: 18,
    primes: [
      [2, 1],
      [3, 2],
    ],
  },
  {
    base: 24,
    primes: [
      [2, 3],
      [3, 1],
    ],
  },
  {
    base: 36,
    primes: [
      [2, 2],
      [3, 2],
    ],
  },
  {
    base: 45,
    primes: [
      [3, 2],
      [5, 1],
    ],
  },
  {
    base: 72,
    primes: [
      [2, 3],
      [3, 2],
    ],
  },
] as const

export const powerInFactorial = template({
  id: 'number-system/highest-power-in-a-factorial',
  topic: 'number-system',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'railway', 'cat', 'nimcet', 'mat'],

  draw: (random, level) => ({
    n: random.int(30, 160),
    ...(level === 'medium' ? BASES[0] : random.pick(BASES.slice(1))),
  }),

  write({ n, base, primes }) {
    const counts = primes.map(([prime, times]) => Math.floor(inFactorial(n, prime) / times))
    const answer = Math.min(...counts)
    const [[p, k], [q, m]] = primes
    return numericQuestion({
      stem:
        base === 10
          ? say(
              `How many zeros stand at the end of ${n}! (the product of the whole numbers from 1 to ${n})?`,
              `${n}! (1 నుండి ${n} వరకు పూర్ణసంఖ్యల లబ్ధం) చివర ఎన్ని సున్నాలు ఉంటాయి?`,
              `${n}! (1 से ${n} तक की पूर्ण संख्याओं का गुणनफल) के अंत में कितने शून्य होते हैं?`,
            )
          : say(
              `What is the greatest whole number n for which $${base}^n$ divides ${n}!?`,
              `$${base}^n$ తో ${n}! నిశ్శేషంగా భాగించబడే గరిష్ఠ పూర్ణసంఖ్య n ఎంత?`,
              `n का वह अधिकतम पूर्ण मान क्या है जिसके लिए $${base}^n$, ${n}! को पूर्णतः विभाजित करता है?`,
            ),
      answer,
      wrong: [
        [Math.max(...counts), 'took the prime that occurs more often'],
        [Math.floor(n / q), 'divided by the prime once only'],
        [inFactorial(n, q), 'forgot the exponent within the base'],
        [Math.floor(n / base), 'divided by the base'],
        [inFactorial(n, p), 'counted the smaller prime'],
      ],
      steps: [
        say(
          `$${base} = ${p}${k > 1 ? `^${k}` : ''} \\times ${q}${m > 1 ? `^${m}` : ''}$. How often a prime divides ${n}! is found by dividing ${n} by the prime again and again and adding the whole quotients.`,
          `$${base} = ${p}${k > 1 ? `^${k}` : ''} \\times ${q}${m > 1 ? `^${m}` : ''}$. ${n} ను ప్రధాన సంఖ్యతో మళ్లీ మళ్లీ భాగించి, పూర్ణ భాగఫలాలను కూడితే ${n}! లో ఆ ప్రధాన సంఖ్య ఎన్నిసార్లు ఉందో తెలుస్తుంది.`,
          `$${base} = ${p}${k > 1 ? `^${k}` : ''} \\times ${q}${m > 1 ? `^${m}` : ''}$। ${n} को अभाज्य संख्या से बार-बार भाग देकर पूर्ण भागफलों को जोड़ने पर ${n}! में उस अभाज्य की संख्या मिलती है।`,
        ),
        each((language) =>
          primes
            .map(([prime, times]) => {
              const count = inFactorial(n, prime)
              const word = { en: 'times', te: 'సార్లు', hi: 'बार' }[language]
              return `${prime}: ${count} ${word}${times > 1 ? `, ${count} ÷ ${times} → ${Math.floor(count / times)}` : ''}`
            })
            .join('; '),
        ),
      ],
    })
  },

  // divides the product itself
  verify({ n, base }) {
    let product = 1n
    for (let k = 2n; k <= BigInt(n); k++) product *= k
    let count = 0
    while (product % BigInt(base) === 0n) {
      product /= BigInt(base)
      count++
    }
    return String(count)
  },
})

export const remainderAndMultiple = template({
  id: 'lcm-and-gcd/remainder-and-multiple',
  topic: 'lcm-and-gcd',
  levels: ['hard'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'cat', 'mat', 'afcat'],

  draw(random) {
    for (;;) {
      const divisors = random.sample([4, 5, 6, 8, 9, 10, 12, 15, 16, 18, 20], 3).sort((a, b) => a - b)
      const remainder = random.int(1, (divisors[0] as number) - 1)
      const factor = random.pick([7, 11, 13, 17])
      const all = divisors.reduce(lcm)
      if (all > 60 && all < 800 && remainder % factor !== 0 && all % factor !== 0)
        return { divisors, remainder, factor, all }
    }
  },

  write({ divisors, remainder, factor, all }) {
    let times = 1
    while ((all * times + remainder) % factor !== 0) times++
    const answer = all * times + remainder
    return numericQuestion({
      stem: say(
        `What is the least number that leaves the remainder ${remainder} when divided by ${divisors.join(', ')} separately, and is exactly divisible by ${factor}?`,
        `${divisors.join(', ')} లతో వేర్వేరుగా భాగించినప్పుడు శేషం ${remainder} వచ్చి, ${factor} తో నిశ్శేషంగా భాగించబడే కనిష్ఠ సంఖ్య ఏది?`,
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
          `${divisors.join(', ')} ల క.సా.గు. ${all}; సంఖ్య రూపం ${all}k + ${remainder}.`,
          `${divisors.join(', ')} का ल.स. ${all} है; संख्या ${all}k + ${remainder} के रूप की है।`,
        ),
        say(
          `${all} leaves ${all % factor} on division by ${factor}, so ${all % factor}k + ${remainder} must be a multiple of ${factor}: k = ${times}.`,
          `${all} ను ${factor} తో భాగిస్తే శేషం ${all % factor}; కాబట్టి ${all % factor}k + ${remainder}, ${factor} గుణిజం కావాలి: k = ${times}.`,
          `${all} को ${factor} से भाग देने पर शेष ${all % factor} है, अतः ${all % factor}k + ${remainder}, ${factor} का गुणज होना चाहिए: k = ${times}।`,
        ),
      ],
    })
  },

  // tries the multiples of the factor one after another
  verify({ divisors, remainder, factor }) {
    for (let n = factor; ; n += factor)
      if (divisors.every((d) => n % d === remainder)) return new Intl.NumberFormat('en-IN').format(n)
  },
})

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
    const left = (all: readonly number[], exponent: number) => all[exponent % all.length] as number
    const sum = left(first, p) + left(second, q)
    const answer = sum % n
    return numericQuestion({
      stem: say(
        `What is the remainder when $${a}^{${p}} + ${b}^{${q}}$ is divided by ${n}?`,
        `$${a}^{${p}} + ${b}^{${q}}$ ను ${n} తో భాగిస్తే వచ్చే శేషం ఎంత?`,
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
        unsaid(
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
        `$${a}x + ${b}y = ${c}$ అయ్యేలా ధన పూర్ణసంఖ్యలు $x$, $y$ లను ఎన్ని విధాలుగా ఎంచుకోవచ్చు?`,
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
