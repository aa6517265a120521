import { expect, test } from 'vitest'
import { namesIn, preferredOf } from './preferred-test.ts'

const EXAMS = [
  { slug: 'icet', series: 'icet', family: 'icet', page: '/icet' },
  { slug: 'ssc_cgl', series: 'ssc_cgl', family: 'ssc', page: '/ssccgltest' },
  { slug: 'ibps_po', series: 'ibps_po', family: 'bank', page: '/ibpspotest' },
  { slug: 'rrb_ntpc', series: 'rrb_ntpc', family: 'railway', page: '/exams/rrb_ntpc' },
  { slug: 'afcat', series: 'afcat', family: 'afcat', page: '/afcathome' },
  { slug: 'epfo', series: null, family: 'other', page: '/exams/epfo' },
] as const

test.each([
  ['/bankhome', 'BANK'],
  ['/bankhome?tab=test-series', 'BANK'],
  ['/ssc', 'SSC CGL'],
  ['/ibpspotest', 'BANK'],
  ['/freetest?exam=ibps_po', 'BANK'],
  ['/freetest?exam=railway', 'RAILWAY'],
  ['/pricing?series=ssc_cgl&package=ssc-cgl-test-series', 'SSC CGL'],
  ['/pricing?family=bank', 'BANK'],
  ['/exams/rrb_ntpc', 'RAILWAY'],
  ['/exams/ibps_po', 'BANK'],
  // none of the four choices
  ['/afcathome', 'ICET'],
  ['/exams/epfo', 'ICET'],
  ['/freetest?exam=made-up', 'ICET'],
  ['/icet', 'ICET'],
  ['/', 'ICET'],
])('who signs up on the way to %s prefers %s', (page, preferred) => {
  const { pathname, searchParams } = new URL(page, 'http://localhost')
  expect(preferredOf(EXAMS, pathname, namesIn(pathname, searchParams))).toBe(preferred)
})
