import type { Row, RowToEdit } from '@pariksha/contract/site/collections/rows'
import type { MaterialPage } from '@pariksha/contract/site/study'
import type { SavedMaterial } from '@pariksha/contract/student/library'
import { beforeAll, describe, expect, test } from 'vitest'
import { putFile } from '../../platform/files/store.ts'
import { ACCESS_RULES } from '../../testing/all-calls/access-rules.ts'
import { addressOf, aStaffSession, aStudentWithRecords, type Owned } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { PDF } from '../../testing/files/files.ts'
import { useApp } from '../../testing/use-app.ts'

const here = useApp()

/** In every text that is for the batch, and nowhere else. */
const MARK = 'Quokka'
const SHOWN = { position: 0, published: true }
const TEXT = {
  summary: `${MARK} in short`,
  language: 'en',
  translation_of: null as number | null,
  body: `${MARK} **at length**.`,
  published_on: '2026-11-20',
}
const MATERIAL = { ...TEXT, ...SHOWN, kind: 'digest', subject: 'Marsupials', exams: ['bank'], file: null }

type Who = { readonly id: number; readonly token: string }
let [evening, morning] = [0, 0]
let staff = ''
let inside: Who
let outside: Who
let owned: Owned

const post = async (path: string, body: object): Promise<RowToEdit> => {
  const reply = await call(here.app, 'POST', path, { as: staff, body })
  expect([path, reply.statusCode, reply.body]).toEqual([path, 201, expect.any(String)])
  return reply.json()
}
const join = ({ id }: Who, batch: number) =>
  here.database.db.insertInto('batch_members').values({ batch_id: batch, student_id: id }).execute()
const leave = ({ id }: Who, batch: number) =>
  here.database.db.deleteFrom('batch_members').where('batch_id', '=', batch).where('student_id', '=', id).execute()

async function teacherOf(batch: number): Promise<string> {
  const { db } = here.database
  const token = await aStaffSession(db, true, ['teacher'])
  const { id } = await db.selectFrom('users').select('id').orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
  await db.insertInto('batch_teachers').values({ batch_id: batch, teacher_id: id }).execute()
  return token
}

/** What names the materials of the evening batch. */
const given = { material: 0, pdf: '', sha256: '' }

beforeAll(async () => {
  const { app, database } = here
  const { db } = database
  staff = await aStaffSession(db, true)
  const batchOf = async (name: string) => Number((await post('/staff/batches/', { name })).id)
  ;[evening, morning] = [await batchOf('Evening'), await batchOf('Morning')]
  inside = await aStudent(db, 'Inside')
  owned = await aStudentWithRecords(app, db, staff)
  outside = owned.student
  await join(inside, evening)
  await join(outside, morning)

  const batches = [evening]
  const original = { ...MATERIAL, title: `${MARK} notes`, slug: 'quokka-notes', batches }
  given.material = Number((await post('/staff/materials/', original)).id)
  const telugu = { language: 'te', translation_of: given.material, title: `${MARK} నోట్స్`, slug: 'quokka-notes-te' }
  await post('/staff/materials/', { ...original, ...telugu })
  given.sha256 = (await putFile(db, PDF)).sha256
  given.pdf = 'quokka-pdf'
  const pdf = { title: `${MARK} as PDF`, slug: given.pdf, body: null, file: given.sha256 }
  await post('/staff/materials/', { ...original, ...pdf })
  const article = {
    ...TEXT,
    title: `${MARK} article`,
    slug: 'quokka-article',
    topic: 'T',
    author: 'A',
    published: true,
  }
  await post('/staff/articles/', { ...article, batches })
  const link = 'https://example.com/quokka'
  const video = { category: 'gk', duration: '1:30', views: null, thumbnail: null, link, level: null, batches }
  const translations = {}
  await post('/staff/videos/', { ...video, ...SHOWN, title: MARK, description: MARK, translations })
  const book = { title: 'A book', author: 'A', description: 'D', contents: [], exams: [], language: 'en', pages: 9 }
  const sale = {
    price: 10,
    cover: null,
    extract: given.material,
    how_to_get: 'At the institute.',
    translations,
    ...SHOWN,
  }
  await post('/staff/books/', { ...book, ...sale, batches: null }) // for everybody, but for its chapter
  await post('/staff/books/', { ...book, ...sale, title: `${MARK} book`, batches })
  // as if both had saved it while they were in the batch
  const saved = [inside, outside].map(({ id }) => ({ student_id: id, material_id: given.material }))
  await db.insertInto('saved_materials').values(saved).execute()
})

