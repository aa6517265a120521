import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { call } from '../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aPerson, logIn, mailingApp, post, sharedMailingApp, signUp, tokenOf, wrong } from '../../testing/visitor.ts'

// The server did what was asked, its answer did not arrive, and the same browser sends the same again.

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const NEW = 'an entirely new one'
const REFUSED = [400, 'wrong_code']
const outcome = (reply: Awaited<ReturnType<typeof post>>) =>
  reply.statusCode === 200 ? 200 : [reply.statusCode, reply.json().code]
const expireCodes = (db: Database) =>
  db
    .updateTable('codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()

/** Somebody whose code was taken by the server. */
async function confirmed() {
  const { app, db } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  const { registration } = (await post(app, '/register/', asha)).json<{ registration: string }>()
  const otp = await mailbox.code(asha.email)
  const verify = (change: object = {}) => post(app, '/verify-otp/', { email: asha.email, registration, otp, ...change })
  const goOn = (ticket: string, key?: string) => post(app, '/continue/', { ticket, idempotency_key: key })
  const { ticket } = (await verify()).json<{ ticket: string }>()
  return { app, db, asha, otp, verify, goOn, ticket }
}

test('the code of a sign-up is answered again, with a ticket in place of the lost one', async () => {
  const { verify, goOn, ticket } = await confirmed()
  const again = await verify()
  expect([again.statusCode, again.json().preferred_name]).toEqual([200, 'Asha'])
  expect(outcome(await goOn(ticket))).toEqual(REFUSED)
  expect(outcome(await goOn(again.json().ticket))).toBe(200)
  expect(outcome(await verify()), 'somebody has signed in with it').toEqual(REFUSED)
})

test('it is answered again only to the browser that signed up, with the code, while that is good', async () => {
  const { db, otp, verify } = await confirmed()
  const others = [{ registration: undefined }, { registration: randomUUID() }, { email: aPerson().email }]
  for (const change of [...others, { otp: wrong(otp) }]) expect(outcome(await verify(change))).toEqual(REFUSED)
  await expireCodes(db)
  expect(outcome(await verify())).toEqual(REFUSED)
})

test('a ticket is answered again to the browser that sent it, by a session in place of the lost one', async () => {
  const { app, goOn, ticket } = await confirmed()
  const key = randomUUID()
  const lost = (await goOn(ticket, key)).json<{ token: string }>()
  for (const other of [undefined, randomUUID()]) expect(outcome(await goOn(ticket, other))).toEqual(REFUSED)
  const replies = await Promise.all([goOn(ticket, key), goOn(ticket, key)])
  // one of the two is refused, or its session is replaced by that of the other
  const made = replies.flatMap((reply) => (reply.statusCode === 200 ? [reply.json<{ token: string }>().token] : []))
  const answers = [lost.token, ...made].map((as) => call(app, 'GET', '/accounts/sessions/', { as }))
  const open = (await Promise.all(answers)).filter(({ statusCode }) => statusCode === 200)
  expect(open.map((answer) => answer.json())).toEqual([[expect.anything()]])

  for (const token of made) await post(app, '/logout/', undefined, token)
  expect(outcome(await goOn(ticket, key)), 'who logged out is not signed in by it').toEqual(REFUSED)
})

test('a new password that is set already is set', async () => {
  const { app, db } = await sharedMailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  await post(app, '/password/forgot/', { email: asha.email })
  const otp = await mailbox.code(asha.email)
  const reset = (password = NEW) => post(app, '/password/reset/', { email: asha.email, otp, password })
  expect(outcome(await reset())).toBe(200)
  const token = await tokenOf(app, { ...asha, password: NEW })
  expect(outcome(await reset())).toBe(200)
  expect((await call(app, 'GET', '/accounts/user/', { as: token })).statusCode).toBe(200)
  expect(outcome(await reset('yet another of them'))).toEqual(REFUSED)
  const body = { current_password: NEW, password: 'a third password' }
  expect(outcome(await post(app, '/user/password/', body, token))).toBe(200)
  expect(outcome(await reset()), 'it was changed since').toEqual(REFUSED)
  expect(outcome(await reset(body.password)), 'by another way').toBe(200)
  await expireCodes(db)
  expect(outcome(await reset(body.password))).toEqual(REFUSED)
  await app.close()
  expect(mailbox.unread(asha.email), 'one notice for each change').toHaveLength(2)
})

test('a used code stands in the way of no other one', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  await tokenOf(app, asha) // this network is known
  const at = (path: string, body: object, remoteAddress: string) =>
    app.inject({ method: 'POST', url: `/api/v1/accounts${path}`, payload: body, remoteAddress })
  const resetAt = async (asking: string, typing: string, password: string) => {
    await at('/password/forgot/', { email: asha.email }, asking)
    const otp = await mailbox.code(asha.email)
    return at('/password/reset/', { email: asha.email, otp, password }, typing)
  }
  expect((await resetAt('127.0.0.1', '127.0.0.1', NEW)).statusCode).toBe(200)
  await mailbox.next(asha.email) // the notice
  expect((await resetAt('192.0.2.7', '127.0.0.1', 'yet another of them')).statusCode).toBe(200)
})

test.each(['the old password', 'a code'])('a password that is changed with %s is changed', async (proof) => {
  const { app } = await mailingApp(mailbox, { limits: true })
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  const proven = async () => {
    if (proof === 'the old password') return { current_password: asha.password }
    await post(app, '/user/code/', undefined, token)
    return { otp: await mailbox.code(asha.email) }
  }
  const body = { ...(await proven()), password: NEW }
  const change = (change: object = {}) => post(app, '/user/password/', { ...body, ...change }, token)
  expect(outcome(await change())).toBe(200)
  await mailbox.next(asha.email) // the notice
  expect(outcome(await change())).toBe(200)
  await app.close()
  expect(mailbox.unread(asha.email)).toEqual([])
})

test('whoever guesses at a password by changing it to the guess has the tries of a login', async () => {
  const { app } = await mailingApp(mailbox, { limits: true })
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  const guess = async (n: number) =>
    (
      await post(
        app,
        '/user/password/',
        { current_password: `guess ${n} of it`, password: `a longer guess ${n}` },
        token,
      )
    ).statusCode
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push(await guess(n))
  expect(statuses).toEqual([403, 403, 403, 403, 403, 429])
  expect((await logIn(app, asha)).statusCode).toBe(200)
})

test('a new address that is confirmed already is confirmed', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  const move = (email: string, current_password = asha.password) =>
    call(app, 'PATCH', '/accounts/user/', { as: token, body: { email, current_password } })
  const { email } = aPerson()
  await move(email)
  const otp = await mailbox.code(email)
  const confirm = () => post(app, '/user/email/', { otp }, token)
  const first = await confirm()
  const again = await confirm()
  expect([again.statusCode, again.json()]).toEqual([200, first.json()])
  await mailbox.next(asha.email) // the notice, once
  const next = aPerson()
  await move(next.email)
  expect(outcome(await confirm()), 'a newer code replaces it').toEqual(REFUSED)
  expect(mailbox.unread(asha.email)).toEqual([])
})
