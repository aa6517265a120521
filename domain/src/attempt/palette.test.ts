import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Action, fold } from './attempt.ts'
import { countStates, PALETTE_STATES, type PaletteState, paletteState } from './palette.ts'

describe('the palette state of a question', () => {
  test.each<[name: string, response: { choice: string | null; marked: boolean } | undefined, state: PaletteState]>([
    ['never opened', undefined, 'not-visited'],
    ['opened and left', { choice: null, marked: false }, 'not-answered'],
    ['answered', { choice: 'a', marked: false }, 'answered'],
    ['marked for review without an answer', { choice: null, marked: true }, 'marked'],
    ['answered and marked for review', { choice: 'a', marked: true }, 'answered-and-marked'],
    ['answered with the number 0', { choice: '0', marked: false }, 'answered'],
  ])('%s', (_name, response, state) => expect(paletteState(response)).toBe(state))
})

describe('actions change the palette state', () => {
  type Change = Pick<Action, 'choice' | 'marked'>
  const LOOK: Change = {}
  const CHOOSE: Change = { choice: 'b' }
  const CHOOSE_AND_UNMARK: Change = { choice: 'b', marked: false }
  const CLEAR: Change = { choice: null }
  const MARK: Change = { marked: true }
  const UNMARK: Change = { marked: false }

  test.each<[name: string, changes: Change[], state: PaletteState]>([
    ['nothing yet', [], 'not-visited'],
    ['looks', [LOOK], 'not-answered'],
    ['looks and chooses', [LOOK, CHOOSE], 'answered'],
    ['marks for review', [LOOK, MARK], 'marked'],
    ['chooses, then marks', [CHOOSE, MARK], 'answered-and-marked'],
    ['marks, then chooses, which takes the mark off', [MARK, CHOOSE_AND_UNMARK], 'answered'],
    ['marks, then chooses in the real hall, which keeps it', [MARK, CHOOSE], 'answered-and-marked'],
    ['takes the mark off an answer', [CHOOSE, MARK, UNMARK], 'answered'],
    ['takes the mark off no answer', [MARK, UNMARK], 'not-answered'],
    ['clears an answer', [CHOOSE, CLEAR], 'not-answered'],
    ['clears a marked answer', [CHOOSE, MARK, CLEAR], 'marked'],
    ['clears what is not answered', [LOOK, CLEAR], 'not-answered'],
    ['comes back and only looks', [CHOOSE, MARK, LOOK], 'answered-and-marked'],
  ])('%s', (_name, changes, state) => {
    const actions = changes.map((change, seq) => ({ epoch: 1, seq, at: seq * 1000, questionNumber: 3, ...change }))
    expect(paletteState(fold(actions).responses.get(3))).toBe(state)
  })
})

test('the legend counts every question once', () => {
  expect(countStates(['answered', 'marked', 'answered', 'not-visited'])).toEqual({
    'not-visited': 1,
    'not-answered': 0,
    answered: 2,
    marked: 1,
    'answered-and-marked': 0,
  })
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...PALETTE_STATES)), (states) => {
      const counts = countStates(states)
      expect(Object.keys(counts)).toEqual([...PALETTE_STATES])
      expect(Object.values(counts).reduce((a, b) => a + b)).toBe(states.length)
      for (const state of PALETTE_STATES) expect(counts[state]).toBe(states.filter((one) => one === state).length)
    }),
  )
})
