import { randomUUID } from 'node:crypto'
import type { Note, NoteItem } from '@pariksha/contract/student/notes'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'

async function aNotebook() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const asha = await aStudent(database.db)
  const write = (id: string, body: object, as = asha.token) =>
    call(app, 'PUT', `/notes/${id}/`, { as, body: { title: 'Title', text: 'Text', version: 0, ...body } })
  const read = (id: string, as = asha.token) => call(app, 'GET', `/notes/${id}/`, { as })
  const list = async (query = '', as = asha.token) =>
    (await call(app, 'GET', `/notes/${query}`, { as })).json<NoteItem[]>()
  return { app, db: database.db, asha, write, read, list }
}

test('a note is written, changed, found and deleted', async () => {
  const { app, asha, write, read, list } = await aNotebook()
  const id = randomUUID()
  const made = await write(id, { title: 'Ratios', text: 'Half is $\\frac{1}{2}$.' })
  expect([made.statusCode, made.json<Note>().version]).toEqual([201, 1])
  expect(made.json<Note>().html).toContain('<mfrac>')
  const changed = await write(id, { title: 'Ratios', text: '100% sure', version: 1 })
  expect([changed.statusCode, changed.json<Note>().version]).toEqual([200, 2])
  const other = randomUUID()
  await write(other, { title: 'Other', text: '' })
  expect((await list()).map(({ title, excerpt }) => [title, excerpt])).toEqual([
    ['Other', ''],
    ['Ratios', '100% sure'],
  ])
  expect((await list('?q=0%25')).map(({ title }) => title)).toEqual(['Ratios'])
  expect(await list('?q=_')).toEqual([])
  expect((await call(app, 'DELETE', `/notes/${id}/`, { as: asha.token })).statusCode).toBe(200)
  expect((await read(id)).statusCode).toBe(404)
  expect((await write(id, { text: 'late', version: 2 })).statusCode).toBe(404)
})

test('sent twice it is saved once; undone, a deleted note is there again', async () => {
  const { app, asha, write, read } = await aNotebook()
  const id = randomUUID()
  const replies = await Promise.all([1, 2, 3].map(() => write(id, {})))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201])
  for (const _ of [1, 2]) {
    expect((await write(id, { text: 'More', version: 1 })).json<Note>()).toMatchObject({ version: 2, text: 'More' })
  }
  await call(app, 'DELETE', `/notes/${id}/`, { as: asha.token })
  expect((await write(id, { text: 'More' })).statusCode).toBe(201)
  expect((await read(id)).json<Note>().text).toBe('More')
})

test('of two devices that change the same state one is refused; nothing is overwritten', async () => {
  const { write, read } = await aNotebook()
  const id = randomUUID()
  await write(id, {})
  const both = await Promise.all([
    write(id, { text: 'from the phone', version: 1 }),
    write(id, { text: 'from the desk', version: 1 }),
  ])
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const refused = both.find(({ statusCode }) => statusCode === 409)
  expect(refused?.json().code).toBe('note_changed')
  const kept = both.find(({ statusCode }) => statusCode === 200)?.json<Note>()
  expect((await read(id)).json()).toEqual(kept)
})

test('notes are nobody else’s, whatever name a device gives them', async () => {
  const { app, db, write, read, list } = await aNotebook()
  const id = randomUUID()
  await write(id, { text: 'private' })
  const ravi = await aStudent(db, 'Ravi')
  expect([(await read(id, ravi.token)).statusCode, await list('', ravi.token)]).toEqual([404, []])
  expect((await write(id, { text: 'mine', version: 1 }, ravi.token)).statusCode).toBe(404)
  await call(app, 'DELETE', `/notes/${id}/`, { as: ravi.token })
  expect((await write(id, { text: 'mine' }, ravi.token)).statusCode).toBe(201)
  expect((await read(id)).json<Note>().text).toBe('private')
})

test('there is an end to how many and how long', async () => {
  const { db, asha, write } = await aNotebook()
  await sql`insert into notes (student_id, id, title, text)
    select ${asha.id}, gen_random_uuid(), '', '' from generate_series(1, 499)`.execute(db)
  const replies = await Promise.all([1, 2, 3].map(() => write(randomUUID(), {})))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409])
  expect((await write(randomUUID(), { text: 'x'.repeat(50_001) })).statusCode).toBe(400)
  expect((await write(randomUUID(), { title: 'two\nlines' })).statusCode).toBe(400)
  expect((await write(randomUUID(), { text: 'a\u0000b' })).statusCode).toBe(400)
  expect((await write('not-a-name', {})).statusCode).toBe(400)
})
