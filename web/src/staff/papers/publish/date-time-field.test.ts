import { expect, test } from 'vitest'
import { momentOf } from './moment-of.ts'

test('a time is that of India', () => {
  expect(momentOf('2026-12-01T09:30')).toBe('2026-12-01T04:00:00.000Z')
  expect(momentOf('')).toBeNull()
  expect(momentOf(null)).toBeNull()
})
