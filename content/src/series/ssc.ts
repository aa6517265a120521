import { announcedTests, type Form, OFF } from './announced.ts'
import type { ShippedSeries } from './series.ts'

const HALF = OFF('2 marks', 'half a mark')
const QUARTER = OFF('1 mark', 'a quarter of a mark')

const CGL: readonly [Form, Form] = [
  { pattern: '2026 pattern: 15 minutes for each section', marking: HALF, minutes: 60, questions: 100, marks: 200 },
  { pattern: '2016 to 2025 pattern: one clock of an hour', marking: HALF, minutes: 60, questions: 100, marks: 200 },
]
const CHSL: Form = { pattern: '2025 pattern, Tier I', marking: HALF, minutes: 60, questions: 100, marks: 200 }
const CPO: Form = { pattern: '2025 pattern, Paper I', marking: QUARTER, minutes: 120, questions: 200, marks: 200 }
const GD: readonly [Form, Form] = [
  {
    pattern: '2026 pattern: 80 questions in an hour',
    marking: OFF('2 marks', 'a quarter of a mark'),
    minutes: 60,
    questions: 80,
    marks: 160,
  },
  { pattern: 'Pattern up to 2021: 100 questions', marking: QUARTER, minutes: 90, questions: 100, marks: 100 },
]
const MTS: readonly [Form, Form] = [
  {
    pattern: '2025 pattern: two sessions of 45 minutes',
    marking: 'A right answer earns 3 marks. A wrong one costs nothing in Session I and 1 mark in Session II.',
    minutes: 90,
    questions: 90,
    marks: 270,
  },
  { pattern: 'Pattern up to 2021: Paper I', marking: QUARTER, minutes: 90, questions: 100, marks: 100 },
]

const series = (
  slug: string,
  name: string,
  freeCount: number,
  count: number,
  forms: readonly [Form, ...Form[]],
): ShippedSeries => ({
  slug,
  name,
  exam: name,
  freeCount,
  tests: announcedTests(slug, (number) => `${name} TEST ${number}`, count, forms),
})

export const SSC_SERIES: readonly ShippedSeries[] = [
  series('ssc_cgl', 'SSC CGL', 1, 6, CGL),
  series('ssc_chsl', 'SSC CHSL', 3, 5, [CHSL]),
  series('ssc_cpo', 'SSC CPO', 3, 5, [CPO]),
  series('ssc_gd', 'SSC GD', 3, 6, GD),
  series('ssc_mts', 'SSC MTS', 3, 6, MTS),
]
