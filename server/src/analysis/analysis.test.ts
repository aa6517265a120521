import type { AnalysedQuestion, Analysis } from '@pariksha/contract/attempts/analysis'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refreshGrown } from '../keys/statistics/make-statistics.ts'
import { createPapers } from '../papers/store.ts'
import { syllabuses } from '../practice/syllabus/syllabus.ts'
import { aStaffSession } from '../testing/all-calls/student-records.ts'
import { call } from '../testing/app.ts'
import { aStudent } from '../testing/factories.ts'
import { type Mailbox, startMailbox } from '../testing/fakes/mailbox.ts'
import { aPaper, rightLetter, wrongLetter } from '../testing/papers.ts'
import { advanceClock, startSitting } from '../testing/sitting.ts'
import { aCorrectableTest, accept } from '../testing/staff/correctable-test.ts'
import { problem, startNewSitting, useApp } from '../testing/use-app.ts'

const here = useApp()
let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

type Seated = Awaited<ReturnType<typeof startNewSitting>>
const ask = ({ student, sitting }: Pick<Seated, 'student' | 'sitting'>, as = student.token) =>
  call(here.app, 'GET', `${sitting.path}/analysis/`, { as })
const analysisOf = async (seat: Pick<Seated, 'student' | 'sitting'>) => (await ask(seat)).json<Analysis>()

const PAPER = {
  paper: aPaper({
    sections: [
      { name: 'Reasoning', count: 6, marking: { right: '2', wrong: '-0.5' } },
      { name: 'English', count: 6, marking: { right: '1', wrong: '-1/3' } },
    ],
  }),
}
const TOPICS = ['ages', 'boats', 'ages', 'ages', 'ages', 'ages', ...Array<string>(6).fill('synonyms')]

/** Says what the questions of a test are about. */
async function nameTopics(testId: number, topics: readonly (string | null)[]) {
  const about = topics.map((topic) => topic && { topic, level: null, source: 'made', place: 1, version: '1' })
  await sql`update papers set about = ${JSON.stringify(about)}::jsonb
    where id = (select paper_id from tests where id = ${testId})`.execute(here.database.db)
}

/** One visit after the other: question, seconds, and the answers given there, the last as it is left. */
async function sits(
  seat: Seated,
  visits: readonly (readonly [question: number, seconds: number, ...answers: string[]])[],
) {
  const tab = await seat.sitting.openOn()
  const total = visits.reduce((sum, [, seconds]) => sum + seconds, 0)
  await advanceClock(here.database.db, seat.sitting.id, total)
  let at = 0
  const actions = visits.flatMap(([question, seconds, ...answers]) => {
    const here = [{ ...tab.does(question), at }]
    for (const user_choice of answers) here.push({ ...tab.does(question, { user_choice }), at: at + 1000 })
    at += seconds * 1000
    return here
  })
  await tab.sent(actions)
  return seat.sitting.result()
}

