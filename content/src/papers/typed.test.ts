import { readChoice } from '@pariksha/domain/question'
import { describe, expect, test } from 'vitest'
import { BANK } from '../bank.ts'
import type { DraftQuestion } from '../question.ts'
import { createRandom } from '../random.ts'
import { same } from '../text/localized.ts'
import { assemblePaper } from './assemble.ts'
import type { Blueprint } from './blueprints/blueprint.ts'
import { CAT } from './blueprints/cat.ts'
import { asTyped } from './typed.ts'

const question = (stem: string, correct: string): DraftQuestion => ({
  stem: same(stem),
  correct: same(correct),
  distractors: ['1', '2', '3'].map((text) => ({ text: same(text), mistake: '' })),
  explanation: same(correct),
})

describe('an answer can be typed', () => {
  test.each([
    ['42', '42'],
    ['-7', '-7'],
    ['$-68$', '-68'],
    ['7,500', '7500'],
    ['12,34,567', '1234567'],
  ])('%s as %s', (printed, typed) => {
    expect(asTyped(question('How many?', printed))?.answer).toEqual({ kind: 'numeric', low: typed, high: typed })
  })

  test.each(['12 days', '₹450', '45%', '2.5', '3 : 4', '12, 15', '1,2', 'b', '$\\frac{1}{2}$'])('not %s', (printed) => {
    expect(asTyped(question('How many?', printed))).toBeUndefined()
  })

  test.each(['Which of these is divisible by 9?', 'Choose the odd one out.', 'What can be the length, in cm?'])(
    'not where the options are needed: %s',
    (stem) => expect(asTyped(question(stem, '42'))).toBeUndefined(),
  )

  test('not where the options are pictures or stand in an order', () => {
    expect(asTyped({ ...question('How many?', '3'), optionPictures: { 3: '<svg/>' } })).toBeUndefined()
    expect(asTyped({ ...question('How many?', '3'), fixedOrder: ['1', '2', '3', '4'].map(same) })).toBeUndefined()
  })
})

test('the order of sentences is typed in numbers, and letters are named nowhere', () => {
  const jumbles = BANK.items.filter(({ topic }) => topic === 'para-jumbles')
  expect(jumbles.length).toBeGreaterThan(30)
  for (const { draft } of jumbles)
    for (const { typed, correct } of draft.questions) {
      expect(typed?.answer).toBe([...correct.en].map((letter) => 'PQRST'.indexOf(letter) + 1).join(''))
      expect(typed?.explanation.en).toContain(typed?.answer)
      expect(`${typed?.stem.en}\n${typed?.explanation.en}`).not.toMatch(/\b[PQRST]{1,5}\b/)
    }
})

test('what can be typed can be entered in the exam room and stands in the explanation', () => {
  let typeable = 0
  for (const { id, levels, make } of BANK.templates)
    for (const level of levels)
      for (const one of make(createRandom(`${id}/typed`), level).draft.questions) {
        const typed = asTyped(one)
        if (typed?.answer.kind !== 'numeric') continue
        typeable++
        expect(readChoice({ kind: 'numeric', optionCount: 0 }, typed.answer.low), id).toBe(typed.answer.low)
        expect(typed.explanation.en.replaceAll(/[,{}$]/g, ''), id).toContain(typed.answer.low)
      }
  expect(typeable).toBeGreaterThan(100)
})

const MIXED: Blueprint = {
  exam: 'cat',
  minutes: 40,
  optionCount: 4,
  levels: { easy: 0.2, medium: 0.4, hard: 0.4 },
  sections: [
    {
      name: 'Numbers and sets',
      minutes: null,
      marking: { right: '3', wrong: '-1' },
      typedMarking: { right: '3', wrong: '0' },
      parts: [
        { count: 6, topics: ['number-system', 'divisibility'] },
        { count: 5, topics: ['number-system', 'divisibility', 'progressions'], kind: 'numeric' },
        { count: 8, topics: ['caselet'], kind: 'numeric' },
      ],
    },
  ],
}

test('a part of typed answers has no options and a worth of its own; sets type what can be typed', () => {
  const { paper } = assemblePaper(MIXED, BANK, 'typed')
  const questions = paper.sections.flatMap((section) => section.questions)
  expect(questions.slice(0, 6).map(({ kind }) => kind)).toEqual(Array(6).fill('single-choice'))
  expect(questions.slice(6, 11).map(({ kind }) => kind)).toEqual(Array(5).fill('numeric'))
  const ofSets = questions.slice(11)
  expect(new Set(ofSets.map(({ kind }) => kind)).has('numeric')).toBe(true)
  expect(ofSets.every(({ passage }) => passage)).toBe(true)
  for (const { kind, options, answer, marking } of questions) {
    expect(answer.kind).toBe(kind)
    expect(options).toHaveLength(kind === 'numeric' ? 0 : 4)
    expect(marking).toEqual(kind === 'numeric' ? { right: '3', wrong: '0' } : undefined)
  }
})

test.each(['one', 'two', 'three'])(
  'CAT has four passages of four questions and types as often as the examination (%s)',
  (seed) => {
    const { paper } = assemblePaper(CAT, BANK, seed)
    const [verbal, sets, quantitative] = paper.sections.map(({ questions }) => questions)
    const passages = (verbal ?? []).flatMap(({ passage }) => (passage ? [passage.en] : []))
    expect([...Map.groupBy(passages, (passage) => passage).values()].map(({ length }) => length)).toEqual([4, 4, 4, 4])
    expect(new Set(sets?.map(({ passage }) => passage?.en)).size).toBe(5)
    const typed = [verbal, sets, quantitative].map((all) => all?.filter(({ kind }) => kind === 'numeric').length ?? 0)
    expect([typed[0], typed[2]]).toEqual([4, 8])
    expect(typed[1]).toBeGreaterThanOrEqual(9)
    expect(typed[1]).toBeLessThanOrEqual(13)
  },
)
