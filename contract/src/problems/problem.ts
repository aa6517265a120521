import { z } from 'zod'
import { FIELD_CODES } from './field-problems.ts'
import { STAFF_PROBLEMS } from './staff-problems.ts'
import { STUDENT_PROBLEMS } from './student-problems.ts'

/** Every error a call can answer with. `detail` is shown to people; for the staff a use case may say it more precisely. */
export const PROBLEMS = { ...STUDENT_PROBLEMS, ...STAFF_PROBLEMS }

export type ProblemCode = keyof typeof PROBLEMS
export const PROBLEM_CODES = Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]

const values = z.record(z.string(), z.union([z.string(), z.number()]))

/**
 * RFC 9457, with our code and, for bad input, what is wrong where. `error` repeats `detail`. Sentences are English; a code and
 * its values say the same to programs. `not_valid` stands for whatever has no code of its own.
 */
export const problem = z.strictObject({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  code: z.enum(PROBLEM_CODES),
  error: z.string(),
  values: values.optional(),
  errors: z
    .array(
      z.strictObject({
        path: z.string(),
        message: z.string(),
        code: z.enum(FIELD_CODES).optional(),
        values: values.optional(),
      }),
    )
    .readonly()
    .optional(),
})
export type Problem = z.infer<typeof problem>

export const emptyReply = z.strictObject({})
