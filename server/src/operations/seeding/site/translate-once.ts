import type { TRANSLATED_FIELDS, Translations } from '@pariksha/contract/texts/translated-fields'
import { type RawBuilder, sql } from 'kysely'
import type { Transaction } from '../../../platform/db/database.ts'
import { seedOnce } from '../../../platform/db/seed-once.ts'

type Row = {
  readonly table: keyof typeof TRANSLATED_FIELDS
  /** Identifies the row in the shipped content, as for `seedOnce`. */
  readonly key: string
  readonly english: Readonly<Record<string, unknown>>
  readonly translations: Translations
}

/**
 * Adds the Telugu and Hindi translations of a shipped row once, if its texts are unchanged and staff wrote no
 * other translation. Returns whether it was new.
 */
export function translateOnce(tx: Transaction, { table, key, english, translations }: Row): Promise<boolean> {
  const fields = new Set(Object.values(translations).flatMap((texts) => Object.keys(texts ?? {})))
  const isShipped = [...fields].map((field) => sql`${sql.ref(field)} = ${parameterOf(english[field])}`)
  return seedOnce(tx, `${table} translations`, key, () =>
    sql`
      update ${sql.table(table)} set translations = ${JSON.stringify(translations)}::jsonb, updated_at = now()
      where translations = '{}' and ${sql.join(isShipped, sql` and `)}`.execute(tx),
  )
}

/** Lists of lines are stored as an array, rows of a table as JSON. */
function parameterOf(value: unknown): RawBuilder<unknown> {
  if (!Array.isArray(value)) return sql`${value}`
  return typeof value[0] === 'object' ? sql`${JSON.stringify(value)}::jsonb` : sql`${[...value]}::text[]`
}
