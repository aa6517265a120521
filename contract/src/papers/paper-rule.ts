import { QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import { line } from '../texts/text.ts'

export const RULE_SOURCES = ['bank', 'templates', 'both'] as const

/** How the places of a section are filled. Shares and levels are weights: 2, 1, 1 is a half and two quarters. */
export const paperRule = z.strictObject({
  topics: z
    .array(z.strictObject({ topic: line(100).min(1), share: z.int().min(1).max(1000) }))
    .min(1)
    .max(60),
  levels: z
    .strictObject({
      easy: z.int().min(0).max(100),
      medium: z.int().min(0).max(100),
      hard: z.int().min(0).max(100),
    })
    .refine(({ easy, medium, hard }) => easy + medium + hard > 0, 'Please choose a level.'),
  source: z.enum(RULE_SOURCES),
  kinds: z.array(z.enum(QUESTION_KINDS)).min(1).max(QUESTION_KINDS.length),
  /** Leaves out questions of this many latest papers of the series. */
  skip_last: z.int().min(0).max(50),
})
export type PaperRule = z.infer<typeof paperRule>
