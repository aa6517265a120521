import { MAX_TAKEOVERS } from '@pariksha/domain/attempt/attempt'
import type { Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { Queryable, Transaction } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import { type AttemptRow, absence } from './attempt.ts'
import type { Key } from './queries.ts'

/** A device that opened an attempt; the latest of its epochs says whether it is settled: nothing more comes from it. */
export type DeviceRow = { readonly device: string | null; readonly lastContact: Date; readonly settled: boolean }

/** An action that arrives within this time proves contact at that moment; one from a backlog does not. */
const PROMPT_MS = 60_000

export async function readDevices(db: Queryable, { studentId, id }: Key): Promise<DeviceRow[]> {
  const { rows } = await sql<DeviceRow>`
    select d.device,
           max(greatest(d.heard_at, (
             select max(a.received_at) from actions a
             where a.student_id = d.student_id and a.attempt_id = d.attempt_id and a.epoch = d.epoch
               and extract(epoch from a.received_at - t.started_at) * 1000 - t.paused_ms - a.at_ms < ${PROMPT_MS}
           ))) as "lastContact",
           (array_agg(d.settled order by d.epoch desc))[1] as settled
    from devices d join attempts t on t.student_id = d.student_id and t.id = d.attempt_id
    where d.student_id = ${studentId} and d.attempt_id = ${id}
    group by d.device`.execute(db)
  return rows
}

/** The absence that the student is asked about, if any. An attempt just started or resumed has none. */
export async function absenceOf(
  db: Queryable,
  attempt: AttemptRow,
  duration: Millis,
): Promise<ReturnType<typeof absence>> {
  const { startedAt, resumedAt } = attempt
  const lastStart = resumedAt && resumedAt > startedAt ? resumedAt : startedAt
  return absence(attempt, lastStart, duration) && absence(attempt, await lastContactOf(db, attempt), duration)
}

/** The last contact of any device of the attempt. */
async function lastContactOf(db: Queryable, { studentId, id, startedAt, resumedAt }: AttemptRow): Promise<Date> {
  const { rows } = await sql<{ at: Date }>`
    select greatest(${startedAt}::timestamptz, ${resumedAt}::timestamptz,
      (select max(heard_at) from devices where student_id = ${studentId} and attempt_id = ${id}),
      (select max(received_at) from actions where student_id = ${studentId} and attempt_id = ${id})) as at`.execute(db)
  return rows[0]?.at ?? startedAt
}

export async function findDevice(
  db: Queryable,
  { studentId, id }: Key,
  epoch: number,
): Promise<{ device: string | null } | undefined> {
  return db
    .selectFrom('devices')
    .select('device')
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', id)
    .where('epoch', '=', epoch)
    .executeTakeFirst()
}

export function nextEpoch({ epoch }: Pick<AttemptRow, 'epoch'>): number {
  if (epoch >= MAX_TAKEOVERS) throw new AppError('too_many_takeovers')
  return epoch + 1
}

export async function insertDevice(
  tx: Transaction,
  { studentId, id, now }: AttemptRow,
  epoch: number,
  device: string | null,
): Promise<void> {
  await tx
    .insertInto('devices')
    .values({ student_id: studentId, attempt_id: id, epoch, device, heard_at: now, settled: device === null })
    .execute()
}

/** Records a heartbeat of one epoch; `settled` when nothing more will come from it. */
export async function recordHeartbeat(
  db: Queryable,
  { studentId, id }: Key,
  epoch: number,
  settled: boolean,
): Promise<void> {
  await db
    .updateTable('devices')
    .set({ heard_at: sql<Date>`clock_timestamp()`, ...(settled && { settled: true }) })
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', id)
    .where('epoch', '=', epoch)
    .execute()
}

/** Records what a device said that it holds, for the staff who watch a live test. */
export const recordUnsent = (db: Queryable, { studentId, id }: Key, epoch: number, lastSeq: number) =>
  db
    .updateTable('devices')
    .set({ announced_seq: lastSeq })
    .where('student_id', '=', studentId)
    .where('attempt_id', '=', id)
    .where('epoch', '=', epoch)
    .where((that) => that(that.fn.coalesce('announced_seq', sql<number>`0`), '<', lastSeq))
    .execute()
