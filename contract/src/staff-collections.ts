import { FAMILIES, STUDY_EXAMS } from '@pariksha/domain/exam-families'
import { z } from 'zod'
import type { Endpoint } from './endpoint.ts'
import { NETWORKS, SLIDE_PICTURES } from './institute.ts'
import { LANGUAGES } from './languages.ts'
import { originElsewhere, pageOfThisSite } from './page-of-site.ts'
import { nothing } from './problem.ts'
import { MATERIAL_KINDS } from './study.ts'
import { markdown, line as plainLine } from './text.ts'
import { TRANSLATED_FIELDS } from './translated-fields.ts'
import { VIDEO_CATEGORIES, VIDEO_LEVELS } from './videos.ts'

const FILL_IN = 'Please fill this in.'

const line = (most: number) => plainLine(most).min(1, FILL_IN)
const text = (most: number) => markdown(most).trim().min(1, FILL_IN)

const HTTPS = 'Please enter an address that begins with https://'
const web = z
  .url({ protocol: /^https$/, error: HTTPS })
  .max(500, 'At most 500 characters.')
  // its origin becomes part of a policy: a host like "a;b" would write another line of it
  .refine((address) => originElsewhere(address) !== undefined, HTTPS)
/** A page of this site, or another one. */
const link = z.union(
  [
    z
      .string()
      .max(300)
      .refine((address) => pageOfThisSite(address) !== undefined),
    web,
  ],
  {
    error: 'Please enter a page of this site, like /icet, or an address that begins with https://',
  },
)
/** A picture in the store of files, by the digest of its bytes. */
const picture = z.string().regex(/^[0-9a-f]{64}$/, 'Please upload a picture.')
const pdf = z.string().regex(/^[0-9a-f]{64}$/, 'Please upload a PDF.')
const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens, like icet-complete.')
  .max(80, 'At most 80 characters.')
const rowId = z.int('Please choose one.').min(1, 'Please choose one.')
const day = z.iso.date('Please enter a date.')
const exam = z.string().regex(/^[a-z0-9_]{1,40}$/, 'Please choose an exam.')
const whole = (min: number, max: number) =>
  z.int('Please enter a whole number.').min(min, `At least ${min}.`).max(max, `At most ${max}.`)

const degrees = (most: number) =>
  z.number('Please enter a number.').min(-most, `From -${most} to ${most}.`).max(most, `From -${most} to ${most}.`)

/** The fields, and `translations` of those that are named, with the same bounds. */
function translatable<Shape extends z.ZodRawShape>(fields: Shape, names: readonly (keyof Shape & string)[]) {
  const texts = z
    .strictObject(Object.fromEntries(names.map((name) => [name, written(fields[name] as z.ZodType).optional()])))
    .optional()
  const marks = z.array(z.enum(names)).max(names.length).optional()
  const outdated = z.strictObject({ te: marks, hi: marks }).optional()
  return z.strictObject({ ...fields, translations: z.strictObject({ te: texts, hi: texts, outdated }) })
}

/** A text that need not be there is left out, not null, where it is not translated. */
const written = (schema: z.ZodType): z.ZodType =>
  schema instanceof z.ZodNullable ? (schema.unwrap() as z.ZodType) : schema

const shown = { position: whole(0, 10_000), published: z.boolean() }

/**
 * What staff edit of each collection; the rows of a collection are a table of the database. That a row is a sample is no
 * field: it ends when staff save the row.
 */
export const COLLECTIONS = {
  slides: translatable(
    {
      title: line(100),
      text: text(300),
      link: link.nullable(),
      link_label: line(40).nullable(),
      picture: z.enum(SLIDE_PICTURES),
      image: picture.nullable(),
      ...shown,
    },
    TRANSLATED_FIELDS.slides,
  ),
  testimonials: translatable(
    { name: line(80), role: line(80), text: text(600), ...shown },
    TRANSLATED_FIELDS.testimonials,
  ),
  statistics: translatable(
    {
      exam: exam.nullable(),
      value: line(20),
      label: line(40),
      ...shown,
    },
    TRANSLATED_FIELDS.statistics,
  ),
  notices: translatable(
    {
      family: z.enum(FAMILIES).nullable(),
      title: line(200),
      on_date: day,
      link: link.nullable(),
      published: z.boolean(),
    },
    TRANSLATED_FIELDS.notices,
  ),
  success_stories: translatable(
    {
      exam,
      name: line(80),
      rank: line(40),
      institute: line(120),
      quote: text(600),
      ...shown,
    },
    TRANSLATED_FIELDS.success_stories,
  ),
  videos: translatable(
    {
      title: line(120),
      description: text(600),
      category: z.enum(VIDEO_CATEGORIES),
      duration: z.string().regex(/^\d{1,3}:[0-5]\d$/, 'Minutes and seconds, like 45:30.'),
      views: line(20).nullable(),
      thumbnail: picture.nullable(),
      link: web,
      level: z.enum(VIDEO_LEVELS).nullable(),
      ...shown,
    },
    TRANSLATED_FIELDS.videos,
  ),
  materials: z
    .strictObject({
      title: line(150),
      slug,
      summary: text(400),
      kind: z.enum(MATERIAL_KINDS),
      subject: line(60),
      exams: z.array(z.enum(STUDY_EXAMS)),
      language: z.enum(LANGUAGES),
      translation_of: rowId.nullable(),
      body: text(200_000).nullable(),
      file: pdf.nullable(),
      published_on: day,
      ...shown,
    })
    .refine(({ body, file }) => body !== null || file !== null, {
      path: ['body'],
      error: 'Please write the text, or upload a PDF.',
    }),
  books: translatable(
    {
      title: line(150),
      author: line(100),
      description: text(1000),
      contents: z.array(line(150)).max(60, 'At most 60 lines.'),
      exams: z.array(z.enum(STUDY_EXAMS)),
      language: z.enum(LANGUAGES),
      pages: whole(1, 10_000),
      price: whole(0, 1_000_000),
      cover: picture.nullable(),
      extract: rowId.nullable(),
      how_to_get: text(600),
      ...shown,
    },
    TRANSLATED_FIELDS.books,
  ),
  articles: z.strictObject({
    title: line(150),
    slug,
    summary: text(400),
    topic: line(60),
    author: line(100),
    language: z.enum(LANGUAGES),
    translation_of: rowId.nullable(),
    body: text(200_000),
    published_on: day,
    published: z.boolean(),
  }),
  packages: translatable(
    {
      family: z.enum(FAMILIES),
      slug,
      title: line(100),
      description: text(600),
      contents: z.array(line(120)).max(12, 'At most 12 lines.'),
      price: whole(1, 1_000_000),
      was_price: whole(1, 1_000_000).nullable(),
      months: whole(1, 60),
      badge: line(30).nullable(),
      series: z.array(z.string().regex(/^[a-z0-9_]{1,40}$/)).min(1, 'Please choose at least one series.'),
      mocks: whole(0, 1000).nullable(),
      sectionals: whole(0, 1000).nullable(),
      ...shown,
    },
    TRANSLATED_FIELDS.packages,
  ).refine(({ price, was_price }) => was_price === null || was_price > price, {
    path: ['was_price'],
    error: 'This has to be more than the price.',
  }),
} as const

