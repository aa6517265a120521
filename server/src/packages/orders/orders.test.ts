import type { TestDetails, TestItem } from '@pariksha/contract/exams/tests'
import type { Order } from '@pariksha/contract/packages'
import type { OwnedSeries } from '@pariksha/contract/student/library'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { NO_OUTGOING, type Outgoing } from '../../platform/mail/outgoing.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPackage } from '../../testing/papers/packages.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { approveOrder, declineOrder } from './decide-order.ts'
import { requestOrder } from './request-order.ts'

async function aShop() {
  const database = await databaseForTest()
  const app = await testApp(database)
  return { app, db: database.db, asha: await aStudent(database.db), staff: await aStudent(database.db, 'Office') }
}

const ask = (app: FastifyInstance, as: string, slug: string) =>
  call(app, 'POST', '/orders/', { as, body: { package: slug } })
const ordersOf = async (app: FastifyInstance, as: string) =>
  (await call(app, 'GET', '/orders/', { as })).json<Order[]>()
const owned = async (app: FastifyInstance, as: string) =>
  (await call(app, 'GET', '/library/series/', { as })).json<OwnedSeries[]>()
const start = (app: FastifyInstance, as: string, testId: number) =>
  call(app, 'POST', '/tests/usertest/', { as, body: { test_id: testId } })
const deps = (db: Database, outgoing = NO_OUTGOING) => ({
  db,
  outgoing,
  config: { publicUrl: 'http://localhost:3000' },
})
const approve = (db: Database, userId: number, orderId: number, outgoing?: Outgoing) =>
  approveOrder(deps(db, outgoing), { userId }, orderId)
const decline = (db: Database, userId: number, orderId: number) => declineOrder(deps(db), { userId }, orderId)

/** Days from now, rounded. */
const daysUntil = (moment: string | undefined) => Math.round((Date.parse(moment ?? '') - Date.now()) / 86_400_000)

test('a package is asked for, waits once however often it is asked for, and keeps its terms', async () => {
  const { app, db, asha } = await aShop()
  const { slug } = await aPackage(db, { price: 500, months: 3 })
  const first = await ask(app, asha.token, slug)
  expect([first.statusCode, first.json()]).toEqual([
    201,
    expect.objectContaining({ package: slug, price: 500, months: 3, status: 'requested', decided_at: null }),
  ])
  await db.updateTable('packages').set({ price: 800 }).where('slug', '=', slug).execute()
  const again = await Promise.all([1, 2, 3].map(() => ask(app, asha.token, slug)))
  for (const reply of again) expect([reply.statusCode, reply.json()]).toEqual([200, first.json()])
  expect(await ordersOf(app, asha.token)).toEqual([first.json()])
})

test('another price or duration than the student has read is not ordered', async () => {
  const { app, db, asha } = await aShop()
  const { slug } = await aPackage(db, { price: 500, months: 3 })
  const askFor = (terms: { price?: number; months?: number }) =>
    call(app, 'POST', '/orders/', { as: asha.token, body: { package: slug, ...terms } })
  for (const read of [
    { price: 400, months: 3 },
    { price: 500, months: 12 },
  ]) {
    const refused = await askFor(read)
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'offer_changed'])
  }
  expect(await ordersOf(app, asha.token)).toEqual([])
  const made = await askFor({ price: 500, months: 3 })
  expect(made.statusCode).toBe(201)
  // whose answer was lost, and the price changed meanwhile
  await db.updateTable('packages').set({ price: 800 }).where('slug', '=', slug).execute()
  const again = await askFor({ price: 500, months: 3 })
  expect([again.statusCode, again.json()]).toEqual([200, made.json()])
})

