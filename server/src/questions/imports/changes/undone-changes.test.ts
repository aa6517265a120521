import { sql } from 'kysely'
import { expect, test } from 'vitest'
import {
  corrected,
  importExported,
  readQuestion,
  translated,
  undoImport,
  writeQuestions,
} from '../../../testing/question-bank/edited-exports.ts'
import { anImporter } from '../../../testing/question-bank/import-room.ts'
import { useApp } from '../../../testing/use-app.ts'

const here = useApp()

test('what somebody worked at since, or a paper asks, stays when the import is undone', async () => {
  const owner = await anImporter(here, 'owner')
  const ids = await writeQuestions(owner, 4)
  const found = await importExported(owner, ids, translated)
  await owner.addToBank(found.id)
  const [edited = 0, submitted = 0, asked = 0, free = 0] = ids
  const { content } = await readQuestion(owner, edited)
  await owner.send('PUT', `/questions/${edited}/`, { content: { ...content, level: 'hard' }, version: 2 })
  await owner.send('POST', `/questions/${submitted}/submit/`, { version: 2 })
  await sql`
    insert into paper_questions (paper_id, number, question_id, question_version, digest, digest_without_numbers)
    select (select min(id) from papers), 900, id, 2, digest, digest_without_numbers from questions where id = ${asked}`.execute(
    here.database.db,
  )
  const undone = await undoImport(owner, found.id)
  expect(undone).toMatchObject({ removed: 0, restored: 1 })
  expect(undone.kept.map(({ question_id, why }: { question_id: number; why: string }) => [question_id, why])).toEqual([
    [edited, 'changed'],
    [submitted, 'state'],
    [asked, 'paper'],
  ])
  expect(await readQuestion(owner, free)).toMatchObject({ version: 3, languages: ['en'] })
  expect(await readQuestion(owner, asked)).toMatchObject({ version: 2, languages: ['en', 'te'] })
  expect(await owner.read(found.id)).toMatchObject({ state: 'taken', taken: 3 })
})

test('a key that a paper corrected is decided by an import, and open again after its undo', async () => {
  const teacher = await anImporter(here)
  const [id = 0] = await writeQuestions(teacher, 1)
  await sql`
    insert into paper_questions (paper_id, number, question_id, question_version, digest, digest_without_numbers, corrected_key)
    select (select min(id) from papers), 901, id, 1, digest, digest_without_numbers, 2 from questions where id = ${id}`.execute(
    here.database.db,
  )
  const isOpen = async () => (await readQuestion(teacher, id)).key_corrected
  expect(await isOpen()).toBe(true)
  const found = await importExported(teacher, [id], corrected)
  await teacher.addToBank(found.id)
  expect(await isOpen()).toBe(false)
  await undoImport(teacher, found.id)
  expect(await isOpen()).toBe(true)
})
