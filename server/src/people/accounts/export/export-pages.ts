import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'

type Key = readonly string[]
type KeyType = 'int4' | 'int8' | 'text' | 'uuid'

/** The records after the one of that key, in the order of their keys, as `key text[]` and `record jsonb`. */
export type Listing = (after: Key | undefined) => RawBuilder<unknown>

/** For the condition of a listing: rows after the one of that key. */
export const afterKey = (columns: RawBuilder<unknown>, types: readonly KeyType[], after: Key | undefined) =>
  after
    ? sql`and (${columns}) > (${sql.join(after.map((value, place) => sql`${value}::text::${sql.raw(types[place] ?? 'text')}`))})`
    : sql``

/** Pages of records as JSON texts, one statement each, so that a slow reader holds no connection. */
export async function* readPages(
  db: Database,
  listing: Listing,
  size: number,
): AsyncGenerator<readonly { readonly key: Key; readonly json: string }[]> {
  let after: Key | undefined
  do {
    const { rows } = await sql<{ key: Key; json: string }>`
      select key, record::text as json from (${listing(after)} limit ${size}) as page`.execute(db)
    if (rows.length > 0) yield rows
    after = rows.length < size ? undefined : rows.at(-1)?.key
  } while (after)
}

/** The elements of a JSON array. */
export async function* recordsOf(db: Database, listing: Listing, size: number): AsyncGenerator<string> {
  let separator = ''
  for await (const page of readPages(db, listing, size)) {
    yield separator + page.map(({ json }) => json).join()
    separator = ','
  }
}
