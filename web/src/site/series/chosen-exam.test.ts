import { expect, test } from 'vitest'
import { chosenExam } from './chosen-exam.ts'

const EXAMS = [
  { slug: 'ibps_po', name: 'IBPS PO', family: 'bank', series: 'ibps_po' },
  { slug: 'sbi_po', name: 'SBI PO', family: 'bank', series: 'sbi_po' },
  { slug: 'rbi_assistant', name: 'RBI Assistant', family: 'bank', series: null },
  { slug: 'cat', name: 'CAT', family: 'cat', series: 'cat' },
  { slug: 'epfo', name: 'EPFO', family: 'other', series: null },
] as const

test('an examination has its own tests', () => {
  expect(chosenExam(EXAMS, 'ibps_po')).toEqual({ name: 'IBPS PO', family: 'bank', series: ['ibps_po'] })
  expect(chosenExam(EXAMS, 'cat')).toEqual({ name: 'CAT', family: 'cat', series: ['cat'] })
})

test('a family has the tests of all its examinations; so has a member without tests of its own', () => {
  const bank = { name: null, family: 'bank', series: ['ibps_po', 'sbi_po'] }
  expect(chosenExam(EXAMS, 'bank')).toEqual(bank)
  expect(chosenExam(EXAMS, 'rbi_assistant')).toEqual(bank)
  expect(chosenExam(EXAMS, 'epfo')).toEqual({ name: null, family: 'other', series: [] })
})

test.each(['', 'made-up', 'IBPS_PO', '__proto__', 'ibps_po/'])('"%s" is neither', (wanted) => {
  expect(chosenExam(EXAMS, wanted)).toBeNull()
})
