import { type RawBuilder, sql } from 'kysely'
import type { Database, Queryable, Transaction } from '../../platform/db/database.ts'
import type { Collection } from './collections.ts'

export type Fields = Readonly<Record<string, unknown>>

const columnsOf = ({ schema }: Collection): string[] => Object.keys(schema.shape)
const refs = (columns: readonly string[]): RawBuilder<unknown> => sql.join(columns.map((column) => sql.ref(column)))

/** An invalid key counts as a missing row. */
const isKey = ({ key }: Collection, id: string): boolean => key !== 'id' || /^[1-9]\d{0,15}$/.test(id)
const valueFor = ({ json }: Collection, column: string, value: unknown): RawBuilder<unknown> =>
  json.includes(column) ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`

export async function selectRows(db: Database, collection: Collection): Promise<{ id: string }[]> {
  const columns = columnsOf(collection).filter((column) => !collection.long.includes(column))
  const { rows } = await sql<{ id: string }>`
    select ${sql.ref(collection.key)}::text as id, ${refs(columns)} ${collection.sampled ? sql`, sample` : sql``}
    from ${sql.table(collection.table)} order by ${collection.order}`.execute(db)
  return rows
}

/** A row for editing; `version` changes with every update. */
export type Stored = { readonly version: string; readonly sample: boolean; readonly fields: Fields }

export async function selectRow(
  db: Queryable,
  collection: Collection,
  id: string,
  lock = sql``,
): Promise<Stored | undefined> {
  if (!isKey(collection, id)) return undefined
  const { rows } = await sql<Fields & { version: string; sample: boolean }>`
    select ${refs(columnsOf(collection))}, extract(epoch from updated_at)::text as version,
      ${collection.sampled ? sql.ref('sample') : sql.lit(false)} as sample
    from ${sql.table(collection.table)} where ${sql.ref(collection.key)} = ${id} ${lock}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { version, sample, ...fields } = row
  return { version, sample, fields }
}

/** The row, locked until the end of the transaction. */
export const lockRow = (tx: Transaction, collection: Collection, id: string) =>
  selectRow(tx, collection, id, sql`for update`)

export async function insertRow(tx: Transaction, collection: Collection, input: Fields): Promise<string> {
  const columns = Object.keys(input)
  const { rows } = await sql<{ id: string }>`
    insert into ${sql.table(collection.table)} (${refs(columns)})
    values (${sql.join(columns.map((column) => valueFor(collection, column, input[column])))})
    returning ${sql.ref(collection.key)}::text as id`.execute(tx)
  return (rows[0] as { id: string }).id
}

/**
 * Saving identical content is not a change and leaves the version as it is. A sample that is saved is no longer a sample.
 * `derived` is computed from the input.
 */
export async function updateRow(
  tx: Transaction,
  collection: Collection,
  id: string,
  input: Fields,
  derived: Fields,
): Promise<void> {
  const columns = columnsOf(collection)
  const values = columns.map((column) => valueFor(collection, column, input[column]))
  const more = collection.sampled ? { ...derived, sample: false } : derived
  const all = [...columns, ...Object.keys(more)]
  const allValues = [...values, ...Object.values(more).map((value) => sql`${value}`)]
  const isOther = sql`(row(${refs(columns)}) is distinct from row(${sql.join(values)})
    or ${collection.sampled ? sql.ref('sample') : sql.lit(false)})`
  await sql`
    update ${sql.table(collection.table)} set (${refs(all)}) = row(${sql.join(allValues)}), updated_at = now()
    where ${sql.ref(collection.key)} = ${id} and ${isOther}`.execute(tx)
}

export async function removeRow(tx: Transaction, collection: Collection, id: string): Promise<void> {
  await sql`delete from ${sql.table(collection.table)} where ${sql.ref(collection.key)} = ${id}`.execute(tx)
}
