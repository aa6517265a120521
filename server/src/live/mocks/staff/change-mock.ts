import type { changeLiveMock, createLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import type { z } from 'zod'
import { bumpSiteVersion } from '../../../exams/catalogue/site-version.ts'
import { audit } from '../../../platform/audit-log/audit.ts'
import { type Database, type Transaction, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller } from '../../../platform/http/authenticate.ts'
import { findMock } from './queries.ts'

const SUBJECT = 'live_mocks'

type New = z.infer<typeof createLiveMock.body>
type Change = z.infer<typeof changeLiveMock.body>

export function createMock(db: Database, caller: Caller, { series, ...wanted }: New) {
  assertRegistration(wanted)
  return transact(db, async (tx) => {
    const found = await tx.selectFrom('series').select('slug').where('slug', '=', series).executeTakeFirst()
    if (!found) throw new AppError('bad_input', { errors: [{ path: 'series', message: 'Please choose an exam.' }] })
    const { id } = await tx
      .insertInto('live_mocks')
      .values({ ...wanted, series_slug: series, created_by: caller.userId })
      .returning('id')
      .executeTakeFirstOrThrow()
    await audit(tx, caller, { action: 'added', subject: SUBJECT, id, after: { ...wanted, series } })
    return findMock(tx, id)
  })
}

export function changeMock(db: Database, caller: Caller, id: number, { version, ...wanted }: Change) {
  assertRegistration(wanted)
  return transact(db, async (tx) => {
    const before = await lockMock(tx, id)
    if (before.version !== version) throw new AppError('row_changed')
    await tx
      .updateTable('live_mocks')
      .set({ ...wanted, version: version + 1 })
      .where('id', '=', id)
      .execute()
    const { title, takes_registration, registration_closes_at, places_per_shift } = before
    await audit(tx, caller, {
      action: 'changed',
      subject: SUBJECT,
      id,
      before: { title, takes_registration, registration_closes_at, places_per_shift },
      after: wanted,
    })
    await bumpSiteVersion(tx)
    return findMock(tx, id)
  })
}

export const deleteMock = (db: Database, caller: Caller, id: number): Promise<void> =>
  transact(db, async (tx) => {
    const { title } = await lockMock(tx, id)
    const shift = await tx.selectFrom('tests').select('id').where('live_mock_id', '=', id).limit(1).executeTakeFirst()
    if (shift) throw new AppError('mock_has_shifts')
    await tx.deleteFrom('live_mocks').where('id', '=', id).execute()
    await audit(tx, caller, { action: 'deleted', subject: SUBJECT, id, before: { title } })
    await bumpSiteVersion(tx)
  })

/** Not as strong as for a deletion: who registers holds the shift and refers to the mock, and neither must wait for the other. */
export async function lockMock(tx: Transaction, id: number) {
  const mock = await tx.selectFrom('live_mocks').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!mock) throw new AppError('not_found')
  return mock
}

const OF_REGISTRATION = ['registration_closes_at', 'places_per_shift'] as const

function assertRegistration(wanted: Omit<New, 'series'>): void {
  if (wanted.takes_registration) return
  const given = OF_REGISTRATION.filter((path) => wanted[path] !== null)
  if (given.length === 0) return
  const errors = given.map((path) => ({ path, message: 'This mock takes no registration.' }))
  throw new AppError('bad_input', { errors })
}
