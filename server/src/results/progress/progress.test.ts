import type { Progress } from '@pariksha/contract/results/progress'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { AttemptDeps } from '../../attempts/attempt-deps.ts'
import { createPapers } from '../../papers/store.ts'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaper, aTest, rightLetter, wrongLetter } from '../../testing/papers/papers.ts'
import { problem, useApp } from '../../testing/use-app.ts'
import { makeReport } from './report/make-report.ts'
import { createPrintReport } from './report/print-report.ts'

const here = useApp()

/** Ten questions about one topic; the first `right` are answered right, the next one wrong. */
async function taken(token: string, testId: number, right: number) {
  const sitting = await startSitting(here.app, token, testId)
  const tab = await sitting.openOn()
  const answers = Array.from({ length: right + 1 }, (_, index) =>
    tab.does(index + 1, { user_choice: index < right ? rightLetter(index + 1) : wrongLetter(index + 1) }),
  )
  await tab.sent(answers)
  await sitting.submit()
  return sitting
}

const paper = aPaper({ sections: [{ count: 10, marking: { right: '1', wrong: '-1/4' } }] })
const aboutAges = (testId: number) =>
  sql`update papers set about = (select jsonb_agg(jsonb_build_object('topic', 'ages')) from generate_series(1, 10))
    where id = (select paper_id from tests where id = ${testId})`.execute(here.database.db)

const progressOf = async (as: string) =>
  (await call(here.app, 'GET', '/accounts/user/progress/', { as })).json<Progress>()

test('the first attempts at tests in order, with ranks, and topics with enough questions', async () => {
  const { db } = here.database
  const [student, other] = [await aStudent(db), await aStudent(db)]
  const [first, second] = [await aTest(db, { paper }), await aTest(db, { paper })]
  await aboutAges(first.id)
  await taken(other.token, first.id, 8)
  const one = await taken(student.token, first.id, 4)
  const two = await taken(student.token, second.id, 6)
  await taken(student.token, first.id, 9) // again: the key is known
  const { tests, topics } = await progressOf(student.token)
  expect(tests).toMatchObject([
    { attempt_id: one.id, marks: 3.75, max_marks: 10, percent: 37.5, rank: 2, percentile: null, of: 2 },
    { attempt_id: two.id, marks: 5.75, percent: 57.5, rank: 1, percentile: null, of: 1 },
  ])
  expect(topics).toMatchObject([
    {
      topic: 'ages',
      name: 'Ages',
      seen: 5,
      right: 4,
      strength: 'middle',
      tests: [{ attempt_id: one.id, seen: 5, right: 4 }],
    },
  ])
  expect(topics[0]?.low).toBeLessThan(0.8)
  expect((await progressOf((await aStudent(db)).token)).tests).toEqual([])
})

test('a topic is followed over tests, oldest first, and shown from five questions over all of them on', async () => {
  const { db } = here.database
  const student = await aStudent(db)
  const [first, second] = [await aTest(db, { paper }), await aTest(db, { paper })]
  await aboutAges(first.id)
  await aboutAges(second.id)
  const one = await taken(student.token, first.id, 2)
  expect((await progressOf(student.token)).topics).toEqual([])
  const two = await taken(student.token, second.id, 1)
  expect((await progressOf(student.token)).topics).toMatchObject([
    {
      topic: 'ages',
      seen: 5,
      right: 3,
      tests: [
        { attempt_id: one.id, seen: 3, right: 2 },
        { attempt_id: two.id, seen: 2, right: 1 },
      ],
    },
  ])
})

test('a test that is not released is not in it', async () => {
  const { db } = here.database
  const student = await aStudent(db)
  const live = await aTest(db, { paper, mode: 'live' })
  await aboutAges(live.id)
  await taken(student.token, live.id, 8)
  expect(await progressOf(student.token)).toEqual({ tests: [], topics: [] })
  await sql`update tests set released_at = now() where id = ${live.id}`.execute(db)
  expect(await progressOf(student.token)).toMatchObject({ tests: [{ marks: 7.75 }], topics: [{ seen: 9, right: 8 }] })
})

