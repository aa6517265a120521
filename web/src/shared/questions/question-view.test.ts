import { LETTERS, type QuestionKind } from '@pariksha/domain/question'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { AnswerForm } from './answering/answer-form.tsx'
import type { Question } from './question.ts'
import { QuestionView } from './question-view.tsx'
import { Solution } from './solution/solution.tsx'

const withOptions = (count: number): Question => ({
  question_number: 7,
  question: { en: '<p>Which?</p>', te: '<p>ఏది?</p>' },
  question_image: null,
  options: LETTERS.slice(0, count).map((choice) => ({ choice, value: { en: `Option ${choice}` }, image: null })),
})
const shared = (count: number) => ({ question: withOptions(count), language: 'en' as const })

const shown = (question: Question, answer: ReactNode, language: 'en' | 'te' = 'en') =>
  renderToStaticMarkup(createElement(QuestionView, { question, language }, answer))
const previewOf = (count: number, kind: QuestionKind) =>
  shown(withOptions(count), createElement(AnswerForm, { ...shared(count), kind, choice: null }))
const partsOf = (html: string, pattern: RegExp) => html.match(pattern) ?? []

test.each([2, 3, 4, 5, 6])('a preview of %i options shows them in the printed order and takes no answer', (count) => {
  const html = previewOf(count, 'single-choice')
  expect(partsOf(html, /Option \w/g)).toEqual(LETTERS.slice(0, count).map((letter) => `Option ${letter}`))
  expect(partsOf(html, /<input[^>]*disabled/g)).toHaveLength(count)
})

test.each<[QuestionKind, number, RegExp]>([
  ['single-choice', 4, /type="radio"/g],
  ['multiple-choice', 4, /type="checkbox"/g],
  ['numeric', 0, /inputMode="none"/gi],
])('a %s question is answered with what fits it', (kind, count, field) => {
  expect(partsOf(previewOf(count, kind), field)).toHaveLength(Math.max(count, 1))
})

test('an answer that was given is chosen, and can change', () => {
  const form = createElement(AnswerForm, {
    ...shared(4),
    kind: 'multiple-choice',
    choice: 'bd',
    onAnswer: () => undefined,
  })
  const inputs = partsOf(shown(withOptions(4), form), /<input[^>]*>/g)
  expect(inputs.map((input) => input.includes('checked'))).toEqual([false, true, false, true])
  expect(inputs.some((input) => input.includes('disabled'))).toBe(false)
})

test.each([
  ['the right answer was given', 'f', [1, 1, 0]],
  ['a wrong one was given', 'b', [1, 0, 1]],
  ['none was given', null, [1, 0, 0]],
])('a solution where %s', (_name, given, [right, ownRight, ownWrong]) => {
  const solution = createElement(Solution, {
    ...shared(6),
    correct: 'f',
    given,
    explanation: { en: 'Because 1 &lt; 2.' },
  })
  const html = shown(withOptions(6), solution)
  expect(partsOf(html, /✓ Correct answer/g)).toHaveLength(right ?? 0)
  expect(partsOf(html, /· Your answer/g)).toHaveLength(ownRight ?? 0)
  expect(partsOf(html, /✗ Your answer/g)).toHaveLength(ownWrong ?? 0)
  expect(html).toContain('Because 1 &lt; 2.')
})

test('it is read in the language asked for, or in English', () => {
  const html = shown(
    withOptions(2),
    createElement(AnswerForm, { ...shared(2), language: 'te', kind: 'single-choice', choice: null }),
    'te',
  )
  expect(html).toContain('<div lang="te" class="question-text"><p>ఏది?</p></div>')
  expect(partsOf(html, /lang="en"/g)).toHaveLength(2)
})
