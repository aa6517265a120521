import { z } from 'zod'
import { readList } from '../../data-files/read-list.ts'
import { everyLetterHasACell, form } from '../../shared/varied/forms.ts'

const text = z.string().min(1)
const readingForm = form
  .extend({
    questions: z
      .array(
        z.strictObject({
          question: text,
          /** How the answer is found: `stated`: it alone of the options stands in the passage; `judged`: by reading. */
          found: z.enum(['stated', 'judged']),
          correct: text,
          /** In order of temptation; `{b*}` is column b of the other rows. */
          wrong: z.array(text).min(1),
          why: text,
        }),
      )
      .min(1),
  })
  .refine(everyLetterHasACell, 'a letter without a cell')

/** A passage that is told of several things. */
export type ReadingForm = Readonly<z.infer<typeof readingForm>>

export const READING_FORMS: readonly ReadingForm[] = readList(new URL('./forms.yaml', import.meta.url), readingForm)
