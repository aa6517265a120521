import { randomUUID } from 'node:crypto'
import { addedToAll } from '@pariksha/domain/timing/timing'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { advanceClock, startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aMock } from '../../testing/live/live-mocks.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { problem, useApp } from '../../testing/use-app.ts'

const here = useApp()
const MINUTE = 60_000
const DURATION = 60 * MINUTE
const reason = 'A fuse blew.'
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE)

/** A test of an hour that began so many minutes ago and can be entered for half an hour. */
async function aRunningTest(began: number, { commonStart = true } = {}) {
  const { db } = here.database
  const window = { opensAt: inMinutes(-began), closesAt: inMinutes(30 - began), commonStart }
  const { id: testId } = await aTest(db, { mode: 'live', lateWindowSeconds: 300, ...window })
  const staff = await aStaffSession(db, true, ['support'])
  const batch = await db
    .insertInto('batches')
    .values({ name: `Batch ${randomUUID()}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  const attempts: { id: number; member: boolean; token: string }[] = []
  const enter = async (member = false) => {
    const student = await aStudent(db)
    if (member) await db.insertInto('batch_members').values({ batch_id: batch.id, student_id: student.id }).execute()
    const { id } = await startSitting(here.app, student.token, testId)
    attempts.push({ id, member, token: student.token })
    return id
  }
  const give = (to: object, minutes: number, act = randomUUID()) =>
    call(here.app, 'POST', `/staff/live/${testId}/time/`, { as: staff, body: { act, to, minutes, reason } })
  /** For the test and all who sit it. */
  const pass = async (minutes: number) => {
    const back = sql`make_interval(mins => ${minutes}::int)`
    await sql`update tests set opens_at = opens_at - ${back}, closes_at = closes_at - ${back} where id = ${testId}`.execute(
      db,
    )
    for (const { id } of attempts) await advanceClock(db, id, minutes * 60)
  }
  const testRow = () =>
    db
      .selectFrom('tests')
      .select(['opens_at', 'closes_at', 'added_ms', 'added_most_ms'])
      .where('id', '=', testId)
      .executeTakeFirstOrThrow()
  /** How much later than the duration each ends; the ledger has to say the same. */
  const added = async (attemptId: number) => {
    const row = await db
      .selectFrom('attempts')
      .select(['started_at', 'deadline_at', 'late_until', 'paused_ms'])
      .where('id', '=', attemptId)
      .executeTakeFirstOrThrow()
    const ledger = await db.selectFrom('given_time').select('given_ms').where('attempt_id', '=', attemptId).execute()
    const sum = ledger.reduce((total, { given_ms }) => total + given_ms, 0)
    expect(row.deadline_at.getTime() - row.started_at.getTime() - DURATION).toBe(sum)
    expect(row.late_until.getTime() - row.deadline_at.getTime()).toBe(300_000)
    expect(row.paused_ms).toBe(sum)
    return sum
  }
  return { db, testId, batch: batch.id, attempts, enter, give, pass, testRow, added }
}

const everybody = { kind: 'everybody' }

test('what everybody gets after six minutes, who enters after eight has, too, and reads why', async () => {
  const { attempts, enter, give, pass, testRow, added } = await aRunningTest(6)
  const early = await enter()
  const before = await testRow()
  expect((await give(everybody, 5)).json()).toEqual({ attempts: 1, less: 0, later: true, again: false })
  const after = await testRow()
  expect(Number(after.closes_at) - Number(before.closes_at)).toBe(5 * MINUTE) // and the late-entry limit moves along
  await pass(2)
  const late = await enter()
  expect([await added(early), await added(late)]).toEqual([5 * MINUTE, 5 * MINUTE])
  const token = attempts[1]?.token ?? ''
  const reply = await call(here.app, 'GET', `/tests/usertest/${late}/time-added/`, { as: token })
  expect(reply.json()).toMatchObject([{ seconds: 300, reason }])
  const { remaining_seconds } = (await call(here.app, 'GET', `/tests/usertest/${late}/`, { as: token })).json()
  expect(Math.round(remaining_seconds / 60)).toBe(57)
})

test('it counts although nobody has entered yet, once; nobody enters after the moved limit', async () => {
  const { enter, give, pass, added } = await aRunningTest(6)
  const act = randomUUID()
  expect((await give(everybody, 5, act)).json()).toMatchObject({ attempts: 0, later: true, again: false })
  expect((await give(everybody, 5, act)).json()).toMatchObject({ again: true })
  await pass(28) // four minutes after the limit that was
  expect(await added(await enter())).toBe(5 * MINUTE)
  await pass(2)
  await expect(enter()).rejects.toThrow('no_more_starts')
  expect((await give(everybody, 1)).json()).toMatchObject({ attempts: 1, later: false })
})

test('what a batch gets, who enters later has as one of the batch alone', async () => {
  const { enter, give, pass, testRow, added, batch } = await aRunningTest(10)
  const [member, other] = [await enter(true), await enter()]
  const before = await testRow()
  await give({ kind: 'batch', batch }, 5)
  expect((await testRow()).closes_at).toEqual(before.closes_at)
  await pass(2)
  await give(everybody, 3)
  await pass(2)
  const all = [member, other, await enter(true), await enter()]
  expect(await Promise.all(all.map(added))).toEqual([8, 3, 8, 3].map((minutes) => minutes * MINUTE))
})

test('a release after the window moves along, and one at a time that would come too early refuses it', async () => {
  const { db, testId, enter, give } = await aRunningTest(6)
  const release = async () =>
    (
      await db.selectFrom('tests').select('released_at').where('id', '=', testId).executeTakeFirstOrThrow()
    ).released_at?.getTime() ?? 0
  await sql`update tests set release_follows = true,
    released_at = opens_at + make_interval(secs => duration_seconds + late_window_seconds) where id = ${testId}`.execute(
    db,
  )
  const before = await release()
  expect((await give(everybody, 2)).json()).toMatchObject({ attempts: 0, later: true })
  expect((await release()) - before).toBe(2 * MINUTE)
  await enter()
  expect((await give(everybody, 2)).json()).toMatchObject({ attempts: 1, later: true })
  expect((await release()) - before).toBe(4 * MINUTE)
  await sql`update tests set release_follows = false where id = ${testId}`.execute(db)
  expect(problem(await give(everybody, 1))).toEqual([409, 'released_before'])
  expect((await release()) - before).toBe(4 * MINUTE)
})

test('in a test in a window everybody is who sits now', async () => {
  const { enter, give, added, pass } = await aRunningTest(6, { commonStart: false })
  expect(problem(await give(everybody, 5))).toEqual([409, 'nobody_to_give_to'])
  const early = await enter()
  await pass(10)
  expect((await give(everybody, 5)).json()).toMatchObject({ attempts: 1, later: false })
  expect([await added(early), await added(await enter())]).toEqual([5 * MINUTE, 0])
})

test('who enters while time is added has it', async () => {
  const { attempts, enter, give, added } = await aRunningTest(15)
  await Promise.all([...Array.from({ length: 8 }, () => enter()), give(everybody, 5), enter(), enter()])
  const all = await Promise.all(attempts.map(({ id }) => added(id)))
  expect(all).toEqual(all.map(() => 5 * MINUTE))
})

const moves = fc.array(
  fc.oneof(
    fc.record({ kind: fc.constant('pass' as const), minutes: fc.integer({ min: 1, max: 4 }) }),
    fc.record({
      kind: fc.constantFrom('everybody' as const, 'batch' as const),
      minutes: fc.integer({ min: 1, max: 9 }),
    }),
    fc.record({ kind: fc.constant('enter' as const), member: fc.boolean() }),
  ),
  { minLength: 4, maxLength: 9 },
)

test('whenever one enters, the deadline is the start, the duration and the ledger, and the same for all of a kind', async () => {
  await fc.assert(
    fc.asyncProperty(moves, async (steps) => {
      const { attempts, enter, give, pass, added, batch, testRow } = await aRunningTest(2)
      const acts: { at: number; more: number; isBatch: boolean }[] = []
      let now = 2
      for (const step of steps) {
        if (step.kind === 'pass') {
          await pass(step.minutes)
          now += step.minutes
        } else if (step.kind === 'enter') {
          if (now < 28) await enter(step.member)
        } else {
          const reply = await give(step.kind === 'batch' ? { kind: 'batch', batch } : everybody, step.minutes)
          if (reply.statusCode === 200) acts.push({ at: now, more: step.minutes, isBatch: step.kind === 'batch' })
        }
      }
      const expected = (member: boolean) =>
        addedToAll(acts.filter(({ isBatch }) => member || !isBatch)).reduce((sum, one) => sum + one, 0)
      // what is bounded by the beginning of a clock is the moment of the act, seconds after the whole minute
      for (const { id, member } of attempts)
        expect(Math.abs((await added(id)) / MINUTE - expected(member))).toBeLessThan(0.9)
      const { added_ms, added_most_ms } = await testRow()
      expect(Math.abs(added_ms / MINUTE - expected(false))).toBeLessThan(0.9)
      expect(added_most_ms).toBeGreaterThanOrEqual(added_ms)
    }),
    { numRuns: 12 },
  )
})

test('time for all shifts of a mock that run', async () => {
  const { db } = here.database
  const { shifts } = await aMock(db, { opens: [-10, -12, 60], takesRegistration: false, commonStart: true })
  const staff = await aStaffSession(db, true, ['support'])
  const [first, second = 0, third = 0] = shifts
  for (const test of [first, second]) await startSitting(here.app, (await aStudent(db)).token, test)
  const act = { act: randomUUID(), to: { kind: 'shifts' }, minutes: 5, reason }
  const give = () => call(here.app, 'POST', `/staff/live/${second}/time/`, { as: staff, body: act })
  expect((await give()).json()).toEqual({ attempts: 2, less: 0, later: true, again: false })
  expect((await give()).json()).toMatchObject({ again: true })
  const added = await db
    .selectFrom('tests')
    .select(['id', 'added_ms'])
    .where('id', 'in', shifts)
    .orderBy('id')
    .execute()
  expect(added.map(({ added_ms }) => added_ms)).toEqual([5 * MINUTE, 5 * MINUTE, 0])
  const later = await startSitting(here.app, (await aStudent(db)).token, first)
  const given = await db.selectFrom('given_time').select('act').where('attempt_id', '=', later.id).execute()
  expect(given).toEqual([{ act: act.act }])
  expect(third).toBeGreaterThan(0)
})
