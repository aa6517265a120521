import type { AnalysedQuestion, Analysis } from '@pariksha/contract/results/analysis'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { PAPER, TOPICS, useAnalyses } from '../../testing/attempts/analyses.ts'
import { advanceClock } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { rightLetter, wrongLetter } from '../../testing/papers/papers.ts'
import { problem, startNewSitting } from '../../testing/use-app.ts'

const { here, ask, analysisOf, nameTopics, sits } = useAnalyses()

test('what was done is reported: marks, times, visits, changes, sections, topics', async () => {
  const candidate = await startNewSitting(here, PAPER)
  await nameTopics(candidate.testId, TOPICS)
  const result = await sits(candidate, [
    [1, 60, wrongLetter(1), rightLetter(1)],
    [2, 100, rightLetter(2), wrongLetter(2)],
    [3, 50, rightLetter(3)],
    [1, 40],
    [4, 60, wrongLetter(4)],
    [5, 5, wrongLetter(5)],
    [7, 200, wrongLetter(7)],
    [8, 30],
  ])
  const analysis = await analysisOf(candidate)
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
  const inTelugu = await call(here.app, 'GET', `${candidate.sitting.path}/analysis/?lang=te`, {
    as: candidate.student.token,
  })
  expect(inTelugu.json<Analysis>().topics?.[0]?.name).toBe('వయసులు')
  expect(analysis.practise).toEqual(['ages'])
  expect(analysis.next_steps.map(({ step }) => step)).toContain('practise')
})

test('a paper of which nothing is known, and an attempt without an answer, are reported as they are', async () => {
  const candidate = await startNewSitting(here, PAPER)
  await nameTopics(
    candidate.testId,
    TOPICS.map(() => null),
  )
  await candidate.sitting.result()
  expect(await analysisOf(candidate)).toMatchObject({
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

test('it is for the owner of a completed attempt with released results', async () => {
  const candidate = await startNewSitting(here, { ...PAPER, mode: 'live' })
  expect(problem(await ask(candidate))).toEqual([404, 'not_found']) // running
  await candidate.sitting.submit()
  expect(problem(await ask(candidate))).toEqual([404, 'not_found']) // not released
  await sql`update tests set released_at = now() where id = ${candidate.testId}`.execute(here.database.db)
  expect((await ask(candidate)).statusCode).toBe(200)
  expect(problem(await ask(candidate, (await aStudent(here.database.db)).token))).toEqual([404, 'not_found'])
})

test('after time was given the visits take what they took, and what staff gave is no pause', async () => {
  const candidate = await startNewSitting(here, PAPER)
  const { db } = here.database
  const tab = await candidate.sitting.openOn()
  const does = (question: number, at: number, user_choice?: string) =>
    tab.sent([{ ...tab.does(question, user_choice === undefined ? {} : { user_choice }), at: at * 1000 }])
  await does(1, 0)
  await advanceClock(db, candidate.sitting.id, 1200)
  await does(2, 1000, rightLetter(2))
  const staff = await aStaffSession(db, true, ['support'])
  const { deadline_at } = await db
    .selectFrom('attempts')
    .select('deadline_at')
    .where('id', '=', candidate.sitting.id)
    .executeTakeFirstOrThrow()
  const body = { minutes: 10, reason: 'The power was cut.', deadline_at: deadline_at.toISOString() }
  const path = `/staff/students/${candidate.student.id}/attempts/${candidate.sitting.id}/extend/`
  expect((await call(here.app, 'POST', path, { as: staff, body })).statusCode).toBe(200)
  await advanceClock(db, candidate.sitting.id, 300)
  // 1,500 seconds have passed, the clock says 900
  await does(3, 900, rightLetter(3))
  await advanceClock(db, candidate.sitting.id, 900)
  const result = await candidate.sitting.result()
  const analysis = await analysisOf(candidate)
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
    .where('attempt_id', '=', candidate.sitting.id)
    .executeTakeFirstOrThrow()
  expect((seconds as number[]).slice(0, 3).map((one) => Math.round(one / 10) * 10)).toEqual([1000, 500, 900])
})
