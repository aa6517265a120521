import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { LANGUAGES } from './languages.ts'
import { slug } from './study.ts'

const articleItem = z.strictObject({
  /** Its page, in every language it is there in. */
  slug: z.string(),
  language: z.enum(LANGUAGES),
  /** The languages it is there in. */
  languages: z.array(z.enum(LANGUAGES)),
  title: z.string(),
  summary: z.string(),
  topic: z.string(),
  author: z.string(),
  published_on: z.string(),
  /** Minutes it takes to read. */
  minutes: z.int(),
})
export type ArticleItem = z.infer<typeof articleItem>

/** `html` is safe; `others` are to be read next. */
const article = articleItem.extend({
  html: z.string(),
  others: z.array(z.strictObject({ slug: z.string(), title: z.string() })),
})
export type Article = z.infer<typeof article>

export const listArticles = {
  method: 'GET',
  url: '/articles/',
  summary: 'The articles of the blog, newest first, each in the reader’s language where it is there',
  access: 'anyone',
  response: { 200: z.array(articleItem) },
} as const satisfies Endpoint

export const readArticle = {
  method: 'GET',
  url: '/articles/:slug/',
  summary: 'An article as HTML, in the reader’s language where it is there',
  access: 'anyone',
  params: z.strictObject({ slug }),
  response: { 200: article },
} as const satisfies Endpoint
