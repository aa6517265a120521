import { clockStart, type Millis, sectionWindows } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { advanceClock, startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaper, aTest, rightLetter } from '../../testing/papers/papers.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'

const here = useApp()
const MINUTE = 60_000
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * MINUTE)
const paper = aPaper({
  minutes: 60,
  sections: [
    { count: 3, minutes: 20 },
    { count: 3, minutes: 40 },
  ],
})

/** A test that began that many minutes ago, with late entry for half an hour. */
const began = (minutes: number) => ({
  paper,
  mode: 'live' as const,
  lateWindowSeconds: 300,
  opensAt: inMinutes(-minutes),
  closesAt: inMinutes(30 - minutes),
  commonStart: true,
})

async function clockOf(attemptId: number) {
  const { rows } = await sql<{ started: Date; deadline: Date; late: Date; opened: Date; begun: Date }>`
    select a.started_at as started, a.deadline_at as deadline, a.late_until as late, t.opens_at as opened, a.created_at as begun
    from attempts a join tests t on t.id = a.test_id where a.id = ${attemptId}`.execute(here.database.db)
  const [row] = rows
  if (!row) throw new Error('no such attempt')
  return row
}

describe('a test with one start for all', () => {
  test.each([0, 1, 7, 20, 29])('entered after %i minutes it ends when it ends for everybody', async (minutes) => {
    const { sitting } = await startNewSitting(here, began(minutes))
    await sitting.openOn()
    const { started, deadline, late, opened, begun } = await clockOf(sitting.id)
    expect(started.getTime()).toBe(clockStart(opened.getTime(), begun.getTime()))
    expect(deadline.getTime() - opened.getTime()).toBe(60 * MINUTE)
    expect(late.getTime() - deadline.getTime()).toBe(300_000)
    const left = (await sitting.read()).remaining_seconds
    expect(left).toBeLessThanOrEqual((60 - minutes) * 60)
    expect(left).toBeGreaterThan((60 - minutes) * 60 - 30)
  })

  test('the time that was taken begins when the student entered', async () => {
    const { db } = here.database
    const { sitting } = await startNewSitting(here, began(10))
    const tab = await sitting.openOn()
    await advanceClock(db, sitting.id, 300)
    // what the clock showed: ten minutes had passed without the student
    await tab.sent([{ ...tab.does(1, { user_choice: rightLetter(1) }), at: 12 * MINUTE }])
    await sitting.submit()
    const taken = await db
      .selectFrom('results')
      .innerJoin('final_answers', 'final_answers.attempt_id', 'results.attempt_id')
      .select(['spent_ms', 'seconds'])
      .where('results.attempt_id', '=', sitting.id)
      .executeTakeFirstOrThrow()
    expect(Math.round(taken.spent_ms / 10_000)).toBe(30)
    expect(Math.round(((taken.seconds as number[])[0] ?? 0) / 10)).toBe(18)
  })

  test('without it everybody has the whole time, from the paper on', async () => {
    const { sitting } = await startNewSitting(here, { ...began(20), commonStart: false })
    const { started, begun } = await clockOf(sitting.id)
    expect(started.getTime()).toBe(clockStart(null, begun.getTime()))
  })

  test('who comes after the limit is refused; who was in goes on', async () => {
    const { student, testId, sitting } = await startNewSitting(here, began(10))
    await here.database.db
      .updateTable('tests')
      .set({ closes_at: inMinutes(-1) })
      .where('id', '=', testId)
      .execute()
    const other = await aStudent(here.database.db)
    const start = (as: string) => call(here.app, 'POST', '/tests/usertest/', { as, body: { test_id: testId } })
    expect(problem(await start(other.token))).toEqual([409, 'no_more_starts'])
    expect((await start(student.token)).json()).toMatchObject({ id: sitting.id })
  })

  test('a section whose time has passed takes nothing, whatever a device claims', async () => {
    const { sitting } = await startNewSitting(here, began(25))
    const tab = await sitting.openOn()
    const [first] = sectionWindows(60 * MINUTE, [20 * MINUTE, 40 * MINUTE])
    const claimed: Millis = (first?.closes ?? 0) - 5 * MINUTE
    const reply = await tab.sent([
      tab.does(1, { at: claimed, user_choice: rightLetter(1) }),
      tab.does(4, { at: 25 * MINUTE, user_choice: rightLetter(4) }),
    ])
    expect(reply).toMatchObject({ section: 1, refused: [{ seq: 1, code: 'section_closed' }] })
    expect((await tab.submitWithCount()).json()).toMatchObject({ receipt: { answered: 1 } })
  })

  test('before the start its page says when it began, what is left and until when one may enter', async () => {
    const { db } = here.database
    const { id } = await aTest(db, began(8))
    const { common_start } = (await call(here.app, 'GET', `/tests/${id}/`)).json()
    const { left } = common_start
    expect(left).toBeLessThanOrEqual(52 * 60)
    expect(left).toBeGreaterThan(52 * 60 - 30)
    expect(Date.parse(common_start.closes_at) - Date.parse(common_start.opens_at)).toBe(30 * MINUTE)
    for (const other of [began(-5), { ...began(8), commonStart: false }])
      expect((await call(here.app, 'GET', `/tests/${(await aTest(db, other)).id}/`)).json().common_start).toBeNull()
  })

  test('the deadline closes late entrants with everybody', async () => {
    const student = await aStudent(here.database.db)
    const { id } = await aTest(here.database.db, began(29))
    const sitting = await startSitting(here.app, student.token, id)
    await advanceClock(here.database.db, sitting.id, 32 * 60)
    expect((await sitting.read()).status).toBe('completed')
  })

  test('does not take entries for longer than it lasts', async () => {
    const wrong = { ...began(0), closesAt: inMinutes(60) }
    await expect(aTest(here.database.db, wrong)).rejects.toThrow('tests_common_start')
  })
})
