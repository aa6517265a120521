import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'

export const readSettings = (db: Database) =>
  db.selectFrom('challenge_settings').select('days').executeTakeFirstOrThrow()

export const changeSettings = (db: Database, caller: Caller, days: number): Promise<void> =>
  transact(db, async (tx) => {
    await tx.updateTable('challenge_settings').set({ days }).execute()
    await audit(tx, caller, { action: 'set the days for challenges', after: { days } })
  })

export const changeDaysOfTest = (db: Database, caller: Caller, testId: number, days: number | null): Promise<void> =>
  transact(db, async (tx) => {
    const test = await tx
      .updateTable('tests')
      .set({ challenge_days: days })
      .where('id', '=', testId)
      .returning('paper_id')
      .executeTakeFirst()
    if (!test) throw new AppError('not_found')
    const after = { test: testId, days }
    await audit(tx, caller, { action: 'set the days for challenges', subject: 'keys', id: test.paper_id ?? 0, after })
  })
