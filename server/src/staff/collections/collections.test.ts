import { COLLECTION_NAMES, type CollectionName } from '@pariksha/contract/collections/collections'
import type { Row, RowToEdit } from '@pariksha/contract/collections/rows'
import type { SettingName } from '@pariksha/contract/collections/settings'
import { MAX_PICTURE_BYTES, UPLOAD_PROBLEMS } from '@pariksha/contract/files/uploads'
import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import type { Slide } from '@pariksha/contract/site/institute'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { siteVersion } from '../../catalogue/site-version.ts'
import { pruneFiles } from '../../files/prune.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { PDF, PNG } from '../../testing/files/files.ts'
import { COLLECTION_ROWS } from '../../testing/staff/collection-rows.ts'
import { aMember, aStaffMember, firstStep } from '../../testing/staff/staff.ts'
import { pruneDeletedRows } from './deleted-rows.ts'

async function theOffice() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { token } = await aStaffMember(app, database.db)
  const staff = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
    call(app, method, `/staff${path}`, { as: token, ...(body !== undefined && { body }) })
  const log = async () =>
    (await staff('GET', '/audit-log/'))
      .json<{ entries: AuditEntry[] }>()
      .entries.filter(({ subject }) => subject && subject !== 'staff')
  const upload = (bytes: Buffer, as = token) =>
    app.inject({
      method: 'POST',
      url: '/api/v1/staff/files/',
      headers: { authorization: `Token ${as}`, 'content-type': 'application/octet-stream' },
      payload: bytes,
    })
  return { ...database, app, staff, log, upload }
}

describe.each(COLLECTION_NAMES)('%s', (name) => {
  test('a row is added, read, changed and deleted; each is in the log and renders the pages again', async () => {
    const { staff, log, db } = await theOffice()
    const [example, change] = COLLECTION_ROWS[name]
    const there = (await staff('GET', `/${name}/`)).json<Row[]>()
    const versions = [await siteVersion(db)]

    const added = await staff('POST', `/${name}/`, example)
    expect([added.statusCode, added.body]).toEqual([201, expect.any(String)])
    const { id, version } = added.json<RowToEdit>()
    expect(added.json()).toEqual({ id, version, ...example })
    versions.push(await siteVersion(db))

    const changed = await staff('PUT', `/${name}/${id}/`, { version, ...example, ...change })
    const { version: next } = changed.json<RowToEdit>()
    expect(changed.json()).toEqual({ id, version: next, ...example, ...change })
    expect((await staff('GET', `/${name}/${id}/`)).json()).toEqual({ id, version: next, ...example, ...change })
    versions.push(await siteVersion(db))
    // the same values again are no change, whichever version the request is based on
    for (const known of [version, next]) {
      const again = await staff('PUT', `/${name}/${id}/`, { version: known, ...example, ...change })
      expect([again.statusCode, again.json<RowToEdit>().version]).toEqual([200, next])
    }
    // somebody who read the row before the change does not undo it
    const late = await staff('PUT', `/${name}/${id}/`, { version, ...example })
    expect([late.statusCode, late.json().code]).toEqual([409, 'row_changed'])
    expect((await staff('GET', `/${name}/${id}/`)).json()).toEqual({ id, version: next, ...example, ...change })
    expect(await siteVersion(db)).toBe(versions.at(-1))

    const listed = (await staff('GET', `/${name}/`)).json<Row[]>()
    expect(listed).toHaveLength(there.length + 1)
    expect(listed.map((row) => row.id)).toContain(id)
    expect((await staff('DELETE', `/${name}/${id}/`)).json()).toEqual({})
    expect((await staff('GET', `/${name}/${id}/`)).statusCode).toBe(404)
    expect((await staff('GET', `/${name}/`)).json()).toEqual(there)
    versions.push(await siteVersion(db))
    expect(new Set(versions).size).toBe(4)

    expect(await log()).toMatchObject([
      { action: 'deleted', subject: name, subject_id: id, before: { ...example, ...change }, after: null },
      { action: 'changed', before: example, after: { ...example, ...change } },
      { action: 'added', before: null, after: example },
    ])
  })

  test('a deletion is undone: the same row under the same id, once, for a day', async () => {
    const { staff, log, db } = await theOffice()
    const [example] = COLLECTION_ROWS[name]
    const added = (await staff('POST', `/${name}/`, example)).json<RowToEdit>()
    const restore = () => staff('POST', `/${name}/${added.id}/restoration/`)
    await staff('DELETE', `/${name}/${added.id}/`)
    const replies = [await restore(), await restore()]
    for (const reply of replies) expect([reply.statusCode, reply.json()]).toEqual([200, added])
    expect((await log()).map(({ action }) => action)).toEqual(['restored', 'deleted', 'added'])
    await staff('DELETE', `/${name}/${added.id}/`)
    await db
      .updateTable('deleted_rows')
      .set({ deleted_at: new Date(Date.now() - 86_500_000) })
      .execute()
    await pruneDeletedRows(db)
    expect((await restore()).statusCode).toBe(404)
    expect((await staff('POST', `/${name}/`, example)).statusCode).toBe(201)
  })

  test('what is missing, unknown or not there is reported', async () => {
    const { staff, log } = await theOffice()
    const [example] = COLLECTION_ROWS[name]
    const nothing = await staff('POST', `/${name}/`, {})
    const required = nothing.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)
    expect(required).toEqual(expect.arrayContaining(Object.keys(example)))
    expect((await staff('POST', `/${name}/`, { ...example, surprise: 1 })).statusCode).toBe(400)
    for (const id of ['999999', '0', '-1', 'x', "1' or true"]) {
      const path = `/${name}/${encodeURIComponent(id)}/`
      expect((await staff('GET', path)).statusCode).toBe(404)
      expect((await staff('PUT', path, { version: '1', ...example })).statusCode).toBe(404)
      expect((await staff('DELETE', path)).statusCode).toBe(404)
    }
    expect(await log()).toEqual([])
  })
})

