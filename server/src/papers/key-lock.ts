import { sql } from 'kysely'
import type { Transaction } from '../platform/db/database.ts'
import { LOCKS } from '../platform/db/locks.ts'
import { parameter, prepare } from '../platform/db/prepared.ts'
import type { Papers } from './store.ts'

const share = prepare(
  'share-key-lock',
  { paperId: parameter<number>() },
  (_, { paperId }) => sql<never>`select pg_advisory_xact_lock_shared(${LOCKS.keyOfPaper}::int, ${paperId}::int)`,
)

/**
 * The key to complete an attempt by. A correction waits until the transaction has ended and then finds the result; begun
 * during a correction it waits and gets the new key. The lock comes first: the version is read after it.
 */
export async function keyToComplete(tx: Transaction, papers: Papers, paperId: number) {
  await share(tx, { paperId })
  return papers.key(paperId, tx)
}

/** Until the end of the transaction nobody completes an attempt at this paper, and nobody else corrects its key. */
export async function lockKey(tx: Transaction, paperId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCKS.keyOfPaper}::int, ${paperId}::int)`.execute(tx)
}
