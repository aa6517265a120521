import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../../testing/all-calls/student-records.ts'
import { call, testApp } from '../../../testing/app.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { anImport } from '../../../testing/question-bank/imports.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { renewExcerpts } from './renew-excerpts.ts'

test('excerpts that are due are plain words afterwards, of questions and of imports; others are left alone', async () => {
  const database = await databaseForTest()
  const { db } = database
  const as = await aStaffSession(db, true, ['author'])
  const app = await testApp(database)
  const write = async (stem: string) => {
    const content = aQuestion({ stem: { en: stem } })
    return (await call(app, 'POST', '/staff/questions/', { as, body: { content } })).json<{ id: number }>().id
  }
  const [old, untouched] = [await write('What is $\\frac{1}{2}$ of 80?'), await write('What is half of 90?')]
  await db
    .updateTable('questions')
    .set({ excerpt: 'What is \\frac{1}{2} of 80?', excerpt_due: true })
    .where('id', '=', old)
    .execute()
  await db.updateTable('questions').set({ excerpt: 'as it is' }).where('id', '=', untouched).execute()
  // more than a batch
  await sql`
    with made as (
      insert into questions (version, kind, languages, tags, excerpt, excerpt_due, words, digest, digest_without_numbers)
      select 1, 'single-choice', '{en}', '{}', '\\frac', true, '', '', '' from generate_series(1, 450) returning id)
    insert into question_versions (question_id, version, content)
    select id, 1, ${JSON.stringify(aQuestion({ stem: { en: 'Find $x^2$.' } }))}::jsonb from made`.execute(db)
  const importId = await anImport(db)
  const items = db
    .selectFrom('question_import_items')
    .select(['excerpt', 'excerpt_due', 'version'])
    .where('import_id', '=', importId)
  const before = await items.executeTakeFirstOrThrow()
  await db
    .updateTable('question_import_items')
    .set({ excerpt: '$', excerpt_due: true })
    .where('import_id', '=', importId)
    .execute()

  await renewExcerpts(db)

  const excerpts = await db
    .selectFrom('questions')
    .select(['id', 'excerpt'])
    .where('id', 'in', [old, untouched])
    .orderBy('id')
    .execute()
  expect(excerpts).toEqual([
    { id: old, excerpt: 'What is 1/2 of 80?' },
    { id: untouched, excerpt: 'as it is' },
  ])
  const many = await db.selectFrom('questions').select('excerpt').distinct().where('words', '=', '').execute()
  expect(many).toHaveLength(1)
  expect(many[0]?.excerpt).not.toMatch(/[\\$]/)
  expect(await items.executeTakeFirstOrThrow()).toEqual(before)
  const due =
    await sql`select from questions where excerpt_due union all select from question_import_items where excerpt_due`.execute(
      db,
    )
  expect(due.rows).toEqual([])
})
