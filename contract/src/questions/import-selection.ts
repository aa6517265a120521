import { z } from 'zod'
import { rowIdInAddress } from '../fields/row-id.ts'
import { MAX_QUESTIONS } from './question-file.ts'

export const importParams = z.strictObject({ importId: rowIdInAddress })

/** Questions by their places in the file, from 0. */
export const selectedQuestions = z
  .array(
    z
      .int()
      .min(0)
      .max(MAX_QUESTIONS - 1),
  )
  .min(1, 'Please tick at least one question.')
  .max(MAX_QUESTIONS)

/** Which questions of an import. */
export const questionsPage = z.strictObject({
  /** From this position on. */
  from: z.coerce.number().int().min(0).max(MAX_QUESTIONS).default(0),
  only: z.enum(['faulty', 'changes', 'conflicts']).optional(),
})
