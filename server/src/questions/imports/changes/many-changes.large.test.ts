import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  exportQuestions,
  readQuestion,
  undoImport,
  writeQuestions,
} from '../../../testing/question-bank/edited-exports.ts'
import { anImporter } from '../../../testing/question-bank/import-room.ts'
import { useApp } from '../../../testing/use-app.ts'

const here = useApp()

// more than a statement has room for, at one parameter for each column of each question
test('5,000 questions of the bank are recognised and changed by a bounded number of statements', async () => {
  const teacher = await anImporter(here)
  const [id = 0] = await writeQuestions(teacher, 1)
  const { db } = here.database
  const count = 5_000
  await sql`
    with made as (
      insert into questions (version, author_id, kind, topic, level, languages, tags, excerpt, words, digest, digest_without_numbers)
      select 1, author_id, kind, topic, level, languages, tags, excerpt, words, digest, digest_without_numbers
      from questions, generate_series(2, ${count}::int) where id = ${id} returning id)
    insert into question_versions (question_id, version, content)
    select made.id, 1, v.content || jsonb_build_object('stem', jsonb_build_object('en', 'Copy ' || made.id || '?'))
    from made, question_versions as v where v.question_id = ${id}`.execute(db)
  const { rows } = await sql<{ id: number; bank_id: string; stem: { en: string } }>`
    select v.question_id as id, v.content->'stem' as stem,
      'Q' || v.question_id || '-1-' || left(encode(sha256(convert_to(v.content::text, 'UTF8')), 'hex'), 10) as bank_id
    from question_versions as v where v.question_id >= ${id} order by 1`.execute(db)
  const { bytes } = await exportQuestions(teacher, [id], 'json')
  const file = JSON.parse(new TextDecoder().decode(bytes))
  const [question] = file.questions
  const answer = { kind: 'single-choice', correct: 'b' }
  file.questions = rows.map(({ bank_id, stem }) => ({ ...question, bank_id, stem, answer }))
  const found = await teacher.bring('all.json', JSON.stringify(file))
  expect(found).toMatchObject({ questions: count, changes: count, conflicts: 0 })
  expect((await teacher.addToBank(found.id)).json()).toEqual({ taken: 0, changed: count, there: 0 })
  expect(await readQuestion(teacher, rows.at(-1)?.id)).toMatchObject({ version: 2, content: { answer } })
  expect(await undoImport(teacher, found.id)).toMatchObject({ restored: count, kept: [] })
})
