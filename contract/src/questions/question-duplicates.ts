import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { rowId } from '../fields/row-id.ts'
import { MAX_QUESTION_BYTES, questionContent } from './question-content.ts'
import { questionItem } from './question-item.ts'

export const duplicatesOfQuestion = {
  method: 'POST',
  url: '/staff/questions/duplicates/',
  summary: 'Questions of the bank, and of papers that ship, that are the same or nearly the same',
  access: 'questions.read',
  bodyLimit: MAX_QUESTION_BYTES,
  body: z.strictObject({ content: questionContent, except: rowId.optional() }),
  response: {
    200: z.strictObject({
      duplicates: z.array(
        z.strictObject({
          question: questionItem,
          /** `same`: the same text and options; `other_numbers`: the same text with other numbers; `near`: nearly the same. */
          likeness: z.enum(['same', 'other_numbers', 'near']),
          /** From 0 to 1, by trigrams. */
          similarity: z.number(),
        }),
      ),
      /** Written questions that ship, with a test that asks them. */
      shipped: z.array(z.strictObject({ title: z.string(), excerpt: z.string(), likeness: z.enum(['same', 'near']) })),
      /** False: there was no time to compare with all of the bank and what ships. */
      compared: z.boolean(),
    }),
  },
} as const satisfies Endpoint
