import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { LEVELS } from '@pariksha/contract/questions/question-file'
import { LETTERS, type Letter } from '@pariksha/domain/question'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Group, type LetterCounts, pickGroups } from './pick-groups.ts'
import { apportion, type Cell, planNeeds } from './plan-needs.ts'

const topic = fc.constantFrom('ages', 'boats', 'clock', 'directions')
const level = fc.constantFrom(...LEVELS)
const rule = fc.record({
  topics: fc.uniqueArray(fc.record({ topic, share: fc.integer({ min: 1, max: 100 }) }), {
    selector: (one) => one.topic,
    minLength: 1,
  }),
  levels: fc
    .record({ easy: fc.nat(10), medium: fc.nat(10), hard: fc.nat(10) })
    .filter(({ easy, medium, hard }) => easy + medium + hard > 0),
  source: fc.constant('both' as const),
  kinds: fc.constant<PaperRule['kinds']>(['single-choice']),
  skip_last: fc.constant(0),
})

test.each([
  [10, [1, 1, 1], [4, 3, 3]],
  [7, [2, 1, 1], [3, 2, 2]],
  [0, [5, 1], [0, 0]],
  [3, [0, 0], [0, 0]],
])('%i places in the proportion of %j are %j', (count, weights, shares) => {
  expect(apportion(count, weights)).toEqual(shares)
})

test('shares add up, and none is further than one from its exact part', () => {
  fc.assert(
    fc.property(fc.nat(300), fc.array(fc.nat(1000), { minLength: 1 }), (count, weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      const shares = apportion(count, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : count)
      for (const [index, share] of shares.entries())
        if (total > 0) expect(Math.abs(share - (count * (weights[index] ?? 0)) / total)).toBeLessThan(1)
    }),
  )
})

test('every free place gets a topic and a level of the rule, and an empty section the shares of the rule', () => {
  const there = fc.array(fc.record({ topic: fc.option(topic), level: fc.option(level) }), { maxLength: 30 })
  fc.assert(
    fc.property(rule, fc.nat(60), there, (one, free, questions) => {
      const cells = planNeeds(one, { count: free + questions.length, free, there: questions })
      expect(cells).toHaveLength(free)
      for (const cell of cells) expect(one.levels[cell.level]).toBeGreaterThan(0)
      const asked = new Set(one.topics.map((wanted) => wanted.topic))
      expect(cells.every((cell) => asked.has(cell.topic as never))).toBe(true)
      if (questions.length > 0) return
      const shares = apportion(
        free,
        one.topics.map(({ share }) => share),
      )
      for (const [index, wanted] of one.topics.entries())
        expect(cells.filter((cell) => cell.topic === wanted.topic)).toHaveLength(shares[index] ?? 0)
    }),
  )
})

test('passages are taken whole, nothing is asked twice, and what nothing fits is reported', () => {
  const groups = fc
    .array(fc.record({ topic, level: fc.option(level), size: fc.integer({ min: 1, max: 5 }), asks: fc.nat(20) }))
    .map((some) =>
      some.map(
        ({ topic, level, size, asks }, n): Group => ({
          topic,
          level,
          whole: true,
          questions: Array.from({ length: size }, (_, place) => ({
            id: n * 10 + place,
            version: 1,
            digests: [`asks ${asks} ${place}`],
            letter: LETTERS[asks % 4] ?? null,
          })),
        }),
      ),
    )
  const cells = fc.array(fc.record({ topic, level }), { maxLength: 40 })
  fc.assert(
    fc.property(cells, groups, fc.array(fc.nat(20)), (wanted, offered, before) => {
      const asked = new Set(before.map((one) => `asks ${one} 0`))
      const { groups: picked, left } = pickGroups(wanted, offered, asked, { letters: {}, optionCount: 4 })
      const questions = picked.flatMap((group) => group.questions)
      expect(questions.length + left.length).toBe(wanted.length)
      expect(picked.every((group) => offered.includes(group))).toBe(true)
      const digests = questions.flatMap((one) => one.digests)
      expect(new Set(digests).size).toBe(digests.length)
      expect(digests.some((digest) => asked.has(digest))).toBe(false)
      const count = (of: string) =>
        picked.filter((group) => group.topic === of).reduce((sum, group) => sum + group.questions.length, 0)
      for (const { topic: one } of wanted)
        expect(count(one)).toBeLessThanOrEqual(wanted.filter((cell) => cell.topic === one).length)
    }),
  )
})

const single = (letter: Letter | null, n: number, changes: Partial<Group> = {}): Group => ({
  topic: 'ages',
  level: 'easy',
  whole: true,
  questions: [{ id: n, version: 1, digests: [`asks ${n}`], letter }],
  ...changes,
})
const pickedLetters = (groups: readonly Group[], count: number, letters: LetterCounts = {}) =>
  pickGroups(Array<Cell>(count).fill({ topic: 'ages', level: 'easy' }), groups, new Set(), { letters, optionCount: 4 })
    .groups.flatMap(({ questions }) => questions.map(({ letter }) => letter))
    .sort()

test('where there is a choice, right answers are spread over the letters', () => {
  const many = [...'aaaaaabbbbccd'].map((letter, n) => single(letter as Letter, n))
  expect(pickedLetters(many, 4)).toEqual(['a', 'b', 'c', 'd'])
  expect(pickedLetters(many, 3, { a: 2, b: 1 })).toEqual(['b', 'c', 'd'])
  expect(
    pickedLetters(
      [...'aaab'].map((letter, n) => single(letter as Letter, n)),
      3,
    ),
  ).toEqual(['a', 'a', 'b'])
})

test('the level and the languages of a question come before the letter of its answer', () => {
  const hard = single('b', 1, { level: 'hard' })
  const english = single('b', 2, { whole: false })
  const fitting = single('a', 3)
  expect(pickedLetters([hard, english, fitting], 1, { a: 9 })).toEqual(['a'])
})
