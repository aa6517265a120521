import type { addLiveTime as contract, TimeFor } from '@pariksha/contract/live/live'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { AttemptDeps } from '../attempts/attempt-deps.ts'
import { giveTimeToMany } from '../attempts/closing/give-time-to-many.ts'
import type { LaterEntries } from '../attempts/closing/later-entries.ts'
import { bumpSiteVersion } from '../exams/catalogue/site-version.ts'
import { audit } from '../platform/audit-log/audit.ts'
import { type Transaction, transact } from '../platform/db/database.ts'
import { AppError } from '../platform/errors.ts'
import type { Caller } from '../platform/http/authenticate.ts'
import { assertNotCalledOff, assertWatched, isOwnStudent, teacherOf } from './live-tests.ts'

type Asked = z.output<typeof contract.body>
type Answer = z.input<(typeof contract.response)[200]>

/** In one transaction for all of them, with one entry in the log. */
export async function addLiveTime(
  deps: Pick<AttemptDeps, 'db' | 'papers'>,
  caller: Caller,
  testId: number,
  { act, to, minutes, reason }: Asked,
): Promise<Answer> {
  await assertWatched(deps.db, caller, testId)
  await assertNotCalledOff(deps.db, testId)
  const mine = isOwnStudent(sql.val(teacherOf(caller)), sql.ref('a.student_id'))
  const whose = sql<boolean>`(${mine} and ${isMeant(to)})`
  const more = minutes * 60_000
  return transact(deps.db, async (tx) => {
    const testIds = to.kind === 'shifts' ? await runningShifts(tx, testId) : [testId]
    const giver = { by: caller.userId, reason }
    const given = await giveTimeToMany(tx, deps, { act, testIds, whose, later: laterOf(to), more, giver })
    if (!given) return { attempts: 0, less: 0, later: false, again: true }
    if (given.attempts === 0 && !given.later) throw new AppError('nobody_to_give_to')
    // the page of the test says until when one may enter
    if (given.later) await bumpSiteVersion(tx)
    const after = { to, minutes, attempts: given.attempts, ...(testIds.length > 1 && { tests: testIds }), reason }
    await audit(tx, caller, { action: 'added time to a live test', subject: 'live', id: testId, after })
    return { ...given, again: false }
  })
}

function isMeant(to: TimeFor): RawBuilder<boolean> {
  switch (to.kind) {
    case 'student':
      return sql`a.student_id = ${to.student}`
    case 'batch':
      return sql`a.student_id in (select student_id from batch_members where batch_id = ${to.batch})`
    case 'everybody':
    case 'shifts':
      return sql`true`
  }
}

/** Who of those who enter later. Whoever may give time sees all students, so that everybody is everybody. */
function laterOf(to: TimeFor): LaterEntries | null {
  switch (to.kind) {
    case 'student':
      return null
    case 'batch':
      return { batch: to.batch }
    case 'everybody':
    case 'shifts':
      return { batch: null }
  }
}

/** The test, and the other shifts of its mock that are open or that somebody still sits. */
async function runningShifts(tx: Transaction, testId: number): Promise<[number, ...number[]]> {
  const { rows } = await sql<{ id: number }>`
    select other.id from tests join tests as other on other.live_mock_id = tests.live_mock_id and other.id <> tests.id
    where tests.id = ${testId} and other.opens_at <= now() and (
      (other.closed_at is null and other.closes_at > now()) or exists (
        select from attempts where attempts.test_id = other.id and attempts.counted and attempts.status <> 'completed'))
    order by other.id`.execute(tx)
  return [testId, ...rows.map(({ id }) => id)]
}
