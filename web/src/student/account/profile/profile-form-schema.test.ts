import type { User } from '@pariksha/contract/people/accounts/user'
import { expect, test } from 'vitest'
import { EXAM_CHOICES, inputOf } from './profile-form-schema.ts'

test('the exams to choose from are those of the sign-up, then the others by name', () => {
  expect(EXAM_CHOICES.map(({ value }) => value).join(', ')).toBe(
    'ICET, RAILWAY, BANK, SSC CGL, AFCAT, CAT, MAT, NIMCET',
  )
})

test.each([
  ['BANK', 'BANK'],
  ['GATE', 'ICET'],
])('a profile that has %s shows %s', (preferred_test, shown) => {
  expect(inputOf({ full_name: 'Asha Rao', email: 'asha@example.com', preferred_test } as User).preferred_test).toBe(
    shown,
  )
})
