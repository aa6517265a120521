import type { PaperDraft } from '@pariksha/contract/papers/paper-draft'
import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { expect, test } from 'vitest'
import { problemOf, ruleOf, withTopics } from './rule.ts'

const TOPICS = [
  { slug: 'percentage', subject: 'Arithmetic' },
  { slug: 'ages', subject: 'Arithmetic' },
  { slug: 'synonyms', subject: 'English' },
]
const draft = (name: string, rule: PaperRule | null = null) =>
  ({ rules: [rule], pattern: { sections: [{ name, count: 5 }] } }) as unknown as PaperDraft

test('a section of its own that has the name of a subject is filled from its topics', () => {
  expect(ruleOf(draft('Arithmetic'), 0, TOPICS).topics.map(({ topic }) => topic)).toEqual(['percentage', 'ages'])
  expect(ruleOf(draft('English language'), 0, TOPICS).topics.map(({ topic }) => topic)).toEqual(['synonyms'])
  expect(ruleOf(draft('Part A'), 0, TOPICS).topics).toEqual([])
})

test('a section is filled again as it was the last time', () => {
  const before = { ...ruleOf(draft('English'), 0, TOPICS), source: 'bank' } as const
  expect(ruleOf(draft('Arithmetic', before), 0, TOPICS)).toEqual(before)
})

test('a topic that is added twice is there once, with its share', () => {
  const there = [{ topic: 'ages', share: 4 }]
  expect(withTopics(there, TOPICS.slice(0, 2))).toEqual([
    { topic: 'ages', share: 4 },
    { topic: 'percentage', share: 1 },
  ])
})

test('what a rule lacks is reported, one thing at a time', () => {
  const whole = ruleOf(draft('English'), 0, TOPICS)
  expect(problemOf(whole)).toBeNull()
  expect(problemOf({ ...whole, topics: [] })).toBe('needTopic')
  expect(problemOf({ ...whole, levels: { easy: 0, medium: 0, hard: 0 } })).toBe('needLevel')
  expect(problemOf({ ...whole, kinds: [] })).toBe('needKind')
})
