import { ANDHRA_PRADESH_ICET, TELANGANA_ICET } from '../papers/icet.ts'
import { HOW_IT_RUNS } from './paper-tests.ts'
import { sectionalTests } from './sectional-tests.ts'
import type { ShippedSeries, ShippedTest } from './series.ts'

const ICET_PATTERNS = [
  { pattern: 'Telangana pattern: Analytical 75, Mathematical 75, Communication 50', blueprint: TELANGANA_ICET },
  {
    pattern: 'Andhra Pradesh pattern: Analytical 75, Communication 70, Mathematical 55',
    blueprint: ANDHRA_PRADESH_ICET,
  },
] as const

const ICET_INSTRUCTIONS = [
  'The test has 200 questions in three sections and lasts 150 minutes. One clock runs for the whole paper; you may move freely between sections.',
  'Every question has four options and one correct answer. A correct answer earns 1 mark; there is no negative marking, so answer every question you can.',
  ...HOW_IT_RUNS,
]

const icetTest = (number: number): ShippedTest => {
  const { pattern, blueprint } = ICET_PATTERNS[(number - 1) % 2] ?? ICET_PATTERNS[0]
  return {
    contentId: `icet/full/${number}`,
    stage: 'prelims',
    title: `ICET TEST ${number}`,
    pattern,
    type: 'Mock test',
    subType: 'Full length',
    instructions: ICET_INSTRUCTIONS,
    content: { blueprint },
  }
}

export const ICET_SERIES: ShippedSeries = {
  slug: 'icet',
  name: 'ICET',
  exam: 'ICET',
  freeCount: 3,
  tests: [
    ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(icetTest),
    ...sectionalTests('icet', 'ICET', ICET_PATTERNS[0], 'prelims_sectional', 1),
  ],
}
