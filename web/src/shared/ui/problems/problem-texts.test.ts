import { profileChange } from '@pariksha/contract/people/accounts/profile'
import { login, resetPassword } from '@pariksha/contract/people/accounts/sign-in'
import { registration, verifyOtp } from '@pariksha/contract/people/accounts/sign-up'
import { checkInput } from '@pariksha/contract/problems/check-input'
import { FIELD_PROBLEMS, type FieldCode, fieldProblem } from '@pariksha/contract/problems/field-problems'
import { STUDENT_PROBLEMS, type StudentProblemCode } from '@pariksha/contract/problems/student-problems'
import { raiseChallenge } from '@pariksha/contract/results/challenges'
import { askDoubt } from '@pariksha/contract/student/doubts'
import { expect, test } from 'vitest'
import type { z } from 'zod'
import { profileForm } from '../../../student/account/profile/profile-form-schema.ts'
import { signupForm } from '../../../student/account/sign-up/signup-form-schema.ts'
import { problemTranslator } from '../../languages/translate-problem.ts'
import { problems as hindi } from './problem-texts.hi.ts'
import { problems as telugu } from './problem-texts.te.ts'
import { problemText } from './problem-texts.ts'

const person = {
  first_name: 'Asha',
  last_name: 'Rao',
  preferred_name: 'Asha',
  email: 'asha@example.com',
  phone_number: '+915550100100',
  password: 'long enough',
}

test.each<[name: string, schema: z.ZodType, input: unknown]>([
  ['nothing in it', registration, { ...person, first_name: '', email: '', phone_number: '', password: '' }],
  ['no fields', registration, {}],
  ['control characters', registration, { ...person, first_name: 'A\u0007' }],
  [
    'a name and an address that are too long',
    registration,
    { ...person, last_name: 'x'.repeat(101), email: 'x'.repeat(300) },
  ],
  ['a password that is too long', registration, { ...person, password: 'x'.repeat(200) }],
  ['two passwords', signupForm, { ...person, preferred_test: 'ICET', confirm_password: 'another one' }],
  ['no password', login.body, { email: person.email, password: '' }],
  ['half a code', verifyOtp.body, { email: person.email, otp: '123' }],
  ['half a long code', resetPassword.body, { email: person.email, otp: '123', password: person.password }],
  ['a profile without a name', profileChange, { full_name: '', phone_number: '5', dob: 'x', pincode: '0' }],
  ['a profile without an address', profileForm, { ...person, full_name: 'Asha', dob: '', pincode: '', email: '' }],
  ['a birth in the future', profileChange, { dob: '2999-01-01' }],
  ['an empty question', askDoubt.body, { title: '', text: ' ', shareable: false }],
  [
    'a challenge without a reason',
    raiseChallenge.body,
    { question_number: 1, claim: 'none', answers: [], reason: '', attachment: null },
  ],
])('%s: every problem has a code of its own', (_name, schema, input) => {
  const checked = checkInput(schema, input)
  const codes = checked.ok ? [] : checked.problems.map(({ code }) => code)
  expect(codes.length).toBeGreaterThan(0)
  expect(codes).not.toContain('not_valid')
})

test('the text of a limit has its number', () => {
  const checked = checkInput(registration, { ...person, preferred_test: 'ICET', password: 'short' })
  expect(checked).toEqual({
    ok: false,
    problems: [{ path: 'password', code: 'too_short', values: { least: 10 }, message: 'At least 10 characters.' }],
  })
})

test('a sentence with something filled in keeps it in every language', () => {
  const found = fieldProblem('tex_command', { line: 12, command: '\\hspace' })
  expect(found.message).toBe('Line 12: \\hspace cannot be used in a formula.')
  expect(problemText(hindi, found)).toBe('पंक्ति 12: सूत्र में \\hspace का प्रयोग नहीं किया जा सकता।')
  expect(problemText(telugu, found)).toBe('12వ పంక్తి: సూత్రంలో \\hspace వాడకూడదు.')
})

test('what this page does not know is said in English', () => {
  const code = 'of_a_newer_server' as FieldCode
  expect(problemText(hindi, { code, message: 'Something else.' })).toBe('Something else.')
  expect(problemText(hindi, { message: 'Something else.' })).toBe('Something else.')
  expect(problemText({ fields: {} }, fieldProblem('missing'))).toBe('Please fill this in.')
})

test('a problem of the server is translated by its codes; one without a code is shown unchanged', () => {
  const inHindi = problemTranslator(hindi)
  const values = { megabytes: 12, megapixels: 50 }
  const errors = [
    { path: 'text', ...fieldProblem('too_long', { most: 150 }) },
    { path: 'title', message: 'Of a newer server.' },
  ]
  expect(inHindi({ code: 'picture_too_large', detail: 'This picture …', values })).toMatchObject({
    detail: 'यह तस्वीर बहुत बड़ी है: अधिकतम 12 MB और 50 मेगापिक्सेल हो सकती है। इसे छोटा करें, या इसका स्क्रीनशॉट लेकर उसे चुनें।',
  })
  expect(inHindi({ code: 'own_paper', detail: 'Somebody else …', errors })).toMatchObject({
    detail: 'Somebody else …',
    errors: [{ message: '150 से ज़्यादा अक्षर नहीं हो सकते।' }, { message: 'Of a newer server.' }],
  })
  expect(inHindi({})).toEqual({ errors: [] })
})

const placeholders = (sentence: string) => sentence.match(/\{\w+\}/g)?.sort() ?? []

test.each([
  ['Telugu', telugu],
  ['Hindi', hindi],
])('in %s each sentence names what the English one names', (_name, { fields, refusals }) => {
  for (const [code, sentence] of Object.entries(FIELD_PROBLEMS)) {
    expect([code, placeholders(fields[code as FieldCode])]).toEqual([code, placeholders(sentence)])
  }
  for (const [code, { detail }] of Object.entries(STUDENT_PROBLEMS)) {
    expect([code, placeholders(refusals[code as StudentProblemCode])]).toEqual([code, placeholders(detail)])
  }
})

test.each(['wrong_code', 'device_unknown', 'nothing_to_practise', 'export_running'] as const)(
  '%s says in every language what to do',
  (code) => {
    for (const text of [STUDENT_PROBLEMS[code].detail, telugu.refusals[code], hindi.refusals[code]])
      expect(text).toMatch(/[.।] \S/u)
  },
)

test.each([
  ['English', FIELD_PROBLEMS.phone_not_valid],
  ['Telugu', problemText(telugu, fieldProblem('phone_not_valid'))],
  ['Hindi', problemText(hindi, fieldProblem('phone_not_valid'))],
])('the phone number that the %s text has for an example is accepted, also by the API', (_language, text) => {
  const example = /\+\d+/.exec(text ?? '')?.[0]
  expect(registration.shape.phone_number.safeParse(example).success).toBe(true)
  expect(registration.shape.phone_number.safeParse('9876543210').success).toBe(false)
})
