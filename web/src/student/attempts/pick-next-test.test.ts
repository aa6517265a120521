import { expect, test } from 'vitest'
import { pickNextTest } from './pick-next-test.ts'

const EXAMS = [
  { slug: 'icet', series: 'icet', family: 'icet' },
  { slug: 'ssc_cgl', series: 'ssc_cgl', family: 'ssc' },
  { slug: 'rrb_ntpc', series: 'rrb_ntpc', family: 'railway' },
] as const
const LEFT = ['icet', 'ssc_cgl', 'rrb_ntpc'].map((series) => ({ series, for_batch: false }))
const NOTHING = { exams: EXAMS, chosen: [], last: undefined, family: undefined }

test.each([
  ['the first one for whom nothing is known of', {}, 'icet'],
  ['one of the family that the profile names', { family: 'railway' }, 'rrb_ntpc'],
  ['one of the series taken last before that', { family: 'railway', last: 'ssc_cgl' }, 'ssc_cgl'],
  ['one of a chosen exam first', { family: 'railway', last: 'ssc_cgl', chosen: ['icet'] }, 'icet'],
  ['the first one where the family has no free test', { family: 'nimcet' }, 'icet'],
])('%s', (_, known, series) => {
  expect(pickNextTest(LEFT, { ...NOTHING, ...known })?.series).toBe(series)
})

test('what is for the batch comes before everything', () => {
  const left = [...LEFT, { series: 'own', for_batch: true }]
  expect(pickNextTest(left, { ...NOTHING, chosen: ['icet'], last: 'ssc_cgl' })?.series).toBe('own')
})
