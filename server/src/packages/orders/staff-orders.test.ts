import type { Order, StaffOrder } from '@pariksha/contract/packages'
import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import { expect, test } from 'vitest'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { aPackage } from '../../testing/papers/packages.ts'
import { aStaffMember, firstStep } from '../../testing/staff/staff.ts'

async function anAppWithOrders() {
  const database = await databaseForTest()
  const app = await testApp(database)
  const { db } = database
  const staff = await aStaffMember(app, db)
  const { slug } = await aPackage(db)
  const anOrder = async (name = 'Asha Rao') => {
    const student = await aStudent(db, name)
    const reply = await call(app, 'POST', '/orders/', { as: student.token, body: { package: slug } })
    return { student, ...reply.json<Order>() }
  }
  const waiting = async (query = '') => {
    const reply = await call(app, 'GET', `/staff/orders/${query}`, { as: staff.token })
    return reply.json<{ results: StaffOrder[]; next: string | null; previous: string | null }>()
  }
  const decide = (id: number, decision: string, as = staff.token) =>
    call(app, 'POST', `/staff/orders/${id}/${decision}/`, { as })
  return { app, db, staff, anOrder, waiting, decide }
}

test('the staff see who waits, longest first, approve or decline, and it is written down who did', async () => {
  const { app, staff, anOrder, waiting, decide } = await anAppWithOrders()
  const asha = await anOrder()
  const ravi = await anOrder('Ravi Kumar')
  expect((await waiting()).results.map(({ id, student }) => [id, student])).toEqual([
    [asha.id, { id: asha.student.id, full_name: 'Asha Rao', email: asha.student.email, phone_number: null }],
    [ravi.id, expect.objectContaining({ full_name: 'Ravi Kumar' })],
  ])
  expect((await decide(asha.id, 'approve')).json()).toMatchObject({ id: asha.id, status: 'approved' })
  expect((await decide(ravi.id, 'decline')).json()).toMatchObject({ id: ravi.id, status: 'declined' })
  expect((await waiting()).results).toEqual([])
  const [approved] = (await waiting('?status=approved')).results
  expect(approved).toMatchObject({ id: asha.id, decided_at: expect.any(String), decided_by: expect.any(String) })

  const log = await call(app, 'GET', '/staff/audit-log/?subject=orders', { as: staff.token })
  expect(log.json<{ entries: AuditEntry[] }>().entries).toMatchObject([
    { who: staff.email, action: 'declined', subject_id: String(ravi.id) },
    { who: staff.email, action: 'approved', subject_id: String(asha.id), after: { status: 'approved' } },
  ])
})

test('approved twice at once over the wire, the order opens once and is in the log once', async () => {
  const { app, db, staff, anOrder, decide } = await anAppWithOrders()
  const { id } = await anOrder()
  const replies = await Promise.all([1, 2, 3].map(() => decide(id, 'approve')))
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await db.selectFrom('entitlements').select('order_id').execute()).toEqual([{ order_id: id }])
  const log = await call(app, 'GET', '/staff/audit-log/?subject=orders', { as: staff.token })
  expect(log.json<{ entries: AuditEntry[] }>().entries).toHaveLength(1)
  const declined = await decide(id, 'decline')
  expect([declined.statusCode, declined.json().code]).toEqual([409, 'order_decided'])
})

test('neither a student nor staff with one step approve anything', async () => {
  const { app, staff, anOrder, decide } = await anAppWithOrders()
  const { id, student } = await anOrder()
  for (const as of [student.token, await firstStep(app, staff)]) {
    expect((await call(app, 'GET', '/staff/orders/', { as })).statusCode).toBe(403)
    for (const decision of ['approve', 'decline']) expect((await decide(id, decision, as)).statusCode).toBe(403)
  }
  expect((await decide(id + 1_000, 'approve')).statusCode).toBe(404)
})

test('a long list comes page by page', async () => {
  const { anOrder, waiting } = await anAppWithOrders()
  for (let count = 0; count < 21; count++) await anOrder()
  const first = await waiting()
  expect([first.results.length, first.next, first.previous]).toEqual([
    20,
    '/api/v1/staff/orders/?status=requested&page=2',
    null,
  ])
  const second = await waiting('?page=2')
  expect([second.results.length, second.next]).toEqual([1, null])
})

test('orders are found by the number, and by parts of the package, the name, the address and the phone number', async () => {
  const { db, anOrder, waiting, decide } = await anAppWithOrders()
  const asha = await anOrder()
  const ravi = await anOrder('Ravi Kumar')
  await db.updateTable('users').set({ phone_number: '+919848022338' }).where('id', '=', ravi.student.id).execute()
  await decide(asha.id, 'approve')
  const found = async (q: string, status = 'all') =>
    (await waiting(`?status=${status}&q=${encodeURIComponent(q)}`)).results.map(({ id }) => id)
  expect(await found('')).toEqual([ravi.id, asha.id])
  expect(await found('rao ASHA')).toEqual([asha.id])
  expect(await found('asha', 'requested')).toEqual([])
  expect(await found(ravi.student.email.toUpperCase())).toEqual([ravi.id])
  expect(await found('98480 22338')).toEqual([ravi.id])
  expect(await found(`#${asha.id}`)).toEqual([asha.id])
  expect(await found(String(asha.id))).toContain(asha.id)
  expect(await found(`${asha.title} kumar`)).toEqual([ravi.id])
  for (const q of ['%', '_', '#', '999999999999999', 'nobody']) expect(await found(q)).toEqual([])
})
