import { sql } from 'kysely'
import { findStartable } from '../../attempts/start/startable-test.ts'
import { type Database, type Transaction, transact } from '../../platform/db/database.ts'
import { AppError } from '../../platform/errors.ts'
import { isFreed, PLACES_LEFT, takesRegistration } from './registration-rules.ts'

/** A student is registered for one shift of a mock; registering for another one gives the place in the first back. */
export const register = (db: Database, studentId: number, mockId: number, testId: number): Promise<void> =>
  transact(db, async (tx) => {
    const shift = await lockShift(tx, { studentId, mockId, testId })
    const test = shift && (await findStartable(tx, testId, studentId))
    if (!test) throw new AppError('not_found')
    if (!test.free && !test.owned) throw new AppError('payment_required')
    const before = await lockRegistration(tx, studentId, mockId)
    if (before?.testId === testId) return
    if (!shift.takesRegistration || before?.opened) throw new AppError('registration_over')
    if (shift.placesLeft === 0) throw new AppError('shift_full')
    const chosen = { test_id: testId, registered_at: sql<Date>`now()`, reminded_at: null }
    await tx
      .insertInto('live_mock_registrations')
      .values({ student_id: studentId, live_mock_id: mockId, ...chosen })
      .onConflict((conflict) => conflict.columns(['student_id', 'live_mock_id']).doUpdateSet(chosen))
      .execute()
    await tx
      .deleteFrom('freed_registrations')
      .where('student_id', '=', studentId)
      .where('live_mock_id', '=', mockId)
      .execute()
  })

/** Also after registration closed, so that staff see who comes; not once the shift opened. */
export const cancelRegistration = (db: Database, studentId: number, mockId: number): Promise<void> =>
  transact(db, async (tx) => {
    const before = await lockRegistration(tx, studentId, mockId)
    if (!before) return
    if (before.opened) throw new AppError('registration_over')
    await tx
      .deleteFrom('live_mock_registrations')
      .where('student_id', '=', studentId)
      .where('live_mock_id', '=', mockId)
      .execute()
  })

type Wanted = { readonly studentId: number; readonly mockId: number; readonly testId: number }

/** Its places are counted and given one after the other. */
async function lockShift(tx: Transaction, { studentId, mockId, testId }: Wanted) {
  await tx.selectFrom('tests').select('id').where('id', '=', testId).forNoKeyUpdate().execute()
  return tx
    .selectFrom('tests')
    .innerJoin('live_mocks', 'live_mocks.id', 'tests.live_mock_id')
    .select([takesRegistration(isFreed(studentId)).as('takesRegistration'), PLACES_LEFT.as('placesLeft')])
    .where('tests.id', '=', testId)
    .where('live_mocks.id', '=', mockId)
    .executeTakeFirst()
}

const lockRegistration = (tx: Transaction, studentId: number, mockId: number) =>
  tx
    .selectFrom('live_mock_registrations as place')
    .innerJoin('tests', 'tests.id', 'place.test_id')
    .select(['place.test_id as testId', sql<boolean>`tests.opens_at <= now()`.as('opened')])
    .where('place.student_id', '=', studentId)
    .where('place.live_mock_id', '=', mockId)
    .forUpdate('place')
    .executeTakeFirst()
