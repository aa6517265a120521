import { expect, test } from 'vitest'
import { DEFAULT_MODEL } from './memory-model.ts'
import { dueAt, type NotebookAnswer, notebookFrom } from './notebook.ts'

const DAY = 86_400_000
/** The first of these days begins at midnight in India. */
const MIDNIGHT = -5.5 / 24
const answer = (day: number, right: boolean, more: Partial<NotebookAnswer> = {}): NotebookAnswer => ({
  card: 'ages/three-ages',
  at: (day + MIDNIGHT) * DAY,
  right,
  unsure: false,
  ...more,
})

const dueDays = (log: readonly NotebookAnswer[]): number[] => {
  const { cards, model } = notebookFrom(log)
  return cards.map((card) => dueAt(model, card) / DAY - MIDNIGHT)
}

test('what is right and sure is not in the notebook; a mistake is, and what was a guess', () => {
  expect(dueDays([answer(0, true)])).toEqual([])
  expect(dueDays([answer(0, false)])).toEqual([1])
  expect(dueDays([answer(0, true, { unsure: true })])).toEqual([1])
})

test('right again it comes later each time; wrong again it comes the next day', () => {
  const log = [answer(0, false), answer(1, true)]
  expect(dueDays(log)).toEqual([3])
  expect(dueDays([...log, answer(4, true)])).toEqual([12])
  expect(dueDays([...log, answer(4, false)])).toEqual([5])
})

test('each card is on its own', () => {
  expect(dueDays([answer(0, false), answer(2, false, { card: 'ages/two-ages' })])).toEqual([1, 3])
})

test('reviews are what came after the mistake; the default holds until there are 200 of them', () => {
  const { reviews, model, cards } = notebookFrom([answer(0, true), answer(1, false), answer(2, true), answer(5, false)])
  expect(reviews.map(({ elapsedDays, right }) => [elapsedDays, right])).toEqual([
    [1, true],
    [3, false],
  ])
  expect([model, cards[0]?.reviews, cards[0]?.mistake.at]).toEqual([DEFAULT_MODEL, 2, (1 + MIDNIGHT) * DAY])
})

/** After these answers: how many days later it comes each time when it is right on the day it is due. */
function intervalsAfter(log: readonly NotebookAnswer[], count = 6): number[] {
  const answers = [...log]
  return Array.from({ length: count }, () => {
    const [due = 0] = dueDays(answers)
    const from = Math.floor((answers.at(-1)?.at ?? 0) / DAY - MIDNIGHT)
    answers.push(answer(due, true))
    return Math.round(due - from)
  })
}

test.each<[name: string, log: readonly NotebookAnswer[]]>([
  ['one wrong answer', [answer(0, false)]],
  ['six in one session', [0, 0.01, 0.02, 0.03, 0.04, 0.05].map((day) => answer(day, false))],
  ['a whole test, all at its end', Array.from({ length: 6 }, () => answer(0.1, false))],
  ['right once more in the same session', [answer(0, false), answer(0.01, true)]],
  ['wrong again in the session, then right', [answer(0, false), answer(0.01, false), answer(0.02, true)]],
])('%s: a session is one review', (_, log) => {
  expect(intervalsAfter(log)).toEqual([1, 2, 6, 17, 44, 102])
})

test('a lapse counts once, and right answers of its session do not take it back', () => {
  const learnt = [answer(0, false), answer(1, true), answer(3, true)]
  const lapsed = intervalsAfter([...learnt, answer(9, false)])
  expect(intervalsAfter([...learnt, ...[9, 9.01, 9.02].map((day) => answer(day, false))])).toEqual(lapsed)
  expect(intervalsAfter([...learnt, answer(9, true), answer(9.01, false), answer(9.02, true)])).toEqual(lapsed)
  expect(lapsed[0]).toBe(1)
  expect(notebookFrom([...learnt, answer(9, false), answer(9.01, false)]).cards[0]?.reviews).toBe(3)
})

test('it is due from the start of the day in India, at whatever hour it was answered', () => {
  for (const hour of [0, 6, 12, 23.9]) expect(dueDays([answer(hour / 24, false)])).toEqual([1])
})
