import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aPerson, mailingApp, post, tokenOf } from '../../../testing/visitor.ts'
import { createOwner } from '../../staff/members/members.ts'
import { pruneAccounts } from '../erase/prune.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

/** Somebody who has just shown the code, on the page after it. */
async function justVerified(limits = false) {
  const { app, db } = await mailingApp(mailbox, { limits })
  const asha = aPerson()
  await post(app, '/register/', asha)
  const confirmed = await post(app, '/verify-otp/', { email: asha.email, otp: await mailbox.code(asha.email) })
  expect(confirmed.json()).toEqual({ ticket: expect.stringMatching(/^[\w-]{43}$/), preferred_name: 'Asha' })
  const { ticket } = confirmed.json<{ ticket: string }>()
  const goOn = (given: string = ticket) => post(app, '/continue/', { ticket: given })
  return { app, db, asha, ticket, goOn }
}

const REFUSED = [400, 'wrong_code']
type Reply = Awaited<ReturnType<typeof post>>
const refusal = (reply: Reply) => [reply.statusCode, reply.json().code]

test('who has just shown the code signs in with one tap, once', async () => {
  const { app, db, asha, ticket, goOn } = await justVerified()
  expect(JSON.stringify(await db.selectFrom('sign_in_tickets').selectAll().execute())).not.toContain(ticket)

  const replies = await Promise.all([goOn(), goOn(), goOn()])
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 400, 400])
  const session = replies.find((reply) => reply.statusCode === 200)?.json()
  expect(session.user).toMatchObject({ email: asha.email, full_name: 'Asha Rao' })
  expect((await call(app, 'GET', '/accounts/user/', { as: session.token })).json().email).toBe(asha.email)
  expect(refusal(await goOn())).toEqual(REFUSED)
})

test('a ticket of more than ten minutes ago is worth nothing, and is not kept', async () => {
  const { db, goOn } = await justVerified()
  const { expires_at } = await db.selectFrom('sign_in_tickets').select('expires_at').executeTakeFirstOrThrow()
  expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(600_000)
  expect(expires_at.getTime() - Date.now()).toBeGreaterThan(590_000)
  const expire = () => db.updateTable('sign_in_tickets').set({ expires_at: new Date(Date.now() - 1) })
  await expire().execute()
  expect(refusal(await goOn())).toEqual(REFUSED)
  await pruneAccounts(db)
  expect(await db.selectFrom('sign_in_tickets').selectAll().execute()).toEqual([])
})

test('without the ticket nobody gets in: the address, the code or a guess do not do', async () => {
  const { app, asha, ticket, goOn } = await justVerified()
  for (const body of [{ email: asha.email }, { ticket: asha.email }, { ticket: '' }, { ticket, email: asha.email }]) {
    expect(refusal(await post(app, '/continue/', body))).toEqual([400, 'bad_input'])
  }
  expect(refusal(await goOn('x'.repeat(43)))).toEqual(REFUSED)
  expect(refusal(await goOn(`${ticket.slice(0, -2)}xx`))).toEqual(REFUSED)
  expect((await call(app, 'GET', '/accounts/user/', { as: ticket })).statusCode).toBe(401)
  expect((await goOn()).statusCode).toBe(200)
})

test('a new password ends it: with the code, and by who is signed in', async () => {
  const reset = await justVerified()
  await post(reset.app, '/password/forgot/', { email: reset.asha.email })
  const otp = await mailbox.code(reset.asha.email)
  const set = await post(reset.app, '/password/reset/', {
    email: reset.asha.email,
    otp,
    password: 'entirely new words',
  })
  expect(set.statusCode).toBe(200)
  expect(refusal(await reset.goOn())).toEqual(REFUSED)

  const changed = await justVerified()
  const body = { current_password: changed.asha.password, password: 'entirely new words' }
  const as = await tokenOf(changed.app, changed.asha)
  expect((await post(changed.app, '/user/password/', body, as)).statusCode).toBe(200)
  expect(refusal(await changed.goOn())).toEqual(REFUSED)
})

test('whoever became a member of the staff meanwhile signs in with both steps', async () => {
  const { db, asha, goOn } = await justVerified()
  await db
    .updateTable('users')
    .set({ role: 'staff', staff_roles: ['owner'] })
    .where('email', '=', asha.email)
    .execute()
  expect(refusal(await goOn())).toEqual(REFUSED)

  const made = await justVerified()
  await createOwner(made.db, { email: made.asha.email, password: 'a long enough password' })
  expect(refusal(await made.goOn())).toEqual(REFUSED)
})

test('an account that was erased takes its ticket along', async () => {
  const { app, db, asha, goOn } = await justVerified()
  const as = await tokenOf(app, asha)
  await call(app, 'DELETE', '/accounts/user/', { as, body: { password: asha.password } })
  expect(refusal(await goOn())).toEqual(REFUSED)
  expect(await db.selectFrom('sign_in_tickets').selectAll().execute()).toEqual([])
})
