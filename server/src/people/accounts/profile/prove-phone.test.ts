import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { call } from '../../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { type SmsGateway, startSmsGateway } from '../../../testing/fakes/sms-gateway.ts'
import {
  aPerson,
  logIn,
  mailingApp,
  type Person,
  post,
  sharedMailingApp,
  signUp,
  tokenOf,
  wrong,
} from '../../../testing/visitor.ts'

let mailbox: Mailbox
let gateway: SmsGateway
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startSmsGateway()
})
afterAll(() => Promise.all([mailbox.close(), gateway.close()]))

let numbers = 0
const aNumber = () => `+9155502${String(10_000 + numbers++)}`
const sentTo = (phone: string) => gateway.messages.filter(({ to }) => to === phone).length
const NEW = 'an entirely new one'

/** A student who signed up while no SMS was configured, which has been configured since. */
async function signedUpBeforeSms() {
  const before = await sharedMailingApp(mailbox)
  const asha = await signUp(before.app, mailbox, aPerson({ phone_number: aNumber() }))
  const { app, db } = await mailingApp(mailbox, { env: { SMS_WEBHOOK_URL: gateway.url }, on: before.database })
  const token = await tokenOf(app, asha)
  const profile = async () => (await call(app, 'GET', '/accounts/user/', { as: token })).json()
  const change = (body: object) => call(app, 'PATCH', '/accounts/user/', { as: token, body })
  return { app, db, asha, token, profile, change }
}

/** Asks for a code for a new password; it comes by mail in any case. */
async function forget(app: FastifyInstance, { email }: Person) {
  await post(app, '/password/forgot/', { email })
  return mailbox.code(email)
}

async function prove(app: FastifyInstance, token: string, phone: string, password: string) {
  expect((await post(app, '/user/phone/code/', { current_password: password }, token)).statusCode).toBe(200)
  return post(app, '/user/phone/', { otp: await gateway.code(phone) }, token)
}

test('a number of the time before SMS gets no code until its owner has proved it', async () => {
  const { app, asha, token, profile } = await signedUpBeforeSms()
  expect(await profile()).toMatchObject({ phone_number: asha.phone_number, phone_verified: false })
  await forget(app, asha)
  expect(sentTo(asha.phone_number)).toBe(0)

  const proved = await prove(app, token, asha.phone_number, asha.password)
  expect([proved.statusCode, proved.json().phone_verified]).toEqual([200, true])
  await forget(app, asha)
  const otp = await gateway.code(asha.phone_number)
  expect((await post(app, '/password/reset/', { email: asha.email, otp, password: NEW })).statusCode).toBe(200)
  expect((await logIn(app, { ...asha, password: NEW })).statusCode).toBe(200)
})

test('another number is not proved, nor is the one before when it comes back', async () => {
  const { app, asha, token, profile, change } = await signedUpBeforeSms()
  await prove(app, token, asha.phone_number, asha.password)
  const other = aNumber()
  expect((await change({ phone_number: other })).json()).toMatchObject({ phone_number: other, phone_verified: false })
  const sent = sentTo(asha.phone_number)
  await forget(app, asha)
  expect((await change({ phone_number: asha.phone_number })).json().phone_verified).toBe(false)
  await forget(app, asha)
  expect([sentTo(other), sentTo(asha.phone_number)]).toEqual([0, sent])
  await change({ phone_number: null })
  expect(await profile()).toMatchObject({ phone_number: null, phone_verified: false })
})

test('a session alone proves no number', async () => {
  const { app, asha, token, change } = await signedUpBeforeSms()
  const others = aNumber()
  expect((await change({ phone_number: others })).statusCode).toBe(200)
  const asked = [
    await post(app, '/user/phone/code/', {}, token),
    await post(app, '/user/phone/code/', { current_password: 'a guess of it' }, token),
  ]
  expect(asked.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [403, 'proof_needed'],
    [403, 'wrong_password'],
  ])
  await app.close()
  expect([sentTo(others), sentTo(asha.phone_number)]).toEqual([0, 0])
})

test('a code proves the number it was sent to, and nothing that it was not sent to', async () => {
  const { app, asha, token, profile, change } = await signedUpBeforeSms()
  await post(app, '/user/phone/code/', { current_password: asha.password }, token)
  const otp = await gateway.code(asha.phone_number)
  expect((await post(app, '/user/phone/', { otp: wrong(otp) }, token)).json().code).toBe('wrong_code')
  await change({ phone_number: aNumber() })
  expect((await post(app, '/user/phone/', { otp }, token)).json().code).toBe('wrong_code')
  expect((await profile()).phone_verified).toBe(false)
  await change({ phone_number: asha.phone_number })
  expect((await post(app, '/user/phone/', { otp }, token)).statusCode).toBe(200)
  // the answer was lost, and the call is repeated
  const again = await post(app, '/user/phone/', { otp }, token)
  expect([again.statusCode, again.json()]).toEqual([200, await profile()])
  await change({ phone_number: aNumber() })
  await change({ phone_number: asha.phone_number })
  expect((await post(app, '/user/phone/', { otp }, token)).json().code).toBe('wrong_code')
  expect((await profile()).phone_verified).toBe(false)
})

test('where codes are not sent by SMS, and without a number, there is nothing to prove', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  const ask = () => post(app, '/user/phone/code/', { current_password: asha.password }, token)
  expect((await ask()).statusCode).toBe(404)
  const { app: withSms } = await sharedMailingApp(mailbox, { env: { SMS_WEBHOOK_URL: gateway.url } })
  const ravi = await signUp(withSms, mailbox, aPerson({ phone_number: aNumber() }))
  const ravis = await tokenOf(withSms, ravi)
  await call(withSms, 'PATCH', '/accounts/user/', { as: ravis, body: { phone_number: null } })
  const none = await post(withSms, '/user/phone/code/', { current_password: ravi.password }, ravis)
  expect(none.statusCode).toBe(404)
})

test('of a sign-up, the code that was entered decides what is proved', async () => {
  const { app } = await sharedMailingApp(mailbox, { env: { SMS_WEBHOOK_URL: gateway.url } })
  const provedBy = async (code: (person: Person) => Promise<string>) => {
    const person = aPerson({ phone_number: aNumber() })
    await post(app, '/register/', person)
    await post(app, '/verify-otp/', { email: person.email, otp: await code(person) })
    return (await call(app, 'GET', '/accounts/user/', { as: await tokenOf(app, person) })).json().phone_verified
  }
  expect(await provedBy(({ email }) => mailbox.code(email))).toBe(false)
  expect(await provedBy(({ phone_number }) => gateway.code(phone_number))).toBe(true)
})

test('a number that staff gave becomes the own by proving it', async () => {
  const { app, db, asha, token } = await signedUpBeforeSms()
  const row = (database: Database) =>
    database
      .selectFrom('users')
      .select(['phone_given', 'phone_verified_at'])
      .where('email', '=', asha.email)
      .executeTakeFirst()
  await db.updateTable('users').set({ phone_given: true }).where('email', '=', asha.email).execute()
  await prove(app, token, asha.phone_number, asha.password)
  expect(await row(db)).toEqual({ phone_given: false, phone_verified_at: expect.any(Date) })
})
