import { SHIPPED_SERIES } from '@pariksha/content/shipped'
import { toMarks } from '@pariksha/domain/marking/marking'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { type PaperPlan, windowsOf } from '../../papers/plan.ts'
import type { Database } from '../../platform/db/database.ts'
import { databaseForTest } from '../../testing/database.ts'
import { seed } from './seed.ts'

const shipped = (db: Database) =>
  db
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['content_id', 'title', 'hash'])
    .where('series_slug', '=', 'icet')
    .where('stage', '=', 'prelims')
    .orderBy('position')
    .execute()

test('a first start brings ten ICET tests, the first three free', async () => {
  const { db } = await databaseForTest()
  expect((await shipped(db)).map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((n) => `ICET TEST ${n}`),
  )
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
  expect(after).toHaveLength(10)
  expect(after.slice(0, 4)).toEqual(before.slice(0, 4))
})

test('an announced test gets its paper with an upgrade, under the same id, and keeps it', async () => {
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
  expect(series).toEqual(SHIPPED_SERIES.map(({ slug }) => ({ slug })))
  expect(series[0]?.slug).toBe('icet')
  const mains = await db
    .selectFrom('tests')
    .select(['title', 'position', sql`paper_id is not null`.as('published'), 'question_count', 'duration_seconds'])
    .where('series_slug', '=', 'ibps_clerk')
    .where('stage', '=', 'mains')
    .orderBy('position')
    .execute()
  expect(mains).toEqual([
    { title: 'IBPS CLERK MAINS TEST 1', position: 1, published: true, question_count: 155, duration_seconds: 7200 },
    { title: 'IBPS CLERK MAINS TEST 2', position: 2, published: false, question_count: 190, duration_seconds: 9600 },
  ])
})

test('the row of a test states the questions, duration and marks of its paper', async () => {
  const { db } = await databaseForTest()
  const tests = await db
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['content_id', 'question_count', 'duration_seconds', 'total_marks', 'plan'])
    .execute()
  expect(tests.length).toBeGreaterThan(60)
  for (const { content_id, question_count, duration_seconds, total_marks, plan } of tests) {
    const { duration, unitsPerMark, questions, sections } = plan as unknown as PaperPlan
    const rights = questions.map(({ scheme, section }) => (scheme ?? sections[section]?.scheme)?.right ?? Number.NaN)
    const units = rights.reduce((sum, right) => sum + right, 0)
    expect([question_count, duration_seconds], `${content_id}`).toEqual([questions.length, duration / 1000])
    expect(Number(total_marks), `${content_id}`).toBe(toMarks(units, unitsPerMark))
    // sections with clocks of their own add up to the whole duration
    const closes = windowsOf(plan as unknown as PaperPlan).at(-1)?.closes
    expect(closes, `${content_id}`).toBe(duration)
  }
})

test('two installations ask different questions', async () => {
  const { db } = await databaseForTest()
  const before = await shipped(db)
  await db.deleteFrom('tests').where('series_slug', '=', 'icet').execute()
  await db.deleteFrom('installation').execute()
  await seed(db)
  const after = await shipped(db)
  expect(after).toHaveLength(10)
  expect(after.filter(({ hash }) => before.some((one) => one.hash === hash))).toEqual([])
})

test('a test lists the languages its paper is available in', async () => {
  const { db } = await databaseForTest()
  const languagesOf = async (contentId: string) =>
    (await db.selectFrom('tests').select('languages').where('content_id', '=', contentId).executeTakeFirstOrThrow())
      .languages
  expect(await languagesOf('rrb_ntpc/prelims/1')).toEqual(['en', 'te', 'hi'])
  expect(await languagesOf('afcat/prelims_sectional/2')).toEqual(['en'])
})
