import { expect, test } from 'vitest'
import { withCountryCode } from './indian-phone.ts'

test.each([
  ['ten digits', '98765 43210', '+919876543210'],
  ['with the trunk zero', '098765-43210', '+919876543210'],
  ['with the country code and no plus', '919876543210', '+919876543210'],
  ['complete already', '+91 98765 43210', '+919876543210'],
  ['of another country', '+1 (202) 555-0100', '+12025550100'],
  ['too short: left for the check to refuse', '98765', '98765'],
])('%s', (_name, written, stored) => expect(withCountryCode(written)).toBe(stored))
