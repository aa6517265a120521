import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { paragraphs, type Speech, say } from '../../speech.ts'
import { same } from '../../text.ts'
import { places, step as signed, spell, stepsForward } from './letters.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Property = { readonly name: string; readonly has: (n: number) => boolean }

type Shared = Property & { readonly said: Speech }

const property = (name: string, has: (n: number) => boolean): Property => ({ name, has })
const shared = (said: Speech, has: (n: number) => boolean): Shared => ({ name: said.en, said, has })
const digits = (n: number) => [...String(n)].map(Number)
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
    (n) => n > 9 && digits(n).every((digit, k, all) => k === 0 || digit > (all[k - 1] as number)),
  ),
  property(
    'of falling digits',
    (n) => n > 9 && digits(n).every((digit, k, all) => k === 0 || digit < (all[k - 1] as number)),
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
    if (having.length === 1) found.add(having[0] as number)
    if (having.length === numbers.length - 1) found.add(numbers.find((n) => !having.includes(n)) as number)
  })
  return found
}

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
        const seen = singledOut(numbers)
        if (seen.size === 1 && seen.has(odd) && !one.has(odd)) return { numbers, odd, shared: one }
      }
    }
  },

  write({ numbers, odd, shared: { said } }) {
    const [first, last] = [numbers.slice(0, 4).join(', '), numbers[4]]
    const alike = numbers.filter((n) => n !== odd)
    const list = alike.join(', ')
    return {
      stem: say(
        `Four of the five numbers ${first} and ${last} are alike in a certain way. Which one is different?`,
        `${first}, ${last} అనే ఐదు సంఖ్యలలో నాలుగు ఒక విధంగా ఉన్నాయి. భిన్నంగా ఉన్నది ఏది?`,
        `${first} और ${last}, इन पाँच संख्याओं में से चार किसी प्रकार से समान हैं। भिन्न संख्या कौन-सी है?`,
      ),
      correct: same(String(odd)),
      distractors: alike.map((n) => ({ text: same(String(n)), mistake: `did not see that ${n} is ${said.en}` })),
      explanation: paragraphs(
        say(
          `Look for a property that four of the numbers have: each of ${list} is ${said.en}.`,
          `నాలుగు సంఖ్యలకు ఉమ్మడిగా ఉన్న లక్షణాన్ని వెతకండి: ${list} లలో ప్రతి ఒక్కటీ ${said.te}.`,
          `चार संख्याओं का साझा गुण खोजिए: ${list} में से हर एक ${said.hi} है।`,
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

type PairRule = { readonly says: Speech; readonly of: (n: number) => number }

const PAIR_RULES: readonly PairRule[] = [
  { says: say('the square of the first', 'మొదటి సంఖ్య వర్గం', 'पहली संख्या का वर्ग'), of: (n) => n * n },
  {
    says: say('1 more than the square of the first', 'మొదటి సంఖ్య వర్గం కంటే 1 ఎక్కువ', 'पहली संख्या के वर्ग से 1 अधिक'),
    of: (n) => n * n + 1,
  },
  {
    says: say('1 less than the square of the first', 'మొదటి సంఖ్య వర్గం కంటే 1 తక్కువ', 'पहली संख्या के वर्ग से 1 कम'),
    of: (n) => n * n - 1,
  },
  { says: say('the cube of the first', 'మొదటి సంఖ్య ఘనం', 'पहली संख्या का घन'), of: (n) => n ** 3 },
  {
    says: say('1 less than the cube of the first', 'మొదటి సంఖ్య ఘనం కంటే 1 తక్కువ', 'पहली संख्या के घन से 1 कम'),
    of: (n) => n ** 3 - 1,
  },
  {
    says: say(
      'the first times the number after it',
      'మొదటి సంఖ్య, దాని తరువాతి సంఖ్యల లబ్ధం',
      'पहली संख्या और उसके बाद वाली संख्या का गुणनफल',
    ),
    of: (n) => n * (n + 1),
  },
  {
    says: say(
      'the first times the number before it',
      'మొదటి సంఖ్య, దాని ముందు సంఖ్యల లబ్ధం',
      'पहली संख्या और उससे पहले वाली संख्या का गुणनफल',
    ),
    of: (n) => n * (n - 1),
  },
  { says: say('3 times the first, plus 2', 'మొదటి సంఖ్య × 3 + 2', 'पहली संख्या × 3 + 2'), of: (n) => 3 * n + 2 },
  { says: say('4 times the first, minus 1', 'మొదటి సంఖ్య × 4 − 1', 'पहली संख्या × 4 − 1'), of: (n) => 4 * n - 1 },
  { says: say('5 times the first, plus 3', 'మొదటి సంఖ్య × 5 + 3', 'पहली संख्या × 5 + 3'), of: (n) => 5 * n + 3 },
]

export const oddPair = template({
  id: 'odd-one-out/number-pair',
  topic: 'odd-one-out',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const chosen = random.pick(level === 'easy' ? PAIR_RULES.slice(5) : PAIR_RULES.slice(0, 7))
      const firsts = random.sample([3, 4, 5, 6, 7, 8, 9, 11, 12], 5)
      const place = random.int(0, 4)
      const off = random.pick([-2, 2, -1, 1, firsts[place] as number])
      const pairs = firsts.map((n, k) => [n, chosen.of(n) + (k === place ? off : 0)] as const)
      if (oddPlaces(pairs).length === 1) return { pairs, place, chosen }
    }
  },

  write({ pairs, place, chosen }) {
    const shown = pairs.map(([first, second]) => `${first} : ${second}`)
    const [first, second] = pairs[place] as readonly [number, number]
    const list = shown.join(', ')
    return {
      stem: say(
        `In four of these five pairs the second number is made from the first by the same rule. Which pair is different?\n\n${list}`,
        `ఈ ఐదు జతలలో నాలుగింటిలో మొదటి సంఖ్య నుండి రెండవ సంఖ్య ఒకే నియమం ప్రకారం వచ్చింది. భిన్నంగా ఉన్న జత ఏది?\n\n${list}`,
        `इन पाँच युग्मों में से चार में दूसरी संख्या पहली से एक ही नियम द्वारा बनी है। भिन्न युग्म कौन-सा है?\n\n${list}`,
      ),
      correct: same(shown[place] as string),
      distractors: shown
        .filter((_, k) => k !== place)
        .map((text) => ({ text: same(text), mistake: 'tested the pair against another rule' })),
      explanation: paragraphs(
        say(
          `In the other four pairs the second number is ${chosen.says.en}.`,
          `మిగతా నాలుగు జతలలో రెండవ సంఖ్య = ${chosen.says.te}.`,
          `बाकी चार युग्मों में दूसरी संख्या = ${chosen.says.hi}।`,
        ),
        say(
          `From ${first} the rule makes ${chosen.of(first)}, not ${second}.`,
          `ఈ నియమం ప్రకారం ${first} నుండి ${chosen.of(first)} రావాలి, ${second} కాదు.`,
          `इस नियम से ${first} से ${chosen.of(first)} बनता है, ${second} नहीं।`,
        ),
        say(
          `A pair must be tested by the rule that most of them follow; that some second numbers are even and others odd means nothing here.`,
          `ఎక్కువ జతలు పాటించే నియమంతోనే ప్రతి జతనూ పరీక్షించాలి; కొన్ని రెండవ సంఖ్యలు సరి, కొన్ని బేసి కావడానికి ఇక్కడ ప్రాధాన్యం లేదు.`,
          `हर युग्म को उसी नियम से जाँचिए जिसका अधिकतर युग्म पालन करते हैं; कुछ दूसरी संख्याओं का सम और कुछ का विषम होना यहाँ कोई अर्थ नहीं रखता।`,
        ),
        say(`The odd pair is ${shown[place]}.`, `భిన్నమైన జత ${shown[place]}.`, `भिन्न युग्म ${shown[place]} है।`),
      ),
    }
  },

  verify({ pairs }) {
    const odd = oddPlaces(pairs)
    return odd.map((place) => (pairs[place] as readonly [number, number]).join(' : ')).join(' or ')
  },
})

/** The places of pairs without which one rule of the form an³ + bn² + cn + d, with small a, b, c, d, fits all others. */
function oddPlaces(pairs: readonly (readonly [number, number])[]): number[] {
  const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, n) => low + n)
  const found = new Set<number>()
  for (const a of [0, 1]) {
    for (const b of [0, 1]) {
      for (const c of range(-2, 6)) {
        const rests = pairs.map(([n, value]) => value - a * n ** 3 - b * n ** 2 - c * n)
        for (const d of new Set(rests)) {
          const misfits = rests.flatMap((rest, place) => (rest === d ? [] : [place]))
          if (misfits.length === 1) found.add(misfits[0] as number)
        }
      }
    }
  }
  return [...found]
}

