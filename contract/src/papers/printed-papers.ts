import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'
import { params } from './paper-draft.ts'

export const PAPER_PARTS = ['paper', 'key', 'solutions', 'answer_sheet'] as const
export type PaperPart = (typeof PAPER_PARTS)[number]

/** A is the order of the paper; the others have questions and options in orders of their own. */
export const PAPER_SETS = ['A', 'B', 'C', 'D'] as const
export type PaperSet = (typeof PAPER_SETS)[number]

const print = z.strictObject({
  part: z.enum(PAPER_PARTS).default('paper'),
  set: z.enum(PAPER_SETS).default('A'),
  language: z.enum(LANGUAGES).default('en'),
  /** Beside the first one; below it where the page has two columns. */
  second: z.enum(LANGUAGES).optional(),
  columns: z.enum(['1', '2']).default('1'),
  /** A page for rough work. */
  rough: z.enum(['yes', 'no']).default('no'),
})
export type PaperPrint = z.infer<typeof print>

export const printPaper = {
  method: 'GET',
  url: '/staff/papers/:draftId/print/',
  summary: 'A paper, its key, its solutions or its answer sheet as a PDF',
  access: 'papers.write',
  params,
  querystring: print,
  response: { 200: z.string().describe('application/pdf') },
} as const satisfies Endpoint
