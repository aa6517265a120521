import { STUDY_EXAMS } from '@pariksha/domain/exam-families'
import { z } from 'zod'
import type { Endpoint } from '../endpoint.ts'
import { numericId } from '../exams/tests.ts'
import { LANGUAGES } from '../languages.ts'

export const MATERIAL_KINDS = ['chapter_notes', 'digest', 'strategy', 'current_affairs'] as const
export type MaterialKind = (typeof MATERIAL_KINDS)[number]

export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(100)
const language = z.enum(LANGUAGES)
/** A month of a year, 2026-11. */
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

const materialItem = z.strictObject({
  id: z.int(),
  slug: z.string(),
  /** The name of the text in its first language: its page, in every language it is there in. */
  original: z.string(),
  title: z.string(),
  summary: z.string(),
  type: z.enum(MATERIAL_KINDS),
  subject: z.string(),
  exams: z.array(z.enum(STUDY_EXAMS)),
  /** The categories of the hub it stands in. */
  categories: z.array(z.string()),
  language,
  /** The same text in the other languages it exists in. */
  translations: z.array(z.strictObject({ slug: z.string(), language })),
  published_on: z.string(),
  /** Not for everybody, but for batches of the reader. */
  for_batch: z.boolean(),
  /** To be read on the page, not only as a file. */
  readable: z.boolean(),
  /** Reading time in minutes; null for a file without text. */
  minutes: z.int().nullable(),
  /** The URL of its PDF. */
  file: z.string(),
})
export type MaterialItem = z.infer<typeof materialItem>

/** Sanitized HTML; null for a file without text. */
const material = materialItem.extend({ html: z.string().nullable() })
export type Material = z.infer<typeof material>

const materialPage = z.strictObject({
  results: z.array(materialItem),
  count: z.int(),
  page: z.int(),
  pages: z.int(),
  next: z.string().nullable(),
  previous: z.string().nullable(),
  /** The options of the filters, for everything published. */
  choices: z.strictObject({
    exams: z.array(z.enum(STUDY_EXAMS)),
    types: z.array(z.enum(MATERIAL_KINDS)),
    languages: z.array(language),
    months: z.array(z.string()),
  }),
})
export type MaterialPage = z.infer<typeof materialPage>

export const listMaterials = {
  method: 'GET',
  url: '/study/materials/',
  summary:
    'Study materials, a page of twelve at a time; without a language each text stands once, in the reader’s language where it is there',
  access: 'anyone-known',
  querystring: z.strictObject({
    category: z.string().max(100).optional(),
    exam: z.enum(STUDY_EXAMS).optional(),
    type: z.enum(MATERIAL_KINDS).optional(),
    language: language.optional(),
    month: month.optional(),
    q: z.string().max(200).optional(),
    /** What is not for everybody, but for batches of the reader. */
    for_batch: z.literal('true').optional(),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  response: { 200: materialPage },
} as const satisfies Endpoint

const materialParams = z.strictObject({ material: z.union([numericId, slug]) })

export const readMaterial = {
  method: 'GET',
  url: '/study/materials/:material/',
  summary: 'A study material as HTML, by its number or its name; in the reader’s language where it is there',
  access: 'anyone-known',
  params: materialParams,
  response: { 200: material },
} as const satisfies Endpoint

export const readMaterialFile = {
  method: 'GET',
  url: '/study/materials/:material/file/',
  summary: 'The PDF of a study material',
  access: 'anyone-known',
  params: materialParams,
  response: { 200: z.string().describe('application/pdf') },
} as const satisfies Endpoint

export const listCategories = {
  method: 'GET',
  url: '/tests/current_affairs/categories/',
  summary: 'The categories of the study hub',
  access: 'anyone',
  response: { 200: z.array(z.strictObject({ id: z.int(), category: z.string() })) },
} as const satisfies Endpoint
export type Category = z.output<(typeof listCategories)['response'][200]>[number]
