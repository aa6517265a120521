import type { LiveState, LiveTimeline } from '@pariksha/contract/live/live'
import { sql } from 'kysely'
import { readGivers } from '../attempts/closing/given-time.ts'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Caller } from '../platform/http/authenticate.ts'
import { JOIN_CONTACT, LIVE_STATE } from './live-state.ts'
import { isOwnStudent, isWatched, teacherOf } from './live-tests.ts'

const MAX_DEVICES = 50
const MAX_MINUTES = 600
const MAX_GAPS = 100
/** An answer that took longer to arrive waited on a device without contact. */
const GAP_SECONDS = 60

type Attempt = {
  readonly studentId: number
  readonly attemptId: number
  readonly name: string
  readonly batches: string[]
  readonly state: LiveState
  readonly started: Date
  readonly contact: Date
  readonly deadline: Date
  readonly submitted: Date | null
}

export async function readTimeline(
  db: Database,
  caller: Caller,
  { testId, studentId }: { readonly testId: number; readonly studentId: number },
): Promise<LiveTimeline> {
  const attempt = await findAttempt(db, caller, testId, studentId)
  const [devices, saves, gaps, time_added] = await Promise.all([
    devicesOf(db, attempt),
    savesByMinute(db, attempt),
    gapsOf(db, attempt),
    readGivers(db, { studentId, id: attempt.attemptId }),
  ])
  const { name, batches, state, started, contact, deadline, submitted } = attempt
  return {
    id: studentId,
    name,
    batches,
    state,
    started_at: started.toISOString(),
    last_contact_at: contact.toISOString(),
    deadline_at: deadline.toISOString(),
    submitted_at: submitted?.toISOString() ?? null,
    devices,
    saves,
    gaps,
    time_added,
  }
}

async function findAttempt(db: Database, caller: Caller, testId: number, studentId: number): Promise<Attempt> {
  const teacher = sql.val(teacherOf(caller))
  const { rows } = await sql<Attempt>`
    select a.student_id as "studentId", a.id as "attemptId", u.full_name as name, ${LIVE_STATE} as state,
           array(select b.name from batch_members m join batches b on b.id = m.batch_id
                 where m.student_id = a.student_id order by b.name) as batches,
           a.started_at as started, contact.at as contact, a.deadline_at as deadline, a.completed_at as submitted
    from attempts a join users u on u.id = a.student_id join tests on tests.id = a.test_id ${JOIN_CONTACT}
    where a.test_id = ${testId} and a.student_id = ${studentId} and a.counted and ${isWatched(teacher)}
      and ${isOwnStudent(teacher, sql.ref('a.student_id'))}`.execute(db)
  const [attempt] = rows
  if (!attempt) throw new AppError('not_found')
  return attempt
}

async function devicesOf(db: Database, { studentId, attemptId }: Attempt): Promise<LiveTimeline['devices']> {
  const { rows } = await sql<{ number: number; first: Date | null; heard: Date }>`
    select d.epoch as number, log.first, greatest(d.heard_at, log.last) as heard
    from devices d cross join lateral (
      select min(received_at) as first, max(received_at) as last from actions l
      where l.student_id = d.student_id and l.attempt_id = d.attempt_id and l.epoch = d.epoch) log
    where d.student_id = ${studentId} and d.attempt_id = ${attemptId}
    order by d.epoch
    limit ${MAX_DEVICES}`.execute(db)
  return rows.map(({ number, first, heard }) => ({
    number,
    first_save_at: first?.toISOString() ?? null,
    last_contact_at: heard.toISOString(),
  }))
}

async function savesByMinute(db: Database, { studentId, attemptId }: Attempt): Promise<LiveTimeline['saves']> {
  const { rows } = await sql<{ minute: Date; count: number }>`
    select date_trunc('minute', received_at) as minute, count(*) as count from actions
    where student_id = ${studentId} and attempt_id = ${attemptId}
    group by 1
    order by 1 desc
    limit ${MAX_MINUTES}`.execute(db)
  return rows.reverse().map(({ minute, count }) => ({ minute: minute.toISOString(), count }))
}

/**
 * Gaps in which a device could not deliver: from the first undelivered action until all of them had arrived. Time added
 * later had not moved the clock yet.
 */
async function gapsOf(db: Database, { studentId, attemptId }: Attempt): Promise<LiveTimeline['gaps']> {
  const { rows } = await sql<{ from: Date; to: Date; answers: number }>`
    select min(typed) as from, received_at as to, count(*) as answers
    from (
      select l.received_at, a.started_at + make_interval(secs => (
               a.paused_ms + l.at_ms - coalesce((
                 select sum(g.given_ms) from given_time g
                 where g.student_id = a.student_id and g.attempt_id = a.id and g.given_at > l.received_at), 0)
             ) / 1000.0) as typed
      from actions l join attempts a on a.student_id = l.student_id and a.id = l.attempt_id
      where l.student_id = ${studentId} and l.attempt_id = ${attemptId}
    ) arrived
    where received_at - typed >= make_interval(secs => ${GAP_SECONDS}::float8)
    group by received_at
    order by received_at desc
    limit ${MAX_GAPS}`.execute(db)
  return rows.reverse().map(({ from, to, answers }) => ({ from: from.toISOString(), to: to.toISOString(), answers }))
}
