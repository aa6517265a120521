import { expect, test } from 'vitest'
import { EXAMS } from './catalogue.ts'
import type { Exam } from './exam.ts'
import { PHRASES } from './texts/phrases.ts'

const examOf = (slug: string): Exam => {
  const exam = EXAMS.find((one) => one.slug === slug)
  if (!exam) throw new Error(`no exam ${slug}`)
  return exam
}

/** By category: "40% for General and EWS, 30% for OBC and SC" → General 40, EWS 40, OBC 30, SC 30. */
function minimumMarks({ selection }: Exam) {
  const [line] = selection.filter(({ en }) => en.startsWith('Minimum qualifying marks'))
  const shares = [...(line?.en.matchAll(/(\d+)% for ([^%]+?)(?=, \d|, in|$)/g) ?? [])]
  return Object.fromEntries(
    shares.flatMap(([, share, categories = '']) => categories.split(/, | and /).map((one) => [one, Number(share)])),
  )
}

const RAILWAY = { General: 40, EWS: 40, OBC: 30, SC: 30 }
const SSC = { General: 30, OBC: 25, EWS: 25, 'all others': 20 }

test.each([
  ['rrb_ntpc', { ...RAILWAY, ST: 25 }],
  ['rrb_group_d', { ...RAILWAY, ST: 30 }],
  ['rrb_alp', { ...RAILWAY, ST: 25 }],
  ['ssc_cgl', SSC],
  ['ssc_chsl', SSC],
  ['ssc_cpo', SSC],
  ['ssc_gd', SSC],
  ['ssc_mts', SSC],
])('minimum qualifying marks of %s', (slug, marks) => {
  expect(minimumMarks(examOf(slug))).toEqual(marks)
})

test('the police posts of SSC CPO have no age relaxation for candidates with disabilities', () => {
  const said = (slug: string) => new Map(examOf(slug).eligibility).get(PHRASES.ageRelaxation)?.en
  expect(said('ssc_cgl')).toContain('PwBD')
  expect(said('ssc_cpo')).toBe('5 years for SC and ST, 3 years for OBC')
})
