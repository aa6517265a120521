import { describe, expect, test } from 'vitest'
import type { Letter } from '../question.ts'
import {
  type Item,
  type ItemFlag,
  type ItemResponse,
  itemStatistics,
  median,
  pointBiserial,
} from './item-statistics.ts'

const ITEM: Item = {
  kind: 'single-choice',
  optionCount: 4,
  accepted: [{ kind: 'single-choice', correct: 'a' }],
  allotted: 60,
}

describe('LSAT, section 6 (Bock and Lieberman 1970): 1,000 candidates, five questions', () => {
  // how many gave each pattern of right and wrong answers, from 00000 to 11111
  const PATTERNS = [
    3, 6, 2, 11, 1, 1, 3, 4, 1, 8, 0, 16, 0, 3, 2, 15, 10, 29, 14, 81, 3, 28, 15, 80, 16, 56, 21, 173, 11, 61, 28, 298,
  ]
  const candidates = PATTERNS.flatMap((count, pattern) =>
    Array.from({ length: count }, () => [4, 3, 2, 1, 0].map((bit) => (pattern >> bit) & 1)),
  )
  // published with the data: R package ltm, descript(LSAT), "Point Biserial correlation with Total Score, Excluded"
  test.each([
    [1, 924, 0.1128],
    [2, 709, 0.1532],
    [3, 553, 0.1728],
    [4, 763, 0.1444],
    [5, 870, 0.1216],
  ])('question %i: %i right, discrimination %d', (number, right, discrimination) => {
    const responses = candidates.map((answers): ItemResponse => {
      const own = answers[number - 1] ?? 0
      return { choice: own ? 'a' : 'b', rest: answers.reduce((a, b) => a + b, 0) - own, seconds: null }
    })
    const statistics = itemStatistics(ITEM, responses)
    expect(statistics).toMatchObject({ candidates: 1000, attempted: 1000, right, skipped: 0, medianSeconds: null })
    expect(statistics.discrimination).toBeCloseTo(discrimination, 4)
    expect(statistics.thirdSizes).toEqual([333, 334, 333])
  })
})

test.each<[what: string, gave: number[], numbers: number[], correlation: number | null]>([
  // (M1 − M0) / s · √(pq) = (8 − 4) / √8 · 1/2
  ['by hand: means 8 and 4, s² = 8', [1, 1, 0, 0], [6, 10, 2, 6], Math.SQRT1_2],
  ['all of it', [1, 1, 0, 0], [3, 3, 1, 1], 1],
  ['the other way round', [0, 0, 1, 1], [3, 3, 1, 1], -1],
  ['nothing to do with one another', [1, 0, 1, 0], [1, 1, 2, 2], 0],
  ['everybody did', [1, 1, 1], [1, 2, 3], null],
  ['everybody has the same marks', [1, 0, 1], [2, 2, 2], null],
  ['nobody', [], [], null],
])('point-biserial: %s', (_, gave, numbers, correlation) => {
  const found = pointBiserial(gave.map(Boolean), numbers)
  if (correlation === null) expect(found).toBeNull()
  else expect(found).toBeCloseTo(correlation, 4)
})

test.each([
  [[], null],
  [[7], 7],
  [[9, 1, 5], 5],
  [[4, 1, 3, 2], 2.5],
])('the median of %j is %s', (numbers, middle) => expect(median(numbers)).toBe(middle))

test('answers by thirds, skipped questions and time are counted', () => {
  const choices = ['b', 'b', null, 'a', 'c', 'a', 'a', 'a', 'b', 'a']
  const responses = choices.map((choice, rest) => ({ choice, rest, seconds: choice === null ? null : 10 * rest }))
  const { answers, ...counted } = itemStatistics(ITEM, responses.reverse())
  expect(counted).toMatchObject({ candidates: 10, attempted: 9, right: 5, skipped: 1, medianSeconds: 50, flags: [] })
  expect(counted.thirdSizes).toEqual([3, 4, 3])
  expect(answers.map(({ answer, right, thirds }) => `${answer} ${right} ${thirds}`)).toEqual([
    'a true 0,3,2',
    'b false 2,0,1',
    'c false 0,1,0',
    'd false 0,0,0',
  ])
})

test('typed numbers are one answer however they are spelled', () => {
  const item: Item = {
    kind: 'numeric',
    optionCount: 0,
    accepted: [{ kind: 'numeric', low: '1', high: '2' }],
    allotted: 60,
  }
  const responses = ['1.50', '1.5', '01.5', '-0', '0', '7'].map((choice, rest) => ({ choice, rest, seconds: 1 }))
  const { answers, right } = itemStatistics(item, responses)
  expect(right).toBe(3)
  expect(answers.map(({ answer, count, right }) => [answer, count, right])).toEqual([
    ['1.5', 3, true],
    ['0', 2, false],
    ['7', 1, false],
  ])
})

