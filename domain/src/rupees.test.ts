import { expect, test } from 'vitest'
import { rupees } from './rupees.ts'

test('rupees are grouped as the browser would group them', () => {
  for (const amount of [0, 7, 99, 100, 999, 1000, 1499, 99_999, 100_000, 149_999, 1_234_567, 12_345_678, 123_456_789]) {
    expect(rupees(amount)).toBe(`₹${amount.toLocaleString('en-IN')}`)
    expect(rupees(amount, 'Rs. ')).toBe(`Rs. ${amount.toLocaleString('en-IN')}`)
  }
})
