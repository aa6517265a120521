import type { Order, StaffOrder } from '@pariksha/contract/packages'
import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import type { OwnedSeries } from '@pariksha/contract/student/library'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call, testApp } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPackage } from '../../testing/papers/packages.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { aStaffMember, firstStep } from '../../testing/staff/staff.ts'

const REASON = 'The payment was another student’s.'

async function anAppWithOrders() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { db } = database
  const staff = await aStaffMember(app, db)
  const asha = await aStudent(db, 'Asha Rao')
  const decide = (id: number, decision: string) =>
    call(app, 'POST', `/staff/orders/${id}/${decision}/`, { as: staff.token })
  const order = async (slug: string) =>
    (await call(app, 'POST', '/orders/', { as: asha.token, body: { package: slug } })).json<Order>().id
  const buy = async (slug: string) => {
    const id = await order(slug)
    expect((await decide(id, 'approve')).statusCode).toBe(200)
    return id
  }
  const revoke = (id: number, reason: unknown = REASON, as = staff.token) =>
    call(app, 'POST', `/staff/orders/${id}/revoke/`, { as, body: { reason } })
  const start = (testId: number) => call(app, 'POST', '/tests/usertest/', { as: asha.token, body: { test_id: testId } })
  const owned = async () => (await call(app, 'GET', '/library/series/', { as: asha.token })).json<OwnedSeries[]>()
  const listed = async (status: string) =>
    (await call(app, 'GET', `/staff/orders/?status=${status}`, { as: staff.token })).json<{ results: StaffOrder[] }>()
      .results
  const logged = async () =>
    (await call(app, 'GET', '/staff/audit-log/?subject=orders', { as: staff.token })).json<{ entries: AuditEntry[] }>()
      .entries
  return { app, db, staff, asha, decide, order, buy, revoke, start, owned, listed, logged }
}

/** Months from now, rounded. */
const monthsUntil = (moment: string | undefined) =>
  Math.round((Date.parse(moment ?? '') - Date.now()) / 86_400_000 / 30.4)

test('a revoked order opens nothing more; what was taken stays, and what runs can be finished', async () => {
  const { app, db, asha, staff, buy, revoke, start, owned, listed, logged } = await anAppWithOrders()
  const { id: taken, series } = await aTest(db, { freeCount: 0 })
  const { slug } = await aPackage(db, { series: [series] })
  const id = await buy(slug)
  const sitting = await startSitting(app, asha.token, taken)
  expect((await revoke(id)).json()).toMatchObject({
    id,
    status: 'revoked',
    decided_at: expect.any(String),
    revoked_at: expect.any(String),
    revoked_reason: REASON,
  })
  expect(await owned()).toEqual([])
  const submit = await call(app, 'POST', `/tests/usertest/${sitting.id}/submit/`, { as: asha.token, body: {} })
  expect(submit.statusCode).toBe(200)
  expect((await call(app, 'GET', `/tests/usertest/${sitting.id}/`, { as: asha.token })).statusCode).toBe(200)
  expect((await start(taken)).json()).toMatchObject({ code: 'payment_required' })

  const [mine] = (await call(app, 'GET', '/orders/', { as: asha.token })).json<Order[]>()
  expect(mine).toMatchObject({ id, status: 'revoked', revoked_reason: REASON })
  expect(mine).not.toHaveProperty('revoked_by')
  expect(await listed('approved')).toEqual([])
  expect(await listed('revoked')).toMatchObject([
    { id, decided_by: expect.any(String), revoked_by: expect.any(String), revoked_reason: REASON },
  ])
  expect((await logged())[0]).toMatchObject({
    who: staff.email,
    action: 'revoked',
    subject_id: String(id),
    before: { status: 'approved' },
    after: { status: 'revoked', reason: REASON },
  })
  const account = (await call(app, 'GET', '/accounts/user/export/', { as: asha.token })).json()
  expect(account.orders).toMatchObject([{ status: 'revoked', revoked_reason: REASON }])
  expect(account.orders[0]).not.toHaveProperty('revoked_by')
})

test('what was bought besides moves forward: the months of a second order begin where the first was revoked', async () => {
  const { db, buy, revoke, owned, start } = await anAppWithOrders()
  const { id: testId, series } = await aTest(db, { freeCount: 0 })
  const three = await aPackage(db, { series: [series], months: 3 })
  const six = await aPackage(db, { series: [series], months: 6 })
  const first = await buy(three.slug)
  await buy(six.slug)
  expect((await owned()).map(({ until }) => monthsUntil(until))).toEqual([9])
  await revoke(first)
  expect((await owned()).map(({ until }) => monthsUntil(until))).toEqual([6])
  expect((await start(testId)).statusCode).toBe(201)
})

