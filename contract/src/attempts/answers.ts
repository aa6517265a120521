import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { languageQuery, numericId, paper } from '../exams/tests.ts'
import { fieldCode } from '../problems/field-problems.ts'
import { PROBLEM_CODES } from '../problems/problem.ts'
import { attemptParams, device, status } from './attempt.ts'

export const questionParams = z.strictObject({ attemptId: numericId, questionNumber: numericId })
const choice = z.string().min(1).max(24)

const paletteItem = z.strictObject({
  question_number: z.int(),
  user_choice: z.string().nullable(),
  marked_review: z.boolean(),
  visited: z.boolean(),
})

export const readPaper = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/paper/',
  summary: 'The whole paper without its key',
  access: 'signed-in',
  params: attemptParams,
  response: { 200: paper },
} as const satisfies Endpoint

export const readQuestion = {
  method: 'GET',
  url: '/tests/usertest/:attemptId/:questionNumber/',
  summary: 'One question with the palette',
  access: 'signed-in',
  params: questionParams,
  querystring: languageQuery,
  response: {
    200: z.strictObject({
      question_data: z.strictObject({
        question: z.string(),
        question_image: z.string().nullable(),
        passage: z.string().nullable(),
        options: z.array(z.strictObject({ choice: z.string(), value: z.string(), image: z.string().nullable() })),
      }),
      question_palette: z.array(paletteItem),
      current_question: z.int(),
    }),
  },
} as const satisfies Endpoint

export const saveAnswer = {
  method: 'PATCH',
  url: '/tests/usertest/:attemptId/:questionNumber/',
  summary: 'Save an answer, a mark or the position',
  access: 'signed-in',
  params: questionParams,
  body: z
    .strictObject({
      user_choice: choice.nullable().optional(),
      marked_review: z.boolean().optional(),
      current_question: z.int().positive().optional(),
    })
    .refine((body) => Object.keys(body).length > 0, fieldCode('nothing_to_change')),
  response: { 200: paletteItem.extend({ remaining_seconds: z.number() }) },
} as const satisfies Endpoint

/** Far more than an attempt may have actions. */
const MAX_SEQ = 1_000_000
/** The number of the last action that a device recorded; 0 before the first. */
export const lastSeq = z.int().nonnegative().max(MAX_SEQ)

/** One action of a device. Neither choice nor mark: a visit of the question. */
export const deviceAction = z.strictObject({
  seq: z.int().positive().max(MAX_SEQ),
  /** Milliseconds on the attempt's clock. */
  at: z.int(),
  question_number: z.int().positive(),
  user_choice: choice.nullable().optional(),
  marked_review: z.boolean().optional(),
})
export type DeviceAction = z.infer<typeof deviceAction>

export const sendActions = {
  method: 'POST',
  url: '/tests/usertest/:attemptId/actions/',
  summary: 'Deliver the actions of a device. Idempotent; an empty list is a heartbeat',
  access: 'signed-in',
  params: attemptParams,
  bodyLimit: 256 * 1024,
  body: z.strictObject({
    device,
    epoch: z.int().positive().max(2_147_483_647),
    /** A malformed action is refused alone and does not block the others. */
    actions: z.array(z.union([deviceAction, z.looseObject({ seq: z.int().positive().max(MAX_SEQ) })])).max(500),
    /** Sent where the device holds more than it delivers here: staff who watch a live test see that it waits there. */
    last_seq: lastSeq.optional(),
    /** Nothing more will come from this device. */
    settled: z.boolean().optional(),
  }),
  response: {
    200: z.strictObject({
      /** The sequence numbers of this batch that are stored, including refused ones. */
      acknowledged: z.array(z.int()),
      refused: z.array(z.strictObject({ seq: z.int(), code: z.enum(PROBLEM_CODES) })),
      remaining_seconds: z.number(),
      /** The open section, where sections have their own times. */
      section: z.int(),
      status,
      taken_over: z.boolean(),
      earlier_deliveries: z.int(),
    }),
  },
} as const satisfies Endpoint
export type ActionsReply = z.infer<(typeof sendActions.response)[200]>
