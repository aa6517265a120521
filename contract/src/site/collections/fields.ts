import { z } from 'zod'
import { whole } from '../../fields/whole-number.ts'
import { markdown, line as plainLine } from '../../texts/text.ts'
import { externalOrigin, pageOfThisSite } from '../page-of-site.ts'

export const line = (max: number) => plainLine(max).min(1)
export const text = (max: number) => markdown(max).trim().min(1)
const HTTPS = 'Please enter an address that begins with https://'
export const web = z
  .url({ protocol: /^https$/, error: HTTPS })
  .max(500)
  // its origin becomes part of a policy: a host like "a;b" would write another line of it
  .refine((address) => externalOrigin(address) !== undefined, HTTPS)

/** A page of this site, or another one. */
export const link = z.union(
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
export const picture = z.string().regex(/^[0-9a-f]{64}$/, 'Please upload a picture.')
export const pdf = z.string().regex(/^[0-9a-f]{64}$/, 'Please upload a PDF.')
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens, like icet-complete.')
  .max(80)

export const rowId = z.int('Please choose one.').min(1, 'Please choose one.')
export const exam = z.string().regex(/^[a-z0-9_]{1,40}$/, 'Please choose an exam.')
/** The slug of an examination of the institute's own, used in addresses. */
export const ownExam = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Small letters, digits and _, like group_ii.')

export const degrees = (max: number) =>
  z.number('Please enter a number.').min(-max, `From -${max} to ${max}.`).max(max, `From -${max} to ${max}.`)

/** The fields, and `translations` of those that are named, with the same bounds. */
export function translatable<Shape extends z.ZodRawShape>(fields: Shape, names: readonly (keyof Shape & string)[]) {
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

/** The batches it is for; null: everybody. */
export const batches = z
  .array(rowId.max(2_147_483_647))
  .min(1, 'Please choose at least one batch.')
  .max(1_000)
  .nullable()

export const shown = { position: whole(0, 10_000), published: z.boolean() }

/** The version of a row that was read, for optimistic locking. */
export const version = z.string().max(40)
export const versioned = z.object({ version }).catchall(z.unknown())
