import type { Solution } from '@pariksha/contract/attempts/results'
import { expect, test } from 'vitest'
import { type Analysed, FILTER_KEYS, FILTERS, pacesOf, passes, reviewed, setOf } from './reviewed.ts'
import { readAddress, solutionsAt } from './solution-address.ts'
import { solutionState } from './solution-state.ts'

const option = (choice: string) => ({ choice, value: { en: choice }, image: null })
const solution: Solution = {
  question_number: 1,
  section: 0,
  question: { en: 'Question' },
  question_image: null,
  passage: null,
  options: ['a', 'b', 'c', 'd'].map(option),
  correct_choice: 'b',
  also_correct: [],
  correction: null,
  user_choice: null,
  explanation: null,
  marked_review: false,
  marks: 0,
  seconds: 0,
  late_choice: null,
}
const numeric: Solution = { ...solution, options: [], correct_choice: '12 – 12.5' }

test.each([
  ['no answer', solution, 'not-attempted'],
  ['the right letter, whatever its case', { ...solution, user_choice: 'B' }, 'correct'],
  ['another letter that is accepted', { ...solution, user_choice: 'c', also_correct: ['c'] }, 'correct'],
  ['a question that was dropped', { ...solution, user_choice: 'b', correct_choice: '' }, 'dropped'],
  ['a dropped question without an answer', { ...solution, correct_choice: '' }, 'dropped'],
  ['another letter', { ...solution, user_choice: 'a' }, 'incorrect'],
  ['some of several letters', { ...solution, user_choice: 'a', correct_choice: 'ac' }, 'incorrect'],
  ['a number within the range', { ...numeric, user_choice: '12.2', marks: 1 }, 'correct'],
  ['a number outside of the range', { ...numeric, user_choice: '13', marks: -1 }, 'incorrect'],
])('%s', (_, given, state) => {
  expect(solutionState(given)).toBe(state)
})

const section = (opens: number, closes: number, question_count: number) => ({
  name: 'Section',
  first_question: 1,
  question_count,
  opens,
  closes,
  marking: { right: 1, wrong: 0, blank: 0 },
})

/** One question as a list of solutions has it; its test gives 40 s for a question. */
function review(change: Partial<Solution>, analysed?: Analysed) {
  const { user_choice, marked_review, marks, seconds, late_choice, ...shared } = { ...solution, ...change }
  const answer = { user_choice, marked_review, marks, seconds, late_choice }
  const [one] = reviewed([shared], [answer], [section(0, 400, 10)], analysed)
  if (!one) throw new Error('nothing to review')
  return one
}

test('each filter shows the questions of its name', () => {
  const shown = (change: Partial<Solution>) => FILTERS.filter((filter) => passes(review(change), filter))
  expect(shown({})).toEqual(['all', 'unattempted'])
  expect(shown({ user_choice: 'a', marked_review: true })).toEqual(['all', 'wrong', 'marked'])
  expect(shown({ user_choice: 'b', late_choice: 'c', seconds: 60 })).toEqual(['all', 'late'])
  expect(shown({ user_choice: 'b', seconds: 61 })).toEqual(['all', 'slow'])
})

test('what others needed is slow or not, and a changed answer is known, once the analysis is there', () => {
  const everyone = { right_share: 0.5, median_seconds: 100 }
  const analysed = (changes: number): Analysed => ({
    topics: null,
    questions: [{ question_number: 1, topic: 'pie-chart', changes, everyone }],
  })
  const shown = (seconds: number, changes: number) => {
    const one = review({ user_choice: 'b', seconds }, analysed(changes))
    return FILTERS.filter((filter) => passes(one, filter))
  }
  expect(shown(150, 0)).toEqual(['all'])
  expect(shown(151, 1)).toEqual(['all', 'slow', 'changed'])
  expect(review({}, analysed(0))).toMatchObject({ topic: { slug: 'pie-chart', name: 'pie-chart' }, everyone })
  expect(review({ question_number: 2 }, analysed(0))).toMatchObject({ topic: null, everyone: null, changes: null })
})

test('no two filters have the same key, nor that of the first question', () => {
  expect(new Set([...Object.values(FILTER_KEYS), 'o']).size).toBe(FILTERS.length + 1)
})

test('sections that share a clock share its pace', () => {
  expect(pacesOf([section(0, 600, 10), section(0, 600, 20), section(600, 1200, 10)])).toEqual([20, 20, 60])
})

test('a set is all questions of the same passage', () => {
  const all = [
    review({ question_number: 1 }),
    review({ question_number: 2, passage: { en: 'A table' } }),
    review({ question_number: 3, passage: { en: 'A table' } }),
    review({ question_number: 4, passage: { en: 'A story' } }),
  ]
  const numbers = (number: number) => setOf(all, number).map(({ question_number }) => question_number)
  expect([1, 2, 3, 4, 5].map(numbers)).toEqual([[], [2, 3], [2, 3], [4], []])
})

test.each([
  [{ filter: 'all', section: null, topic: null, question: null }, '?tab=solutions'],
  [
    { filter: 'wrong', section: 0, topic: 'pie-chart', question: 12 },
    '?tab=solutions&show=wrong&section=0&topic=pie-chart&question=12',
  ],
] as const)('the address says what is shown: %o', (wanted, address) => {
  expect(solutionsAt(wanted)).toBe(address)
  expect(readAddress(new URLSearchParams(address))).toEqual({ tab: 'solutions', ...wanted })
})

test('an address that makes no sense shows the summary and all', () => {
  const nothing = { tab: 'summary', filter: 'all', section: null, topic: null, question: null }
  expect(readAddress(new URLSearchParams('tab=x&show=y&section=-1&topic=%3Cb%3E&question=1e9'))).toEqual(nothing)
})
