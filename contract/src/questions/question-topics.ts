import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { line } from '../texts/text.ts'

const topicItem = z.strictObject({ slug: z.string(), subject: z.string(), name: z.string(), own: z.boolean() })

export const listQuestionTopics = {
  method: 'GET',
  url: '/staff/question-topics/',
  summary: 'The topics of the product and of the institute',
  access: 'questions.read',
  response: { 200: z.array(topicItem) },
} as const satisfies Endpoint

export const addQuestionTopic = {
  method: 'POST',
  url: '/staff/question-topics/',
  summary: "A topic of the institute's own",
  access: 'questions.write',
  body: z.strictObject({ name: line(80).min(2), subject: line(60).min(2) }),
  response: { 201: topicItem },
} as const satisfies Endpoint