describe('flags, each with its figures', () => {
  /** How many of the weakest, middle and best third give each answer; the others skip the question. */
  function flags(
    answers: Partial<Record<Letter, [number, number, number]>>,
    { size = 20, seconds = 30 } = {},
  ): readonly ItemFlag[] {
    const responses = [0, 1, 2].flatMap((third) => {
      const given = Object.entries(answers).flatMap(([letter, counts]) => Array(counts[third]).fill(letter))
      return Array.from({ length: size }, (_, index) => ({ choice: given[index] ?? null, rest: third, seconds }))
    })
    return itemStatistics(ITEM, responses).flags
  }
  test.each<[string, ReturnType<typeof flags>, ItemFlag[]]>([
    ['a good question', flags({ a: [6, 10, 16], b: [5, 4, 2], c: [5, 4, 1], d: [4, 2, 1] }), []],
    [
      'the best choose another answer',
      flags({ a: [5, 3, 2], b: [5, 10, 16], c: [5, 4, 1] }),
      [{ code: 'key-likely-wrong', answer: 'b', chosen: 16, keyed: 2, of: 20 }],
    ],
    ['the weak choose another answer', flags({ a: [2, 6, 11], b: [15, 12, 8] }), []],
    [
      'the best are of two minds',
      flags({ a: [4, 6, 10], b: [4, 6, 9], c: [6, 4, 1] }),
      [{ code: 'two-keys-likely', answer: 'b', chosen: 9, keyed: 10, of: 20 }],
    ],
    ['everybody knows it', flags({ a: [20, 19, 20] }), [{ code: 'nearly-all-right', count: 59, of: 60 }]],
    ['nobody tries it', flags({ a: [0, 0, 1] }), [{ code: 'nearly-nobody-answered', count: 1, of: 60 }]],
    [
      'it takes very long',
      flags({ a: [6, 10, 16], b: [6, 4, 2] }, { seconds: 181 }),
      [{ code: 'too-slow', seconds: 181, allotted: 60 }],
    ],
    ['there are too few candidates', flags({ a: [2, 1, 0], b: [0, 3, 9] }, { size: 9 }), []],
  ])('%s', (_, found, expected) => expect(found).toEqual(expected))
})

describe('planted wrong keys in simulated sittings of 100 candidates', () => {
  const [CANDIDATES, QUESTIONS, PLANTED] = [100, 100, 10]

  /** Answers by the three-parameter logistic model; whoever does not know it and guesses wrong, chooses any other option. */
  function sitting(seed: number, scale: number) {
    const random = mulberry32(seed)
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const abilities = Array.from({ length: CANDIDATES }, normal)
    const questions = Array.from({ length: QUESTIONS }, (_, index) => {
      const [discrimination, difficulty] = [0.5 + random(), -2 + 4 * random()]
      const choices = abilities.map((ability) => {
        const known = 0.25 + 0.75 / (1 + Math.exp(-scale * discrimination * (ability - difficulty)))
        return random() < known ? 'a' : (['b', 'c', 'd'][Math.floor(random() * 3)] as Letter)
      })
      return { choices, planted: index < PLANTED, key: index < PLANTED ? 'b' : 'a' } as const
    })
    const marks = abilities.map((_, one) => questions.filter(({ choices, key }) => choices[one] === key).length)
    return questions.map(({ choices, planted, key }) => {
      const responses = choices.map((choice, one) => {
        const rest = (marks[one] ?? 0) - (choice === key ? 1 : 0)
        return { choice, rest, seconds: 50 }
      })
      const { flags } = itemStatistics({ ...ITEM, accepted: [{ kind: 'single-choice', correct: key }] }, responses)
      return { planted, flagged: flags.length > 0, keyFlagged: flags.some(({ code }) => code === 'key-likely-wrong') }
    })
  }

  // scale 1 is the logistic model as it is, 1.7 the one close to the normal ogive
  test.each([1, 1.7])('most are flagged, hardly any good question (scale %d)', (scale) => {
    const questions = [11, 23, 37, 53, 71].flatMap((seed) => sitting(seed, scale))
    const planted = questions.filter((one) => one.planted)
    const good = questions.filter((one) => !one.planted)
    expect(planted).toHaveLength(50)
    expect(planted.filter(({ keyFlagged }) => keyFlagged).length).toBeGreaterThanOrEqual(45)
    expect(good.filter(({ flagged }) => flagged).length).toBeLessThanOrEqual(0.02 * good.length)
  })
})

/** A generator of random numbers with a seed, public domain (Tommy Ettinger 2017). */
function mulberry32(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