test('of three orders in turn the one in the middle is revoked, and what has begun keeps its days', async () => {
  const { db, buy, revoke, owned } = await anAppWithOrders()
  const [one, two, three] = [
    await aPackage(db, { months: 1 }),
    await aPackage(db, { months: 3 }),
    await aPackage(db, { months: 6 }),
  ]
  await buy(one.slug)
  const middle = await buy(two.slug)
  await buy(three.slug)
  const running = () => db.selectFrom('entitlements').selectAll().where('starts_at', '<=', sql<Date>`now()`).execute()
  const before = await running()
  await revoke(middle)
  expect(await running()).toEqual(before)
  expect((await owned()).map(({ until }) => monthsUntil(until))).toEqual([7])
})

test('only an approved order is revoked, and a revoked one is neither approved, declined nor cancelled', async () => {
  const { app, db, asha, decide, order, revoke, logged } = await anAppWithOrders()
  const { slug } = await aPackage(db)
  const id = await order(slug)
  const early = await revoke(id)
  expect([early.statusCode, early.json().code]).toEqual([409, 'order_not_approved'])
  expect(early.json().detail).toContain('requested')
  await decide(id, 'approve')
  await revoke(id)
  for (const decision of ['approve', 'decline']) expect((await decide(id, decision)).statusCode).toBe(409)
  expect((await call(app, 'POST', `/orders/${id}/cancel/`, { as: asha.token })).statusCode).toBe(409)
  expect(await logged()).toHaveLength(2)
  expect(await order(slug), 'it can be ordered again').toBeGreaterThan(id)
  expect((await revoke(id + 1_000)).statusCode).toBe(404)
})

test('two of the staff revoke at once: one reason is stored, logged once, and the other is refused', async () => {
  const { app, db, buy, revoke, logged } = await anAppWithOrders()
  const { slug } = await aPackage(db)
  const id = await buy(slug)
  const colleague = await aStaffMember(app, db)
  const replies = await Promise.all([revoke(id), revoke(id, 'Paid back in cash.', colleague.token)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const won = replies.find(({ statusCode }) => statusCode === 200)?.json<Order>()
  expect(await logged()).toMatchObject([{ after: { reason: won?.revoked_reason } }, { action: 'approved' }])
  // the answer was lost: the same call is no conflict
  const again = await Promise.all([revoke(id), revoke(id, 'Paid back in cash.', colleague.token)])
  expect(again.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
})

test('approved and revoked at once, an order that is revoked opens nothing', async () => {
  const { db, buy, order, decide, revoke, owned } = await anAppWithOrders()
  const { slug } = await aPackage(db)
  const { slug: other } = await aPackage(db)
  const first = await buy(slug)
  const second = await order(other)
  const replies = await Promise.all([revoke(first), decide(second, 'approve')])
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  const rows = await db.selectFrom('entitlements').select(['order_id', 'starts_at']).execute()
  expect(rows.map(({ order_id }) => order_id)).toEqual([second])
  expect(Date.parse(String(rows[0]?.starts_at))).toBeLessThanOrEqual(Date.now())
  expect(await owned()).toHaveLength(1)
})

test('nobody but staff who decide orders revokes one, and a reason is a short line', async () => {
  const { app, db, asha, staff, buy, revoke, owned } = await anAppWithOrders()
  const { slug } = await aPackage(db)
  const id = await buy(slug)
  const support = await aStaffSession(db, true, ['support'])
  for (const as of [asha.token, support, await firstStep(app, staff)])
    expect((await revoke(id, REASON, as)).statusCode).toBe(403)
  for (const reason of ['', '  no ', 'x'.repeat(301), 'two\nlines', null, 7])
    expect((await revoke(id, reason)).statusCode).toBe(400)
  expect(await owned()).toHaveLength(1)
})

test('a package that was given is revoked, too, and the same gift made again is another one', async () => {
  const { app, db, asha, staff, revoke, owned } = await anAppWithOrders()
  const { slug } = await aPackage(db)
  const give = async () => {
    const body = { package: slug, reason: 'A prize.' }
    const reply = await call(app, 'POST', `/staff/students/${asha.id}/packages/`, { as: staff.token, body })
    return reply.json<{ order_id: number }>().order_id
  }
  const first = await give()
  expect((await revoke(first)).statusCode).toBe(200)
  expect(await owned()).toEqual([])
  expect(await give()).not.toBe(first)
  expect(await owned()).toHaveLength(1)
})

test('a revoked order of an erased account stays for the accounts, and a paid one can still be revoked', async () => {
  const { app, db, asha, staff, buy, revoke, listed } = await anAppWithOrders()
  const [first, second] = [await aPackage(db), await aPackage(db)]
  const [revoked, paid] = [await buy(first.slug), await buy(second.slug)]
  await revoke(revoked)
  const body = { email: asha.email, reason: 'The student asked for it.' }
  const erasure = await call(app, 'POST', `/staff/students/${asha.id}/erasure/`, { as: staff.token, body })
  expect(erasure.statusCode).toBe(200)
  expect(await listed('revoked')).toMatchObject([{ id: revoked, student: null }])
  expect((await revoke(paid)).statusCode).toBe(200)
  expect(await listed('revoked')).toMatchObject([{ id: paid }, { id: revoked }])
})
