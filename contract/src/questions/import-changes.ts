import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { importParams, selectedQuestions } from './import-selection.ts'

export const chooseImportChange = {
  method: 'POST',
  url: '/staff/imports/:importId/changes/',
  summary: 'Say of questions that are from the bank whether they change what the bank has now, or become new ones',
  access: 'questions.write',
  params: importParams,
  body: z.strictObject({ positions: selectedQuestions.optional(), as: z.enum(['change', 'new']) }),
  response: { 200: z.strictObject({ chosen: z.int() }) },
} as const satisfies Endpoint

/** Why a question stays as the import made it. */
export const KEPT_BECAUSE = ['changed', 'state', 'paper'] as const

const undo = z.strictObject({
  removed: z.int(),
  /** Questions that say again what they said before the import. */
  restored: z.int(),
  kept: z.array(
    z.strictObject({
      position: z.int(),
      number: z.string().nullable(),
      question_id: z.int(),
      why: z.enum(KEPT_BECAUSE),
    }),
  ),
})
export type ImportUndo = z.infer<typeof undo>

export const previewImportUndo = {
  method: 'GET',
  url: '/staff/imports/:importId/undo/',
  summary: 'What undoing an import would take back, and which questions would stay and why',
  access: 'questions.write',
  params: importParams,
  response: { 200: undo },
} as const satisfies Endpoint

export const undoImport = {
  method: 'POST',
  url: '/staff/imports/:importId/undo/',
  summary:
    'Remove the questions of an import from the bank and take its changes back, but for those that were worked at since or are in a paper',
  access: 'questions.write',
  params: importParams,
  response: { 200: undo },
} as const satisfies Endpoint
