import { announcedTests, type Form, OFF } from './announced.ts'
import type { ShippedSeries } from './series.ts'

const marking = OFF('1 mark', 'a third of a mark')

const series = (slug: string, name: string, title: string, first: Form, second?: Form): ShippedSeries => ({
  slug,
  name,
  exam: name,
  freeCount: 1,
  tests: [
    ...announcedTests(slug, (number) => `${title} TEST ${number}`, 4, [first]),
    ...(second ? announcedTests(slug, (number) => `${title} SECOND STAGE TEST ${number}`, 2, [second], 'mains') : []),
  ],
})

export const RAILWAY_SERIES: readonly ShippedSeries[] = [
  series(
    'rrb_ntpc',
    'RRB NTPC',
    'RRB NTPC',
    { pattern: '2025 pattern, first stage', marking, minutes: 90, questions: 100, marks: 100 },
    { pattern: '2025 pattern, second stage', marking, minutes: 90, questions: 120, marks: 120 },
  ),
  series('rrb_group_d', 'RRB Group D', 'RRB GROUP D', {
    pattern: '2025 pattern',
    marking,
    minutes: 90,
    questions: 100,
    marks: 100,
  }),
  series('rrb_alp', 'RRB ALP', 'RRB ALP', {
    pattern: '2025 pattern, first stage',
    marking,
    minutes: 60,
    questions: 75,
    marks: 75,
  }),
]
