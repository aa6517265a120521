import type { LiveTest } from '@pariksha/contract/live/live'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Caller } from '../platform/http/authenticate.ts'
import { may } from '../platform/http/rights.ts'

/** The id of a teacher who sees only students of their own batches; null for callers who see everybody. */
export const teacherOf = (caller: Caller): number | null => (may(caller, 'batches.manage') ? null : caller.userId)

/** Whether a teacher may watch a live test: it is open to everybody or to one of their batches. For queries of tests; `teacher` may be null. */
export const isWatched = (teacher: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  tests.mode = 'live' and tests.paper_id is not null
  and (${teacher}::int8 is null or tests.access is distinct from 'groups' or exists (
    select from test_batches g join batch_teachers t on t.batch_id = g.batch_id
    where g.test_id = tests.id and t.teacher_id = ${teacher})))`

/** Restricts queries to students of the teacher's batches; no restriction where `teacher` is null. */
export const isOwnStudent = (teacher: RawBuilder<unknown>, student: RawBuilder<unknown>): RawBuilder<boolean> => sql`(
  ${teacher}::int8 is null or ${student} in (
    select m.student_id from batch_members m join batch_teachers t on t.batch_id = m.batch_id
    where t.teacher_id = ${teacher}))`

export const FACTS = sql<LiveFacts>`
  tests.id as test_id, tests.title, tests.opens_at, tests.closes_at, tests.duration_seconds`
export type LiveFacts = {
  readonly test_id: number
  readonly title: string
  readonly opens_at: Date | null
  readonly closes_at: Date | null
  readonly duration_seconds: number
}

export const presentFacts = ({ test_id, title, opens_at, closes_at, duration_seconds }: LiveFacts) => ({
  test_id,
  title,
  opens_at: opens_at?.toISOString() ?? null,
  closes_at: closes_at?.toISOString() ?? null,
  duration: duration_seconds / 60,
})

const MAX_LISTED = 50

/** From a day before they open until the last attempt's time and late window are over. */
export async function listLiveTests(db: Database, caller: Caller): Promise<LiveTest[]> {
  const { rows } = await sql<LiveFacts & { readonly started: boolean }>`
    select ${FACTS}, tests.opens_at is null or tests.opens_at <= now() as started
    from tests
    where ${isWatched(sql.val(teacherOf(caller)))}
      and (tests.opens_at is null or tests.opens_at < now() + interval '1 day')
      and (tests.closes_at is null
        or tests.closes_at + make_interval(secs => tests.duration_seconds + tests.late_window_seconds) > now())
      and (tests.closed_at is null or exists (
        select from attempts where attempts.test_id = tests.id and attempts.status <> 'completed'))
    order by tests.opens_at nulls first, tests.id
    limit ${MAX_LISTED}`.execute(db)
  return rows.map(({ started, ...facts }) => ({ ...presentFacts(facts), started }))
}

/** 404 where it is no live test, or none of the caller's batches. */
export async function assertWatched(db: Database, caller: Caller, testId: number): Promise<void> {
  const { rows } = await sql`
    select from tests where tests.id = ${testId} and ${isWatched(sql.val(teacherOf(caller)))}`.execute(db)
  if (rows.length === 0) throw new AppError('not_found')
}

/** Nobody sits a shift that was called off: what is done to those who sit it is refused, with the reason. */
export async function assertNotCalledOff(db: Database, testId: number): Promise<void> {
  const test = await db
    .selectFrom('tests')
    .select('called_off_reason as reason')
    .where('id', '=', testId)
    .executeTakeFirst()
  if (test && test.reason !== null) throw new AppError('called_off', { values: { reason: test.reason } })
}