export const oddLetters = template({
  id: 'odd-one-out/letter-group',
  topic: 'odd-one-out',
  levels: ['easy', 'medium'],
  exams: EXAMS,

  draw(random, level) {
    for (;;) {
      const gaps = Array.from({ length: level === 'easy' ? 2 : 3 }, () => random.pick([1, 2, 3, 4, 5, -1, -2, -3]))
      const bad = random.int(0, gaps.length - 1)
      const oddGaps = gaps.with(bad, (gaps[bad] as number) + random.pick([-1, 1]))
      const groups = [0, 1, 2, 3, 4].map((k) => makeGroup(random, k === 0 ? oddGaps : gaps))
      const shuffled = random.shuffle(groups)
      const seen = oddGroups(shuffled)
      const plain =
        groups.every((group) => new Set(group).size === group.length) && new Set(groups.map((g) => g[0])).size === 5
      if (plain && seen.length === 1 && seen[0] === groups[0])
        return { groups: shuffled, odd: groups[0] as string, gaps }
    }
  },

  write({ groups, odd, gaps }) {
    const [first, last] = [groups.slice(0, 4).join(', '), groups[4]]
    const example = groups.find((group) => group !== odd) as string
    const at = (group: string) => places(group).join(', ')
    const steps = gaps.map(signed).join(', ')
    return {
      stem: say(
        `Four of the five letter groups ${first} and ${last} follow the same pattern. Which one does not?`,
        `${first}, ${last} అనే ఐదు అక్షరాల సమూహాలలో నాలుగు ఒకే నమూనాలో ఉన్నాయి. భిన్నంగా ఉన్నది ఏది?`,
        `${first} और ${last}, इन पाँच अक्षर-समूहों में से चार एक ही प्रतिरूप पर हैं। कौन-सा भिन्न है?`,
      ),
      correct: same(odd),
      distractors: groups
        .filter((group) => group !== odd)
        .map((group) => ({ text: same(group), mistake: 'counted the steps between its letters wrongly' })),
      explanation: paragraphs(
        say(
          `Write down the places of the letters (A = 1 … Z = 26) and the steps from letter to letter.`,
          `అక్షరాల స్థాన సంఖ్యలను (A = 1 … Z = 26), ఒక అక్షరం నుండి మరొక అక్షరానికి ఉన్న తేడాలను రాయండి.`,
          `अक्षरों के स्थान (A = 1 … Z = 26) और एक अक्षर से अगले अक्षर तक के अंतर लिखिए।`,
        ),
        say(
          `In four groups the steps are ${steps}; for example ${example} is ${at(example)}.`,
          `నాలుగు సమూహాలలో తేడాలు ${steps}; ఉదాహరణకు ${example} = ${at(example)}.`,
          `चार समूहों में अंतर ${steps} हैं; जैसे ${example} = ${at(example)}।`,
        ),
        say(
          `${odd} is ${at(odd)}: its steps do not agree.`,
          `${odd} = ${at(odd)}: దీని తేడాలు సరిపోవు.`,
          `${odd} = ${at(odd)}: इसके अंतर मेल नहीं खाते।`,
        ),
        say(`The odd one out is ${odd}.`, `భిన్నమైన సమూహం ${odd}.`, `भिन्न समूह ${odd} है।`),
      ),
    }
  },

  verify: ({ groups }) => oddGroups(groups).join(' or '),
})

function makeGroup(random: Random, gaps: readonly number[]): string {
  for (;;) {
    const row = [random.int(1, 26)]
    for (const gap of gaps) row.push((row.at(-1) as number) + gap)
    if (row.every((at) => at >= 1 && at <= 26)) return spell(row)
  }
}

/** The groups that stand alone by their steps or by their vowels, the two things people look at. */
function oddGroups(groups: readonly string[]): string[] {
  const views: readonly ((group: string) => string)[] = [
    (group) =>
      [...group]
        .slice(1)
        .map((to, n) => stepsForward(group[n] as string, to))
        .join(),
    (group) => String(/[AEIOU]/.test(group)),
    (group) => String(/^[AEIOU]/.test(group)),
    (group) => String(/[AEIOU]$/.test(group)),
  ]
  const found = new Set<string>()
  for (const view of views) {
    const seen = groups.map(view)
    const kinds = new Set(seen)
    if (kinds.size !== 2) continue
    groups.forEach((group, n) => {
      if (seen.filter((kind) => kind === seen[n]).length === 1) found.add(group)
    })
  }
  return [...found]
}
