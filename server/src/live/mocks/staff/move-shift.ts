import type { moveShift as contract } from '@pariksha/contract/live/staff-live-mocks'
import { sql } from 'kysely'
import type { z } from 'zod'
import { updateReleases } from '../../../attempts/results/earliest-release.ts'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { mailTexts } from '../../../platform/mail/texts/mail-texts.ts'
import { momentText } from '../../../platform/moments.ts'
import { REMIND_BEFORE } from '../remind.ts'
import { assertNotReleased } from './change-shifts.ts'
import { countVersion, lockWaitingShift, type WaitingShift } from './lock-shift.ts'
import { type MailDeps, mailStudents } from './mail-students.ts'
import { findMock } from './queries.ts'

type Wanted = z.output<typeof contract.body>
type Window = Pick<WaitingShift, 'opens_at' | 'closes_at' | 'common_start'>

/** Moves a shift that has not begun. Papers that are sealed on devices open with the start, which the server gives at the new time. */
export const moveShift = (deps: MailDeps, caller: Caller, mockId: number, testId: number, wanted: Wanted) =>
  transact(deps.db, async (tx) => {
    const { mock, shift } = await lockWaitingShift(tx, mockId, testId, wanted.version)
    await assertNotReleased(tx, mockId)
    const window = windowOf(wanted)
    assertWindow(shift, window)
    await setWindow(tx, testId, window)
    await updateReleases(tx, testId)
    await sql`
      update live_mock_registrations place
      set reminded_at = case when tests.opens_at <= now() + interval '${sql.raw(REMIND_BEFORE)}' then now() end
      from tests where tests.id = ${testId} and place.live_mock_id = ${mockId} and place.test_id = ${testId}`.execute(
      tx,
    )
    await tx
      .updateTable('paper_drafts')
      .set({ version: sql<number>`version + 1` })
      .where('test_id', '=', testId)
      .execute()
    const { calendar_sequence } = await countVersion(tx, mockId, 1)
    const moved = { ...shift, ...window, mockId, testId, mock: mock.title, sequence: calendar_sequence }
    const registered = await mailStudents(deps, tx, { ...moved, isCancelled: false }, ({ language, site }) =>
      mailTexts(language).shiftMoved({
        site,
        title: mock.title,
        shift: shift.number,
        mockId,
        testId,
        before: momentText(shift.opens_at, language),
        opens: momentText(window.opens_at, language),
        closes: momentText(window.closes_at, language),
        commonStart: window.common_start,
      }),
    )
    const { opens_at, closes_at, common_start } = shift
    await audit(tx, caller, {
      action: 'moved a shift',
      subject: 'live_mocks',
      id: mockId,
      before: { opens_at, closes_at, common_start },
      after: { title: mock.title, shift: shift.number, ...window, registered },
    })
    await bumpSiteVersion(tx)
    return findMock(tx, mockId)
  })

const windowOf = ({ opens_at, closes_at, common_start }: Wanted): Window => ({
  opens_at: new Date(opens_at),
  closes_at: new Date(closes_at),
  common_start,
})

function assertWindow(shift: WaitingShift, { opens_at, closes_at, common_start }: Window): void {
  const { publish_at } = shift
  const end = opens_at.getTime() + shift.duration_seconds * 1000 + Number(shift.added_ms)
  const errors = [
    ...(opens_at <= shift.now ? [{ path: 'opens_at', message: 'This time is over.' }] : []),
    ...(publish_at && (common_start ? publish_at > opens_at : publish_at >= closes_at)
      ? [{ path: 'opens_at', message: `Its paper is published only at ${momentText(publish_at, 'en')}.` }]
      : []),
    ...(closes_at <= opens_at ? [{ path: 'closes_at', message: 'It has to close after it opens.' }] : []),
    ...(common_start && closes_at.getTime() >= end
      ? [{ path: 'closes_at', message: 'With one start for all, late entry has to end before the test does.' }]
      : []),
    ...(!common_start && Number(shift.added_ms) > 0
      ? [{ path: 'common_start', message: 'Time was added for everybody: the start for all stays.' }]
      : []),
    ...(opens_at.getTime() === shift.opens_at.getTime() &&
    closes_at.getTime() === shift.closes_at.getTime() &&
    common_start === shift.common_start
      ? [{ path: 'opens_at', message: 'This is the time that it has.' }]
      : []),
  ]
  if (errors.length > 0) throw new AppError('bad_input', { errors })
}

/** With its release in the same statement: one before the last delivery is refused by the database. */
async function setWindow(tx: Transaction, testId: number, { opens_at, closes_at, common_start }: Window) {
  const end = sql<Date>`case when ${common_start}::boolean
      then ${opens_at}::timestamptz + make_interval(secs => added_most_ms / 1000.0) else ${closes_at}::timestamptz end
    + make_interval(secs => duration_seconds + late_window_seconds)`
  await sql`
    update tests set opens_at = ${opens_at}, closes_at = ${closes_at}, common_start = ${common_start},
      moved_from = case when opens_at = ${opens_at} then moved_from else opens_at end,
      released_at = case when released_at is not null then greatest(released_at, ${end}) end
    where id = ${testId}`.execute(tx)
}
