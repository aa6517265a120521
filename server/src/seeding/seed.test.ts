import { expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { databaseForTest } from '../testing/database.ts'
import { seed } from './seed.ts'

const shipped = (db: Database) =>
  db
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['content_id', 'title', 'hash'])
    .orderBy('position')
    .execute()

test('a first start brings five ICET tests, the first three free', async () => {
  const { db } = await databaseForTest()
  expect((await shipped(db)).map(({ title }) => title)).toEqual([1, 2, 3, 4, 5].map((n) => `ICET TEST ${n}`))
  const { free_count } = await db
    .selectFrom('series')
    .select('free_count')
    .where('slug', '=', 'icet')
    .executeTakeFirstOrThrow()
  expect(free_count).toBe(3)
})

test('the next start changes nothing, and an upgrade brings what is missing and touches nothing else', async () => {
  const { db } = await databaseForTest()
  const before = await shipped(db)
  expect(await seed(db)).toBe(0)
  await db.deleteFrom('tests').where('content_id', '=', 'icet/full/5').execute()
  expect(await Promise.all([seed(db), seed(db)])).toEqual(expect.arrayContaining([0, 1]))
  const after = await shipped(db)
  expect(after).toHaveLength(5)
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4))
})

test('a test that was announced gets its paper with an upgrade, under the same number, and keeps it', async () => {
  const { db } = await databaseForTest()
  const announced = await db
    .updateTable('tests')
    .set({ paper_id: null, question_count: 1, duration_seconds: 60, instructions: [] })
    .where('content_id', '=', 'icet/full/2')
    .returning('id')
    .executeTakeFirstOrThrow()
  expect(await seed(db)).toBe(1)
  const read = () =>
    db.selectFrom('tests').selectAll().where('content_id', '=', 'icet/full/2').executeTakeFirstOrThrow()
  const published = await read()
  expect(published).toMatchObject({ id: announced.id, question_count: 200, duration_seconds: 9000, position: 2 })
  expect(published.paper_id).not.toBeNull()
  expect(published.instructions.length).toBeGreaterThan(3)
  expect(await seed(db)).toBe(0)
  expect(await read()).toEqual(published)
})

test('every series is there, in the order of the pages, with tests numbered within their stage', async () => {
  const { db } = await databaseForTest()
  const series = await db.selectFrom('series').select('slug').orderBy('position').execute()
  expect(series).toHaveLength(20)
  expect(series[0]?.slug).toBe('icet')
  const mains = await db
    .selectFrom('tests')
    .select(['title', 'position', 'paper_id', 'question_count', 'duration_seconds'])
    .where('series_slug', '=', 'ibps_clerk')
    .where('stage', '=', 'mains')
    .orderBy('position')
    .execute()
  expect(mains).toEqual([
    { title: 'IBPS CLERK MAINS TEST 1', position: 1, paper_id: null, question_count: 155, duration_seconds: 7200 },
    { title: 'IBPS CLERK MAINS TEST 2', position: 2, paper_id: null, question_count: 190, duration_seconds: 9600 },
  ])
})

test('two installations ask different questions', async () => {
  const { db } = await databaseForTest()
  const before = await shipped(db)
  await db.deleteFrom('tests').where('paper_id', 'is not', null).execute()
  await db.deleteFrom('keys').execute()
  await db.deleteFrom('papers').execute()
  await db.deleteFrom('installation').execute()
  await seed(db)
  const after = await shipped(db)
  expect(after.filter(({ hash }) => before.some((one) => one.hash === hash))).toEqual([])
})