test('a student reads what was ordered in the language of the page, while the package is still called so', async () => {
  const { app, db, asha } = await aShop()
  const { slug } = await aPackage(db)
  const translations = JSON.stringify({ te: { title: 'ICET కంప్లీట్' } })
  await db.updateTable('packages').set({ translations }).where('slug', '=', slug).execute()
  const { title } = (await ask(app, asha.token, slug)).json<Order>()
  const titleIn = async (language: string) => {
    const headers = { authorization: `Token ${asha.token}`, 'accept-language': language }
    return (await app.inject({ url: '/api/v1/orders/', headers })).json<Order[]>()[0]?.title
  }
  expect([await titleIn('te'), await titleIn('hi'), await titleIn('en')]).toEqual(['ICET కంప్లీట్', title, title])
  await db.updateTable('packages').set({ title: 'Another' }).where('slug', '=', slug).execute()
  expect(await titleIn('te')).toBe(title)
})

test('an order of which nobody could be notified is not stored, and neither is a decision', async () => {
  const { app, db, asha, staff } = await aShop()
  const { slug } = await aPackage(db)
  const mailAfterCommit = () => Promise.reject(new Error('no connection'))
  await expect(requestOrder(deps(db, { ...NO_OUTGOING, mailAfterCommit }), asha.id, { package: slug })).rejects.toThrow(
    'no connection',
  )
  expect(await ordersOf(app, asha.token)).toEqual([])

  const { id } = (await ask(app, asha.token, slug)).json<Order>()
  await expect(approve(db, staff.id, id, { ...NO_OUTGOING, mailAfterCommit })).rejects.toThrow('no connection')
  expect((await ordersOf(app, asha.token))[0]?.status).toBe('requested')
  expect(await owned(app, asha.token)).toEqual([])
})

test('asked for five times at once it is one order', async () => {
  const { app, db, asha } = await aShop()
  const { slug } = await aPackage(db)
  const replies = await Promise.all([1, 2, 3, 4, 5].map(() => ask(app, asha.token, slug)))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 201])
  expect(await ordersOf(app, asha.token)).toHaveLength(1)
})

test('what is not sold cannot be ordered, and nobody sees or takes back the orders of others', async () => {
  const { app, db, asha } = await aShop()
  const { slug } = await aPackage(db)
  const { slug: hidden } = await aPackage(db, { published: false })
  for (const name of ['nonsense', hidden]) expect((await ask(app, asha.token, name)).statusCode).toBe(404)
  const ravi = await aStudent(db, 'Ravi')
  const { id } = (await ask(app, asha.token, slug)).json<Order>()
  expect(await ordersOf(app, ravi.token)).toEqual([])
  expect((await call(app, 'POST', `/orders/${id}/cancel/`, { as: ravi.token })).statusCode).toBe(404)
  expect((await ordersOf(app, asha.token))[0]?.status).toBe('requested')
})

test('an order is taken back while it waits, and not after it was decided', async () => {
  const { app, db, asha, staff } = await aShop()
  const { slug } = await aPackage(db)
  const cancel = async (id: number) => call(app, 'POST', `/orders/${id}/cancel/`, { as: asha.token })
  const first = (await ask(app, asha.token, slug)).json<Order>()
  for (const _ of [1, 2]) {
    const reply = await cancel(first.id)
    expect([reply.statusCode, reply.json().status]).toEqual([200, 'cancelled'])
  }
  await expect(approve(db, staff.id, first.id)).rejects.toMatchObject({ code: 'order_decided' })
  const second = (await ask(app, asha.token, slug)).json<Order>()
  expect(second.id).not.toBe(first.id)
  await approve(db, staff.id, second.id)
  const late = await cancel(second.id)
  expect([late.statusCode, late.json().code]).toEqual([409, 'order_decided'])
  expect((await ordersOf(app, asha.token)).map(({ status }) => status)).toEqual(['approved', 'cancelled'])
})

