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
  {
    key: 'reasoning',
    title: 'Reasoning from the First Clue',
    author: AUTHOR,
    description:
      'Verbal and analytical reasoning with every puzzle solved in steps, from family trees to two-row seating.',
    contents: [
      'Coding and series',
      'Relations and directions',
      'Syllogisms',
      'Seating and floors',
      'Data sufficiency',
      'Twelve mixed sets',
    ],
    exams: ['bank', 'ssc_cgl', 'rrb_ntpc', 'icet', 'mat'],
    pages: 312,
    price: 299,
    extract: 'seating-arrangement',
  },
  {
    key: 'english',
    title: 'English for Competitive Examinations',
    author: AUTHOR,
    description: 'The grammar that examiners test, in sixty rules with errors to find, and vocabulary by theme.',
    contents: [
      'Subject and verb',
      'Tenses and conditions',
      'Articles and prepositions',
      'Vocabulary by theme',
      'Reading',
      'Letters and essays',
    ],
    exams: ['ssc_cgl', 'bank', 'afcat', 'icet'],
    pages: 276,
    price: 279,
    extract: 'subject-verb-agreement',
  },
  {
    key: 'icet-guide',
    title: 'ICET: the Complete Guide',
    author: AUTHOR,
    description: 'All three sections of both papers, chapter by chapter, with a plan for twelve weeks.',
    contents: [
      'Analytical ability',
      'Mathematical ability',
      'Communication ability',
      'Business and computer terms',
      'A plan for twelve weeks',
    ],
    exams: ['icet'],
    pages: 448,
    price: 449,
    extract: 'icet-strategy',
  },
]