/** Every call that reads and is not of the staff pages, with what is for the batch in its address. */
const READS = Object.keys(ACCESS_RULES).filter((name) => /^GET \/(?!staff\/)/.test(name))
const QUERIES: Readonly<Record<string, readonly string[]>> = {
  'GET /search/': [`?q=${MARK}`, '?q=marsupials', '?q=quoka'],
  'GET /study/materials/': ['', `?q=${MARK}`, '?for_batch=true', '?type=digest', '?language=te', '?category=Bank'],
}
const addressesOf = async (name: string): Promise<string[]> => {
  const path = name.replace('GET ', '')
  const materials = [given.material, 'quokka-notes', 'quokka-notes-te', given.pdf]
  const params = path.includes('{material}')
    ? materials.map((material) => ({ material }))
    : [{ slug: 'quokka-article', sha256: given.sha256, name: 'notes.pdf' }]
  const queries = QUERIES[name] ?? [ACCESS_RULES[name]?.[1]?.query ?? '']
  const addresses = await Promise.all(params.map((one) => addressOf(path, owned, one)))
  return addresses.flatMap((address) => queries.map((query) => address + query))
}

/** The calls whose answer has anything of what is for the batch, for somebody. */
async function callsThatShow(token: string | undefined): Promise<string[]> {
  const found: string[] = []
  for (const name of READS) {
    const replies = await Promise.all(
      (await addressesOf(name)).flatMap((url) =>
        ['en', 'te'].map((language) => {
          const headers = { 'accept-language': language, ...(token && { authorization: `Token ${token}` }) }
          return here.app.inject({ url, headers })
        }),
      ),
    )
    const shows = replies.some(
      ({ body, rawPayload, statusCode }) =>
        new RegExp(MARK, 'i').test(body) ||
        rawPayload.equals(PDF) ||
        (name.includes('/{material}/file/') && statusCode === 200),
    )
    if (shows) found.push(name)
  }
  return found.sort()
}

const TELL = [
  'GET /articles/',
  'GET /articles/{slug}/',
  'GET /books/',
  'GET /search/',
  'GET /study/materials/',
  'GET /study/materials/{material}/',
  'GET /study/materials/{material}/file/',
  'GET /videos/',
]

describe('what is for a batch', () => {
  const WHO: readonly (readonly [who: string, token: () => Promise<string | undefined>, calls: readonly string[]])[] = [
    ['a visitor', async () => undefined, []],
    ['a student of another batch', async () => outside.token, []],
    ['a teacher of another batch', () => teacherOf(morning), []],
    ['staff before the second step', () => aStaffSession(here.database.db, false), []],
    ['a reviewer', () => aStaffSession(here.database.db, true, ['reviewer']), []],
    ['its student', async () => inside.token, [...TELL, 'GET /accounts/user/export/', 'GET /library/materials/']],
    ['its teacher', () => teacherOf(evening), TELL],
    ['who manages batches', () => aStaffSession(here.database.db, true, ['support']), TELL],
    // and opens an uploaded PDF from the form
    ['who edits the site', async () => staff, [...TELL, 'GET /files/{sha256}/{name}/']],
  ]

  test.each(WHO)('is shown to %s by these calls', async (_, token, calls) => {
    expect(await callsThatShow(await token())).toEqual([...calls].sort())
  })

  test('is for all others as if it were not there: the same answer, the same counts', async () => {
    const { app } = here
    const asOutside = async (path: string) => {
      const replies = [await call(app, 'GET', path), await call(app, 'GET', path, { as: outside.token })]
      expect(replies[1]?.body).toBe(replies[0]?.body)
      return replies[0] as (typeof replies)[0]
    }
    for (const [path, never] of [
      ['/study/materials/quokka-notes/', '/study/materials/never-there/'],
      [`/study/materials/${given.material}/`, '/study/materials/4000000/'],
      ['/study/materials/quokka-notes/file/', '/study/materials/never-there/file/'],
      ['/articles/quokka-article/', '/articles/never-there/'],
    ] as const) {
      const [reply, nothing] = [await asOutside(path), await asOutside(never)]
      expect([path, reply.statusCode, reply.body]).toEqual([path, 404, nothing.body])
    }
    const all = (await asOutside('/study/materials/')).json<MaterialPage>()
    const seen = async (query: string) =>
      (await call(app, 'GET', `/study/materials/${query}`, { as: inside.token })).json<MaterialPage>()
    const own = await seen('?for_batch=true')
    expect(own.results.map(({ slug, for_batch }) => [slug, for_batch])).toEqual([
      ['quokka-notes', true],
      ['quokka-pdf', true],
    ])
    expect((await seen('')).count - all.count).toBe(2)
    // of the book for everybody its chapter alone is missing
    const books = (await asOutside('/books/')).json<{ title: string; extract: unknown }[]>()
    expect(books.find(({ title }) => title === 'A book')?.extract).toBeNull()
  })

  test('has a file that no cache keeps and no digest reveals', async () => {
    const path = `/study/materials/${given.pdf}/file/`
    const reply = await call(here.app, 'GET', path, { as: inside.token })
    expect([reply.statusCode, reply.rawPayload.equals(PDF)]).toEqual([200, true])
    expect([reply.headers['cache-control'], reply.headers.etag]).toEqual(['private, no-store', undefined])
    const headers = { 'if-none-match': `"${given.sha256}"` }
    expect((await here.app.inject({ url: `/api/v1${path}`, headers })).statusCode).toBe(404)
  })

  test('is gone for who leaves the batch, also where it was saved, and for all when the batch is deleted', async () => {
    const { app, database } = here
    const student = await aStudent(database.db, 'Leaves soon')
    const as = student.token
    const batch = Number((await post('/staff/batches/', { name: 'Weekend' })).id)
    const title = { title: 'Weekend notes', slug: 'weekend-notes' }
    const { id } = await post('/staff/materials/', { ...MATERIAL, ...title, batches: [batch] })
    const status = async (path: string) => (await call(app, 'GET', path, { as })).statusCode
    const saved = async () => (await call(app, 'GET', '/library/materials/', { as })).json<SavedMaterial[]>()
    const save = async () => (await call(app, 'PUT', `/library/materials/${id}/`, { as })).statusCode

    expect(await save()).toBe(404)
    await join(student, batch)
    expect([await save(), await status(`/study/materials/${id}/`)]).toEqual([200, 200])
    expect((await saved()).map(({ slug }) => slug)).toEqual(['weekend-notes'])
    await leave(student, batch)
    expect([await save(), await status(`/study/materials/${id}/`), await saved()]).toEqual([404, 404, []])

    await join(student, batch)
    expect(await status(`/study/materials/${id}/file/`)).toBe(200)
    expect((await call(app, 'DELETE', `/staff/batches/${batch}/`, { as: staff })).statusCode).toBe(200)
    expect([await status(`/study/materials/${id}/file/`), await saved()]).toEqual([404, []])
    expect((await call(app, 'GET', `/study/materials/${id}/`)).statusCode).toBe(404)
    const row = (await call(app, 'GET', `/staff/materials/${id}/`, { as: staff })).json<Row>()
    expect(row.batches).toEqual([]) // for nobody, not for everybody
  })
})