test('neither students nor staff without the second step edit anything', async () => {
  const { app, db } = await theOffice()
  const student = await aStudent(db)
  const first = await firstStep(app, await aMember(db))
  const version = await siteVersion(db)
  for (const [as, code] of [
    [student.token, 'staff_only'],
    [first, 'second_step_needed'],
  ] as const) {
    for (const name of COLLECTION_NAMES) {
      for (const [method, path] of [
        ['GET', ''],
        ['POST', ''],
        ['GET', '1/'],
        ['PUT', '1/'],
        ['DELETE', '1/'],
      ] as const) {
        const body = method === 'POST' || method === 'PUT' ? COLLECTION_ROWS[name][0] : undefined
        const reply = await call(app, method, `/staff/${name}/${path}`, { as, ...(body && { body }) })
        expect([method, name, reply.statusCode, reply.json().code]).toEqual([method, name, 403, code])
      }
    }
    const setting = await call(app, 'GET', '/staff/settings/institute/', { as })
    expect([setting.statusCode, setting.json().code]).toEqual([403, code])
  }
  expect(await siteVersion(db)).toBe(version)
})

test.each([
  ['slides', { link: 'javascript:alert(1)' }, 'link'],
  ['slides', { link: '//elsewhere.example.com' }, 'link'],
  ['slides', { link: '/..//elsewhere.example.com' }, 'link'],
  ['slides', { link: '/%2e%2e//elsewhere.example.com' }, 'link'],
  ['slides', { link: 'https://a;script-src *' }, 'link'],
  ['slides', { link: 'http://example.com' }, 'link'],
  ['slides', { title: 'two\nlines' }, 'title'],
  ['slides', { text: 'a\u0000b' }, 'text'],
  ['notices', { on_date: '2027-02-29' }, 'on_date'],
  ['statistics', { exam: 'rowing' }, 'exam'],
  ['packages', { was_price: 100 }, 'was_price'],
  ['packages', { series: ['rowing'] }, 'series'],
  ['packages', { slug: 'icet-complete' }, 'slug'],
  ['packages', { months: 0 }, 'months'],
  ['slides', { translations: { te: { title: 'అ'.repeat(101) } } }, 'translations.te.title'],
  ['slides', { translations: { hi: { title: '' } } }, 'translations.hi.title'],
  ['slides', { translations: { hi: { link_label: null } } }, 'translations.hi.link_label'],
  ['slides', { translations: { te: { link: '/icet' } } }, 'translations.te'],
  ['slides', { translations: { ta: { title: 'x' } } }, 'translations'],
  ['packages', { translations: { te: { contents: Array(13).fill('x') } } }, 'translations.te.contents'],
] as const)('%s refuse %j at the field', async (name, change, field) => {
  const { staff } = await theOffice()
  const reply = await staff('POST', `/${name}/`, { ...COLLECTION_ROWS[name][0], ...change })
  expect(reply.statusCode).toBe(400)
  expect(reply.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([field])
})

test('a text is shown in the language it is read in, in English where it is not there', async () => {
  const { app, staff } = await theOffice()
  const texts = {
    translations: {
      te: { title: 'తెలుగు శీర్షిక', text: 'తెలుగు వాక్యం\ud800' },
      hi: { title: 'हिन्दी शीर्षक', link_label: 'देखें' },
    },
  }
  const slide = { ...COLLECTION_ROWS.slides[0], title: 'Shown in three', position: 0 }
  const made = await staff('POST', '/slides/', { ...slide, ...texts })
  expect([made.statusCode, made.body]).toEqual([201, expect.any(String)])
  const { id, version } = made.json<RowToEdit>()
  const seen = async (headers: Record<string, string>, query = '') => {
    const reply = await app.inject({ url: `/api/v1/site/slides/${query}`, headers })
    const { title, text, link_label } = reply.json<Slide[]>().find((one) => String(one.id) === id) as Slide
    return [reply.headers.vary, title, text, link_label]
  }
  const vary = expect.stringContaining('accept-language')
  expect(await seen({})).toEqual([vary, 'Shown in three', 'From\nJanuary.', null])
  // half a letter is stored as a mark in place of it
  const telugu = [vary, 'తెలుగు శీర్షిక', 'తెలుగు వాక్యం\ufffd', null]
  expect(await seen({ 'accept-language': 'te-IN,te;q=0.9,en;q=0.8' })).toEqual(telugu)
  expect(await seen({ 'accept-language': 'en' }, '?lang=te')).toEqual(telugu)
  // the label of a link that is not there is shown to nobody
  expect(await seen({ 'accept-language': 'hi' })).toEqual([vary, 'हिन्दी शीर्षक', 'From\nJanuary.', null])
  await staff('PUT', `/slides/${id}/`, { version, ...slide, translations: {} })
  expect(await seen({ 'accept-language': 'te' })).toEqual([vary, 'Shown in three', 'From\nJanuary.', null])

  const institute = (await staff('GET', '/settings/institute/')).json<Record<string, unknown>>()
  const hours = [{ days: 'ప్రతి రోజు', time: 'ఉదయం 7 – రాత్రి 9' }]
  const translations = { te: { tagline: 'పరీక్షల కోచింగ్', address: ['విజయవాడ'], hours } }
  expect((await staff('PUT', '/settings/institute/', { ...institute, translations })).statusCode).toBe(200)
  const site = await app.inject({ url: '/api/v1/site/', headers: { 'accept-language': 'te' } })
  expect(site.json()).toMatchObject({ ...translations.te, about: institute.about })
  expect((await call(app, 'GET', '/site/')).json()).toMatchObject({ hours: institute.hours })
})

test('the settings are read and changed, and what visitors see follows', async () => {
  const { app, staff, log } = await theOffice()
  const path = (name: SettingName) => `/settings/${name}/`
  const institute = (await staff('GET', path('institute'))).json<Record<string, unknown>>()
  const change = {
    ...institute,
    name: 'Sankalp Institute',
    hours: [{ days: 'Every day', time: '7:00 AM-9:00 PM' }],
    social: [{ network: 'youtube', url: 'https://www.example.com/sankalp' }],
  }
  const saved = (await staff('PUT', path('institute'), change)).json<{ version: string }>()
  const outdated = { te: ['hours'], hi: ['hours'] } // the demonstration has them in three languages
  const translations = { ...(institute.translations as object), outdated }
  expect(saved).toEqual({ ...change, translations, version: saved.version })
  expect((await staff('PUT', path('institute'), { ...change, name: 'Another' })).json().code).toBe('row_changed')
  const seen = (await call(app, 'GET', '/site/')).json()
  expect(seen).toMatchObject({
    name: 'Sankalp Institute',
    hours: change.hours,
    social: change.social,
    demonstration: true,
  })

  const popup = (await staff('GET', path('popup'))).json<Record<string, unknown>>()
  expect((await staff('PUT', path('popup'), { ...popup, published: false })).statusCode).toBe(200)
  expect((await call(app, 'GET', '/site/')).json()).toMatchObject({ popup: null })
  expect((await log()).map(({ action, subject }) => [action, subject])).toEqual([
    ['changed', 'popup'],
    ['changed', 'institute'],
  ])
  expect((await staff('PUT', path('institute'), { ...change, latitude: 91 })).statusCode).toBe(400)
})

test('a choice that is left empty and a number that is mistyped say at the field what to do', async () => {
  const { staff } = await theOffice()
  const exam = await staff('POST', '/exams/', { ...COLLECTION_ROWS.exams[0], family: '' })
  expect(exam.json().errors).toEqual([{ path: 'family', code: 'missing', message: 'Please fill this in.' }])
  const institute = (await staff('GET', '/settings/institute/')).json<object>()
  const place = await staff('PUT', '/settings/institute/', { ...institute, latitude: '17,385' })
  expect(place.json().errors).toMatchObject([{ path: 'latitude', message: 'Please enter a number.' }])
})

test('what a deleted row named is still there when the deletion is undone', async () => {
  const { staff, upload, db } = await theOffice()
  const { sha256 } = (await upload(PNG)).json<{ sha256: string }>()
  const slide = { ...COLLECTION_ROWS.slides[0], image: sha256 }
  const { id } = (await staff('POST', '/slides/', slide)).json<Row>()
  await sql`update files set created_at = created_at - interval '1 year'`.execute(db)
  await staff('DELETE', `/slides/${id}/`)
  await pruneFiles(db)
  expect((await staff('POST', '/slides/', slide)).statusCode).toBe(201)
})

test.each(['materials', 'articles'] as const)('a text is not deleted with its translations: %s', async (name) => {
  const { staff, log } = await theOffice()
  const [original] = COLLECTION_ROWS[name]
  const { id } = (await staff('POST', `/${name}/`, original)).json<Row>()
  const telugu = { ...original, slug: 'in-telugu', title: 'తెలుగులో', language: 'te', translation_of: Number(id) }
  const translation = (await staff('POST', `/${name}/`, telugu)).json<Row>()
  const refused = await staff('DELETE', `/${name}/${id}/`)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    expect.objectContaining({
      code: 'text_translated',
      detail: 'This text has translations: “తెలుగులో”. Delete those first, or hide it.',
    }),
  ])
  expect((await staff('GET', `/${name}/${translation.id}/`)).statusCode).toBe(200)
  for (const one of [translation.id, id]) expect((await staff('DELETE', `/${name}/${one}/`)).statusCode).toBe(200)
  expect((await log()).slice(0, 2)).toMatchObject([{ action: 'deleted' }, { action: 'deleted' }])
})

