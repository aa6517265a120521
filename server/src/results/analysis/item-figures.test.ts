import type { Analysis } from '@pariksha/contract/results/analysis'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPapers } from '../../papers/store.ts'
import { call } from '../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aCorrectableTest, accept } from '../../testing/staff/correctable-test.ts'
import { refreshGrown } from '../keys/statistics/make-statistics.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

test('others are shown from thirty on, the best tenth where it has ten, and not by an older key', async () => {
  const { db, app, taken, correct } = await aCorrectableTest(mailbox)
  const deps = { db, papers: createPapers(db) }
  const own = await taken('b-----')
  await own.sitting.openOn().then((tab) => tab.sent([tab.does(2), tab.does(3)]))
  await own.result()
  const read = async () =>
    (await call(app, 'GET', `${own.sitting.path}/analysis/`, { as: own.student.token })).json<Analysis>()
  /** Others with their answers and half a minute at each question, without sitting through it. */
  const others = (count: number, answers: string) =>
    sql`
      with users as (
        insert into users (email, first_name, last_name, preferred_name, full_name, preferred_test)
        select gen_random_uuid() || '@example.com', 'Asha', 'Rao', 'Asha', 'Asha Rao', 'ICET' from generate_series(1, ${count}::int)
        returning id
      ), sat as (
        insert into attempts (student_id, test_id, paper_id, started_at, deadline_at, late_until, status, completed_at)
        select users.id, a.test_id, a.paper_id, a.started_at, a.deadline_at, a.late_until, a.status, a.completed_at
        from users, attempts a where a.id = ${own.sitting.id}
        returning student_id, id
      ), marked as (
        insert into results (student_id, attempt_id, test_id, paper_id, key_version, units, units_maximum, units_per_mark,
                             correct, incorrect, unattempted, spent_ms, ranked)
        select sat.student_id, sat.id, r.test_id, r.paper_id, r.key_version, r.units, r.units_maximum, r.units_per_mark,
               r.correct, r.incorrect, r.unattempted, r.spent_ms, true
        from sat, results r where r.attempt_id = ${own.sitting.id}
      )
      insert into final_answers (student_id, attempt_id, answers, seconds)
      select student_id, id, ${JSON.stringify([...answers].map((one) => (one === '-' ? null : one)))}::json,
             '[30, 30, 30, 30, 30, 30]'::json from sat`.execute(db)
  await others(17, 'ab----')
  await others(11, 'a-----')
  await refreshGrown(deps)
  expect(await read()).toMatchObject({
    candidates: 0,
    questions: [{ everyone: null, top_tenth: null }, {}, {}, {}, {}, {}],
  })

  await others(1, 'a-----')
  await refreshGrown(deps)
  const some = await read()
  expect(some.candidates).toBe(30)
  expect(some.questions[0]).toMatchObject({ everyone: { right_share: 29 / 30, median_seconds: 30 }, top_tenth: null })
  // right for 17 of 30, so that leaving it blank was leaving an easy one; the third nobody answered
  expect(some.questions[1]?.everyone?.right_share).toBeCloseTo(17 / 30, 12)
  expect(some.lost.map(({ loss, questions }) => [loss, questions])).toEqual([
    ['not-opened', 3],
    ['blank-easy', 1],
    ['blank-hard', 1],
    ['wrong', 1],
    ['penalty', 1],
  ])

  await others(70, 'a-----')
  await refreshGrown(deps)
  expect((await read()).questions[1]).toMatchObject({ everyone: { right_share: 0.17 }, top_tenth: { right_share: 1 } })

  await correct(1, accept('b'))
  const corrected = await read()
  expect(corrected).toMatchObject({
    candidates: 0,
    marks: 3,
    lost: [{ loss: 'not-opened' }, { loss: 'blank', questions: 2 }],
  })
  const summary = await own.sitting.read()
  expect(summary.outcome?.total_marks).toBe(1)
  await refreshGrown(deps)
  expect((await read()).questions[0]?.everyone?.right_share).toBeCloseTo(1 / 100, 12)
})
