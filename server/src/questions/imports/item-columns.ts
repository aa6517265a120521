/** The columns of `question_import_items` that a reader fills, and their types. */
export const ITEM_COLUMNS = {
  position: 'integer',
  number: 'text',
  section: 'text',
  at: 'jsonb',
  source: 'text',
  passage: 'text',
  content: 'jsonb',
  problems: 'jsonb',
  faulty: 'boolean',
  excerpt: 'text',
  source_digest: 'bytea',
  digest: 'bytea',
  digest_without_numbers: 'bytea',
} as const

export type ItemColumn = keyof typeof ITEM_COLUMNS
export const ITEM_COLUMN_NAMES = Object.keys(ITEM_COLUMNS) as readonly ItemColumn[]

/** An item with each value as text that PostgreSQL reads by the type of its column. */
export type ItemValues = Readonly<Record<ItemColumn, string | null>>

/** Rows as PostgreSQL takes them quickest, an array for each column in the order of `ITEM_COLUMNS`: its literal, in UTF-8. */
export type ItemArrays = readonly Uint8Array[]

const utf8 = new TextEncoder()

export const itemArrays = (items: readonly ItemValues[]): ItemArrays =>
  ITEM_COLUMN_NAMES.map((column) => utf8.encode(arrayLiteral(items.map((item) => item[column]))))

/** No text of PostgreSQL holds a NUL. */
const arrayLiteral = (values: readonly (string | null)[]): string =>
  `{${values.map((value) => (value === null ? 'NULL' : `"${value.replaceAll('\0', '').replace(/[\\"]/g, '\\$&')}"`)).join(',')}}`
