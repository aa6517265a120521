import { audit } from '../../platform/audit-log/audit.ts'
import { type Database, type Queryable, transact } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/authenticate.ts'

export type PaperSettings = { readonly second_publisher: boolean }

export const readSettings = (db: Queryable): Promise<PaperSettings> =>
  db.selectFrom('paper_desk_settings').select('second_publisher').executeTakeFirstOrThrow()

export const changeSettings = (db: Database, caller: Caller, after: PaperSettings): Promise<PaperSettings> =>
  transact(db, async (tx) => {
    const before = await readSettings(tx)
    await tx.updateTable('paper_desk_settings').set(after).execute()
    await audit(tx, caller, { action: 'changed', subject: 'paper_desk_settings', before, after })
    return after
  })

/** Where the institute wants another person, nobody publishes what they changed last. */
export async function mayPublish(db: Queryable, publisher: number, changer: number | null): Promise<boolean> {
  const { second_publisher } = await readSettings(db)
  return !second_publisher || publisher !== changer
}
