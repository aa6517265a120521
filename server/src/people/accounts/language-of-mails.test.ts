import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aPerson, ORIGIN, post, sharedMailingApp, signUp } from '../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const TELUGU = /\p{Script=Telugu}/u
const HINDI = /\p{Script=Devanagari}/u

test('mails come in the language of the page of the sign-up, then of the last sign-in, then in the one that is chosen', async () => {
  const { app, db } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  const { email, password } = asha
  await call(app, 'POST', '/accounts/register/', { body: asha, language: 'te' })
  const { body } = await mailbox.next(email)
  expect(body).toMatch(/^మీ కోడ్: \d{6}$/m)
  const otp = /\d{6}/.exec(body)?.[0]
  await call(app, 'POST', '/accounts/verify-otp/', { body: { email, otp }, language: 'te' })
  await post(app, '/register/', asha)
  const known = (await mailbox.next(email)).body
  expect(known).toMatch(TELUGU)
  expect(known).toContain(`${ORIGIN}/te/login`)

  const signedIn = await call(app, 'POST', '/accounts/login/', { body: { email, password }, language: 'hi-IN' })
  const { token, user } = signedIn.json<{ token: string; user: object }>()
  expect(user).toMatchObject({ language: 'hi' })
  await post(app, '/user/code/', {}, token)
  expect((await mailbox.next(email)).body).toMatch(HINDI)

  const chosen = await call(app, 'PATCH', '/accounts/user/', { as: token, body: { language: 'te' } })
  expect(chosen.json()).toMatchObject({ language: 'te' })
  await post(app, '/user/code/', {}, token)
  const code = (await mailbox.next(email)).body
  expect(code).toMatch(TELUGU)
  const newAddress = aPerson().email
  const owner = { otp: /\d{8}/.exec(code)?.[0] }
  await call(app, 'PATCH', '/accounts/user/', { as: token, body: { email: newAddress, ...owner } })
  const toNew = (await mailbox.next(newAddress)).body
  expect(toNew).toMatch(TELUGU)
  const confirmed = await post(app, '/user/email/', { otp: /\d{6}/.exec(toNew)?.[0] }, token)
  expect(confirmed.statusCode).toBe(200)
  expect((await mailbox.next(email)).body).toMatch(TELUGU)

  await db.updateTable('users').set({ language: null }).where('email', '=', newAddress).execute()
  await post(app, '/user/code/', {}, token)
  expect((await mailbox.next(newAddress)).body).toMatch(/^Your code: \d{8}$/m)
})

test('for an account without a language the page counts where the mail is asked for', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const { email } = await signUp(app, mailbox)
  const forgotten = { body: { email }, language: 'te' }
  await call(app, 'POST', '/accounts/password/forgot/', forgotten)
  const { body } = await mailbox.next(email)
  expect(body).toMatch(/^మీ కోడ్: \d{8}$/m)
  const password = 'another good password 7'
  const reset = { email, otp: /\d{8}/.exec(body)?.[0], password }
  await call(app, 'POST', '/accounts/password/reset/', { body: reset, language: 'hi' })
  expect((await mailbox.next(email)).body).toMatch(HINDI)

  const { token } = (await post(app, '/login/', { email, password })).json<{ token: string }>()
  await call(app, 'POST', '/accounts/user/code/', { as: token, language: 'te' })
  const owner = await mailbox.next(email)
  expect(owner.body).toMatch(/^మీ కోడ్: \d{8}$/m)
  const elsewhere = aPerson().email
  const change = { email: elsewhere, otp: /\d{8}/.exec(owner.body)?.[0] }
  await call(app, 'PATCH', '/accounts/user/', { as: token, body: change, language: 'hi' })
  expect((await mailbox.next(elsewhere)).body).toMatch(HINDI)
})

test('a program that names no language changes none', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const { email, password } = await signUp(app, mailbox)
  const reply = await post(app, '/login/', { email, password })
  expect(reply.json()).toMatchObject({ user: { language: null } })
  const unknown = await call(app, 'POST', '/accounts/login/', { body: { email, password }, language: 'fr' })
  expect(unknown.json()).toMatchObject({ user: { language: null } })
  const wrong = await call(app, 'PATCH', '/accounts/user/', {
    as: reply.json<{ token: string }>().token,
    body: { language: 'fr' },
  })
  expect(wrong.statusCode).toBe(400)
})
