import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { line } from '../texts/text.ts'
import { renderedQuestion } from './question.ts'
import { LEVELS } from './question-file.ts'

/** Names what was drawn, so that it can be made again: source, level, options and seed. */
export const drawToken = z.string().regex(/^[a-z0-9/_-]{1,120}~(easy|medium|hard)~[45]~[0-9a-f]{16}$/)

const drawn = z.strictObject({
  /** Names it for `keep` and for papers. */
  token: z.string(),
  source: z.string(),
  topic: z.string(),
  level: z.enum(LEVELS),
  /** Questions of one passage, in their order. */
  questions: z.array(
    z.strictObject({
      rendered: renderedQuestion,
      picture: z.string().nullable(),
      option_pictures: z.array(z.string()).nullable(),
      answer: z.string(),
    }),
  ),
})
export type DrawnQuestions = z.infer<typeof drawn>

export const drawQuestions = {
  method: 'POST',
  url: '/staff/questions/draw/',
  summary: 'Look at questions from the shipped templates; nothing is stored',
  access: 'questions.read',
  body: z.strictObject({
    topic: line(100).min(1),
    /** Null: any. */
    level: z.enum(LEVELS).nullable(),
    count: z.int().min(1).max(50),
    options: z.union([z.literal(4), z.literal(5)]).default(4),
  }),
  response: { 200: z.strictObject({ drawn: z.array(drawn) }) },
} as const satisfies Endpoint

export const keepDrawnQuestions = {
  method: 'POST',
  url: '/staff/questions/draw/keep/',
  summary: 'Make questions of the institute of what was drawn, as drafts; the same ones again are not doubled',
  access: 'questions.write',
  body: z.strictObject({ tokens: z.array(drawToken).min(1).max(50) }),
  response: { 201: z.strictObject({ questions: z.array(z.int()) }) },
} as const satisfies Endpoint
