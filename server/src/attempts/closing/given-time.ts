import type { TimeAdded } from '@pariksha/contract/attempts/time-added'
import type { Millis } from '@pariksha/domain/timing'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../../db/database.ts'
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

/** The time added to an attempt, entry by entry; entries under a second are left out. */
export async function readTimeAdded(db: Queryable, { studentId, id }: Key): Promise<TimeAdded[]> {
  const rows = await db
    .selectFrom('given_time')
    .select(['given_ms', 'reason', 'given_at'])
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', id)
    .where('given_ms', '>=', 1_000)
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute()
  return rows.map(({ given_ms, reason, given_at }) => ({
    seconds: Math.round(given_ms / 1000),
    reason,
    at: given_at.toISOString(),
  }))
}
