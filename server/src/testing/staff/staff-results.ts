import type { AttemptResult } from '@pariksha/contract/attempts/results'
import type { Batch } from '@pariksha/contract/people/batches'
import type { Role } from '@pariksha/contract/people/rights'
import type { listResults, StudentResult, TestResults } from '@pariksha/contract/results/staff-results'
import { sql } from 'kysely'
import { beforeAll, expect } from 'vitest'
import type { z } from 'zod'
import { aStaffSession } from '../all-calls/student-records.ts'
import { call } from '../app.ts'
import { startSitting } from '../attempts/sitting.ts'
import { aStudent } from '../factories.ts'
import { aPaper, rightLetter, wrongLetter } from '../papers/papers.ts'
import { useApp } from '../use-app.ts'

export type ResultsPage = z.infer<(typeof listResults.response)[200]>

/** Six questions of Maths with half a mark less for a wrong answer, four of English with a third. */
export const paper = aPaper({
  sections: [
    { name: 'Maths', count: 6, marking: { right: '2', wrong: '-0.5' } },
    { name: 'English', count: 4, marking: { right: '1', wrong: '-1/3' } },
  ],
})

/** Results as the staff see them: reading as support or a teacher, batches, and students who sit tests. */
export function useStaffResults() {
  const here = useApp()
  let support: string
  beforeAll(async () => {
    support = await aStaffSession(here.database.db, true, ['support'])
  })

  const get = async <T>(path: string, as = support): Promise<T> => {
    const reply = await call(here.app, 'GET', path, { as })
    expect([path, reply.statusCode]).toEqual([path, 200])
    return reply.json()
  }
  const summary = (testId: number, query = '', as = support) =>
    get<TestResults>(`/staff/results/${testId}/${query}`, as)
  const list = async (testId: number, query = '', as = support): Promise<StudentResult[]> =>
    (await get<ResultsPage>(`/staff/results/${testId}/students/${query}`, as)).students

  async function aBatch(name: string, members: readonly { readonly id: number }[] = []): Promise<number> {
    const { db } = here.database
    const { id } = (await call(here.app, 'POST', '/staff/batches/', { as: support, body: { name } })).json<Batch>()
    for (const { id: student_id } of members)
      await db.insertInto('batch_members').values({ batch_id: id, student_id }).execute()
    return id
  }

  /** Somebody of the staff with these roles, who teaches these batches. */
  async function aTeacher(batches: readonly number[], roles: readonly Role[] = ['teacher']): Promise<string> {
    const { db } = here.database
    const token = await aStaffSession(db, true, [...roles])
    const { user_id } = await db
      .selectFrom('tokens')
      .select('user_id')
      .orderBy('created_at', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow()
    for (const batch_id of batches) {
      await db.insertInto('batch_teachers').values({ batch_id, teacher_id: user_id }).execute()
    }
    return token
  }

  const sits = async (testId: number, student: { readonly token: string }) => {
    const sitting = await startSitting(here.app, student.token, testId)
    const tab = await sitting.openOn()
    /** Answers the first questions right, the next ones wrong. */
    const answers = (right: number, wrong = 0) =>
      tab.sent(
        Array.from({ length: right + wrong }, (_, index) =>
          tab.does(index + 1, { user_choice: index < right ? rightLetter(index + 1) : wrongLetter(index + 1) }),
        ),
      )
    return { ...sitting, answers }
  }

  /** A student who takes the test with that many right and wrong answers. */
  async function finishes(testId: number, name: string, right: number, wrong = 0) {
    const student = await aStudent(here.database.db, name)
    const sitting = await sits(testId, student)
    await sitting.answers(right, wrong)
    const result: AttemptResult = await sitting.result()
    return { ...student, sitting, result }
  }

  /** Inserts results of that many students. */
  async function manySit(testId: number, count: number): Promise<void> {
    const { db } = here.database
    await sql`
      with made as (
        insert into users (email, first_name, last_name, preferred_name, full_name, preferred_test)
        select ${testId} || '.sitter' || n || '@example.com', 'First', 'Last', 'First', 'Sitter ' || n % 997, 'ICET'
        from generate_series(1, ${count}::int) n
        returning id
      ), sat as (
        insert into attempts (student_id, test_id, paper_id, status, started_at, deadline_at, late_until, completed_at)
        select made.id, tests.id, tests.paper_id, 'completed', now(), now(), now(), now()
        from made, tests where tests.id = ${testId}
        returning student_id, id, test_id, paper_id
      )
      insert into results (student_id, attempt_id, test_id, paper_id, key_version, units, units_maximum, units_per_mark,
                           correct, incorrect, unattempted, spent_ms, ranked)
      select student_id, id, test_id, paper_id, 1, (id * 7919 % 97)::int, 96, 6, (id % 7)::int, (id % 5)::int, (id % 3)::int,
             (id % 1000)::int * 1000, id % 10 > 0
      from sat`.execute(db)
  }

  return {
    here,
    /** The session of somebody of support. */
    get support() {
      return support
    },
    get,
    summary,
    list,
    aBatch,
    aTeacher,
    sits,
    finishes,
    manySit,
  }
}
