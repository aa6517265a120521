import type pg from 'pg'
import { readBoards, type Scope } from '../../../server/src/live/board/read-boards.ts'
import { openDatabase } from '../../../server/src/platform/db/database.ts'
import { kilobytes, milliseconds } from '../format.ts'
import { aLiveTest } from '../live-test.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { type Cohort, createCohort, fillLog, insertStudents } from '../students.ts'

const WATCHERS = 20
const BATCHES = 20
/** As often as the page asks. */
const PAGE_MILLIS = 3_000
/** What each candidate has saved. */
const ACTIONS = 40
const READINGS = 20
/** A reading a second is for all: who comes just after one waits for the next. */
const WITHIN = 2_000
/** Before the next one is due. */
const STATEMENT_WITHIN = 1_000
/** Of watchers who signed in before: their codes are asked by nobody. */
const NO_SECRET = Buffer.from('of nobody')

/** The live board while everybody sits the test: half of the watchers see all students, the others a batch each. */
export const liveBoard: Measure = async (installation, { rush, every, millis }) => {
  const { pool } = installation
  const cohort = await sitLive(pool, rush)
  const server = await installation.server()
  const watching = await watchers(pool, cohort)
  const before = await server.usage()
  const times = Math.max(2, Math.round((3 * millis) / PAGE_MILLIS))
  const report = await installation.load({
    address: server.address,
    scenario: 'watch-board',
    cohort: watching.cohort,
    pace: { kind: 'every', millis: Math.min(every, PAGE_MILLIS), times },
  })
  const after = await server.usage()
  await server.stop()
  // a server that starts afterwards would look into them
  await pool.query('delete from second_steps where sealed_secret = $1', [NO_SECRET])
  noneFailed(report)
  const readings = await readingsOf(pool, watching.scopes)
  const cpu = ((after.cpu - before.cpu) / (report.whole / 1000)) * 100
  return [
    {
      what: `${WATCHERS} watch the live board of ${rush.toLocaleString('en')} candidates`,
      target: `p99 ≤ ${WITHIN / 1000} s`,
      figure: milliseconds(report.p99),
      met: report.p99 <= WITHIN,
      more: `${report.calls} calls: median ${milliseconds(report.median)}, ${kilobytes(report.bytes)}; ${cpu.toFixed(1)} % of a processor in the server`,
    },
    {
      what: `the one statement a second behind it, for ${watching.scopes.length} scopes`,
      target: `≤ ${STATEMENT_WITHIN} ms`,
      figure: milliseconds(readings.at(-1) ?? Number.NaN),
      met: (readings.at(-1) ?? Number.NaN) <= STATEMENT_WITHIN,
      more: `the longest of ${READINGS}; median ${milliseconds(readings[READINGS / 2] ?? Number.NaN)}`,
    },
  ]
}

/** Everybody is registered for a shift, in one of twenty batches, and two minutes into it. */
async function sitLive(pool: pg.Pool, count: number): Promise<Cohort> {
  const { testId } = await aLiveTest(pool)
  const cohort = await createCohort(pool, count)
  await fillLog(pool, cohort, ACTIONS)
  const range = [testId, cohort.firstStudent, cohort.firstStudent + count - 1]
  await pool.query('update attempts set test_id = $1 where student_id between $2 and $3', range)
  await pool.query(
    `with mock as (insert into live_mocks (title, series_slug) select 'Grand mock', series_slug from tests where id = $1
       returning id)
     update tests set opens_at = now() - interval '2 minutes', closes_at = now() + interval '1 hour',
       live_mock_id = mock.id, shift_number = 1 from mock where tests.id = $1`,
    [testId],
  )
  await pool.query(
    `insert into live_mock_registrations (student_id, live_mock_id, test_id)
     select student, live_mock_id, $1 from generate_series($2::int8, $3::int8) as student, tests where tests.id = $1`,
    range,
  )
  await pool.query(
    `with made as (insert into batches (name) select 'Batch ' || n || ' ' || gen_random_uuid()
       from generate_series(0, $3::int - 1) as n returning id),
     numbered as (select id, row_number() over (order by id) - 1 as n from made)
     insert into batch_members (batch_id, student_id)
     select numbered.id, student from generate_series($1::int8, $2::int8) as student
     join numbered on numbered.n = student % $3`,
    [range[1], range[2], BATCHES],
  )
  await pool.query('vacuum analyze attempts, devices, actions, live_mock_registrations, batch_members')
  return { ...cohort, testId }
}

/** Owners, who see everybody, and as many teachers of a batch each. */
async function watchers(pool: pg.Pool, { testId, questions, firstStudent }: Cohort) {
  const first = await insertStudents(pool, WATCHERS)
  const range = [first, first + WATCHERS - 1]
  await pool.query(
    `update users set role = 'staff', staff_roles = array[case when id % 2 = 0 then 'owner' else 'teacher' end]
     where id between $1 and $2`,
    range,
  )
  await pool.query('update tokens set second_step_at = now() where user_id between $1 and $2', range)
  await pool.query(
    `insert into second_steps (user_id, sealed_secret, confirmed_at)
     select id, $3, now() from generate_series($1::int8, $2::int8) as id`,
    [...range, NO_SECRET],
  )
  const { rows } = await pool.query<{ teacher_id: string }>(
    `with mine as (
       select distinct batch_id from batch_members where student_id between $3 and $3 + ${BATCHES - 1}),
     numbered as (select batch_id, row_number() over (order by batch_id) as n from mine)
     insert into batch_teachers (batch_id, teacher_id)
     select batch_id, users.id from users join numbered on numbered.n = 1 + (users.id - $1) / 2
     where users.id between $1 and $2 and users.id % 2 = 1
     returning teacher_id`,
    [...range, firstStudent],
  )
  const teachers = rows.map(({ teacher_id }): Scope => ({ testId, teacher: Number(teacher_id) }))
  return {
    cohort: { testId, questions, firstAttempt: 0, step: 1, count: WATCHERS, firstStudent: first },
    scopes: [{ testId, teacher: null }, ...teachers],
  }
}

/** How long each took, in order. */
async function readingsOf(pool: pg.Pool, scopes: readonly Scope[]): Promise<readonly number[]> {
  const db = openDatabase(pool)
  const taken: number[] = []
  for (let n = 0; n < READINGS; n++) {
    const began = performance.now()
    await readBoards(db, scopes)
    taken.push(performance.now() - began)
  }
  return taken.sort((a, b) => a - b)
}
