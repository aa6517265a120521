import { expect, test } from 'vitest'
import { testsPath } from './tests-path.ts'

test.each([
  ['icet', '/icet', '/icet'],
  ['ssc_cgl', '/ssccgltest', '/ssccgltest'],
  ['rrb_ntpc', '/exams/rrb_ntpc', '/exams/rrb_ntpc#tests'],
  ['cat', '/cathome', '/cathome?tab=test-series'],
  ['nimcet', '/nimcethome', '/nimcethome?tab=test-series'],
  ['afcat', '/afcathome', '/afcathome?tab=testSeries'],
])('the tests of %s, whose page is %s, are at %s', (slug, page, path) => {
  expect(testsPath({ slug, page })).toBe(path)
})
