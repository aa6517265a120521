import { defined, itemAt } from '../../checked-access.ts'
import { digits } from '../../numbers.ts'
import { template } from '../../questions/template.ts'
import { capitalized } from '../../text/english.ts'
import { paragraphs, same, say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { countsOf, printedOf } from './printed.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Property = { readonly name: string; readonly has: (n: number) => boolean }

type Shared = Property & { readonly said: LocalizedText }

const property = (name: string, has: (n: number) => boolean): Property => ({ name, has })
const shared = (said: LocalizedText, has: (n: number) => boolean): Shared => ({ name: said.en, said, has })
const digitSum = (n: number) => digits(n).reduce((sum, digit) => sum + digit, 0)
const isRoot = (n: number, power: number) => Math.round(n ** (1 / power)) ** power === n
const isPrime = (n: number) =>
  n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, k) => k + 2).every((d) => n % d !== 0)

/** What four of the five numbers can have in common. */
const SHARED: readonly Shared[] = [
  shared(say('a prime number', 'ప్రధాన సంఖ్య', 'अभाज्य संख्या'), isPrime),
  shared(say('a perfect square', 'పరిపూర్ణ వర్గం', 'पूर्ण वर्ग'), (n) => isRoot(n, 2)),
  shared(say('a perfect cube', 'పరిపూర్ణ ఘనం', 'पूर्ण घन'), (n) => isRoot(n, 3)),
  shared(say('1 more than a perfect square', 'ఒక పరిపూర్ణ వర్గం కంటే 1 ఎక్కువైన సంఖ్య', 'किसी पूर्ण वर्ग से 1 अधिक'), (n) =>
    isRoot(n - 1, 2),
  ),
  shared(say('1 less than a perfect square', 'ఒక పరిపూర్ణ వర్గం కంటే 1 తక్కువైన సంఖ్య', 'किसी पूर्ण वर्ग से 1 कम'), (n) =>
    isRoot(n + 1, 2),
  ),
  shared(say('1 more than a perfect cube', 'ఒక పరిపూర్ణ ఘనం కంటే 1 ఎక్కువైన సంఖ్య', 'किसी पूर्ण घन से 1 अधिक'), (n) =>
    isRoot(n - 1, 3),
  ),
  ...[7, 9, 11, 13, 17].map((d) =>
    shared(say(`a multiple of ${d}`, `${d} యొక్క గుణిజం`, `${d} का गुणज`), (n) => n % d === 0),
  ),
  shared(
    say('the product of two consecutive numbers', 'రెండు వరుస సంఖ్యల లబ్ధం', 'दो क्रमागत संख्याओं का गुणनफल'),
    (n) => Math.floor(Math.sqrt(n)) * (Math.floor(Math.sqrt(n)) + 1) === n,
  ),
]

const MEMBERS = new Map(SHARED.map((one) => [one, Array.from({ length: 2200 }, (_, n) => n + 1).filter(one.has)]))

/** What else an attentive eye may see in a number; none of it may single out another of the five. */
const NOTICED: readonly Property[] = [
  ...SHARED,
  property('even', (n) => n % 2 === 0),
  ...[3, 4, 5, 6, 8, 10].map((d) => property(`a multiple of ${d}`, (n) => n % d === 0)),
  property('1 less than a perfect cube', (n) => isRoot(n + 1, 3)),
  property('of one digit', (n) => n < 10),
  property('of two digits', (n) => n > 9 && n < 100),
  property('of three digits', (n) => n > 99 && n < 1000),
  property('the same backwards', (n) => digits(n).toReversed().join('') === String(n)),
  property(
    'of rising digits',
    (n) => n > 9 && digits(n).every((digit, k, all) => k === 0 || digit > itemAt(all, k - 1)),
  ),
  property(
    'of falling digits',
    (n) => n > 9 && digits(n).every((digit, k, all) => k === 0 || digit < itemAt(all, k - 1)),
  ),
  property('of an even digit sum', (n) => digitSum(n) % 2 === 0),
]

