import { sql } from 'kysely'
import { updateReleases } from '../../../attempts/results/earliest-release.ts'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Transaction, transact } from '../../../platform/db/database.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { mailTexts } from '../../../platform/mail/texts/mail-texts.ts'
import { momentText } from '../../../platform/moments.ts'
import { countVersion, lockWaitingShift } from './lock-shift.ts'
import { type MailDeps, mailStudents } from './mail-students.ts'
import { findMock } from './queries.ts'

type Wanted = { readonly version: number; readonly reason: string }

/** Closes a shift before it begins. Whoever is registered gives the place back and may choose another shift. */
export const callOffShift = (deps: MailDeps, caller: Caller, mockId: number, testId: number, wanted: Wanted) =>
  transact(deps.db, async (tx) => {
    const { mock, shift } = await lockWaitingShift(tx, mockId, testId, wanted.version)
    const { reason } = wanted
    await tx
      .updateTable('tests')
      .set({ closed_at: sql<Date>`now()`, called_off_reason: reason })
      .where('id', '=', testId)
      .execute()
    await tx
      .updateTable('paper_drafts')
      .set({ state: 'closed', version: sql<number>`version + 1` })
      .where('test_id', '=', testId)
      .execute()
    await updateReleases(tx, testId)
    // the mail has the number between: an entry for another shift, chosen afterwards, is newer than the cancelled one
    const { calendar_sequence } = await countVersion(tx, mockId, 2)
    const calledOff = { ...shift, mockId, testId, mock: mock.title, sequence: calendar_sequence - 1 }
    const registered = await mailStudents(deps, tx, { ...calledOff, isCancelled: true }, ({ language, site }) =>
      mailTexts(language).shiftCalledOff({
        site,
        title: mock.title,
        shift: shift.number,
        mockId,
        opens: momentText(shift.opens_at, language),
        reason,
      }),
    )
    await freeRegistrations(tx, mockId, testId)
    await audit(tx, caller, {
      action: 'called off a shift',
      subject: 'live_mocks',
      id: mockId,
      after: { title: mock.title, shift: shift.number, test: shift.title, reason, registered },
    })
    await bumpSiteVersion(tx)
    return findMock(tx, mockId)
  })

async function freeRegistrations(tx: Transaction, mockId: number, testId: number): Promise<void> {
  await sql`
    with freed as (
      delete from live_mock_registrations where live_mock_id = ${mockId} and test_id = ${testId}
      returning student_id, live_mock_id, test_id)
    insert into freed_registrations (student_id, live_mock_id, test_id) select * from freed
    on conflict (student_id, live_mock_id) do update set test_id = excluded.test_id, freed_at = now()`.execute(tx)
}
