import { brotliDecompressSync } from 'node:zlib'
import type { QuestionAbout } from '@pariksha/content/papers/about'
import { expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { openShippedTest } from '../../../testing/attempts/openings.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { seed } from '../seed.ts'

const paperOf = async (db: Database, contentId: string) => {
  const { about, ...paper } = await db
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['papers.id', 'body', 'about', 'question_count'])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow()
  return { ...paper, about: about as unknown as (QuestionAbout | null)[] | null }
}

test('every shipped paper stores the topics of its questions, separately from what students get', async () => {
  const { db } = await databaseForTest()
  const { about, body, question_count } = await paperOf(db, 'icet/full/1')
  expect(about).toHaveLength(question_count)
  for (const one of about ?? []) {
    expect(one).toMatchObject({ topic: expect.any(String), level: expect.any(String), place: expect.any(Number) })
    expect(one?.source).toContain(`${one?.topic}/`)
    expect(one?.version).toMatch(/^[0-9a-f]{16}$/)
  }
  expect(brotliDecompressSync(body).toString()).not.toMatch(new RegExp(`${about?.[0]?.source}|"(topic|level|source)":`))
  const unknown = await db
    .selectFrom('papers')
    .select('id')
    .where((where) => where.or([where('about', 'is', null), where('about', '@>', '[null]')]))
    .execute()
  expect(unknown).toEqual([])
})

test('in papers opened before the upgrade, topics of written questions are found by their texts', async () => {
  const { db } = await databaseForTest()
  const { id, about } = await paperOf(db, 'icet/full/2')
  const { id: unopened } = await paperOf(db, 'icet/full/3')
  await openShippedTest(db, 'icet/full/2')
  await db.updateTable('papers').set({ about: null }).where('id', 'in', [id, unopened]).execute()
  await seed(db)
  const known = (await paperOf(db, 'icet/full/2')).about
  expect(known).toEqual(about?.map((one) => (one?.seed ? null : one)))
  expect(known?.some((one) => one !== null)).toBe(true)
  expect((await paperOf(db, 'icet/full/3')).about).toBeNull()
})
