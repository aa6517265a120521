import { expect, test } from 'vitest'
import { fromDateTimeField } from './date-time-field.ts'

test('a time is that of India', () => {
  expect(fromDateTimeField('2026-12-01T09:30')).toBe('2026-12-01T04:00:00.000Z')
  expect(fromDateTimeField('')).toBeNull()
  expect(fromDateTimeField(null)).toBeNull()
})