test('what was done is reported: marks, times, visits, changes, sections, topics', async () => {
  const seat = await startNewSitting(here, PAPER)
  await nameTopics(seat.testId, TOPICS)
  const result = await sits(seat, [
    [1, 60, wrongLetter(1), rightLetter(1)],
    [2, 100, rightLetter(2), wrongLetter(2)],
    [3, 50, rightLetter(3)],
    [1, 40],
    [4, 60, wrongLetter(4)],
    [5, 5, wrongLetter(5)],
    [7, 200, wrongLetter(7)],
    [8, 30],
  ])
  const analysis = await analysisOf(seat)
  expect(result.total_marks).toBe(2.17) // 2 · 2 − 3 · 0.5 − 1/3
  expect(analysis).toMatchObject({
    exam: expect.stringMatching(/^made_/),
    units_per_mark: 6,
    max_marks: 108,
    marks: 13,
    candidates: 0,
    topics: expect.anything(),
  })
  expect(analysis.lost).toEqual([
    { loss: 'not-opened', marks: 12 + 4 * 6, questions: 5 },
    { loss: 'blank', marks: 6, questions: 1 },
    { loss: 'wrong', marks: 3 * 12 + 6, questions: 4 },
    { loss: 'penalty', marks: 3 * 3 + 2, questions: 4 },
  ])
  expect(analysis.negative.map(({ correct, incorrect, cost, net }) => [correct, incorrect, cost, net])).toEqual([
    [2, 3, 9, 15],
    [0, 1, 2, -2],
  ])
  expect(analysis.negative[1]?.even_share).toBeCloseTo(0.25, 12)
  expect(analysis.median_seconds).toBe(80) // 5, 50, 60, 100, 100, 200
  expect(analysis.visits.map(([question]) => question)).toEqual([1, 2, 3, 1, 4, 5, 7, 8])
  expect(analysis.visits[3]).toEqual([1, 210, 40])
  expect(analysis.breaks).toEqual([{ from: 316, until: 515 }])
  expect(analysis.changes).toEqual([
    { question_number: 1, change: 'wrong-to-right' },
    { question_number: 2, change: 'right-to-wrong' },
  ])
  expect(analysis.changed_marks).toBe(0)
  const first: Partial<AnalysedQuestion> = {
    topic: 'ages',
    verdict: 'right',
    marks: 12,
    seconds: 100,
    visits: 2,
    changes: 1,
  }
  expect(analysis.questions[0]).toMatchObject({ ...first, first_choice: 'b', last_choice: 'a', everyone: null })
  expect(analysis.questions.flatMap(({ pace, question_number }) => (pace ? [[question_number, pace]] : []))).toEqual([
    [5, 'rush'],
    [7, 'trap'],
  ])
  expect(analysis.questions[11]).toMatchObject({ verdict: 'blank', seconds: 0, visits: 0, first_choice: null })
  expect(analysis.sections).toMatchObject([
    { name: 'Reasoning', asked: 6, seen: 5, right: 2, marks: 15, seconds: 315, first_opened: 0 },
    { name: 'English', asked: 6, seen: 2, right: 0, marks: -2, first_opened: 315 },
  ])
  expect(analysis.topics).toMatchObject([
    { topic: 'ages', name: 'Ages', asked: 5, seen: 4, right: 2, strength: 'too-few', earlier: { seen: 0, right: 0 } },
    { topic: 'boats', asked: 1, seen: 1, right: 0, strength: 'too-few' },
    { topic: 'synonyms', asked: 6, seen: 2, right: 0, strength: 'too-few' },
  ])
  const inTelugu = await call(here.app, 'GET', `${seat.sitting.path}/analysis/?lang=te`, { as: seat.student.token })
  expect(inTelugu.json<Analysis>().topics?.[0]?.name).toBe('వయసులు')
  expect(analysis.practise).toEqual(['ages'])
  expect(analysis.next_steps.map(({ step }) => step)).toContain('practise')
})

test('a paper of which nothing is known, and an attempt without an answer, are reported as they are', async () => {
  const seat = await startNewSitting(here, PAPER)
  await nameTopics(
    seat.testId,
    TOPICS.map(() => null),
  )
  await seat.sitting.result()
  expect(await analysisOf(seat)).toMatchObject({
    marks: 0,
    lost: [{ loss: 'not-opened', marks: 108, questions: 12 }],
    median_seconds: null,
    visits: [],
    speeds: [],
    topics: null,
    practise: [],
    next_steps: [],
  })
})

test('topics are compared with earlier tests that are released, not with later ones or a retake', async () => {
  const first = await startNewSitting(here, PAPER)
  await nameTopics(first.testId, TOPICS)
  await sits(
    first,
    [3, 4, 5].map((question) => [question, 20, rightLetter(question)] as const),
  )
  const { student } = first
  const retake = await startSitting(here.app, student.token, first.testId)
  await retake.patch(3, { user_choice: wrongLetter(3) })
  await retake.result()

  const hidden = await startNewSitting(here, { ...PAPER, mode: 'live' })
  await nameTopics(hidden.testId, TOPICS)
  const unreleased = await startSitting(here.app, student.token, hidden.testId)
  await unreleased.patch(3, { user_choice: rightLetter(3) })
  await unreleased.submit()

  const other = await startNewSitting(here, PAPER)
  await nameTopics(other.testId, TOPICS)
  const sitting = await startSitting(here.app, student.token, other.testId)
  await sitting.patch(1, { user_choice: wrongLetter(1) })
  await sitting.result()
  const later = await analysisOf({ student, sitting })
  expect(later.earlier_tests).toBe(1)
  expect(later.topics?.[0]).toMatchObject({ topic: 'ages', seen: 1, right: 0, earlier: { seen: 3, right: 3 } })
  expect((await analysisOf(first)).earlier_tests).toBe(0)
})

test('it is for the owner of a completed attempt with released results', async () => {
  const seat = await startNewSitting(here, { ...PAPER, mode: 'live' })
  expect(problem(await ask(seat))).toEqual([404, 'not_found']) // running
  await seat.sitting.submit()
  expect(problem(await ask(seat))).toEqual([404, 'not_found']) // not released
  await sql`update tests set released_at = now() where id = ${seat.testId}`.execute(here.database.db)
  expect((await ask(seat)).statusCode).toBe(200)
  expect(problem(await ask(seat, (await aStudent(here.database.db)).token))).toEqual([404, 'not_found'])
})

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

