import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'

export const DEMO_LETTERS = ['a', 'b', 'c', 'd'] as const

export const readDemo = {
  method: 'GET',
  url: '/tests/demo/',
  summary: 'The demo test, without its key',
  access: 'anyone',
  response: {
    200: z.strictObject({
      title: z.string(),
      marking: z.string(),
      questions: z.array(
        z.strictObject({
          number: z.int(),
          question: z.string(),
          options: z.array(z.strictObject({ choice: z.enum(DEMO_LETTERS), value: z.string() })),
        }),
      ),
    }),
  },
} as const satisfies Endpoint
export type Demo = z.infer<(typeof readDemo.response)[200]>

export const markDemo = {
  method: 'POST',
  url: '/tests/demo/mark/',
  summary: 'Mark answers to the demo test; nothing is stored',
  access: 'anyone',
  body: z.strictObject({ answers: z.array(z.enum(DEMO_LETTERS).nullable()).length(5) }),
  response: {
    200: z.strictObject({
      result: z.strictObject({
        total: z.int(),
        attempted: z.int(),
        unattempted: z.int(),
        correct: z.int(),
        incorrect: z.int(),
        accuracy: z.int(),
      }),
      total_marks: z.number(),
      max_marks: z.number(),
      /** Sent only with the result; before that the key stays on the server. */
      solutions: z.array(
        z.strictObject({ number: z.int(), correct_choice: z.enum(DEMO_LETTERS), explanation: z.string() }),
      ),
    }),
  },
} as const satisfies Endpoint
export type DemoResult = z.infer<(typeof markDemo.response)[200]>
export type DemoAnswers = z.infer<(typeof markDemo)['body']>['answers']
