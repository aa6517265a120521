import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { compareByIndex, nearInBank } from '../question-bank/list/near-questions.ts'
import { aDesk } from '../testing/question-bank/desk.ts'
import { anImporter } from '../testing/question-bank/import-room.ts'
import { useApp } from '../testing/use-app.ts'
import { findNear } from './near-questions.ts'
import { listItems } from './queries.ts'

const here = useApp()

const STEM = 'Which river flows past the old stone bridge near the market of the town?'
const csv = (...stems: readonly string[]) =>
  ['Question,Option A,Option B,Answer', ...stems.map((stem) => `${stem},Godavari,Krishna,A`)].join('\n')

test('what is nearly a question of the bank, or of the page, is reported, and by its digest alone once', async () => {
  const desk = await aDesk(here)
  const options = ['Godavari', 'Krishna'].map((en) => ({ en }))
  const there = await desk.approved({ stem: { en: STEM }, options })
  const teacher = await anImporter(here)
  const nearly = STEM.replace('near the', 'beside the')
  const { id } = await teacher.bring('near.csv', csv(nearly, STEM, 'Who wrote the grammar of the old language?'))
  const found = await teacher.duplicates(id)
  expect(
    [...found].map(([position, all]) => [position, all.map(({ where, id: of, likeness }) => [where, of, likeness])]),
  ).toEqual([
    [
      1,
      [
        ['bank', there, 'same'],
        ['file', 0, 'near'],
      ],
    ],
    [
      0,
      [
        ['file', 1, 'near'],
        ['bank', there, 'near'],
      ],
    ],
  ])
})

test('among twenty thousand questions an index finds them, and the time is bounded', async () => {
  const { db } = here.database
  await sql`
    with made as (
      insert into questions (version, kind, languages, tags, excerpt, words, digest, digest_without_numbers)
      select 1, 'single-choice', '{en}', '{}', 'Long ago', md5(n::text) || ' ' || md5((n * 7)::text), '', ''
      from generate_series(1, 20000) as n returning id)
    insert into question_versions (question_id, version, content) select id, 1, '{}' from made`.execute(db)
  await sql`analyze questions`.execute(db)
  const teacher = await anImporter(here)
  const { id } = await teacher.bring('plan.csv', csv(STEM, STEM.replace('river', 'stream')))
  const { rows } = await listItems(db, id, 0, false)
  const [row] = rows
  if (!row) throw new Error('nothing was read')
  const explained = await db.transaction().execute(async (tx) => {
    await compareByIndex(tx)
    const query = nearInBank({ ...row, words: STEM.toLowerCase() })
    return sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(tx)
  })
  const plan = explained.rows.map((one) => one['QUERY PLAN']).join('\n')
  expect(plan).toContain('questions_words')
  expect(plan).not.toContain('Seq Scan on questions')
  expect((await findNear(db, rows)).length).toBeGreaterThan(0)
  const withoutTime = await findNear(db, rows, 0)
  expect(withoutTime.map(({ where }) => where)).toEqual(['file', 'file'])
})
