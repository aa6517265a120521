import type { FreeTest, TestDetails, TestItem } from '@pariksha/contract/exams/tests'
import { describe, expect, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaper, aTest, releaseResults } from '../../testing/papers/papers.ts'

test('a series lists its main tests first, as they are numbered, so that the free ones are on top', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { series } = await aTest(database.db, { freeCount: 2 })
  const {
    content_id: _,
    id: __,
    ...made
  } = await database.db.selectFrom('tests').selectAll().where('series_slug', '=', series).executeTakeFirstOrThrow()
  const others = [
    ['mains_sectional', 1],
    ['prelims_sectional', 1],
    ['mains', 2],
    ['mains', 1],
    ['prelims', 3],
    ['prelims', 2],
  ] as const
  for (const [stage, position] of others) {
    await database.db
      .insertInto('tests')
      .values({ ...made, stage, position, title: `${stage} ${position}` })
      .execute()
  }
  const list = (await call(app, 'GET', `/tests/${series}/`)).json<TestItem[]>()
  expect(list.map(({ title, stage, state }) => [title.at(-1), stage, state])).toEqual([
    ['1', 'prelims', 'open'],
    ['2', 'prelims', 'open'],
    ['3', 'prelims', 'locked'],
    ['1', 'mains', 'locked'],
    ['2', 'mains', 'locked'],
    ['1', 'prelims_sectional', 'locked'],
    ['1', 'mains_sectional', 'locked'],
  ])
})

test('instructions that ship come in the language asked for, else in that of the browser; others as they were written', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { series } = await aTest(database.db)
  const [shipped, own] = ['When the time is over the test is handed in by itself.', 'Bring a pen.']
  const former =
    'The clock is divided: English Language for 20 minutes, Numerical Ability for 20 minutes and Reasoning Ability for 20 minutes. The next opens when the time of the one before is over, and nobody can go back.'
  const { id } = await database.db
    .updateTable('tests')
    .set({ instructions: [shipped, former, own] })
    .where('series_slug', '=', series)
    .returning('id')
    .executeTakeFirstOrThrow()
  const instructionsOf = async (path: string, browser?: string) => {
    const headers = browser === undefined ? {} : { 'accept-language': browser }
    const reply = await app.inject({ method: 'GET', url: `/api/v1/tests/${path}`, headers })
    return reply.json<TestDetails>().instructions
  }
  expect(await instructionsOf(`${id}/`)).toEqual([shipped, former, own])
  expect(await instructionsOf(`${id}/?lang=te`, 'hi-IN')).toEqual([
    expect.stringMatching(/^సమయం ముగియగానే/),
    expect.stringContaining('ప్రతి విభాగానికి 20 నిమిషాలు'),
    own,
  ])
  expect(await instructionsOf(`${series}/${id}/`, 'hi-IN,en;q=0.5')).toEqual([
    expect.stringMatching(/^समय पूरा होते ही/),
    expect.stringContaining('हर खंड के 20 मिनट'),
    own,
  ])
})

test('a live test is among the free tests once its results are out, not before', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { db } = database
  const { id, series } = await aTest(db, { mode: 'live' })
  const isFree = async () => (await call(app, 'GET', '/tests/free/')).json<FreeTest[]>().some((test) => test.id === id)
  const listed = (await call(app, 'GET', `/tests/${series}/`)).json<TestItem[]>()
  expect(listed.map((test) => test.id)).toEqual([id])
  expect(await isFree()).toBe(false)
  await releaseResults(db, id)
  expect(await isFree()).toBe(true)
})

test('the students of a batch find its live test first while it can be started, and nobody else finds it', async () => {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { db } = database
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
  const { id } = await aTest(db, { mode: 'live', opensAt: inHours(-1), closesAt: inHours(1) })
  await db.updateTable('tests').set({ access: 'groups' }).where('id', '=', id).execute()
  const [member, other] = [await aStudent(db), await aStudent(db)]
  const batch = await db
    .insertInto('batches')
    .values({ name: `batch of ${id}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('test_batches').values({ test_id: id, batch_id: batch.id }).execute()
  await db.insertInto('batch_members').values({ batch_id: batch.id, student_id: member.id }).execute()
  const free = async (as?: string) =>
    (await call(app, 'GET', '/tests/free/', as === undefined ? {} : { as })).json<FreeTest[]>()
  expect((await free(member.token))[0]).toMatchObject({ id, for_batch: true, state: 'open' })
  for (const as of [other.token, undefined]) expect((await free(as)).some((test) => test.for_batch)).toBe(false)
  for (const [opens, closes] of [
    [1, 2],
    [-2, -1],
  ] as const) {
    await db
      .updateTable('tests')
      .set({ opens_at: inHours(opens), closes_at: inHours(closes) })
      .where('id', '=', id)
      .execute()
    expect((await free(member.token)).some((test) => test.id === id)).toBe(false)
  }
})

describe('what every question of a test is worth', () => {
  const markingOf = async (test: Parameters<typeof aTest>[1]) => {
    const database = await databaseForTest()
    const app = await testApp(database)
    const { id, series } = await aTest(database.db, test)
    return (await call(app, 'GET', `/tests/${series}/${id}/`)).json<TestDetails>()
  }
  const one = { right: '2', wrong: '-1/2' }

  test('is said where all sections agree', async () => {
    const paper = aPaper({
      sections: [
        { count: 2, marking: one },
        { count: 1, marking: one },
      ],
    })
    expect((await markingOf({ paper })).marking).toEqual({ right: 2, wrong: -0.5, blank: 0 })
  })

  test('is not said of sections that differ', async () => {
    const paper = aPaper({ sections: [{ count: 2, marking: one }, { count: 1 }] })
    const { marking, sections } = await markingOf({ paper })
    expect(marking).toBeNull()
    expect(sections.map((section) => section.marking.right)).toEqual([2, 1])
  })

  test('is said where single questions name the marks of all, and not where one differs', async () => {
    const paper = aPaper({ sections: [{ count: 2, marking: one }] })
    const [section] = paper.sections
    if (!section) throw new Error('no section')
    const withMarks = (marking: typeof one) => {
      const [first, ...others] = section.questions
      return { ...paper, sections: [{ ...section, questions: first ? [{ ...first, marking }, ...others] : [] }] }
    }
    expect((await markingOf({ paper: withMarks(one) })).marking).toEqual({ right: 2, wrong: -0.5, blank: 0 })
    expect((await markingOf({ paper: withMarks({ ...one, wrong: '0' }) })).marking).toBeNull()
  })

  test('is not known before the test is published', async () => {
    expect(await markingOf({ published: false })).toMatchObject({ state: 'announced', sections: [], marking: null })
  })
})
