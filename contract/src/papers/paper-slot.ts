import { QUESTION_KINDS } from '@pariksha/domain/question'
import { z } from 'zod'
import { LANGUAGES } from '../languages.ts'
import { LEVELS } from '../questions/question-file.ts'
import { QUESTION_STATES } from '../questions/question-item.ts'
import { patternMarking } from './paper-pattern.ts'

export const slot = z.strictObject({
  id: z.int(),
  section: z.int(),
  /** In the whole paper, from 1. */
  number: z.int(),
  /** A question of the bank; null for one that was drawn from a shipped template. */
  question: z
    .strictObject({
      id: z.int(),
      version: z.int(),
      state: z.enum(QUESTION_STATES),
      /** The newest version of the question. */
      newest: z.int(),
      /** The version that the slot can be updated to: the newest one, if it is approved and different. */
      update: z.int().nullable(),
    })
    .nullable(),
  /** Where it was drawn from. */
  drawn: z.strictObject({ source: z.string(), seed: z.string() }).nullable(),
  kind: z.enum(QUESTION_KINDS),
  /** The beginning of the stem without markup. */
  excerpt: z.string(),
  topic: z.string().nullable(),
  level: z.enum(LEVELS).nullable(),
  languages: z.array(z.enum(LANGUAGES)),
  option_count: z.int(),
  /** As students give it: "b", "acd", "12" or "12 to 14"; null where the key is missing. */
  answer: z.string().nullable(),
  /** The same for questions that share a passage. */
  passage: z.string().nullable(),
  locked: z.boolean(),
  /** Its own, where it differs from its section. */
  marking: patternMarking.nullable(),
})
export type PaperSlot = z.infer<typeof slot>
