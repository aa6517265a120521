import { sum } from '../../numbers.ts'
import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { each, say } from '../../text/localized.ts'
import { withEnding } from '../../text/telugu.ts'

/** The whole quotients of n by a prime, its square and so on. */
const quotients = (n: number, prime: number): number[] => {
  const found = []
  for (let power = prime; power <= n; power *= prime) found.push(Math.floor(n / power))
  return found
}
/** How often a prime divides n!. */
const inFactorial = (n: number, prime: number): number => sum(quotients(n, prime))

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
              `$${base}^n$తో ${n}! నిశ్శేషంగా భాగించబడే గరిష్ఠ పూర్ణసంఖ్య n ఎంత?`,
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
          `$${base} = ${p}${k > 1 ? `^${k}` : ''} \\times ${q}${m > 1 ? `^${m}` : ''}$. ${withEnding(String(n), 'ను')} ప్రధాన సంఖ్యతో మళ్లీ మళ్లీ భాగించి, పూర్ణ భాగఫలాలను కూడితే ${n}!లో ఆ ప్రధాన సంఖ్య ఎన్నిసార్లు ఉందో తెలుస్తుంది.`,
          `$${base} = ${p}${k > 1 ? `^${k}` : ''} \\times ${q}${m > 1 ? `^${m}` : ''}$। ${n} को अभाज्य संख्या से बार-बार भाग देकर पूर्ण भागफलों को जोड़ने पर पता चलता है कि ${n}! में वह अभाज्य संख्या कितनी बार आती है।`,
        ),
        each((language) =>
          primes
            .map(([prime, times]) => {
              const count = inFactorial(n, prime)
              const word = { en: 'times', te: 'సార్లు', hi: 'बार' }[language]
              const whole = quotients(n, prime)
              return `${prime}: ${whole.length > 1 ? `${whole.join(' + ')} = ` : ''}${count} ${word}${times > 1 ? `, ${count} ÷ ${times} → ${Math.floor(count / times)}` : ''}`
            })
            .join('; '),
        ),
        say(
          `Every factor ${base} needs both, so the smaller number, ${answer}, decides.`,
          `ప్రతి ${withEnding(String(base), 'కు')} రెండూ అవసరం; కాబట్టి వీటిలో చిన్న సంఖ్య ${answer} తీసుకోవాలి.`,
          `हर ${base} के लिए दोनों चाहिए, इसलिए इनमें से छोटी संख्या ${answer} लेनी है।`,
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
