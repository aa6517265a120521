import { ITEM_FLAGS } from '@pariksha/domain/analysis/item-statistics'
import { QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import { LANGUAGES } from '../languages.ts'
import { LEVELS } from './question-file.ts'

export const QUESTION_STATES = ['draft', 'in_review', 'approved', 'retired'] as const
export type QuestionState = (typeof QUESTION_STATES)[number]

/** Statistics over everybody who was asked the newest version that has been asked at all. */
const questionStatistics = z.strictObject({
  version: z.int(),
  papers: z.int(),
  candidates: z.int(),
  attempted: z.int(),
  right: z.int(),
  /** From −1 to 1; null where nothing varies. */
  discrimination: z.number().nullable(),
  median_seconds: z.number().nullable(),
  flags: z.array(z.enum(ITEM_FLAGS)),
})
export type QuestionStatistics = z.infer<typeof questionStatistics>

export const questionItem = z.strictObject({
  id: z.int(),
  version: z.int(),
  state: z.enum(QUESTION_STATES),
  kind: z.enum(QUESTION_KINDS),
  /** The beginning of the stem, without markup, in the first language it has. */
  excerpt: z.string(),
  topic: z.string().nullable(),
  level: z.enum(LEVELS).nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  tags: z.array(z.string()),
  author: z.string().nullable(),
  changed_at: z.string(),
  /** Students may be asked it in practice, as long as its newest version is approved. */
  in_practice: z.boolean(),
  /** The key of a paper that asks it was corrected, and nobody decided yet what becomes of it in the bank. */
  key_corrected: z.boolean(),
  /** Null before it was in a paper with results. */
  statistics: questionStatistics.nullable(),
})
export type QuestionItem = z.infer<typeof questionItem>
