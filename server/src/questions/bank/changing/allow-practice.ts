import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { lockQuestions } from './change-state.ts'

/** Sets for several questions whether students may be asked them in practice. Returns for how many that changed. */
export const allowPractice = (
  db: Database,
  caller: Caller,
  ids: readonly number[],
  allowed: boolean,
): Promise<number> =>
  transact(db, async (tx) => {
    await lockQuestions(tx, ids)
    const changed = await tx
      .updateTable('questions')
      .set({ in_practice: allowed })
      .where('id', 'in', [...ids])
      .where('in_practice', '!=', allowed)
      .returning('id')
      .execute()
    if (changed.length > 0)
      await audit(tx, caller, {
        action: 'changed',
        subject: 'questions',
        // of a single one the log names it
        ...(ids.length === 1 && { id: ids[0] }),
        after: { questions: changed.length, in_practice: allowed },
      })
    return changed.length
  })
