import type { findLiveStudents, LiveBoard } from '@pariksha/contract/live/live'
import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import type { z } from 'zod'
import { aStaffSession } from '../all-calls/student-records.ts'
import { call } from '../app.ts'
import { advanceClock, startSitting } from '../attempts/sitting.ts'
import { aStudent } from '../factories.ts'
import { aTest } from '../papers/papers.ts'
import { useApp } from '../use-app.ts'

export type FoundStudents = z.infer<(typeof findLiveStudents.response)[200]>

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
let batches = 0

/** The application with running live tests, and somebody of the staff who may watch all of them. */
export function useLiveTests() {
  const here = useApp()
  const staff = { support: '' }
  beforeAll(async () => {
    staff.support = await aStaffSession(here.database.db, true, ['support'])
  })

  const get = async <T>(path: string, as = staff.support): Promise<T> => {
    const reply = await call(here.app, 'GET', path, { as })
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json()
  }

  /** A live test for two batches of two and three students. */
  async function aLiveTest() {
    const { db } = here.database
    const { id: testId } = await aTest(db, { mode: 'live', opensAt: inHours(-1), closesAt: inHours(1) })
    await db.updateTable('tests').set({ access: 'groups' }).where('id', '=', testId).execute()
    const batchOf = async (name: string, names: readonly string[]) => {
      const batch = { name: `${name} ${++batches}` }
      const { id } = await db.insertInto('batches').values(batch).returning('id').executeTakeFirstOrThrow()
      await db.insertInto('test_batches').values({ test_id: testId, batch_id: id }).execute()
      const students = await Promise.all(names.map((name) => aStudent(db, name)))
      for (const { id: student_id } of students)
        await db.insertInto('batch_members').values({ batch_id: id, student_id }).execute()
      return { id, ...batch, students }
    }
    const morning = await batchOf('Morning', ['Asha Rao', 'Bala Devi'])
    const evening = await batchOf('Evening', ['Chitra Nair', 'Deepak Roy', 'Esha Khan'])
    const start = (student: { readonly token: string } | undefined) =>
      startSitting(here.app, student?.token ?? '', testId)
    /** Back in time, with the start of the attempt. */
    const pass = async (attemptId: number, seconds: number) => {
      await advanceClock(db, attemptId, seconds)
      const back = sql<Date>`created_at - make_interval(secs => ${seconds}::float8)`
      await db.updateTable('attempts').set({ created_at: back }).where('id', '=', attemptId).execute()
    }
    const board = (as = staff.support) => get<LiveBoard>(`/staff/live/${testId}/`, as)
    return { db, testId, morning, evening, start, pass, board }
  }

  async function aTeacherOf(batchId: number) {
    const { db } = here.database
    const token = await aStaffSession(db, true, ['teacher'])
    const { user_id } = await db
      .selectFrom('tokens')
      .select('user_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    await db.insertInto('batch_teachers').values({ batch_id: batchId, teacher_id: user_id }).execute()
    return { token, id: user_id }
  }

  /** One active, one away, one whose answers are waited for, one who submitted, and one who did not come. */
  async function aRunningTest() {
    const live = await aLiveTest()
    const { morning, evening, start, pass } = live
    const [asha, bala] = morning.students
    const [chitra, deepak] = evening.students
    const active = await start(asha)
    await (await active.openOn()).sent([])
    const away = await start(bala)
    const tab = await away.openOn()
    await tab.sent([tab.does(1, { user_choice: 'a' })])
    await pass(away.id, 61)
    const closing = await start(chitra)
    const phone = await closing.openOn()
    await phone.sent([phone.does(1)])
    await pass(closing.id, 61 * 60)
    await closing.read()
    await (await start(deepak)).submit()
    return { ...live, attempts: { active, away, closing } }
  }

  return { here, staff, get, aLiveTest, aTeacherOf, aRunningTest }
}

/** The counts of a board whose test takes no registrations. */
export const counts = (invited: number | null, active: number, away: number, closing: number, submitted: number) => ({
  invited,
  registered: null,
  present: 0,
  unsent: 0,
  started: active + away + closing + submitted,
  active,
  away,
  closing,
  submitted,
})
