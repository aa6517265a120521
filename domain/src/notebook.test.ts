import { expect, test } from 'vitest'
import { DEFAULT_MODEL } from './memory-model.ts'
import { dueAt, type NotebookAnswer, notebookFrom } from './notebook.ts'

const DAY = 86_400_000
const answer = (day: number, right: boolean, more: Partial<NotebookAnswer> = {}): NotebookAnswer => ({
  card: 'ages/three-ages',
  at: day * DAY,
  right,
  unsure: false,
  ...more,
})

const dueDays = (log: readonly NotebookAnswer[]): number[] => {
  const { cards, model } = notebookFrom(log)
  return cards.map((card) => dueAt(model, card) / DAY)
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
  expect(reviews.map(({ rested, right }) => [rested, right])).toEqual([
    [1, true],
    [3, false],
  ])
  expect([model, cards[0]?.reviews, cards[0]?.mistake.at]).toEqual([DEFAULT_MODEL, 2, DAY])
})
