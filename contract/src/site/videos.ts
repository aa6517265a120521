import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { languageQuery } from '../exams/tests.ts'

export const VIDEO_CATEGORIES = ['quant', 'reasoning', 'english', 'gk', 'banks', 'miscellaneous'] as const
export type VideoCategory = (typeof VIDEO_CATEGORIES)[number]
export const VIDEO_LEVELS = ['Beginner', 'Intermediate', 'Advanced'] as const

const video = z.strictObject({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.enum(VIDEO_CATEGORIES),
  /** mm:ss */
  duration: z.string(),
  /** Formatted, like 15.2K. */
  views: z.string().nullable(),
  /** Null: the page draws a thumbnail. */
  thumbnail: z.string().nullable(),
  youtubeUrl: z.string(),
  level: z.enum(VIDEO_LEVELS).nullable(),
  sample: z.boolean(),
  /** Not for everybody, but for batches of the reader. */
  for_batch: z.boolean(),
})
export type Video = z.infer<typeof video>

export const listVideos = {
  method: 'GET',
  url: '/videos/',
  summary: 'The video library',
  access: 'anyone-known',
  querystring: languageQuery,
  response: { 200: z.array(video) },
} as const satisfies Endpoint