/** Settings: collections with a single row. */
export const SETTINGS = {
  institute: translatable(
    {
      name: line(80),
      tagline: line(160),
      about: text(1000),
      logo: picture.nullable(),
      email: z.email('Please enter a valid e-mail address.').max(254),
      phone: line(30),
      address: z.array(line(120)).max(8, 'At most 8 lines.'),
      hours: z.array(z.strictObject({ days: line(40), time: line(40) })).max(8, 'At most 8 lines.'),
      social: z.array(z.strictObject({ network: z.enum(NETWORKS), url: web })).max(10, 'At most 10.'),
      latitude: degrees(90).nullable(),
      longitude: degrees(180).nullable(),
      directions_url: web.nullable(),
      map_embed_url: web.nullable(),
    },
    TRANSLATED_FIELDS.institute,
  ),
  popup: translatable(
    {
      published: z.boolean(),
      title: line(100),
      text: text(600),
      image: picture.nullable(),
      link: link.nullable(),
      link_label: line(40).nullable(),
    },
    TRANSLATED_FIELDS.popup,
  ),
} as const

export type CollectionName = keyof typeof COLLECTIONS
export type SettingName = keyof typeof SETTINGS
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as [CollectionName, ...CollectionName[]]
export const SETTING_NAMES = Object.keys(SETTINGS) as [SettingName, ...SettingName[]]

/** The fields of a collection's schema; a row has its key in `id`, too. */
const fields = z.record(z.string(), z.unknown())
const row = z.object({ id: z.string() }).catchall(z.unknown())
export type Row = z.infer<typeof row>
/** The version of a row that was read, for optimistic locking. */
const version = z.string().max(40)
const rowToEdit = z.object({ id: z.string(), version }).catchall(z.unknown())
export type RowToEdit = z.infer<typeof rowToEdit>
const setting = z.object({ version }).catchall(z.unknown())
const change = setting

const collection = z.enum(COLLECTION_NAMES)
const rowParams = z.strictObject({ collection, id: z.string().min(1).max(60) })
const EDITABLE = 512 * 1024 // a long article

export const listRows = {
  method: 'GET',
  url: '/staff/:collection/',
  summary: 'All rows of a collection, in its order, without long texts',
  access: 'site.edit',
  params: z.strictObject({ collection }),
  response: { 200: z.array(row) },
} as const satisfies Endpoint

export const createRow = {
  method: 'POST',
  url: '/staff/:collection/',
  summary: 'Create a row',
  access: 'site.edit',
  params: z.strictObject({ collection }),
  body: fields,
  bodyLimit: EDITABLE,
  response: { 201: rowToEdit },
} as const satisfies Endpoint

export const readRow = {
  method: 'GET',
  url: '/staff/:collection/:id/',
  summary: 'A row with all fields',
  access: 'site.edit',
  params: rowParams,
  response: { 200: rowToEdit },
} as const satisfies Endpoint

export const changeRow = {
  method: 'PUT',
  url: '/staff/:collection/:id/',
  summary: 'Replace all fields of a row; 409 if it was changed since the version that was read',
  access: 'site.edit',
  params: rowParams,
  body: change,
  bodyLimit: EDITABLE,
  response: { 200: rowToEdit },
} as const satisfies Endpoint

export const deleteRow = {
  method: 'DELETE',
  url: '/staff/:collection/:id/',
  summary: 'Delete a row',
  access: 'site.edit',
  params: rowParams,
  response: { 200: nothing },
} as const satisfies Endpoint

const settingParams = z.strictObject({ setting: z.enum(SETTING_NAMES) })

export const readSetting = {
  method: 'GET',
  url: '/staff/settings/:setting/',
  summary: 'A setting: the institute or the welcome popup',
  access: 'site.edit',
  params: settingParams,
  response: { 200: setting },
} as const satisfies Endpoint

export const changeSetting = {
  method: 'PUT',
  url: '/staff/settings/:setting/',
  summary: 'Replace all fields of a setting; 409 if it was changed since the version that was read',
  access: 'site.edit',
  params: settingParams,
  body: change,
  response: { 200: setting },
} as const satisfies Endpoint