test('a locked test opens with the approval, for the student who asked and no other, until the last day', async () => {
  const { app, db, asha, staff } = await aShop()
  const { id, series } = await aTest(db, { freeCount: 0 })
  const { slug } = await aPackage(db, { series: [series], months: 6 })
  const state = async (as?: string) => {
    const known = as === undefined ? {} : { as }
    const [item] = (await call(app, 'GET', `/tests/${series}/`, known)).json<TestItem[]>()
    const details = (await call(app, 'GET', `/tests/${id}/`, known)).json<TestDetails>()
    const ofSeries = (await call(app, 'GET', `/tests/${series}/${id}/`, known)).json<TestDetails>()
    expect([details.state, ofSeries.state]).toEqual([item?.state, item?.state])
    return item?.state
  }
  const refused = await start(app, asha.token, id)
  expect([refused.statusCode, refused.json().code]).toEqual([402, 'payment_required'])
  const order = (await ask(app, asha.token, slug)).json<Order>()
  expect(await state(asha.token)).toBe('locked')
  expect((await start(app, asha.token, id)).statusCode).toBe(402)

  await approve(db, staff.id, order.id)
  expect(await state(asha.token)).toBe('owned')
  expect(await state()).toBe('locked')
  expect(await state('x'.repeat(43))).toBe('locked')
  const ravi = await aStudent(db, 'Ravi')
  expect((await start(app, ravi.token, id)).statusCode).toBe(402)
  expect(await owned(app, asha.token)).toEqual([expect.objectContaining({ series, running: true })])
  expect(daysUntil((await owned(app, asha.token))[0]?.until)).toBeGreaterThan(178)

  expect((await start(app, asha.token, id)).statusCode).toBe(201)
  await db
    .updateTable('entitlements')
    .set({ starts_at: sql`now() - interval '7 months'`, ends_at: sql`now() - interval '1 second'` })
    .execute()
  expect(await state(asha.token)).toBe('locked')
  expect((await start(app, asha.token, id)).statusCode, 'what was started may be finished').toBe(200)
  expect(await owned(app, asha.token)).toEqual([expect.objectContaining({ series, running: false })])
})

test('two of the staff approve at the same moment: the time is given once, and the student notified once', async () => {
  const { app, db, asha, staff } = await aShop()
  const { slug } = await aPackage(db, { months: 1 })
  const order = (await ask(app, asha.token, slug)).json<Order>()
  const colleague = await aStudent(db, 'Colleague')
  const notified: string[] = []
  const mailAfterCommit: Outgoing['mailAfterCommit'] = async (_, { to }) => void notified.push(to)
  const decisions = await Promise.all(
    [staff.id, colleague.id, staff.id, colleague.id].map((who) =>
      approve(db, who, order.id, { ...NO_OUTGOING, mailAfterCommit }),
    ),
  )
  expect(decisions.map(({ status }) => status)).toEqual(Array(4).fill('approved'))
  expect(notified).toEqual([asha.email])
  expect(await db.selectFrom('entitlements').selectAll().execute()).toHaveLength(1)
  await expect(decline(db, staff.id, order.id)).rejects.toMatchObject({ code: 'order_decided' })
  const insertAgain = db
    .insertInto('entitlements')
    .columns(['student_id', 'series_slug', 'order_id', 'starts_at', 'ends_at'])
    .expression((eb) =>
      eb.selectFrom('entitlements').select(['student_id', 'series_slug', 'order_id', 'starts_at', 'ends_at']),
    )
    .execute()
  await expect(insertAgain).rejects.toThrow(/entitlements_pkey/)
})

test('who buys again while it runs gets the months on top, also when both orders are approved at once', async () => {
  const { app, db, asha, staff } = await aShop()
  const { slug } = await aPackage(db, { months: 3 })
  const { slug: other } = await aPackage(db, { months: 3 })
  const orders = await Promise.all([slug, other].map(async (name) => (await ask(app, asha.token, name)).json<Order>()))
  await Promise.all(orders.map(({ id }) => approve(db, staff.id, id)))
  const [row, ...more] = await owned(app, asha.token)
  expect(more).toEqual([])
  expect(daysUntil(row?.until)).toBeGreaterThan(178)
  expect(daysUntil(row?.until)).toBeLessThan(186)
})