const known = new Map<number, readonly boolean[]>()
function traits(n: number): readonly boolean[] {
  const row = known.get(n) ?? NOTICED.map(({ has }) => has(n))
  known.set(n, row)
  return row
}

/** The numbers that some property, had by all the others or by none of them, singles out. */
function singledOut(numbers: readonly number[]): Set<number> {
  const found = new Set<number>()
  const rows = numbers.map(traits)
  NOTICED.forEach((_, property) => {
    const having = numbers.filter((_, n) => rows[n]?.[property])
    if (having.length === 1) found.add(itemAt(having, 0))
    if (having.length === numbers.length - 1) found.add(defined(numbers.find((n) => !having.includes(n))))
  })
  return found
}

const isOnly = (found: ReadonlySet<number>, one: number) => found.size === 1 && found.has(one)

export const oddNumber = template({
  id: 'odd-one-out/number',
  topic: 'odd-one-out',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const one = random.pick(SHARED)
      const [low, high] = level === 'easy' ? [10, 99] : [100, one.name.includes('cube') ? 2200 : 700]
      const members = (MEMBERS.get(one) ?? []).filter((n) => n >= low && n <= high)
      if (members.length < 4) continue
      // many tries for one property, or else those that are easily met would crowd out the others
      for (let attempt = 0; attempt < 50; attempt++) {
        const odd = random.int(low, high)
        const numbers = random.shuffle([...random.sample(members, 4), odd])
        const isSeen = [numbers, printedOf(numbers, odd, 4)].every((some) => isOnly(singledOut(some), odd))
        if (isSeen && !one.has(odd)) return { numbers, odd, shared: one }
      }
    }
  },

  write({ numbers: five, odd, shared: { said } }, optionCount) {
    const numbers = printedOf(five, odd, optionCount)
    const { all, alike: most } = countsOf(optionCount)
    const [first, last] = [numbers.slice(0, -1).join(', '), itemAt(numbers, -1)]
    const alike = numbers.filter((n) => n !== odd)
    const list = alike.join(', ')
    return {
      stem: say(
        `${capitalized(most.en)} of the ${all.en} numbers ${first} and ${last} are alike in a certain way. Which one is different?`,
        `${first}, ${last} అనే ${all.te} సంఖ్యలలో ${most.te} ఒక విధంగా ఉన్నాయి. భిన్నంగా ఉన్నది ఏది?`,
        `${first} और ${last}, इन ${all.hi} संख्याओं में से ${most.hi} किसी प्रकार से समान हैं। भिन्न संख्या कौन-सी है?`,
      ),
      correct: same(String(odd)),
      distractors: alike.map((n) => ({ text: same(String(n)), mistake: `did not see that ${n} is ${said.en}` })),
      explanation: paragraphs(
        say(
          `Look for a property that ${most.en} of the numbers have: each of ${list} is ${said.en}.`,
          `${most.te} సంఖ్యలకు ఉమ్మడిగా ఉన్న లక్షణాన్ని వెతకండి: ${list}లలో ప్రతి ఒక్కటీ ${said.te}.`,
          `${most.hi} संख्याओं का साझा गुण खोजिए: ${list} में से हर एक ${said.hi} है।`,
        ),
        say(
          `${odd} is not ${said.en}. Being odd or even, or the number of digits, does not single out any other one.`,
          `${odd} మాత్రం ${said.te} కాదు. సరి-బేసి అనే లక్షణం గానీ, అంకెల సంఖ్య గానీ మరే సంఖ్యనూ వేరు చేయవు.`,
          `${odd} में यह गुण नहीं है: वह ${said.hi} नहीं है। सम-विषम होना या अंकों की संख्या किसी और को अलग नहीं करती।`,
        ),
        say(`The odd one out is ${odd}.`, `భిన్నమైన సంఖ్య ${odd}.`, `भिन्न संख्या ${odd} है।`),
      ),
    }
  },

  verify: ({ numbers }) => [...singledOut(numbers)].join(' or '),
})
