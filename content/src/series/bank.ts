import { announcedTests, type Form, OFF } from './announced.ts'
import type { ShippedSeries } from './series.ts'

const QUARTER = OFF('1 mark', 'a quarter of a mark')
const WEIGHTED = 'What a question is worth depends on its section; a wrong answer costs a quarter of it.'

const HOUR = { minutes: 60, questions: 100, marks: 100 } as const
const RURAL: Form = {
  pattern: '2025 pattern: 25 minutes of reasoning, 20 of numbers',
  marking: QUARTER,
  minutes: 45,
  questions: 80,
  marks: 80,
}

const series = (
  slug: string,
  {
    name,
    title,
    free,
    count,
    forms,
    mains = [],
  }: {
    readonly name: string
    readonly title: string
    readonly free: number
    readonly count: number
    readonly forms: readonly [Form, ...Form[]]
    readonly mains?: readonly Form[]
  },
): ShippedSeries => {
  const [form, ...more] = mains
  return {
    slug,
    name,
    exam: name,
    freeCount: free,
    tests: [
      ...announcedTests(slug, (number) => `${title} TEST ${number}`, count, forms),
      ...(form
        ? announcedTests(slug, (number) => `${title} MAINS TEST ${number}`, mains.length, [form, ...more], 'mains')
        : []),
    ],
  }
}

export const BANK_SERIES: readonly ShippedSeries[] = [
  series('ibps_po', {
    name: 'IBPS PO',
    title: 'IBPS PO',
    free: 3,
    count: 6,
    forms: [
      { pattern: '2025 pattern: marks 30, 30 and 40', marking: WEIGHTED, ...HOUR },
      { pattern: 'Pattern up to 2024: a mark for each question', marking: QUARTER, ...HOUR },
    ],
    mains: [
      { pattern: '2025 pattern, objective part', marking: WEIGHTED, minutes: 160, questions: 145, marks: 200 },
      {
        pattern: 'Pattern of 2017 to 2024, objective part',
        marking: WEIGHTED,
        minutes: 180,
        questions: 155,
        marks: 200,
      },
    ],
  }),
  series('ibps_clerk', {
    name: 'IBPS Clerk',
    title: 'IBPS CLERK',
    free: 3,
    count: 5,
    forms: [{ pattern: '2025 pattern: three sections of 20 minutes', marking: QUARTER, ...HOUR }],
    mains: [
      { pattern: '2025 pattern', marking: WEIGHTED, minutes: 120, questions: 155, marks: 200 },
      { pattern: 'Pattern of 2017 to 2024', marking: WEIGHTED, minutes: 160, questions: 190, marks: 200 },
    ],
  }),
  series('ibps_so', {
    name: 'IBPS SO',
    title: 'IBPS SO',
    free: 3,
    count: 6,
    forms: [
      {
        pattern: '2025 pattern: IT, Agriculture, HR and Marketing',
        marking: WEIGHTED,
        minutes: 120,
        questions: 150,
        marks: 125,
      },
      { pattern: '2025 pattern: Law and Rajbhasha', marking: WEIGHTED, minutes: 120, questions: 150, marks: 125 },
    ],
  }),
  series('sbi_po', {
    name: 'SBI PO',
    title: 'SBI PO',
    free: 3,
    count: 5,
    forms: [{ pattern: '2025 pattern: English 40, others 30 each', marking: QUARTER, ...HOUR }],
  }),
  series('sbi_clerk', {
    name: 'SBI Clerk',
    title: 'SBI CLERK',
    free: 3,
    count: 5,
    forms: [{ pattern: '2025 pattern: three sections of 20 minutes', marking: QUARTER, ...HOUR }],
  }),
  series('rrb_po', { name: 'RRB PO', title: 'RRB PO', free: 1, count: 5, forms: [RURAL] }),
  series('rrb_clerk', { name: 'RRB Clerk', title: 'RRB CLERK', free: 1, count: 5, forms: [RURAL] }),
]
