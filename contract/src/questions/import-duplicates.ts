import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { importParams, questionsPage } from './import-selection.ts'

const duplicate = z.strictObject({
  /** A question of the bank by its id, of this file by its position, or one that ships by the id of a test that asks it. */
  where: z.enum(['bank', 'file', 'shipped']),
  id: z.int(),
  excerpt: z.string(),
  /** Of the test that asks it. */
  title: z.string().nullable(),
  likeness: z.enum(['same', 'other_numbers', 'near']),
})
export type ImportDuplicate = z.infer<typeof duplicate>

/** A call of its own, as comparing with a large bank takes longer than reading the page. */
export const listImportDuplicates = {
  method: 'GET',
  url: '/staff/imports/:importId/duplicates/',
  summary: 'What the bank, the file and papers that ship have alike with a page of the questions of an import',
  access: 'questions.write',
  params: importParams,
  querystring: questionsPage,
  response: {
    /** Only questions with duplicates, and those that there was no time to compare with all of the bank and what ships. */
    200: z.array(z.strictObject({ position: z.int(), duplicates: z.array(duplicate), compared: z.boolean() })),
  },
} as const satisfies Endpoint
