import { BANK_REVISION } from '@pariksha/content/bank-revision'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { openShippedTest } from '../../../testing/attempts/openings.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { renewPapers } from './renew-papers.ts'

const OLD = ['afcat/prelims_sectional/1', 'afcat/prelims_sectional/2', 'cat/prelims_sectional/1']

const papersOf = (db: Database) =>
  db
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['content_id', 'papers.id', 'bank_revision'])
    .where('content_id', 'in', OLD)
    .orderBy('content_id')
    .execute()

const makeOld = (db: Database) =>
  db
    .updateTable('papers')
    .set({ bank_revision: BANK_REVISION - 1 })
    .where('id', 'in', (query) =>
      query.selectFrom('tests').select('paper_id').where('content_id', 'in', OLD).$castTo<number>(),
    )
    .execute()

test('outdated unopened papers are regenerated once, however many processes try', async () => {
  const { db } = await databaseForTest()
  expect(await renewPapers(db)).toBe(0)
  await makeOld(db)
  await openShippedTest(db, 'afcat/prelims_sectional/2')
  const [first, opened, third] = await papersOf(db)
  const made = await Promise.all([renewPapers(db), renewPapers(db)])
  expect(made.reduce((sum, one) => sum + one)).toBe(2)
  const after = await papersOf(db)
  expect(after[1]).toEqual(opened)
  for (const [index, before] of [
    [0, first],
    [2, third],
  ] as const) {
    expect(after[index]?.id).not.toBe(before?.id)
    expect(after[index]?.bank_revision).toBe(BANK_REVISION)
  }
  expect(await renewPapers(db)).toBe(0)
})

test('a replaced paper is deleted a day later, unless a student was given it at the last moment', async () => {
  const { db } = await databaseForTest()
  await makeOld(db)
  const before = await papersOf(db)
  await renewPapers(db)
  const there = async () => {
    const ids = before.map(({ id }) => id)
    return (await db.selectFrom('papers').select('id').where('id', 'in', ids).orderBy('id').execute()).map(
      ({ id }) => id,
    )
  }
  await renewPapers(db)
  expect(await there()).toHaveLength(3)
  await openShippedTest(db, OLD[0] ?? '')
  await db
    .updateTable('attempts')
    .set({ paper_id: Number(before[0]?.id) })
    .execute()
  await db.updateTable('papers').set({ created_at: sql<Date>`now() - interval '25 hours'` }).execute()
  await renewPapers(db)
  expect(await there()).toEqual([before[0]?.id])
})