test('a picture is uploaded and shown; what is no picture stands for none', async () => {
  const { app, staff, upload, log } = await theOffice()
  const png = (await upload(PNG)).json<{ sha256: string; kind: string; address: string }>()
  expect(png.kind).toBe('image/png')
  expect((await app.inject({ url: png.address })).headers['content-type']).toBe('image/png')
  const institute = (await staff('GET', '/settings/institute/')).json<Record<string, unknown>>()
  const put = (logo: string) => staff('PUT', '/settings/institute/', { ...institute, logo })
  expect((await put(png.sha256)).statusCode).toBe(200)
  const { logo } = (await call(app, 'GET', '/site/')).json<{ logo: string }>()
  expect((await app.inject({ url: logo })).rawPayload.subarray(1, 4).toString()).toBe('PNG')

  const pdf = (await upload(PDF)).json<{ sha256: string }>()
  for (const wrong of [pdf.sha256, '0'.repeat(64)]) {
    const refused = await put(wrong)
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [expect.objectContaining({ path: 'logo', message: 'Please upload a picture.' })],
    ])
  }
  const material = { ...COLLECTION_ROWS.materials[0], body: null, file: pdf.sha256 }
  expect((await staff('POST', '/materials/', material)).statusCode).toBe(201)
  expect((await staff('POST', '/materials/', { ...material, slug: 'x', file: png.sha256 })).statusCode).toBe(400)
  expect((await upload(Buffer.from('<svg onload="alert(1)"/>'))).statusCode).toBe(400)
  const broken = await upload(PNG.subarray(0, 50))
  expect([broken.statusCode, broken.json().code]).toEqual([400, 'picture_broken'])
  const large = await upload(Buffer.concat([PNG, Buffer.alloc(MAX_PICTURE_BYTES)]))
  expect([large.statusCode, large.json().detail]).toEqual([413, UPLOAD_PROBLEMS.pictureTooLarge])
  expect(await log()).toMatchObject([{ subject: 'materials' }, { subject: 'institute' }])
})

