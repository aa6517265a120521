import { numericQuestion } from '../../questions/numeric-question.ts'
import { template } from '../../questions/template.ts'
import { choose } from '../../shared/arithmetic/formulae.ts'
import { number } from '../../text/format.ts'
import { same, say } from '../../text/localized.ts'

export const numbersFromDigits = template({
  id: 'permutations-and-combinations/numbers-from-digits',
  topic: 'permutations-and-combinations',
  levels: ['medium', 'hard'],
  exams: ['icet', 'ssc', 'bank', 'mat', 'cat', 'nimcet'],

  draw(random, level) {
    const others = random.sample([1, 2, 3, 4, 5, 6, 7, 8, 9], random.int(4, 5))
    const zero = level === 'hard'
    const digits = (zero ? [0, ...others] : others).toSorted((a, b) => a - b)
    return {
      digits,
      length: random.int(3, 4),
      kind: zero ? random.pick(['even', 'divisible by 5'] as const) : ('any' as const),
    }
  },

  write({ digits, length, kind }) {
    const answer = makeNumbers(digits, length, kind)
    const count = digits.length
    const arranged = (n: number, k: number) => Array.from({ length: k }, (_, i) => n - i).reduce((p, x) => p * x, 1)
    const ends = digits.filter((digit) => (kind === 'even' ? digit % 2 === 0 : digit % 5 === 0))
    const name =
      kind === 'any'
        ? say('', '', '')
        : kind === 'even'
          ? say('even ', 'సరి ', 'सम ')
          : say('', '5తో భాగించబడే ', '5 से विभाज्य ')
    const zeroEnd = arranged(count - 1, length - 1)
    const others = ends.filter((digit) => digit !== 0).join(', ')
    const otherEnds = ends.filter((digit) => digit !== 0).length * (count - 2) * arranged(count - 2, length - 2)
    return numericQuestion({
      stem: say(
        `How many ${length}-digit ${name.en}numbers${kind === 'divisible by 5' ? ' divisible by 5' : ''} can be made from the digits ${digits.join(', ')}, no digit being repeated?`,
        `${digits.join(', ')} అంకెలతో, ఏ అంకె పునరావృతం కాకుండా, ${name.te}${length} అంకెల సంఖ్యలు ఎన్ని రాయవచ్చు?`,
        `अंकों ${digits.join(', ')} से, किसी अंक को दोहराए बिना, ${length} अंकों की कितनी ${name.hi}संख्याएँ बनाई जा सकती हैं?`,
      ),
      answer,
      step: 2,
      plausible: (value) => value > 0 && Number.isInteger(value),
      wrong: [
        [count ** length, 'repeated digits'],
        [arranged(count, length), 'ignored the condition'],
        [
          kind === 'any' ? choose(count, length) : ends.length * arranged(count - 1, length - 1),
          kind === 'any' ? 'counted choices instead of arrangements' : 'let 0 stand first',
        ],
        [
          kind === 'any' ? arranged(count, length - 1) : zeroEnd,
          kind === 'any' ? 'filled one place too few' : 'counted the numbers with 0 at the end only',
        ],
        [otherEnds, 'forgot the numbers with 0 at the end'],
      ],
      steps:
        kind === 'any'
          ? [
              say(
                `The first place can be filled in ${count} ways, and each further place in one way fewer, for no digit is used again.`,
                `మొదటి స్థానాన్ని ${count} విధాలుగా నింపవచ్చు; వాడిన అంకె మళ్లీ రాదు కాబట్టి తర్వాతి ప్రతి స్థానానికి ఒక విధం తక్కువ.`,
                `पहला स्थान ${count} प्रकार से भरा जा सकता है; कोई अंक दोबारा नहीं आता, इसलिए हर अगले स्थान के लिए एक प्रकार कम।`,
              ),
              same(`${Array.from({ length }, (_, n) => count - n).join(' × ')} = ${number(answer)}`),
            ]
          : [
              say(
                `With 0 at the end: ${zeroEnd} numbers.`,
                `చివర 0 ఉన్నవి: ${zeroEnd}.`,
                `अंत में 0 वाली: ${zeroEnd} संख्याएँ।`,
              ),
              others
                ? say(
                    `With ${others} at the end the first place must not be 0: ${otherEnds} numbers.`,
                    `చివర ${others}: మొదటి స్థానంలో 0 రాకూడదు, కాబట్టి ${otherEnds}.`,
                    `अंत में ${others}: पहले स्थान पर 0 नहीं हो सकता, अतः ${otherEnds} संख्याएँ।`,
                  )
                : say(
                    'None of the other digits may stand at the end.',
                    'మిగతా అంకెలలో ఏదీ చివర రాకూడదు.',
                    'बाकी कोई अंक अंत में नहीं आ सकता।',
                  ),
            ],
    })
  },

  verify({ digits, length, kind }) {
    let count = 0
    for (let n = 10 ** (length - 1); n < 10 ** length; n++) {
      const own = [...String(n)].map(Number)
      const allowed = new Set(own).size === length && own.every((digit) => digits.includes(digit))
      if (allowed && (kind === 'any' || n % (kind === 'even' ? 2 : 5) === 0)) count++
    }
    return number(count)
  },
})

function makeNumbers(digits: readonly number[], length: number, kind: 'any' | 'even' | 'divisible by 5'): number {
  const arranged = (n: number, k: number) => Array.from({ length: k }, (_, i) => n - i).reduce((p, x) => p * x, 1)
  const count = digits.length
  if (kind === 'any') return arranged(count, length)
  const ends = digits.filter((digit) => digit !== 0 && digit % (kind === 'even' ? 2 : 5) === 0).length
  return arranged(count - 1, length - 1) + ends * (count - 2) * arranged(count - 2, length - 2)
}
