import { COLLECTION_NAMES } from '@pariksha/contract/site/collections/collections'
import type { Row, RowToEdit } from '@pariksha/contract/site/collections/rows'
import { describe, expect, test } from 'vitest'
import { siteVersion } from '../../exams/catalogue/site-version.ts'
import { call } from '../../testing/app.ts'
import { sharedDatabase } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { COLLECTION_ROWS } from '../../testing/staff/collection-rows.ts'
import { aMember, firstStep } from '../../testing/staff/staff.ts'
import { staffApp } from '../../testing/staff/staff-app.ts'

describe.each(COLLECTION_NAMES)('%s', (name) => {
  test('a row is added, read, changed and deleted; each is in the log and renders the pages again', async () => {
    const { staff, log, db } = await staffApp(await sharedDatabase())
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

  test('what is missing, unknown or not there is reported', async () => {
    const { staff, log } = await staffApp(await sharedDatabase())
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
  const { app, db } = await staffApp(await sharedDatabase())
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
  const { staff } = await staffApp(await sharedDatabase())
  const reply = await staff('POST', `/${name}/`, { ...COLLECTION_ROWS[name][0], ...change })
  expect(reply.statusCode).toBe(400)
  expect(reply.json<{ errors: { path: string }[] }>().errors.map(({ path }) => path)).toEqual([field])
})
