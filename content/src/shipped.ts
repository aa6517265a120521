import type { Blueprint } from './papers/blueprint.ts'
import { ANDHRA_PRADESH_ICET, TELANGANA_ICET } from './papers/icet.ts'

/** A series of tests that every installation starts with. */
export type ShippedSeries = {
  readonly slug: string
  readonly name: string
  readonly exam: string
  readonly freeCount: number
  readonly tests: readonly ShippedTest[]
}

export type ShippedTest = {
  /** Never changed once shipped: an installation that has it is not given it again. */
  readonly contentId: string
  readonly title: string
  /** Which form of the examination, as cards and instructions say it. */
  readonly pattern: string
  readonly type: string
  readonly subType: string
  readonly instructions: readonly string[]
  readonly blueprint: Blueprint
}

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
  'A question that is answered and marked for review is counted.',
  'Your answers are saved as you choose them. If the network fails, go on: they are kept on this device and sent when it is back.',
  'When the time is over the test is handed in by itself.',
]

const icetTest = (number: number): ShippedTest => {
  const { pattern, blueprint } = ICET_PATTERNS[(number - 1) % 2] ?? ICET_PATTERNS[0]
  return {
    contentId: `icet/full/${number}`,
    title: `ICET TEST ${number}`,
    pattern,
    type: 'Mock test',
    subType: 'Full length',
    instructions: ICET_INSTRUCTIONS,
    blueprint,
  }
}

export const SHIPPED_SERIES: readonly ShippedSeries[] = [
  { slug: 'icet', name: 'ICET', exam: 'ICET', freeCount: 3, tests: [1, 2, 3, 4, 5].map(icetTest) },
]
