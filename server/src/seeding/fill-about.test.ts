import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import type { QuestionAbout } from '@pariksha/content/papers/about'
import { expect, test } from 'vitest'
import type { Database } from '../db/database.ts'
import { databaseForTest } from '../testing/database.ts'
import { seed } from './seed.ts'

const paperOf = async (db: Database, contentId: string) => {
  const { about, ...paper } = await db
    .selectFrom('tests')
    .innerJoin('papers', 'papers.id', 'tests.paper_id')
    .select(['papers.id', 'body', 'about', 'question_count'])
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow()
  return { ...paper, about: about as unknown as (QuestionAbout | null)[] | null }
}

test('every shipped paper knows what its questions ask, apart from what students get', async () => {
  const { db } = await databaseForTest()
  const { about, body, question_count } = await paperOf(db, 'icet/full/1')
  expect(about).toHaveLength(question_count)
  for (const one of about ?? []) {
    expect(one).toMatchObject({ topic: expect.any(String), level: expect.any(String), place: expect.any(Number) })
    expect(one?.source).toContain(`${one?.topic}/`)
    expect(one?.version).toMatch(/^[0-9a-f]{16}$/)
  }
  expect(brotliDecompressSync(body).toString()).not.toMatch(new RegExp(`${about?.[0]?.source}|"(topic|level|source)"`))
  const unknown = await db
    .selectFrom('papers')
    .select('id')
    .where((where) => where.or([where('about', 'is', null), where('about', '@>', '[null]')]))
    .execute()
  expect(unknown).toEqual([])
})

test('papers from before are made again, and of what is the same it is known what it asks', async () => {
  const { db } = await databaseForTest()
  const [first, second] = [await paperOf(db, 'icet/full/2'), await paperOf(db, 'icet/full/3')]
  const paper = JSON.parse(brotliDecompressSync(second.body).toString())
  paper.questions[4].question.en += ' (as it was)'
  const body = brotliCompressSync(JSON.stringify(paper))
  await db.updateTable('papers').set({ about: null }).where('id', '=', first.id).execute()
  await db.updateTable('papers').set({ about: null, body }).where('id', '=', second.id).execute()
  await seed(db)
  expect((await paperOf(db, 'icet/full/2')).about).toEqual(first.about)
  expect((await paperOf(db, 'icet/full/3')).about).toEqual(second.about?.with(4, null))
})
