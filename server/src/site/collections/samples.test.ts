import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import type { Row, RowToEdit } from '@pariksha/contract/site/collections/rows'
import type { SamplesLeft } from '@pariksha/contract/site/samples'
import type { Translations } from '@pariksha/contract/texts/translated-fields'
import { expect, test } from 'vitest'
import { siteVersion } from '../../exams/catalogue/site-version.ts'
import { seed } from '../../operations/seeding/seed.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'

const KINDS = ['slides', 'testimonials', 'statistics', 'notices', 'success_stories', 'videos', 'books', 'articles']

async function withSamples() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { token } = await aStaffMember(app, database.db)
  const staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(app, method, `/staff${path}`, { as: token, ...(body !== undefined && { body }) })
  const left = async () => (await staff('GET', '/samples/')).json<SamplesLeft>()
  const rows = async (name: string) => (await staff('GET', `/${name}/`)).json<Row[]>()
  const read = async (path: string) => (await call(app, 'GET', path)).json()
  const log = async () =>
    (await staff('GET', '/audit-log/'))
      .json<{ entries: AuditEntry[] }>()
      .entries.filter(({ subject }) => subject === 'samples')
  return { ...database, app, staff, left, rows, read, log }
}

/** As a form has it: what is not edited is not sent. */
const edited = ({ id: _, sample: __, ...row }: RowToEdit, change: object = {}) => ({ ...row, ...change })

test('a first start is a demonstration: everything the staff can remove together is marked', async () => {
  const { left, read } = await withSamples()
  const { demonstration, rows, total } = await left()
  expect(demonstration).toBe(true)
  expect(Object.keys(rows).sort()).toEqual([...KINDS].sort())
  for (const kind of KINDS) expect([kind, rows[kind]]).toEqual([kind, expect.toSatisfy((count) => count > 0)])
  expect(total).toBeGreaterThan(70)
  expect(await read('/site/')).toMatchObject({ demonstration: true })
})

test('a translation that staff changed stays when its original, a sample, is removed', async () => {
  const { db, staff, rows } = await withSamples()
  const { id } = await db
    .selectFrom('articles')
    .select('id')
    .where('translation_of', 'is not', null)
    .where('language', '=', 'te')
    .executeTakeFirstOrThrow()
  const there = (await staff('GET', `/articles/${id}/`)).json<RowToEdit>()
  const saved = await staff('PUT', `/articles/${id}/`, edited(there, { title: 'మా వ్యాసం' }))
  expect(saved.statusCode).toBe(200)
  await staff('POST', '/samples/removal/')
  expect(await rows('articles')).toMatchObject([{ title: 'మా వ్యాసం', translation_of: null }])
})

