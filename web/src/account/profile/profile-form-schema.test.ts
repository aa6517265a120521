import { expect, test } from 'vitest'
import { examChoices } from './profile-form-schema.ts'

const SHIPPED = ['ICET', 'RAILWAY', 'BANK', 'SSC CGL', 'AFCAT', 'CAT', 'MAT', 'NIMCET']

test.each([
  ['none', '', SHIPPED],
  ['one of them', 'BANK', SHIPPED],
  ['an exam that is no longer offered', 'GATE', [...SHIPPED, 'GATE']],
])('the exams to choose from, the profile having %s', (_, current, expected) => {
  expect(examChoices(current).map(({ value }) => value)).toEqual(expected)
})