test('what students had saved, ordered or chosen of a row comes back with it', async () => {
  const { staff, db } = await theOffice()
  const { id: student_id } = await aStudent(db)
  const gone = await aStudent(db)
  const add = async (name: CollectionName, change: object = {}) =>
    (await staff('POST', `/${name}/`, { ...COLLECTION_ROWS[name][0], ...change })).json<RowToEdit>()

  const material = await add('materials')
  const material_id = Number(material.id)
  const saved_at = new Date('2026-01-02T03:04:05.678Z')
  for (const id of [student_id, gone.id])
    await db.insertInto('saved_materials').values({ student_id: id, material_id, saved_at }).execute()
  const book = await add('books', { extract: material_id })
  const offer = await add('packages')
  const package_id = Number(offer.id)
  const order = { title: 'Made', price: 100, months: 3, series: ['icet'] }
  await db
    .insertInto('orders')
    .values({ student_id, package_id, ...order })
    .execute()
  const exam = await add('exams')
  const exam_slug = String(exam.slug)
  await db.insertInto('chosen_exams').values({ student_id, exam_slug }).execute()
  await db.insertInto('exam_dates').values({ exam_slug, on_date: '2027-02-03' }).execute()

  for (const method of ['DELETE', 'POST'] as const) {
    for (const [name, { id }] of [
      ['materials', material],
      ['packages', offer],
      ['exams', exam],
    ] as const) {
      const reply = await staff(method, `/${name}/${id}/${method === 'POST' ? 'restoration/' : ''}`)
      expect([name, reply.statusCode, reply.body]).toEqual([name, 200, expect.any(String)])
    }
    await db.deleteFrom('users').where('id', '=', gone.id).execute()
  }
  expect(await db.selectFrom('saved_materials').selectAll().execute()).toEqual([{ student_id, material_id, saved_at }])
  expect((await staff('GET', `/books/${book.id}/`)).json()).toMatchObject({ extract: material_id })
  expect(await db.selectFrom('orders').select('package_id').execute()).toEqual([{ package_id }])
  expect(await db.selectFrom('chosen_exams').select(['student_id', 'exam_slug']).execute()).toEqual([
    { student_id, exam_slug },
  ])
  const dates = db.selectFrom('exam_dates').select('on_date').where('exam_slug', '=', exam_slug)
  expect(await dates.execute()).toEqual([{ on_date: '2027-02-03' }])
})