test('after time was given the visits take what they took, and what staff gave is no pause', async () => {
  const seat = await startNewSitting(here, PAPER)
  const { db } = here.database
  const tab = await seat.sitting.openOn()
  const does = (question: number, at: number, user_choice?: string) =>
    tab.sent([{ ...tab.does(question, user_choice === undefined ? {} : { user_choice }), at: at * 1000 }])
  await does(1, 0)
  await advanceClock(db, seat.sitting.id, 1200)
  await does(2, 1000, rightLetter(2))
  const staff = await aStaffSession(db, true, ['support'])
  const { deadline_at } = await db
    .selectFrom('attempts')
    .select('deadline_at')
    .where('id', '=', seat.sitting.id)
    .executeTakeFirstOrThrow()
  const body = { minutes: 10, reason: 'The power was cut.', deadline_at: deadline_at.toISOString() }
  const path = `/staff/students/${seat.student.id}/attempts/${seat.sitting.id}/extend/`
  expect((await call(here.app, 'POST', path, { as: staff, body })).statusCode).toBe(200)
  await advanceClock(db, seat.sitting.id, 300)
  // 1,500 seconds have passed, the clock says 900
  await does(3, 900, rightLetter(3))
  await advanceClock(db, seat.sitting.id, 900)
  const result = await seat.sitting.result()
  const analysis = await analysisOf(seat)
  expect(analysis.visits.map(([number, , spent]) => [number, Math.round(spent / 10) * 10])).toEqual([
    [1, 1000],
    [2, 500],
    [3, 900],
  ])
  const sum = analysis.visits.reduce((all, [, , spent]) => all + spent, 0)
  expect(Math.abs(sum - analysis.seconds)).toBeLessThan(5)
  expect([result.seconds, analysis.paused_seconds, analysis.added_seconds]).toEqual([analysis.seconds, 0, 600])
  const { seconds } = await db
    .selectFrom('final_answers')
    .select('seconds')
    .where('attempt_id', '=', seat.sitting.id)
    .executeTakeFirstOrThrow()
  expect((seconds as number[]).slice(0, 3).map((one) => Math.round(one / 10) * 10)).toEqual([1000, 500, 900])
})

test('what practice brings goes by the pattern of the exam, not by how often this paper happened to ask', async () => {
  const { db } = here.database
  const sections = [{ name: 'Quantitative Aptitude', count: 12, marking: { right: '2', wrong: '-0.5' } }]
  const about = [...Array<string>(10).fill('percentage'), 'mensuration', 'mensuration']
  const seatOf = async (series: string | null) => {
    const seat = await startNewSitting(here, { paper: aPaper({ sections }) })
    await nameTopics(seat.testId, about)
    if (series !== null)
      await sql`update tests set series_slug = ${series}, position = (select coalesce(max(position), 0) + 1 from tests
        where series_slug = ${series}) where id = ${seat.testId}`.execute(db)
    await sits(
      seat,
      about.map((_, index) => [index + 1, 10, wrongLetter(index + 1)] as const),
    )
    return analysisOf(seat)
  }
  const gapOf = ({ topics }: Analysis, name: string) => topics?.find(({ topic }) => topic === name)?.gap ?? 0
  const own = await seatOf(null)
  expect(own.topic_shares).toBe('paper')
  const shipped = await seatOf('ssc_cgl')
  expect(shipped.topic_shares).toBe('pattern')
  const syllabus = (await syllabuses()).get('ssc_cgl')?.sections.find(({ name }) => name === 'Quantitative Aptitude')
  const share = syllabus?.topics.find(({ topic }) => topic === 'percentage')?.marks ?? 0
  // the paper gives it 10 of 12 questions, the pattern much less
  const expected = (gapOf(own, 'percentage') * (share / (syllabus?.marks ?? 1))) / (10 / 12)
  expect(Math.abs(gapOf(shipped, 'percentage') - expected)).toBeLessThanOrEqual(1)
  expect(gapOf(shipped, 'percentage')).toBeLessThan(gapOf(own, 'percentage') / 2)
})

test('a question that was dropped is worth nothing to practise', async () => {
  const { db, app, testId, taken, correct } = await aCorrectableTest(mailbox)
  const about = ['ages', 'ages', 'ages', 'boats', 'boats', 'boats']
  await sql`update papers set about = ${JSON.stringify(about.map((topic) => ({ topic })))}::jsonb
    where id = (select paper_id from tests where id = ${testId})`.execute(db)
  // the key is a, b, c, d, a, b
  const own = await taken('bcdabc')
  await own.result()
  await correct(1, { kind: 'drop', drop: 'marks-to-all' })
  const analysis = (await call(app, 'GET', `${own.sitting.path}/analysis/`, { as: own.student.token })).json<Analysis>()
  expect(analysis.topics).toMatchObject([{ asked: 2 }, { asked: 3 }])
  // two questions of a mark each, of which a third is taken as sure: Wilson's middle of none of two
  const [ages] = analysis.topics ?? []
  expect(ages?.gap).toBe(Math.round(2 * analysis.units_per_mark * (1 - 1.9208 / 5.8416)))
})
