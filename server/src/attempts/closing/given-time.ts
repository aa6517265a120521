import type { TimeAdded } from '@pariksha/contract/attempts/time-added'
import type { Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../platform/db/database.ts'
import { type Key, keyColumns } from '../queries.ts'

/** Who of the staff gives time, and why. */
export type Giver = { readonly by: number; readonly reason: string }
type Share = Key & { readonly given: Millis }

/** The ledger: what it says of an attempt adds up to how far staff moved its deadline. */
export async function recordGivenTime(
  tx: Transaction,
  shares: readonly Share[],
  { by, reason, act }: Giver & { readonly act?: string },
): Promise<void> {
  const { studentIds, ids } = keyColumns(shares)
  await sql`
    insert into given_time (student_id, attempt_id, given_ms, given_by, reason, act)
    select student_id, attempt_id, given_ms, ${by}, ${reason}, coalesce(${act ?? null}::uuid, gen_random_uuid())
    from unnest(${studentIds}::int8[], ${ids}::int8[], ${shares.map(({ given }) => given)}::int8[])
      as share (student_id, attempt_id, given_ms)`.execute(tx)
}

const MAX_LISTED = 100

/** The time added to an attempt, entry by entry, and who of the staff gave it. */
export async function readGivers(
  db: Queryable,
  { studentId, id }: Key,
): Promise<(TimeAdded & { by: string | null })[]> {
  const rows = await db
    .selectFrom('given_time')
    .leftJoin('users', 'users.id', 'given_time.given_by')
    .select(['given_ms', 'reason', 'given_at', sql<string | null>`coalesce(nullif(full_name, ''), email)`.as('by')])
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', id)
    .orderBy('given_time.id')
    .limit(MAX_LISTED)
    .execute()
  // each is what the sum grows by, in whole seconds: rounded one by one they would not add up to the deadline
  let given: Millis = 0
  return rows.flatMap(({ given_ms, reason, given_at, by }) => {
    const before = Math.round(given / 1000)
    given += given_ms
    const seconds = Math.round(given / 1000) - before
    return seconds === 0 ? [] : [{ seconds, reason, at: given_at.toISOString(), by }]
  })
}

/** The same for the student, to whom it was the staff. */
export async function readTimeAdded(db: Queryable, key: Key): Promise<TimeAdded[]> {
  return (await readGivers(db, key)).map(({ by: _, ...added }) => added)
}
