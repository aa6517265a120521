import { expect, test } from 'vitest'
import { partsOfMarks } from './parts-of-marks.ts'

const topics = (...shares: readonly (readonly ['new' | 'learning' | 'solid', number])[]) =>
  shares.map(([state, share]) => ({ state, share }))

test.each([
  ['shares that add up to more than 100', topics(['learning', 6.2], ['new', 94.5]), { learning: 6, new: 94 }, 0],
  [
    'shares that add up to 100',
    topics(['solid', 30], ['learning', 20], ['new', 50]),
    { solid: 30, learning: 20, new: 50 },
    0,
  ],
  ['marks of no topic', topics(['solid', 30], ['new', 50]), { solid: 30, new: 50 }, 20],
] as const)('%s are 100 per cent together', (_, given, parts, unknown) => {
  const found = partsOfMarks(given)
  expect(Object.fromEntries(found.parts.map(({ state, percent }) => [state, percent]))).toEqual(parts)
  expect(found.unknown).toBe(unknown)
})
