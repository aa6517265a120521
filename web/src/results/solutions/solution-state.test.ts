import type { Solution } from '@pariksha/contract/attempts/results'
import { expect, test } from 'vitest'
import { FILTERS, passes, solutionState } from './solution-state.ts'

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

test('each filter shows the questions of its name', () => {
  const shown = (change: Partial<Solution>) => FILTERS.filter((filter) => passes({ ...solution, ...change }, filter))
  expect(shown({})).toEqual(['all', 'unattempted'])
  expect(shown({ user_choice: 'a', marked_review: true })).toEqual(['all', 'wrong', 'marked'])
  expect(shown({ user_choice: 'b', late_choice: 'c' })).toEqual(['all', 'late'])
})
