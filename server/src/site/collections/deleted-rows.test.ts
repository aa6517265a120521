import { COLLECTION_NAMES, type CollectionName } from '@pariksha/contract/site/collections/collections'
import type { Row, RowToEdit } from '@pariksha/contract/site/collections/rows'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { pruneFiles } from '../../platform/files/prune.ts'
import { aStudent } from '../../testing/factories.ts'
import { PNG } from '../../testing/files/files.ts'
import { COLLECTION_ROWS } from '../../testing/staff/collection-rows.ts'
import { staffApp } from '../../testing/staff/staff-app.ts'
import { pruneDeletedRows } from './deleted-rows.ts'

test.each(COLLECTION_NAMES)(
  'a deletion is undone: the same row under the same id, once, for a day: %s',
  async (name) => {
    const { staff, log, db } = await staffApp()
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
  },
)

test('what a deleted row named is still there when the deletion is undone', async () => {
  const { staff, upload, db } = await staffApp()
  const { sha256 } = (await upload(PNG)).json<{ sha256: string }>()
  const slide = { ...COLLECTION_ROWS.slides[0], image: sha256 }
  const { id } = (await staff('POST', '/slides/', slide)).json<Row>()
  await sql`update files set created_at = created_at - interval '1 year'`.execute(db)
  await staff('DELETE', `/slides/${id}/`)
  await pruneFiles(db)
  expect((await staff('POST', '/slides/', slide)).statusCode).toBe(201)
})

test.each(['materials', 'articles'] as const)('a text is not deleted with its translations: %s', async (name) => {
  const { staff, log } = await staffApp()
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

test('what students had saved, ordered or chosen of a row comes back with it', async () => {
  const { staff, db } = await staffApp()
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
