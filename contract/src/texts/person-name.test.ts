import { expect, test } from 'vitest'
import { personName } from './person-name.ts'

const name = personName(10).min(1)

test.each([
  ['Asha', 'Asha'],
  [' Asha\u202e ', 'Asha'],
  ['\u2066Asha\u2069\u200b', 'Asha'],
  ['క్\u200cష', 'క్\u200cష'],
  ['क्\u200dष', 'क्\u200dष'],
  ['B 2', 'B 2'],
])('%j is taken as %j', (given, taken) => {
  expect(name.parse(given)).toBe(taken)
})

test.each(['', ' ', '\u200d', '\u3164', '\u202e\u202c', '…', 'A\nB', 'A\u0000', 'Asha Rao of Guntur'])(
  '%j is no name that others could read',
  (given) => {
    expect(name.safeParse(given).success).toBe(false)
  },
)
