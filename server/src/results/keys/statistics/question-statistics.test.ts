import type { Question } from '@pariksha/contract/questions/question'
import type { QuestionItem } from '@pariksha/contract/questions/question-item'
import { expect, test } from 'vitest'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { aStudent } from '../../../testing/factories.ts'
import { aPaperAuthor, NOW } from '../../../testing/question-bank/paper-author.ts'
import { useApp } from '../../../testing/use-app.ts'

const here = useApp()

/** A published paper of two questions, the first with the key a, the second with b. */
async function aTakenPaper(sheets: readonly string[], questions?: readonly number[]) {
  const author = await aPaperAuthor(here)
  const draft = questions
    ? await author.act(await author.create(), 'questions', { section: 0, before: null, questions })
    : await author.whole()
  const { publication, slots } = await author.act(draft, 'publish', NOW)
  const testId = publication?.test_id ?? 0
  for (const sheet of sheets) {
    const { token } = await aStudent(here.database.db)
    const sitting = await startSitting(here.app, token, testId)
    for (const [place, letter] of [...sheet].entries())
      if (letter !== '-') await sitting.patch(place + 1, { user_choice: letter })
    await sitting.submit()
  }
  const row = await here.database.db.selectFrom('tests').select('paper_id').where('id', '=', testId).executeTakeFirst()
  const ids = slots.map(({ question }) => question?.id ?? 0)
  return { author, ids, count: () => author.send('GET', `/keys/${row?.paper_id}/`) }
}

test('a question has its statistics over all papers, and lists are narrowed by them', async () => {
  const first = await aTakenPaper(['ab', 'a-', 'ba', 'bb'])
  const { author, ids } = first
  const [half, third] = ids
  const list = async (query: string) => {
    const { questions } = (await author.send('GET', `/questions/?${query}`)).json<{ questions: QuestionItem[] }>()
    return questions.flatMap(({ id }) => (ids.includes(id) ? id : []))
  }
  const read = async (id = 0) => (await author.send('GET', `/questions/${id}/`)).json<Question>()
  expect(await read(half)).toMatchObject({ statistics: null, asked: [] })
  await first.count()
  expect(await read(half)).toMatchObject({
    statistics: { version: 1, papers: 1, candidates: 4, attempted: 4, right: 2, flags: [] },
    asked: [{ question_number: 1, title: 'Weekly test 1', candidates: 4, right: 2 }],
  })
  expect(await read(third)).toMatchObject({ statistics: { attempted: 3, right: 2 } })

  const second = await aTakenPaper(['ba', 'ba'], ids)
  await second.count()
  expect(await read(half)).toMatchObject({ statistics: { papers: 2, candidates: 6, right: 2 }, asked: [{}, {}] })
  expect(await list('right_below=40')).toEqual(expect.arrayContaining(ids))
  expect(await list('right_below=33')).toEqual([])
  expect(await list('right_above=33')).toEqual(expect.arrayContaining(ids))
  expect(await list('right_above=40')).toEqual([])
  expect(await list('discrimination_below=-0.9')).toEqual([])
  expect(await list('discrimination_below=1')).toEqual(expect.arrayContaining(ids))
  expect(await list('flagged=yes')).toEqual([])
  await here.database.db
    .updateTable('question_statistics')
    .set({ flags: ['too-slow'] })
    .where('question_id', '=', half ?? 0)
    .execute()
  expect(await list('flagged=yes')).toEqual([half])

  const { content } = await read(half)
  await author.send('PUT', `/questions/${half}/`, { content: { ...content, year: 2025 }, version: 1 })
  expect(await read(half)).toMatchObject({ version: 2, statistics: { version: 1, candidates: 6 } })
})
