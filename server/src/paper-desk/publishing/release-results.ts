import type { releaseResults as contract } from '@pariksha/contract/paper-desk/paper-publication'
import type { TestMode } from '@pariksha/domain/release'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Caller } from '../../accounts/authenticate.ts'
import { type Database, type Transaction, transact } from '../../db/database.ts'
import { AppError } from '../../errors.ts'
import { momentText } from '../../moments.ts'
import { bumpSiteVersion } from '../../site/version.ts'
import { audit } from '../../staff/log/audit.ts'
import { RELEASE_FROM } from '../queries.ts'
import { lockPublished } from './withdraw-paper.ts'

type Wanted = z.infer<typeof contract.body>

/** Tells the results of a live test now or at a time, or keeps them back; once they are told they stay so. */
export const releaseResults = (db: Database, caller: Caller, id: number, wanted: Wanted): Promise<void> =>
  transact(db, async (tx) => {
    const draft = await lockPublished(tx, id, wanted.version)
    const test = await lockTest(tx, draft.test_id)
    if (test.mode !== 'live') throw refused('release', 'Results of a practice test are told at once.')
    if (test.released_at && test.released_at <= test.now) throw refused('release', 'The results are told already.')
    const at =
      wanted.release === 'hand' ? null : wanted.release === 'now' ? test.now : new Date(wanted.release_at ?? '')
    if ((wanted.release === 'time') !== (wanted.release_at !== null))
      throw refused('release_at', 'Please say when the results are told.')
    const earliest = [test.release_from, test.last_delivery].filter((one) => one !== null)
    const late = earliest.find((one) => at !== null && at < one)
    if (late) throw tooEarly(new Date(Math.max(...earliest.map((one) => one.getTime()))))
    await tx.updateTable('tests').set({ released_at: at }).where('id', '=', draft.test_id).execute()
    await tx
      .updateTable('paper_drafts')
      .set({ version: wanted.version + 1 })
      .where('id', '=', id)
      .execute()
    await audit(tx, caller, {
      action: wanted.release === 'now' ? 'results released' : 'release changed',
      subject: 'paper_drafts',
      id,
      before: { released_at: test.released_at },
      after: { title: draft.title, released_at: at },
    })
    await bumpSiteVersion(tx)
  })

type LockedTest = {
  readonly mode: TestMode
  readonly released_at: Date | null
  readonly release_from: Date | null
  /** Until when a running attempt may still deliver: the staff may have given it more time. */
  readonly last_delivery: Date | null
  readonly now: Date
}

async function lockTest(tx: Transaction, id: number): Promise<LockedTest> {
  await tx.selectFrom('tests').select('id').where('id', '=', id).forUpdate().execute()
  const { rows } = await sql<LockedTest>`
    select mode, released_at, ${RELEASE_FROM} as release_from, clock_timestamp() as now,
      (select max(late_until) from attempts where test_id = tests.id and status <> 'completed') as last_delivery
    from tests where id = ${id}`.execute(tx)
  const [test] = rows
  if (!test) throw new AppError('not_found')
  return test
}

const refused = (path: string, message: string) => new AppError('bad_input', { errors: [{ path, message }] })

/** Until then devices without network may deliver answers. */
export const tooEarly = (earliest: Date) =>
  refused('release_at', `Devices may deliver answers until ${momentText(earliest, 'en')}: results come after that.`)
