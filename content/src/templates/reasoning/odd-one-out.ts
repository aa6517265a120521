import { template } from '../../question.ts'
import type { Random } from '../../random.ts'
import { same } from '../../text.ts'
import { places, spell, stepsForward } from './letters.ts'

const EXAMS = ['icet', 'ssc', 'bank', 'railway', 'mat', 'afcat', 'nimcet'] as const

type Property = { readonly name: string; readonly has: (n: number) => boolean }

const property = (name: string, has: (n: number) => boolean): Property => ({ name, has })
const digits = (n: number) => [...String(n)].map(Number)
const digitSum = (n: number) => digits(n).reduce((sum, digit) => sum + digit, 0)
const isRoot = (n: number, power: number) => Math.round(n ** (1 / power)) ** power === n
const isPrime = (n: number) =>
  n > 1 && Array.from({ length: Math.floor(Math.sqrt(n)) - 1 }, (_, k) => k + 2).every((d) => n % d !== 0)

/** What four of the five numbers can have in common. */
const SHARED: readonly Property[] = [
  property('a prime number', isPrime),
  property('a perfect square', (n) => isRoot(n, 2)),
  property('a perfect cube', (n) => isRoot(n, 3)),
  property('1 more than a perfect square', (n) => isRoot(n - 1, 2)),
  property('1 less than a perfect square', (n) => isRoot(n + 1, 2)),
  property('1 more than a perfect cube', (n) => isRoot(n - 1, 3)),
  property('a multiple of 7', (n) => n % 7 === 0),
  property('a multiple of 9', (n) => n % 9 === 0),
  property('a multiple of 11', (n) => n % 11 === 0),
  property('a multiple of 13', (n) => n % 13 === 0),
  property('a multiple of 17', (n) => n % 17 === 0),
  property(
    'the product of two consecutive numbers',
    (n) => Math.floor(Math.sqrt(n)) * (Math.floor(Math.sqrt(n)) + 1) === n,
  ),
]

const MEMBERS = new Map(
  SHARED.map((shared) => [shared, Array.from({ length: 2200 }, (_, n) => n + 1).filter(shared.has)]),
)

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
      const shared = random.pick(SHARED)
      const [low, high] = level === 'easy' ? [10, 99] : [100, shared.name.includes('cube') ? 2200 : 700]
      const members = (MEMBERS.get(shared) ?? []).filter((n) => n >= low && n <= high)
      if (members.length < 4) continue
      // many tries for one property, or else those that are easily met would crowd out the others
      for (let attempt = 0; attempt < 50; attempt++) {
        const odd = random.int(low, high)
        const numbers = random.shuffle([...random.sample(members, 4), odd])
        const seen = singledOut(numbers)
        if (seen.size === 1 && seen.has(odd) && !shared.has(odd)) return { numbers, odd, shared }
      }
    }
  },

  write: ({ numbers, odd, shared }) => ({
    stem: {
      en: `Four of the five numbers ${numbers.slice(0, 4).join(', ')} and ${numbers[4]} are alike in a certain way. Which one is different?`,
    },
    correct: same(String(odd)),
    distractors: numbers
      .filter((n) => n !== odd)
      .map((n) => ({ text: same(String(n)), mistake: `did not see that ${n} is ${shared.name}` })),
    explanation: {
      en: [
        `Look for a property that four of the numbers have: each of ${numbers.filter((n) => n !== odd).join(', ')} is ${shared.name}.`,
        `${odd} is not ${shared.name}. Being odd or even, or the number of digits, does not single out any other one.`,
        `The odd one out is ${odd}.`,
      ].join('\n\n'),
    },
  }),

  verify: ({ numbers }) => [...singledOut(numbers)].join(' or '),
})

type PairRule = { readonly says: string; readonly of: (n: number) => number }

const PAIR_RULES: readonly PairRule[] = [
  { says: 'the square of the first', of: (n) => n * n },
  { says: '1 more than the square of the first', of: (n) => n * n + 1 },
  { says: '1 less than the square of the first', of: (n) => n * n - 1 },
  { says: 'the cube of the first', of: (n) => n ** 3 },
  { says: '1 less than the cube of the first', of: (n) => n ** 3 - 1 },
  { says: 'the first times the number after it', of: (n) => n * (n + 1) },
  { says: 'the first times the number before it', of: (n) => n * (n - 1) },
  { says: '3 times the first, plus 2', of: (n) => 3 * n + 2 },
  { says: '4 times the first, minus 1', of: (n) => 4 * n - 1 },
  { says: '5 times the first, plus 3', of: (n) => 5 * n + 3 },
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
    return {
      stem: {
        en: `In four of these five pairs the second number is made from the first by the same rule. Which pair is different?\n\n${shown.join(', ')}`,
      },
      correct: same(shown[place] as string),
      distractors: shown
        .filter((_, k) => k !== place)
        .map((text) => ({ text: same(text), mistake: 'tested the pair against another rule' })),
      explanation: {
        en: [
          `In the other four pairs the second number is ${chosen.says}.`,
          `From ${first} the rule makes ${chosen.of(first)}, not ${second}.`,
          `A pair must be tested by the rule that most of them follow; that some second numbers are even and others odd means nothing here.`,
          `The odd pair is ${shown[place]}.`,
        ].join('\n\n'),
      },
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

  write: ({ groups, odd, gaps }) => ({
    stem: {
      en: `Four of the five letter groups ${groups.slice(0, 4).join(', ')} and ${groups[4]} follow the same pattern. Which one does not?`,
    },
    correct: same(odd),
    distractors: groups
      .filter((group) => group !== odd)
      .map((group) => ({ text: same(group), mistake: 'counted the steps between its letters wrongly' })),
    explanation: {
      en: [
        `Write down the places of the letters (A = 1 … Z = 26) and the steps from letter to letter.`,
        `In four groups the steps are ${gaps.map(signed).join(', ')}; for example ${exampleOf(groups, odd)}.`,
        `${odd} is ${places(odd).join(', ')}: its steps do not agree.`,
        `The odd one out is ${odd}.`,
      ].join('\n\n'),
    },
  }),

  verify: ({ groups }) => oddGroups(groups).join(' or '),
})

const signed = (by: number) => (by < 0 ? `−${-by}` : `+${by}`)

function exampleOf(groups: readonly string[], odd: string): string {
  const group = groups.find((other) => other !== odd) as string
  return `${group} is ${places(group).join(', ')}`
}

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
