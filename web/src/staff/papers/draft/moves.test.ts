import { expect, test } from 'vitest'
import { isThere, stepFrom } from './moves.ts'

const slot = (id: number, section: number) => ({ id, section })
const SLOTS = [slot(1, 0), slot(2, 0), slot(3, 0), slot(4, 1)]
const draft = { slots: SLOTS, pattern: { sections: [0, 1, 2] } } as unknown as Parameters<typeof stepFrom>[0]

test.each([
  ['the first one stays', 1, -1, null],
  ['down goes behind the next one', 1, 1, { section: 0, before: 3 }],
  ['down to the end', 2, 1, { section: 0, before: null }],
  ['up goes before the one above', 3, -1, { section: 0, before: 2 }],
  ['down from the end of a section to the beginning of the next one', 3, 1, { section: 1, before: 4 }],
  ['up from the beginning of a section to the end of the one before', 4, -1, { section: 0, before: null }],
  ['down into an empty section', 4, 1, { section: 2, before: null }],
] as const)('%s', (_, id, by, target) => {
  expect(stepFrom(draft, SLOTS[id - 1] ?? slot(0, 0), by)).toEqual(target)
})

test('dropped where it is, a question is not moved', () => {
  const there = (id: number, section: number, before: number | null) =>
    isThere(draft, SLOTS[id - 1] ?? slot(0, 0), { section, before })
  expect([there(2, 0, 2), there(2, 0, 3), there(3, 0, null), there(4, 1, null)]).toEqual([true, true, true, true])
  expect([there(2, 0, 1), there(2, 0, null), there(2, 1, null)]).toEqual([false, false, false])
})
