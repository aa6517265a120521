import type { Order } from '@pariksha/contract/packages'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { aStudent } from '../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aPackage } from '../../testing/papers/packages.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'
import { mailingApp } from '../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

test('an order is reported to the institute and to the student once, and so is what comes of it', async () => {
  const { app, db } = await mailingApp(mailbox)
  await db.updateTable('institute').set({ email: 'office@example.com', phone: '+91 5550 100200' }).execute()
  const asha = await aStudent(db, 'Asha Rao')
  const { slug } = await aPackage(db, { title: 'Everything', price: 1499, months: 12 })
  const ask = () => call(app, 'POST', '/orders/', { as: asha.token, body: { package: slug } })
  const order = (await ask()).json<Order>()
  await ask()

  const toInstitute = await mailbox.next('office@example.com')
  expect(toInstitute.subject).toBe(`Order ${order.id}: Everything`)
  for (const text of ['Asha Rao', asha.email, 'Rs. 1,499', 'for 1 year', '/staff/orders'])
    expect(toInstitute.body).toContain(text)
  const toStudent = await mailbox.next(asha.email)
  for (const text of ['Everything', 'Nothing has been paid yet', 'office@example.com', '+91 5550 100200', '/library'])
    expect(toStudent.body).toContain(text)
  expect([mailbox.unread('office@example.com'), mailbox.unread(asha.email)]).toEqual([[], []])

  const staff = await aStaffMember(app, db)
  const decide = (id: number, decision: string) =>
    call(app, 'POST', `/staff/orders/${id}/${decision}/`, { as: staff.token })
  for (const _ of [1, 2]) expect((await decide(order.id, 'approve')).statusCode).toBe(200)
  expect((await mailbox.next(asha.email)).subject).toBe('Your tests are open: Everything')
  const second = (await ask()).json<Order>()
  await mailbox.next(asha.email)
  await decide(second.id, 'decline')
  expect((await mailbox.next(asha.email)).body).toContain('The tests were not opened')
  expect(mailbox.unread(asha.email)).toEqual([])
})

test('a student reads that an approval was taken back, why, and whom to ask about the money', async () => {
  const { app, db } = await mailingApp(mailbox)
  await db.updateTable('institute').set({ email: 'money@example.com', phone: '' }).execute()
  const asha = await aStudent(db, 'Asha Rao')
  const { slug } = await aPackage(db, { title: 'Everything' })
  const staff = await aStaffMember(app, db)
  const { id } = (await call(app, 'POST', '/orders/', { as: asha.token, body: { package: slug } })).json<Order>()
  await mailbox.next(asha.email)
  await call(app, 'POST', `/staff/orders/${id}/approve/`, { as: staff.token })
  await mailbox.next(asha.email)
  const body = { reason: 'No payment arrived.' }
  for (const _ of [1, 2]) await call(app, 'POST', `/staff/orders/${id}/revoke/`, { as: staff.token, body })
  const mail = await mailbox.next(asha.email)
  expect(mail.subject).toBe('Your order was taken back: Everything')
  for (const text of [`order ${id}`, 'locked again', 'Reason: No payment arrived.', 'money@example.com', '/library'])
    expect(mail.body).toContain(text)
  expect(mailbox.unread(asha.email)).toEqual([])
})

test('a package is called as the student reads it, while it has the title that was ordered', async () => {
  const { app, db } = await mailingApp(mailbox)
  await db.updateTable('institute').set({ email: 'accounts@example.com' }).execute()
  const asha = await aStudent(db, 'Asha Rao')
  await db.updateTable('users').set({ language: 'te' }).where('id', '=', asha.id).execute()
  const title = { te: { title: 'మొత్తం టెస్టులు' }, hi: { description: 'सब' } }
  const { id, slug } = await aPackage(db, { title: 'Everything', translations: JSON.stringify(title) })
  const staff = await aStaffMember(app, db)
  const order = async () =>
    (await call(app, 'POST', '/orders/', { as: asha.token, body: { package: slug } })).json<Order>()
  const approve = (of: Order) => call(app, 'POST', `/staff/orders/${of.id}/approve/`, { as: staff.token })
  const read = async () => (await mailbox.next(asha.email)).body
  const give = (reason: string) =>
    call(app, 'POST', `/staff/students/${asha.id}/packages/`, { as: staff.token, body: { package: slug, reason } })

  const first = await order()
  expect((await mailbox.next('accounts@example.com')).subject).toBe(`Order ${first.id}: Everything`)
  expect(await read()).toContain('మీరు ఇచ్చిన ఆర్డర్: మొత్తం టెస్టులు')
  await approve(first)
  expect(await read()).toContain('మొత్తం టెస్టులు')
  await give('A prize.')
  expect(await read()).toContain('మొత్తం టెస్టులు')

  // an order keeps the title of its moment
  const second = await order()
  await read()
  await db.updateTable('packages').set({ title: 'All there is' }).where('id', '=', id).execute()
  await approve(second)
  expect(await read()).toContain('Everything')
  // and is called so where its title is not there in the language
  await db.updateTable('users').set({ language: 'hi' }).where('id', '=', asha.id).execute()
  await give('Another one.')
  expect(await read()).toContain('All there is')
})

test('a package that is given again, as the answer was lost, is given once and mailed once; for another reason it is another period', async () => {
  const { app, db } = await mailingApp(mailbox)
  const asha = await aStudent(db)
  const { slug } = await aPackage(db)
  const staff = await aStaffMember(app, db)
  const give = async (reason: string) => {
    const body = { package: slug, reason }
    const reply = await call(app, 'POST', `/staff/students/${asha.id}/packages/`, { as: staff.token, body })
    return [reply.statusCode, reply.json().order_id]
  }
  const [first, ...again] = await Promise.all([give('A prize.'), give('A prize.'), give('A prize.')])
  expect(first).toEqual([201, expect.any(Number)])
  expect(again).toEqual([first, first])
  const second = await give('Another prize.')
  expect(second).not.toEqual(first)
  await sql`update orders set decided_at = decided_at - interval '11 minutes'`.execute(db)
  expect(await give('Another prize.')).not.toEqual(second)
  await app.close()
  expect(mailbox.unread(asha.email)).toHaveLength(3)
  expect(await db.selectFrom('entitlements').select('order_id').distinct().execute()).toHaveLength(3)
})

test('a student cannot flood the institute with orders', async () => {
  const { app, db } = await mailingApp(mailbox, { limits: true })
  const asha = await aStudent(db)
  const { slug } = await aPackage(db)
  const statuses: number[] = []
  for (let times = 0; times < 22; times++) {
    const reply = await call(app, 'POST', '/orders/', { as: asha.token, body: { package: slug } })
    statuses.push(reply.statusCode)
    if (reply.statusCode === 201)
      await call(app, 'POST', `/orders/${reply.json<Order>().id}/cancel/`, { as: asha.token })
  }
  expect(statuses.filter((status) => status === 201)).toHaveLength(20)
  expect(statuses.slice(20)).toEqual([429, 429])
})
