import type { ShippedExam } from './material.ts'

/** The demonstration institute's books. `extract` is the material to read before buying. */
export type SampleBook = {
  readonly key: string
  readonly title: string
  readonly author: string
  readonly description: string
  readonly contents: readonly string[]
  readonly exams: readonly ShippedExam[]
  readonly pages: number
  readonly price: number
  readonly extract: string
}

const AUTHOR = 'Faculty of Vijetha Academy'

export const HOW_TO_GET =
  'At the institute during business hours, or by post: write or call with the title, your name and your address, and we tell you how to pay.'

export const SAMPLE_BOOKS: readonly SampleBook[] = [
  {
    key: 'quantitative-aptitude',
    title: 'Quantitative Aptitude, Chapter by Chapter',
    author: AUTHOR,
    description: 'Every chapter of arithmetic that the examinations ask, with worked examples and graded practice.',
    contents: [
      'Number system',
      'Percentages, ratio and averages',
      'Time, work and speed',
      'Interest',
      'Mensuration',
      'Data interpretation',
    ],
    exams: ['ssc_cgl', 'bank', 'rrb_ntpc', 'icet'],
    pages: 384,
    price: 349,
    extract: 'percentage',
  },
]
