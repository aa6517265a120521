import type { releaseResults as contract } from '@pariksha/contract/papers/paper-publication'
import type { TestMode } from '@pariksha/domain/timing/release'
import { sql } from 'kysely'
import type { z } from 'zod'
import { LAST_SHIFT, lockForRelease, RELEASE_FROM } from '../../../attempts/results/earliest-release.ts'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { momentText } from '../../../platform/moments.ts'
import { lockPublished } from './withdraw-paper.ts'

type Wanted = z.infer<typeof contract.body>

/** Releases the results of a live test now or at a time, or keeps them back; a release cannot be undone. */
export const releaseResults = (db: Database, caller: Caller, id: number, wanted: Wanted): Promise<void> =>
  transact(db, async (tx) => {
    const draft = await lockPublished(tx, id, wanted.version)
    const test = await lockTest(tx, draft.test_id)
    if (test.mode !== 'live') throw refused('release', 'Results of a practice test are released at once.')
    if (test.called_off_reason !== null)
      throw new AppError('called_off', { values: { reason: test.called_off_reason } })
    if (test.released_at && test.released_at <= test.now) throw refused('release', 'The results are released already.')
    const at =
      wanted.release === 'hand' ? null : wanted.release === 'now' ? test.now : new Date(wanted.release_at ?? '')
    if ((wanted.release === 'time') !== (wanted.release_at !== null))
      throw refused('release_at', 'Please say when the results are released.')
    if (at !== null && test.release_from !== null && at < test.release_from)
      throw tooEarly(test.release_from, test.last_shift)
    await tx
      .updateTable('tests')
      .set({ released_at: at, release_follows: false })
      .where('id', '=', draft.test_id)
      .execute()
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

type LastShift = { readonly mock: string; readonly shift: number } | null
type LockedTest = {
  readonly mode: TestMode
  readonly released_at: Date | null
  readonly release_from: Date | null
  readonly last_shift: LastShift
  readonly called_off_reason: string | null
  readonly now: Date
}

async function lockTest(tx: Transaction, id: number): Promise<LockedTest> {
  await lockForRelease(tx, id)
  const { rows } = await sql<LockedTest>`
    select mode, released_at, ${RELEASE_FROM} as release_from, ${LAST_SHIFT} as last_shift, called_off_reason,
      clock_timestamp() as now
    from tests where id = ${id}`.execute(tx)
  const [test] = rows
  if (!test) throw new AppError('not_found')
  return test
}

const refused = (path: string, message: string) => new AppError('bad_input', { errors: [{ path, message }] })

/** Until then devices without network may deliver answers, those of the last shift of a mock too. */
export function tooEarly(earliest: Date, last: LastShift) {
  const whose = last ? `Devices in shift ${last.shift} of "${last.mock}"` : 'Devices'
  return refused(
    'release_at',
    `${whose} may deliver answers until ${momentText(earliest, 'en')}: results come after that.`,
  )
}
