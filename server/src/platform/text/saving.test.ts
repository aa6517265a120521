import { randomUUID } from 'node:crypto'
import { fieldProblem } from '@pariksha/contract/problems/field-problems'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { TEST_SECRET } from '../../testing/secret.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'
import type { Database } from '../db/database.ts'
import { createLimits } from '../limits/limits.ts'
import { RENDERER } from './rendering.ts'

let db: Database
let app: FastifyInstance
let student: string
let staff: string
beforeEach(async () => {
  const database = await databaseForTest()
  db = database.db
  app = await testApp(database, { limits: createLimits(database.pool, TEST_SECRET) })
  student = (await aStudent(db)).token
  staff = (await aStaffMember(app, db)).token
})

const ARTICLE = {
  title: 'A',
  slug: 'an-article',
  summary: 'S',
  topic: 'T',
  author: 'W',
  published_on: '2026-11-22',
  language: 'en',
  translation_of: null,
  batches: null,
}
const MATERIAL = {
  title: 'M',
  slug: 'a-material',
  summary: 'S',
  kind: 'digest',
  subject: 'S',
  exams: [],
  language: 'en',
  translation_of: null,
  file: null,
  published_on: '2026-11-22',
  batches: null,
  position: 0,
  published: true,
}

type Place = {
  readonly method: 'PUT' | 'POST'
  readonly path: string
  readonly as: string
  readonly body: object
  readonly field: 'text' | 'body'
  readonly read?: string
}

/** Every call that takes Markdown, with the call that reads it back. */
async function everyPlace(): Promise<readonly Place[]> {
  const asked = await call(app, 'POST', '/doubts/', { as: student, body: { title: 'T', text: 'x' } })
  const doubt = asked.json<{ id: number }>().id
  const note = `/notes/${randomUUID()}/`
  const [asStudent, asStaff] = [{ as: student }, { as: staff }]
  return [
    { method: 'PUT', path: note, ...asStudent, body: { title: 'T', version: 0 }, field: 'text', read: note },
    {
      method: 'POST',
      path: '/doubts/',
      ...asStudent,
      body: { title: 'T' },
      field: 'text',
      read: `/doubts/${doubt + 1}/`,
    },
    {
      method: 'POST',
      path: `/doubts/${doubt}/replies/`,
      ...asStudent,
      body: {},
      field: 'text',
      read: `/doubts/${doubt}/`,
    },
    {
      method: 'POST',
      path: `/staff/doubts/${doubt}/answers/`,
      ...asStaff,
      body: {},
      field: 'text',
      read: `/doubts/${doubt}/`,
    },
    {
      method: 'POST',
      path: '/staff/materials/',
      ...asStaff,
      body: MATERIAL,
      field: 'body',
      read: '/study/materials/a-material/',
    },
    {
      method: 'POST',
      path: '/staff/articles/',
      ...asStaff,
      body: { ...ARTICLE, published: true },
      field: 'body',
      read: '/articles/an-article/',
    },
    { method: 'POST', path: '/doubts/preview/', ...asStudent, body: {}, field: 'text' },
    { method: 'POST', path: '/staff/preview/', ...asStaff, body: {}, field: 'text' },
  ]
}

test('a macro is refused by every call that takes text, and reads return the HTML rendered at saving', async () => {
  const places = await everyPlace()
  for (const { method, path, as, body, field, read } of places) {
    const send = (text: string) => call(app, method, path, { as, body: { ...body, [field]: text } })
    const refused = await send('Fine.\n\n$x \\def\\a{b}$')
    const wrong = fieldProblem('tex_command', { line: 3, command: '\\def' })
    expect([path, refused.statusCode, refused.json().errors]).toEqual([path, 400, [{ path: field, ...wrong }]])
    const taken = await send('It is $x^2$.')
    expect([path, taken.statusCode < 300, taken.body.includes('<msup>') || read !== undefined]).toEqual([
      path,
      true,
      true,
    ])
    if (read === undefined) continue
    expect([path, (await call(app, 'GET', read, { as: student })).body]).toEqual([
      path,
      expect.stringContaining('<msup>'),
    ])
  }
  // a read never renders: it returns the stored HTML
  for (const table of ['notes', 'doubts', 'doubt_replies', 'materials', 'articles']) {
    await sql`update ${sql.table(table)} set html = '<p>stored</p>' where rendered_by = ${RENDERER}`.execute(db)
  }
  for (const { read } of places) {
    if (read === undefined) continue
    const shown = (await call(app, 'GET', read, { as: student })).body
    expect([read, shown]).toEqual([read, expect.stringContaining('<p>stored</p>')])
    expect([read, shown]).toEqual([read, expect.not.stringContaining('<msup>')])
  }
})

test('HTML of an older renderer, or missing HTML, is rendered at the first read and stored', async () => {
  const text = 'It is $x^2$.'
  await call(app, 'POST', '/staff/articles/', { as: staff, body: { ...ARTICLE, published: true, body: text } })
  for (const before of [
    { html: 'old', rendered_by: 0 },
    { html: null, rendered_by: null },
  ]) {
    await db.updateTable('articles').set(before).where('slug', '=', ARTICLE.slug).execute()
    const shown = (await call(app, 'GET', `/articles/${ARTICLE.slug}/`)).json<{ html: string }>().html
    expect(shown).toContain('<msup>')
    const kept = await db
      .selectFrom('articles')
      .select(['html', 'rendered_by'])
      .where('slug', '=', ARTICLE.slug)
      .execute()
    expect(kept).toEqual([{ html: shown, rendered_by: RENDERER }])
  }
})

test('a changed text gets new HTML, and a removed one has none', async () => {
  const made = await call(app, 'POST', '/staff/articles/', {
    as: staff,
    body: { ...ARTICLE, published: true, body: 'One.' },
  })
  const { id, version } = made.json<{ id: string; version: string }>()
  const body = { ...ARTICLE, published: true, body: 'Two.', version }
  expect((await call(app, 'PUT', `/staff/articles/${id}/`, { as: staff, body })).statusCode).toBe(200)
  expect((await call(app, 'GET', '/articles/an-article/')).json<{ html: string }>().html).toBe('<p>Two.</p>\n')
})

test('previews are rate-limited per account, for students and staff', async () => {
  for (const [path, as] of [
    ['/doubts/preview/', student],
    ['/staff/preview/', staff],
  ] as const) {
    const statuses = new Set<number>()
    for (let count = 0; count <= 300; count++) {
      statuses.add((await call(app, 'POST', path, { as, body: { text: 'x' } })).statusCode)
    }
    expect([path, ...statuses]).toEqual([path, 200, 429])
  }
})
