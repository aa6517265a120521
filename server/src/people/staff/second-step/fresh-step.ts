import { sql } from 'kysely'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'

/** Time for a few changes one after the other; a session that was left open is older. */
const MINUTES = 5

/** Before an act that a session left open must not do: the code of this session was entered a moment ago. */
export async function assertFreshStep(db: Database, { tokenHash }: Caller): Promise<void> {
  const fresh = await db
    .selectFrom('tokens')
    .select('hash')
    .where('hash', '=', tokenHash)
    .where('second_step_at', '>', sql<Date>`now() - make_interval(mins => ${MINUTES})`)
    .executeTakeFirst()
  if (!fresh) throw new AppError('fresh_code_needed')
}
