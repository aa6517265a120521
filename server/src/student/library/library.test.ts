import type { SavedMaterial, SavedQuestion } from '@pariksha/contract/student/library'
import { expect, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPaper, aTest, KEY_MARK, rightLetter } from '../../testing/papers/papers.ts'

async function anApp() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { db } = database
  const asha = await aStudent(db)
  const put = (path: string, as = asha.token) => call(app, 'PUT', `/library${path}`, { as })
  const remove = (path: string, as = asha.token) => call(app, 'DELETE', `/library${path}`, { as })
  const get = async <T>(path: string, as = asha.token): Promise<T> =>
    (await call(app, 'GET', `/library${path}`, { as })).json<T>()
  const completed = async (testId: number, as = asha.token) => {
    const sitting = await startSitting(app, as, testId)
    await sitting.submit()
    return sitting.id
  }
  return { app, db, asha, put, remove, get, completed }
}

type Page = { results: SavedQuestion[]; next: string | null; previous: string | null }

test('a question is saved from the solutions, shown with them, and removed', async () => {
  const { db, put, remove, get, completed } = await anApp()
  const { id: testId } = await aTest(db)
  const attempt = await completed(testId)
  for (const _ of [1, 2]) expect((await put(`/questions/${attempt}/3/`)).statusCode).toBe(200)
  await put(`/questions/${attempt}/7/`)
  expect(await get(`/questions/${attempt}/`)).toEqual({ saved: [3, 7] })
  expect(await get(`/questions/${attempt}/3/`)).toMatchObject({ correct_choice: rightLetter(3), section: 'Section 1' })
  const { results } = await get<Page>('/questions/')
  expect(results.map(({ question_number }) => question_number)).toEqual([7, 3])
  expect(results[1]).toMatchObject({
    attempt_id: attempt,
    test_id: testId,
    question: { en: 'Question 3 of section 1?' },
    correct_choice: rightLetter(3),
    explanation: { en: `${KEY_MARK} 3` },
  })
  expect((await remove(`/questions/${attempt}/3/`)).statusCode).toBe(200)
  expect(await get(`/questions/${attempt}/`)).toEqual({ saved: [7] })
})

test('saved twice, by two attempts at the same test, it is one, and removed from either', async () => {
  const { db, put, remove, get, completed } = await anApp()
  const { id } = await aTest(db)
  const [first, second] = [await completed(id), await completed(id)]
  await put(`/questions/${first}/1/`)
  await put(`/questions/${second}/1/`)
  expect((await get<Page>('/questions/')).results).toMatchObject([{ attempt_id: second }])
  await remove(`/questions/${first}/1/`)
  expect((await get<Page>('/questions/')).results).toEqual([])
})

test('saving is no way to read a paper: not before it is submitted, not that of others, not what it does not have', async () => {
  const { app, db, put, get, completed } = await anApp()
  const { id } = await aTest(db)
  const open = await startSitting(app, (await aStudent(db, 'Mine')).token, id)
  const ravi = await aStudent(db, 'Ravi')
  const mine = await startSitting(app, ravi.token, id)
  expect((await put(`/questions/${mine.id}/1/`, ravi.token)).statusCode).toBe(404)
  for (const path of [`${mine.id}/`, `${mine.id}/1/`, `${open.id}/1/`])
    expect((await call(app, 'GET', `/library/questions/${path}`, { as: ravi.token })).statusCode).toBe(404)
  expect((await put(`/questions/${open.id}/1/`)).statusCode).toBe(404)
  const done = await completed(id)
  expect((await put(`/questions/${done}/1/`, ravi.token)).statusCode).toBe(404)
  for (const number of ['11', '9007199254740991']) {
    expect((await put(`/questions/${done}/${number}/`)).statusCode).toBe(404)
  }
  expect(JSON.stringify(await get<Page>('/questions/', ravi.token))).not.toContain(KEY_MARK)
  // even a row that should not be there shows nothing
  const { paper_id } = await db.selectFrom('tests').select('paper_id').where('id', '=', id).executeTakeFirstOrThrow()
  await db
    .insertInto('saved_questions')
    .values({ student_id: ravi.id, paper_id: paper_id as number, question_number: 1 })
    .execute()
  expect((await get<Page>('/questions/', ravi.token)).results).toEqual([])
  await mine.submit()
  expect((await get<Page>('/questions/', ravi.token)).results).toHaveLength(1)
})

test('of a live test nothing is saved before its release', async () => {
  const { db, put, completed } = await anApp()
  const { id } = await aTest(db, { mode: 'live', lateWindowSeconds: 300 })
  const attempt = await completed(id)
  expect((await put(`/questions/${attempt}/1/`)).statusCode).toBe(404)
  await db.updateTable('tests').set({ released_at: new Date() }).where('id', '=', id).execute()
  expect((await put(`/questions/${attempt}/1/`)).statusCode).toBe(200)
})

test('many of them come page by page', async () => {
  const { db, put, get, completed } = await anApp()
  const { id } = await aTest(db, { paper: aPaper({ sections: [{ count: 12 }] }) })
  const attempt = await completed(id)
  for (let number = 1; number <= 12; number++) await put(`/questions/${attempt}/${number}/`)
  const first = await get<Page>('/questions/')
  expect([first.results.length, first.next, first.previous]).toEqual([10, '/api/v1/library/questions/?page=2', null])
  const second = await get<Page>('/questions/?page=2')
  expect([second.results.map(({ question_number }) => question_number), second.next]).toEqual([[2, 1], null])
})

test('study materials are saved and removed; what is not published is not there', async () => {
  const { db, put, remove, get } = await anApp()
  const { id, slug } = await db
    .insertInto('materials')
    .values({ slug: 'made-for-a-test', title: 'Made', summary: 'Made', kind: 'digest', subject: 'Made', body: 'Made' })
    .returning(['id', 'slug'])
    .executeTakeFirstOrThrow()
  for (const _ of [1, 2]) expect((await put(`/materials/${id}/`)).statusCode).toBe(200)
  expect((await get<SavedMaterial[]>('/materials/')).map((one) => one.slug)).toEqual([slug])
  expect(await get('/materials/', (await aStudent(db, 'Ravi')).token)).toEqual([])
  await db.updateTable('materials').set({ published: false }).where('id', '=', id).execute()
  expect(await get('/materials/')).toEqual([])
  for (const unknown of [id, 999_999]) expect((await put(`/materials/${unknown}/`)).statusCode).toBe(404)
  expect((await remove(`/materials/${id}/`)).statusCode).toBe(200)
  expect(await db.selectFrom('saved_materials').selectAll().execute()).toEqual([])
})