test.each(['en', 'te', 'hi'])('the report is a PDF in the language %s', async (language) => {
  const { db } = here.database
  const student = await aStudent(db)
  const { id } = await aTest(db, { paper })
  await aboutAges(id)
  await taken(student.token, id, 5)
  const reply = await call(here.app, 'GET', `/accounts/user/progress/report/?language=${language}`, {
    as: student.token,
  })
  expect([reply.statusCode, reply.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
})

test('one report at a time for a student, made once for what it says', async () => {
  const { db } = here.database
  const student = await aStudent(db)
  const { id } = await aTest(db, { paper })
  await taken(student.token, id, 5)
  const made: string[] = []
  let goOn = () => {}
  const waiting = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const print = createPrintReport({ db, papers: createPapers(db) } as AttemptDeps, async ({ language }) => {
    made.push(language)
    await waiting
    return Buffer.from('pdf')
  })
  const first = print(student.id, 'en')
  await expect(print(student.id, 'te')).rejects.toMatchObject({ code: 'too_many_requests' })
  goOn()
  await first
  await print(student.id, 'en')
  await print(student.id, 'hi')
  expect(made).toEqual(['en', 'hi'])
})

test('the same results make the same report; below zero and unranked they are said as such', () => {
  const tests = [
    {
      attempt_id: 1,
      test_id: 1,
      title: 'Hall test',
      completed_at: '2026-11-23T10:00:00.000Z',
      seconds: 60,
      marks: -2.5,
      max_marks: 10,
      percent: -25,
      rank: null,
      percentile: null,
      of: 0,
    },
  ]
  const given = { progress: { tests, topics: [] }, name: 'Asha Rao', institute: 'Academy', language: 'en' as const }
  expect(makeReport(given)).toEqual(makeReport(given))
  expect(makeReport(given).tests).toEqual([
    {
      title: 'Hall test',
      date: '23 Nov 2026',
      marks: '−2.5 / 10',
      percent: -25,
      percentText: '−25%',
      rank: '–',
      percentile: '–',
      time: '1\u{a0}min',
    },
  ])
})

test('the report has a column for each test in which a topic was seen', () => {
  const at = (day: number) => ({ attempt_id: 9 - day, completed_at: `2026-11-0${day}T10:00:00.000Z` })
  const topic = { low: 0.2, high: 0.8, seen: 5, right: 2 }
  const topics = [
    { ...topic, topic: 'ages', name: 'Ages', strength: 'strong' as const, tests: [{ ...at(2), seen: 5, right: 2 }] },
    { ...topic, topic: 'own', name: 'Own', strength: 'weak' as const, tests: [{ ...at(1), seen: 5, right: 2 }] },
  ]
  const report = makeReport({ progress: { tests: [], topics }, name: 'Asha', institute: 'Academy', language: 'hi' })
  expect(report.topics).toMatchObject([
    { band: '20–80%', strength: 'मज़बूत', tests: [null, { seen: 5, right: 2 }] },
    { strength: 'कमज़ोर', tests: [{ seen: 5, right: 2 }, null] },
  ])
})

test('the report says titles, times and percentiles as the pages do, in the language of the student', () => {
  const test = {
    attempt_id: 1,
    test_id: 1,
    title: 'ICET TEST 3',
    completed_at: '2026-11-23T10:00:00.000Z',
    seconds: 3_130,
    marks: 2.5,
    max_marks: 10,
    percent: 25,
    rank: 1,
    percentile: 99.9,
    of: 1000,
  }
  const own = { ...test, title: 'Hall test' }
  const said = (language: 'en' | 'te' | 'hi') =>
    makeReport({
      progress: { tests: [own, test], topics: [] },
      name: 'Asha Rao',
      institute: 'Academy',
      language,
    }).tests.map(({ title, time, percentile }) => [title, time, percentile])
  expect(said('en')).toEqual([
    ['ICET TEST 3', '52\u{a0}min', '99.90000'],
    ['Hall test', '52\u{a0}min', '99.90000'],
  ])
  expect(said('te').map(([title, time]) => [title, time])).toEqual([
    ['ICET టెస్ట్ 3', '52\u{a0}నిమి'],
    ['Hall test', '52\u{a0}నిమి'],
  ])
  expect(said('hi')[0]?.slice(0, 2)).toEqual(['ICET टेस्ट 3', '52\u{a0}मिनट'])
})

test('nobody reads the progress of others, or without signing in', async () => {
  for (const path of ['/accounts/user/progress/', '/accounts/user/progress/report/'])
    expect(problem(await call(here.app, 'GET', path))[0]).toBe(401)
})
