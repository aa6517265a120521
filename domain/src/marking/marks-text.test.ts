import { expect, test } from 'vitest'
import { marksText } from './marks-text.ts'

test('marks have as many decimals as they have or as are asked for, and a minus sign', () => {
  expect([52.25, -0.25, 0, '-0.5'].map((marks) => marksText(marks))).toEqual(['52.25', '−0.25', '0', '−0.5'])
  expect(marksText(-1, 2)).toBe('−1.00')
})
