import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wholeSeconds } from './whole-seconds.ts'

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

test.each([
  [[], []],
  [
    [400, 400, 400, 400, 400],
    [0, 1, 0, 1, 0],
  ],
  [
    [1000, 0, 2499],
    [1, 0, 2],
  ],
  [
    [600, 0, 600],
    [1, 0, 0],
  ],
])('%j ms are %j s', (parts, seconds) => {
  expect(wholeSeconds(parts)).toEqual(seconds)
})

test('parts add up to the whole, rounded once, and none is a second away from its exact time', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(10_000_000), { maxLength: 200 }), (parts) => {
      const seconds = wholeSeconds(parts)
      expect(sum(seconds)).toBe(Math.round(sum(parts) / 1000))
      for (const [place, part] of parts.entries()) {
        const shown = seconds[place] ?? Number.NaN
        expect([Math.floor(part / 1000), Math.ceil(part / 1000)]).toContain(shown)
      }
    }),
  )
})