test('one act removes all samples and nothing that is the staff’s own, and is one entry in the log', async () => {
  const { db, staff, left, rows, read, log } = await withSamples()
  // saved: with a change, and as it is
  const [changed, confirmed] = await rows('testimonials')
  const readRow = async (name: string, id = '') => (await staff('GET', `/${name}/${id}/`)).json<RowToEdit>()
  for (const [row, change] of [
    [changed, { role: 'CAT student' }],
    [confirmed, {}],
  ] as const) {
    const there = await readRow('testimonials', row?.id)
    expect(there.sample).toBe(true)
    const saved = await staff('PUT', `/testimonials/${row?.id}/`, edited(there, change))
    expect([saved.statusCode, saved.json().sample]).toEqual([200, undefined])
  }
  const own = { family: null, title: 'New batch', on_date: '2027-01-10', link: null, published: true, translations: {} }
  expect((await staff('POST', '/notices/', own)).json().sample).toBeUndefined()
  const institute = (await staff('GET', '/settings/institute/')).json<Record<string, unknown>>()
  await staff('PUT', '/settings/institute/', { ...institute, phone: '+91 98480 00000' })
  // deleted and brought back: a sample still
  const [story] = await rows('success_stories')
  const deleted = await readRow('success_stories', story?.id)
  await staff('DELETE', `/success_stories/${story?.id}/`)
  expect((await staff('POST', `/success_stories/${story?.id}/restoration/`)).json()).toEqual(deleted)

  const before = await left()
  const version = Number(await siteVersion(db))
  expect((await staff('POST', '/samples/removal/')).json()).toEqual({ removed: before.total })
  expect(Number(await siteVersion(db))).toBe(version + 1)
  expect(await left()).toMatchObject({ demonstration: false, total: 0 })
  expect((await rows('testimonials')).map(({ role }) => role).sort()).toEqual(['CAT student', confirmed?.role].sort())
  expect((await rows('notices')).map(({ title }) => title)).toEqual(['New batch'])
  for (const kind of ['slides', 'statistics', 'success_stories', 'videos', 'books', 'articles']) {
    expect([kind, await rows(kind)]).toEqual([kind, []])
  }
  expect(await read('/site/')).toMatchObject({
    name: 'Pariksha',
    about: '',
    email: '',
    phone: '+91 98480 00000',
    address: [],
    hours: [],
    map: null,
    demonstration: false,
  })
  const entries = await log()
  expect(entries).toHaveLength(1)
  expect(entries[0]).toMatchObject({
    action: 'removed',
    before: { name: 'Vijetha Academy', slides: expect.anything() },
  })

  // again, and an upgrade, bring nothing and change nothing
  expect((await staff('POST', '/samples/removal/')).json()).toEqual({ removed: 0 })
  await db.deleteFrom('seeded').where('kind', 'in', ['slide', 'video', 'statistic', 'article']).execute()
  await seed(db)
  expect(await left()).toMatchObject({ demonstration: false, total: 0 })
  expect(await log()).toHaveLength(1)
})

test('the name of an institute that staff gave stays', async () => {
  const { staff, read } = await withSamples()
  const institute = (await staff('GET', '/settings/institute/')).json<Record<string, unknown>>()
  const own = { name: 'Sankalp Institute', latitude: 16.5, longitude: 80.6, address: ['Vijayawada'] }
  await staff('PUT', '/settings/institute/', { ...institute, ...own })
  await staff('POST', '/samples/removal/')
  expect(await read('/site/')).toMatchObject({
    name: 'Sankalp Institute',
    address: ['Vijayawada'],
    email: '',
    map: { latitude: 16.5, longitude: 80.6, directions_url: expect.stringContaining('to=16.5'), embed_url: null },
  })
})

test('in other languages, too, what is the demonstration’s goes and what staff wrote stays', async () => {
  const { app, staff, rows } = await withSamples()
  const institute = (await staff('GET', '/settings/institute/')).json<{ translations: Translations }>()
  const { te, hi } = institute.translations
  const own = { about: 'Our own words.', translations: { te: { ...te, tagline: 'మా సొంత మాటలు' }, hi } }
  const saved = await staff('PUT', '/settings/institute/', { ...institute, ...own })
  expect([saved.statusCode, saved.body]).toEqual([200, expect.any(String)])
  const read = async (language: string) => (await call(app, 'GET', '/site/', { language })).json()
  expect(await read('te')).toMatchObject({ ...te, tagline: 'మా సొంత మాటలు' })
  await staff('POST', '/samples/removal/')
  const emptied = { about: 'Our own words.', address: [], hours: [] }
  expect(await read('te')).toMatchObject({ ...emptied, tagline: 'మా సొంత మాటలు' })
  expect(await read('hi')).toMatchObject({ ...emptied, tagline: hi?.tagline })
  const left = (await staff('GET', '/settings/institute/')).json<{ translations: Translations }>().translations
  expect(left).toEqual({ te: { tagline: 'మా సొంత మాటలు' }, hi: { tagline: hi?.tagline } })
  expect(await rows('slides')).toEqual([])
})

test('students neither see nor remove samples', async () => {
  const { app, db, left } = await withSamples()
  const { token } = await aStudent(db)
  expect((await call(app, 'GET', '/staff/samples/', { as: token })).statusCode).toBe(403)
  expect((await call(app, 'POST', '/staff/samples/removal/', { as: token })).statusCode).toBe(403)
  expect((await left()).total).toBeGreaterThan(0)
})
