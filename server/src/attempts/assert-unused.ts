import { sql } from 'kysely'
import type { Transaction } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'

type Use = { readonly begun: boolean; readonly registered: boolean }

/**
 * Throws where a test was begun, also by an account that was erased since, or where students are registered for it as a shift
 * of a mock. The lock of the test keeps starts and registrations out until the caller's transaction ends.
 */
export async function assertUnused(tx: Transaction, testId: number): Promise<void> {
  await tx.selectFrom('tests').select('id').where('id', '=', testId).forUpdate().execute()
  const { rows } = await sql<Use>`
    select exists (select from attempts where test_id = ${testId})
        or exists (select from erased_ranks where test_id = ${testId}) as begun,
      exists (select from live_mock_registrations place
        join tests on tests.live_mock_id = place.live_mock_id and tests.id = place.test_id
        where tests.id = ${testId}) as registered`.execute(tx)
  if (rows[0]?.begun) throw new AppError('paper_begun')
  if (rows[0]?.registered) throw new AppError('students_registered')
}
