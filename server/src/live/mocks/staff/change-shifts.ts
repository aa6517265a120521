import { MAX_SHIFTS } from '@pariksha/contract/live/staff-live-mocks'
import { sql } from 'kysely'
import { assertUnused } from '../../../attempts/assert-unused.ts'
import { deferReleases } from '../../../attempts/results/earliest-release.ts'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { lockMock } from './change-mock.ts'
import { findMock, mayBeShift } from './queries.ts'

export const addShift = (db: Database, caller: Caller, mockId: number, testId: number) =>
  transact(db, async (tx) => {
    const { title, series_slug } = await lockMock(tx, mockId)
    const { count, last } = await tx
      .selectFrom('tests')
      .select(({ fn }) => [fn.countAll<number>().as('count'), sql<number>`coalesce(max(shift_number), 0)`.as('last')])
      .where('live_mock_id', '=', mockId)
      .executeTakeFirstOrThrow()
    if (count >= MAX_SHIFTS) throw new AppError('too_many_kept')
    await assertNotReleased(tx, mockId)
    const added = await tx
      .updateTable('tests')
      .set({ live_mock_id: mockId, shift_number: last + 1 })
      .where('id', '=', testId)
      .where(mayBeShift(series_slug))
      .returning('title')
      .executeTakeFirst()
    if (!added) throw new AppError('no_shift')
    await deferReleases(tx, testId)
    const after = { title, shift: last + 1, test: added.title }
    await audit(tx, caller, { action: 'added a shift', subject: 'live_mocks', id: mockId, after })
    await bumpSiteVersion(tx)
    return findMock(tx, mockId)
  })

/** Who sits a later shift would read what an earlier one was asked. The lock keeps a release out until the shift is added. */
export async function assertNotReleased(tx: Transaction, mockId: number): Promise<void> {
  const { rows } = await sql<{ released: boolean }>`
    select coalesce(released_at <= clock_timestamp(), false) as released from tests
    where live_mock_id = ${mockId} order by id for no key update`.execute(tx)
  if (rows.some(({ released }) => released)) throw new AppError('mock_released')
}

export const removeShift = (db: Database, caller: Caller, mockId: number, testId: number) =>
  transact(db, async (tx) => {
    const { title } = await lockMock(tx, mockId)
    const shift = await tx
      .selectFrom('tests')
      .select(['title', 'shift_number'])
      .where('id', '=', testId)
      .where('live_mock_id', '=', mockId)
      .executeTakeFirst()
    if (!shift) throw new AppError('not_found')
    await assertUnused(tx, testId)
    await tx.updateTable('tests').set({ live_mock_id: null, shift_number: null }).where('id', '=', testId).execute()
    const before = { title, shift: shift.shift_number, test: shift.title }
    await audit(tx, caller, { action: 'removed a shift', subject: 'live_mocks', id: mockId, before })
    await bumpSiteVersion(tx)
    return findMock(tx, mockId)
  })
