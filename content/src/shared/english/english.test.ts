import { describe, expect, test } from 'vitest'
import type { DraftQuestion, WrittenItem } from '../../question.ts'
import { faults } from '../../questions/faults.ts'
import { contentOf, TOPIC_CONTENT } from '../../topics/index.ts'

const ENGLISH_TEMPLATES = contentOf('english').flatMap(({ templates = [] }) => templates)
const WRITTEN_ITEMS = contentOf('english').flatMap(({ items = [] }) => items)
const PASSAGES = TOPIC_CONTENT['reading-comprehension'].items ?? []
const CLOZES = TOPIC_CONTENT.cloze.items ?? []

const questionsOf = ({ draft }: WrittenItem): readonly DraftQuestion[] => draft.questions
const repeated = (texts: readonly string[]) => texts.filter((text, place) => texts.indexOf(text) !== place)

describe('ids', () => {
  const all = [...ENGLISH_TEMPLATES, ...WRITTEN_ITEMS]

  test('are unique', () => expect(repeated(all.map(({ id }) => id))).toEqual([]))

  test('start with their topic and go on in small letters', () => {
    const odd = all.filter(({ id, topic }) => !id.startsWith(`${topic}/`) || !/^[a-z-]+\/[a-z0-9-]+$/.test(id))
    expect(odd.map(({ id }) => id)).toEqual([])
  })
})

describe('written items', () => {
  test.each(WRITTEN_ITEMS.map((item) => [item.id, item] as const))('%s is sound', (_id, item) => {
    expect(questionsOf(item).flatMap((question) => faults(question, question.correct.en, []))).toEqual([])
    expect(item.levels).toHaveLength(1)
    expect(item.exams.length).toBeGreaterThan(0)
  })

  test('never ask the same thing twice', () => {
    const asked = WRITTEN_ITEMS.flatMap((item) =>
      questionsOf(item).map(({ stem, correct }) => `${item.draft.passage?.en ?? ''}${stem.en}|${correct.en}`),
    )
    expect(repeated(asked)).toEqual([])
  })

  test('a fixed order holds every option of its question and no other', () => {
    for (const question of WRITTEN_ITEMS.flatMap(questionsOf)) {
      if (!question.fixedOrder) continue
      const options = [question.correct, ...question.distractors.map(({ text }) => text)].map(({ en }) => en)
      expect(question.fixedOrder.map(({ en }) => en).toSorted()).toEqual(options.toSorted())
    }
  })

  test('are enough for many papers', () => {
    expect(WRITTEN_ITEMS.filter(({ draft }) => !draft.passage).length).toBeGreaterThanOrEqual(700)
  })
})

describe('reading passages', () => {
  test('there are seventy or more', () => expect(PASSAGES.length).toBeGreaterThanOrEqual(70))

  test.each(PASSAGES.map((item) => [item.id, item] as const))('%s is of examination length', (_id, { draft }) => {
    const words = draft.passage?.en.match(/[\p{L}\d’-]+/gu) ?? []
    expect(words.length).toBeGreaterThanOrEqual(180)
    expect(words.length).toBeLessThanOrEqual(330)
    expect(draft.questions).toHaveLength(5)
  })
})

test('the right option of a reading question is not usually the longest', () => {
  const questions = PASSAGES.flatMap(questionsOf)
  const betrayed = questions.filter(({ correct, distractors }) =>
    distractors.every(({ text }) => text.en.length < correct.en.length),
  )
  expect(betrayed.length / questions.length).toBeLessThan(0.25)
})

describe('cloze passages', () => {
  test('there are forty or more', () => expect(CLOZES.length).toBeGreaterThanOrEqual(40))

  test.each(CLOZES.map((item) => [item.id, item] as const))(
    '%s has five to ten blanks, one question each',
    (_id, item) => {
      const blanks = [...(item.draft.passage?.en ?? '').matchAll(/\*\*\((\d+)\) _____\*\*/g)].map(([, number]) =>
        Number(number),
      )
      expect(blanks).toEqual(item.draft.questions.map((_question, place) => place + 1))
      expect(blanks.length).toBeGreaterThanOrEqual(5)
      expect(blanks.length).toBeLessThanOrEqual(10)
      expect(item.draft.passage?.en).not.toMatch(/[{}|]/)
    },
  )

  test.each(CLOZES.map((item) => [item.id, item] as const))('%s: options of a blank are of one kind', (_id, item) => {
    const text = item.draft.passage?.en ?? ''
    for (const [place, { correct, distractors }] of item.draft.questions.entries()) {
      const options = [correct, ...distractors.map(({ text }) => text)].map(({ en }) => en)
      expect(options).toHaveLength(5)
      // capital letters, or the sound after “a” and “an”, must not betray the answer
      expect(new Set(options.map((option) => /^[A-Z]/.test(option))).size).toBe(1)
      const article = text.match(new RegExp(`\\b(an?) \\*\\*\\(${place + 1}\\)`, 'i'))?.[1]
      if (article) expect(new Set(options.map((option) => /^[aeiou]/i.test(option))).size, options.join()).toBe(1)
    }
  })
})
