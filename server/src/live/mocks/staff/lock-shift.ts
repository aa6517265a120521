import { sql } from 'kysely'
import { lockForRelease } from '../../../attempts/results/earliest-release.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import { lockMock } from './change-mock.ts'

export type WaitingShift = {
  readonly title: string
  readonly number: number
  readonly opens_at: Date
  readonly closes_at: Date
  readonly common_start: boolean
  readonly duration_seconds: number
  /** What staff added for everybody before the start. */
  readonly added_ms: number
  /** When its paper is published, where that is still to come. */
  readonly publish_at: Date | null
  readonly now: Date
}

type Row = WaitingShift & {
  readonly closed: boolean
  readonly called_off_reason: string | null
  readonly begun: boolean
}

/**
 * A shift that has not begun, locked with its mock: registrations and starts wait until the caller's transaction ends. Throws
 * why it cannot be changed.
 */
export async function lockWaitingShift(tx: Transaction, mockId: number, testId: number, version: number) {
  const mock = await lockMock(tx, mockId)
  if (mock.version !== version) throw new AppError('row_changed')
  await lockForRelease(tx, testId)
  const { rows } = await sql<Row>`
    select title, shift_number as number, opens_at, closes_at, common_start, duration_seconds, added_ms,
      (select publish_at from paper_drafts where test_id = tests.id and state = 'scheduled') as publish_at,
      closed_at is not null as closed, called_off_reason, clock_timestamp() as now,
      opens_at <= clock_timestamp() or exists (select from attempts where attempts.test_id = tests.id) as begun
    from tests where id = ${testId} and live_mock_id = ${mockId}`.execute(tx)
  const [shift] = rows
  if (!shift) throw new AppError('not_found')
  if (shift.called_off_reason !== null)
    throw new AppError('called_off', { values: { reason: shift.called_off_reason } })
  if (shift.closed) throw new AppError('shift_closed')
  if (shift.begun) throw new AppError('shift_begun')
  return { mock, shift }
}

/** Forms that were opened before are refused from here on. */
export const countVersion = (tx: Transaction, mockId: number, calendarSteps: number) =>
  tx
    .updateTable('live_mocks')
    .set({
      version: sql<number>`version + 1`,
      calendar_sequence: sql<number>`calendar_sequence + ${calendarSteps}`,
    })
    .where('id', '=', mockId)
    .returning('calendar_sequence')
    .executeTakeFirstOrThrow()
