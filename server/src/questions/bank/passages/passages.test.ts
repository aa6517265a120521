import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionPassage } from '@pariksha/contract/questions/question-passages'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pruneFiles } from '../../../platform/files/prune.ts'
import { putFile } from '../../../platform/files/store.ts'
import { PNG } from '../../../testing/files/files.ts'
import { useQuestionBank } from '../../../testing/question-bank/question-bank.ts'
import { aQuestion } from '../../../testing/question-bank/questions.ts'
import { problem } from '../../../testing/use-app.ts'

const { here, aPerson } = useQuestionBank()

test('passages are found by their words', async () => {
  const author = await aPerson('author')
  const { id } = (
    await author.send('POST', '/question-passages/', { content: { te: 'వర్షం **కురిసింది** 100%' } })
  ).json<QuestionPassage>()
  const find = async (q: string) =>
    (await author.send('GET', `/question-passages/?q=${encodeURIComponent(q)}`)).json<{ id: number }[]>()
  expect(await find('వర్షం 100%')).toEqual([{ id, excerpt: 'వర్షం కురిసింది 100%' }])
  expect(await find('వర్షం _00%')).toEqual([])
})

test('a passage is shared; another text is a new version of each of its questions', async () => {
  const author = await aPerson('author')
  const { id } = (
    await author.send('POST', '/question-passages/', { content: { en: 'Rain fell.' } })
  ).json<QuestionPassage>()
  const question = await author.write({ passage_id: id })
  expect(question.rendered.passage).toEqual({ en: 'Rain fell.' })
  const replaced = await author.send('PUT', `/question-passages/${id}/`, { content: { en: 'Snow fell.' } })
  expect(replaced.json()).toMatchObject({
    rendered: { en: 'Snow fell.' },
    questions: [{ id: question.id, version: 2 }],
  })
  const first = await author.send('GET', `/questions/${question.id}/versions/1/`)
  expect(first.json<Question>().rendered.passage).toEqual({ en: 'Rain fell.' })
  expect(problem(await author.send('POST', '/questions/', { content: aQuestion({ passage_id: 999_999 }) }))).toEqual([
    400,
    'bad_input',
  ])
})

test('a picture of a passage stays in the store before any question is about it', async () => {
  const author = await aPerson('author')
  const { db } = here.database
  const { sha256 } = await putFile(db, PNG)
  const content = { en: `![A map](file:${sha256})` }
  expect((await author.send('POST', '/question-passages/', { content })).statusCode).toBe(201)
  await sql`update files set created_at = now() - interval '25 hours'`.execute(db)
  await pruneFiles(db)
  expect(await db.selectFrom('files').select('sha256').where('sha256', '=', sha256).execute()).toHaveLength(1)
  const unknown = { content: { en: `![A map](file:${'0'.repeat(64)})` } }
  expect((await author.send('POST', '/question-passages/', unknown)).statusCode).toBe(400)
})
