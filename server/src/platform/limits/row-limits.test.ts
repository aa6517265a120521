import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPackage } from '../../testing/papers/packages.ts'
import { problem, startNewSitting, useApp } from '../../testing/use-app.ts'
import { issueToken } from '../http/authenticate.ts'

const here = useApp()

/** Checks that a student may have that many rows, and that rows of others are not counted. */
async function isBounded(
  has: (studentId: number) => Promise<unknown>,
  adds: (token: string) => Promise<{ statusCode: number; json(): { code: string } }>,
  student: { id: number; token: string },
) {
  expect((await adds(student.token)).statusCode).toBeLessThan(300)
  await has(student.id)
  expect(problem(await adds(student.token))).toEqual([409, 'too_many_kept'])
}

test('orders, those that were cancelled among them', async () => {
  const { app, database } = here
  const [one, two] = [await aPackage(database.db), await aPackage(database.db)]
  const slugs = [one.slug, two.slug, two.slug]
  const order = (as: string, slug = slugs.shift()) => call(app, 'POST', '/orders/', { as, body: { package: slug } })
  const student = await aStudent(database.db)
  await isBounded(
    (id) =>
      sql`insert into orders (student_id, title, price, months, series, status, decided_at)
        select ${id}, 'An order', 1, 1, '{icet}', 'cancelled', now() from generate_series(1, 499)`.execute(database.db),
    order,
    student,
  )
  expect((await order(student.token, one.slug)).statusCode, 'sent again').toBe(200)
  expect((await order((await aStudent(database.db)).token)).statusCode).toBe(201)
})

test('doubts, and what a student adds to one', async () => {
  const { app, database } = here
  const student = await aStudent(database.db)
  let asked = 0 // the same words are the same call, sent again
  const ask = (as: string, number = asked++) =>
    call(app, 'POST', '/doubts/', { as, body: { title: 'Why?', text: `Because ${number}.` } })
  const { id } = (await ask(student.token)).json()
  await isBounded(
    () =>
      sql`insert into doubt_replies (doubt_id, author, text)
        select ${id}, 'student', 'More.' from generate_series(1, 99)`.execute(database.db),
    (as) => call(app, 'POST', `/doubts/${id}/replies/`, { as, body: { text: `More ${asked++}.` } }),
    student,
  )
  await isBounded(
    (studentId) =>
      sql`insert into doubts (student_id, title, text)
        select ${studentId}, 'Why?', 'Because.' from generate_series(1, 998)`.execute(database.db),
    ask,
    student,
  )
  expect((await ask(student.token, asked - 2)).statusCode, 'sent again').toBe(201)
})

test('saved questions', async () => {
  const { app, database } = here
  const { student, sitting } = await startNewSitting(here)
  await sitting.submit()
  const numbers = [1, 2]
  const save = (as: string, number = numbers.shift()) =>
    call(app, 'PUT', `/library/questions/${sitting.id}/${number}/`, { as })
  await isBounded(
    (id) =>
      sql`insert into saved_questions (student_id, paper_id, question_number)
        select ${id}, (select min(id) from papers), n from generate_series(1, 4999) as n`.execute(database.db),
    save,
    student,
  )
  expect((await save(student.token, 1)).statusCode, 'sent again').toBe(200)
})

test('sessions: the newest stay', async () => {
  const { db } = here.database
  const { id } = await aStudent(db)
  await sql`insert into tokens (hash, user_id, expires_at, used_at)
    select sha256(n::text::bytea), ${id}, now() + interval '1 day', now() - n * interval '1 minute'
    from generate_series(1, 200) as n`.execute(db)
  const token = await issueToken(db, id)
  const sessions = (await call(here.app, 'GET', '/accounts/sessions/', { as: token })).json<unknown[]>()
  expect(sessions).toHaveLength(100)
})