describe('batches are chosen', () => {
  const change = async (id: number | string, fields: object) => {
    const path = `/staff/materials/${id}/`
    const { id: _, ...row } = (await call(here.app, 'GET', path, { as: staff })).json<RowToEdit>()
    return call(here.app, 'PUT', path, { as: staff, body: { ...row, ...fields } })
  }
  const problems = (reply: { json(): { errors?: { path: string }[] } }) => reply.json().errors?.map(({ path }) => path)

  test('of those that are there, at least one', async () => {
    for (const batches of [[], [4_000_000], [2_147_483_648], undefined]) {
      const body = { ...MATERIAL, title: 'T', slug: 'chosen-wrong', batches }
      const reply = await call(here.app, 'POST', '/staff/materials/', { as: staff, body })
      expect([batches, reply.statusCode]).toEqual([batches, 400])
    }
  })

  test('once for a text and its translations', async () => {
    const texts = { ...MATERIAL, title: 'One', slug: 'one-text', batches: [evening] }
    const { id } = await post('/staff/materials/', texts)
    const telugu = { ...texts, slug: 'one-text-te', language: 'te', translation_of: Number(id) }
    const refused = await call(here.app, 'POST', '/staff/materials/', { as: staff, body: { ...telugu, batches: null } })
    expect([refused.statusCode, problems(refused)]).toEqual([400, ['batches']])
    const translation = await post('/staff/materials/', telugu)
    expect((await call(here.app, 'GET', '/study/materials/one-text/', { language: 'te' })).statusCode).toBe(404)
    // what is chosen for the original holds for both
    expect((await change(id, { batches: null })).statusCode).toBe(200)
    const shown = await call(here.app, 'GET', '/study/materials/one-text/', { language: 'te' })
    expect([shown.statusCode, shown.json().slug]).toEqual([200, 'one-text-te'])
    expect(problems(await change(translation.id, { batches: [morning] }))).toEqual(['batches'])
    expect((await change(id, { batches: [morning, evening] })).statusCode).toBe(200)
    expect((await call(here.app, 'GET', '/study/materials/one-text-te/')).statusCode).toBe(404)
  })
})
