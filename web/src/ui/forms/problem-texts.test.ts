import { EASY_TO_GUESS, STAFF_PASSWORD_SHORT } from '@pariksha/contract/accounts/fields'
import { profileChange } from '@pariksha/contract/accounts/profile'
import { login, resetPassword } from '@pariksha/contract/accounts/sign-in'
import { registration, verifyOtp } from '@pariksha/contract/accounts/sign-up'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { problems as hindi } from './problem-texts.hi.ts'
import { problems as telugu } from './problem-texts.te.ts'
import { problems, translateProblem } from './problem-texts.ts'

const messages = (schema: z.ZodType, value: unknown): readonly string[] =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? []

const person = {
  first_name: 'Asha',
  last_name: 'Rao',
  preferred_name: 'Asha',
  email: 'asha@example.com',
  phone_number: '+915550100100',
  password: 'long enough',
}

test.each([
  ['nothing in it', registration, { ...person, first_name: '', email: '', phone_number: '', password: '' }],
  ['control characters', registration, { ...person, first_name: 'A\u0007' }],
  ['a password that is too long', registration, { ...person, password: 'x'.repeat(200) }],
  ['no password', login.body, { email: person.email, password: '' }],
  ['half a code', verifyOtp.body, { email: person.email, otp: '123' }],
  ['half a long code', resetPassword.body, { email: person.email, otp: '123', password: person.password }],
  ['a profile without a name', profileChange, { full_name: '', phone_number: '5', dob: 'x', pincode: '0' }],
  ['a birth in the future', profileChange, { dob: '2999-01-01' }],
])('%s: every message of the contract is known in all languages', (_name, schema, value) => {
  const found = messages(schema, value)
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((message) => !Object.values<string>(problems).includes(message))).toEqual([])
})

test('a sentence with something filled in keeps it in every language', () => {
  const message = 'Line 12: \\hspace cannot be used in a formula.'
  expect(translateProblem(message, problems)).toBe(message)
  expect(translateProblem(message, hindi)).toBe('पंक्ति 12: सूत्र में \\hspace का प्रयोग नहीं किया जा सकता।')
  expect(translateProblem(message, telugu)).toBe('12వ పంక్తి: సూత్రంలో \\hspace వాడకూడదు.')
  expect(translateProblem('Something else.', hindi)).toBe('Something else.')
})

test('what the server says of a password is known in all languages', () => {
  expect(Object.values(problems)).toEqual(expect.arrayContaining([EASY_TO_GUESS, STAFF_PASSWORD_SHORT]))
})
