import { expect, test } from 'vitest'
import { drawnAgain } from './drawn-again.ts'

const sets = (tokens: string) => [...tokens].map((token) => ({ token }))

test.each([
  ['the first time', '', '', 'abc', 'abc'],
  ['with nothing ticked all are replaced', 'abc', '', 'def', 'def'],
  ['what is ticked stays, and comes first', 'abc', 'b', 'def', 'bdef'],
  ['what is drawn once more is there once', 'abc', 'c', 'cd', 'cd'],
  ['nothing was drawn', 'abc', 'a', '', 'a'],
])('%s', (_, before, ticked, drawn, there) => {
  expect(drawnAgain(sets(before), new Set(ticked), sets(drawn))).toEqual(sets(there))
})
