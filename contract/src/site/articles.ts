import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { LANGUAGES } from '../languages.ts'
import { slug } from './study.ts'

const articleItem = z.strictObject({
  /** The path segment of its page, the same in every language. */
  slug: z.string(),
  language: z.enum(LANGUAGES),
  /** The languages it exists in. */
  languages: z.array(z.enum(LANGUAGES)),
  title: z.string(),
  summary: z.string(),
  topic: z.string(),
  author: z.string(),
  published_on: z.string(),
  /** Not for everybody, but for batches of the reader. */
  for_batch: z.boolean(),
  /** Reading time in minutes. */
  minutes: z.int(),
})
export type ArticleItem = z.infer<typeof articleItem>

/** `html` is sanitized; `others` are suggestions. */
const article = articleItem.extend({
  html: z.string(),
  others: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
})
export type Article = z.infer<typeof article>

export const listArticles = {
  method: 'GET',
  url: '/articles/',
  summary: 'The articles of the blog, newest first, each in the requested language where it exists',
  access: 'anyone-known',
  response: { 200: z.array(articleItem) },
} as const satisfies Endpoint

export const readArticle = {
  method: 'GET',
  url: '/articles/:slug/',
  summary: 'An article as HTML, in the requested language where it exists',
  access: 'anyone-known',
  params: z.strictObject({ slug }),
  response: { 200: article },
} as const satisfies Endpoint
