import { sql } from 'kysely'
import type { Secret } from '../../platform/config/secret.ts'
import type { Transaction } from '../../platform/db/database.ts'
import { prepare } from '../../platform/db/prepared.ts'
import { KEYS, type Key, keyColumns, unnestKeys } from '../queries.ts'

/** A digest per test, so that the rows do not reveal which tests were taken from the same address. */
const digestOf = (secret: Secret, testId: number, email: string): Buffer =>
  secret.digest('erased-rank', `${testId} ${email.toLowerCase()}`)

/** Before an account is erased or changes its address: retakes from that address are not ranked. */
export async function recordErasedRanks(tx: Transaction, secret: Secret, userId: number, email: string): Promise<void> {
  const taken = await tx
    .selectFrom('attempts')
    .select('test_id')
    .distinct()
    .where('student_id', '=', userId)
    .orderBy('test_id')
    .execute()
  if (taken.length === 0) return
  await tx
    .insertInto('erased_ranks')
    .values(taken.map(({ test_id }) => ({ test_id, digest: digestOf(secret, test_id, email) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

// most tests have no erased ranks: then no address is compared
const concerned = prepare(
  'attempts-at-erased-tests',
  KEYS,
  (_, keys) => sql<{ id: number; test_id: number; email: string }>`
    select attempts.id, taken.test_id, users.email from attempts join users on users.id = attempts.student_id
    cross join lateral (
      select attempts.test_id
      union all
      select shift.id from tests shift where shift.live_mock_id = attempts.live_mock_id and shift.id <> attempts.test_id
    ) as taken
    where (attempts.student_id, attempts.id) in (${unnestKeys(keys)})
      and exists (select from erased_ranks where erased_ranks.test_id = taken.test_id)`,
)

/** The attempts of students who had taken the test, or another shift of its mock, from the same address before an erasure. */
export async function findPriorTakers(tx: Transaction, secret: Secret, attempts: readonly Key[]): Promise<Set<number>> {
  const found = await concerned(tx, keyColumns(attempts))
  if (found.length === 0) return new Set()
  const ids = found.map(({ id }) => id)
  const testIds = found.map(({ test_id }) => test_id)
  const digests = found.map(({ test_id, email }) => digestOf(secret, test_id, email))
  const { rows } = await sql<{ id: number }>`
    select attempts.id from unnest(${ids}::int8[], ${testIds}::int8[], ${digests}::bytea[]) as asked (id, test_id, digest)
    join attempts on attempts.id = asked.id and attempts.student_id = any(${attempts.map(({ studentId }) => studentId)}::int8[])
    join erased_ranks on erased_ranks.test_id = asked.test_id and erased_ranks.digest = asked.digest
    where erased_ranks.made_at <= attempts.created_at`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