test('what reaches further opens at once beside what runs already, and what reaches less begins after it', async () => {
  const { app, db, asha, staff } = await aShop()
  const basic = await aPackage(db, { months: 3, mocks: 1, sectionals: 0 })
  const all = await aPackage(db, { months: 6 })
  const buy = async (slug: string) => approve(db, staff.id, (await ask(app, asha.token, slug)).json<Order>().id)
  await buy(basic.slug)
  await buy(all.slug)
  await buy(basic.slug)
  const terms = (await owned(app, asha.token)).map(({ mocks, until }) => [mocks, Math.round(daysUntil(until) / 30.4)])
  expect(terms).toEqual([
    [1, 9],
    [null, 6],
  ])
})

test('a package of so many tests opens so many beyond the free ones, sectional ones apart', async () => {
  const { app, db, asha, staff } = await aShop()
  const { series } = await aTest(db, { freeCount: 1 })
  const {
    id: _,
    content_id: __,
    ...first
  } = await db.selectFrom('tests').selectAll().where('series_slug', '=', series).executeTakeFirstOrThrow()
  const add = (stage: string, position: number) =>
    db
      .insertInto('tests')
      .values({ ...first, stage, position })
      .execute()
  for (const position of [2, 3, 4]) await add('prelims', position)
  for (const position of [1, 2]) await add('prelims_sectional', position)
  await add('mains', 1)
  const { slug } = await aPackage(db, { series: [series], mocks: 2, sectionals: 1 })
  await approve(db, staff.id, (await ask(app, asha.token, slug)).json<Order>().id)
  const list = (await call(app, 'GET', `/tests/${series}/`, { as: asha.token })).json<TestItem[]>()
  expect(list.map(({ stage, state }) => [stage, state])).toEqual([
    ['prelims', 'open'],
    ['prelims', 'owned'],
    ['prelims', 'owned'],
    ['prelims', 'locked'],
    ['mains', 'owned'],
    ['prelims_sectional', 'owned'],
    ['prelims_sectional', 'locked'],
  ])
  for (const { id, state } of list) {
    expect([id, (await start(app, asha.token, id)).statusCode]).toEqual([id, state === 'locked' ? 402 : 201])
  }
})

test('a declined order opens nothing and may be asked for again', async () => {
  const { app, db, asha, staff } = await aShop()
  const { slug } = await aPackage(db)
  const { id } = (await ask(app, asha.token, slug)).json<Order>()
  await decline(db, staff.id, id)
  expect(await owned(app, asha.token)).toEqual([])
  expect((await ask(app, asha.token, slug)).statusCode).toBe(201)
  await expect(approve(db, staff.id, id)).rejects.toMatchObject({ code: 'order_decided' })
})

test('a package that staff delete leaves the orders and what they opened', async () => {
  const { app, db, asha, staff } = await aShop()
  const { slug } = await aPackage(db, { title: 'Gone soon' })
  const { id } = (await ask(app, asha.token, slug)).json<Order>()
  await db.deleteFrom('packages').where('slug', '=', slug).execute()
  await approve(db, staff.id, id)
  expect(await ordersOf(app, asha.token)).toEqual([
    expect.objectContaining({ package: null, title: 'Gone soon', status: 'approved' }),
  ])
  expect(await owned(app, asha.token)).toHaveLength(1)
})

test('a month is one of India: what begins there on the first of March ends on the first of April', async () => {
  const { app, db, asha, staff } = await aShop()
  const { slug } = await aPackage(db, { months: 1 })
  const buy = async () => {
    const { id } = (await ask(app, asha.token, slug)).json<Order>()
    await approve(db, staff.id, id)
    return id
  }
  await buy()
  await db.updateTable('entitlements').set({ ends_at: '2030-03-01T02:00:00+05:30' }).execute()
  const { ends_at } = await db
    .selectFrom('entitlements')
    .select('ends_at')
    .where('order_id', '=', await buy())
    .executeTakeFirstOrThrow()
  expect(ends_at).toEqual(new Date('2030-04-01T02:00:00+05:30'))
})
