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

test('two installations ask different questions', async () => {
  const { db } = await databaseForTest()
  const before = await shipped(db)
  await db.deleteFrom('tests').execute()
  await db.deleteFrom('keys').execute()
  await db.deleteFrom('papers').execute()
  await db.deleteFrom('installation').execute()
  await seed(db)
  const after = await shipped(db)
  expect(after.filter(({ hash }) => before.some((one) => one.hash === hash))).toEqual([])
})
