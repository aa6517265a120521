import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { type SmsGateway, startSmsGateway } from '../../testing/fakes/sms-gateway.ts'
import { aMember } from '../../testing/staff/staff.ts'
import { aPerson, logIn, mailingApp, post, sharedMailingApp, signUp, tokenOf } from '../../testing/visitor.ts'
import { hashPassword } from './passwords.ts'

let mailbox: Mailbox
let gateway: SmsGateway
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startSmsGateway()
})
afterAll(() => Promise.all([mailbox.close(), gateway.close()]))

const NEW = 'an entirely new one'

/** Signed in twice: here, and on a phone that somebody borrowed. */
async function signedInTwice(options?: Parameters<typeof mailingApp>[1]) {
  const { app, db } = await mailingApp(mailbox, options)
  const asha = await signUp(app, mailbox)
  const [here, there] = [await tokenOf(app, asha), await tokenOf(app, asha)]
  const change = (body: object) => call(app, 'PATCH', '/accounts/user/', { as: here, body })
  return { app, db, asha, here, there, change }
}

const isIn = async (app: FastifyInstance, as: string) =>
  (await call(app, 'GET', '/accounts/user/', { as })).statusCode === 200

test('a session alone changes neither the address nor the password', async () => {
  const { app, asha, here, change } = await signedInTwice()
  const { email } = aPerson()
  const attempts = [
    await change({ email }),
    await change({ email, current_password: 'a guess of it' }),
    await change({ email, otp: '00000000' }),
    await post(app, '/user/password/', { password: NEW }, here),
    await post(app, '/user/password/', { password: NEW, current_password: 'a guess of it' }, here),
    await post(app, '/user/password/', { password: NEW, otp: '00000000' }, here),
  ]
  const refusals = [
    [403, 'proof_needed'],
    [403, 'wrong_password'],
    [400, 'wrong_code'],
  ]
  expect(attempts.map((reply) => [reply.statusCode, reply.json().code])).toEqual([...refusals, ...refusals])
  expect((await call(app, 'GET', '/accounts/user/', { as: here })).json()).toMatchObject({
    email: asha.email,
    pending_email: null,
  })
  expect((await logIn(app, asha)).statusCode).toBe(200)
})

test('the form sent back with the number that staff gave does not make it the own', async () => {
  const { db, asha, change } = await signedInTwice()
  const given = db.updateTable('users').set({ phone_given: true }).where('email', '=', asha.email)
  await given.execute()
  expect((await change({ phone_number: asha.phone_number, full_name: 'Asha R' })).statusCode).toBe(200)
  const { phone_given } = await db
    .selectFrom('users')
    .select('phone_given')
    .where('email', '=', asha.email)
    .executeTakeFirstOrThrow()
  expect(phone_given).toBe(true)
})

test('a changed address ends every other session, and the former address is notified', async () => {
  const { app, asha, here, there, change } = await signedInTwice()
  const { email } = aPerson()
  expect((await change({ email, current_password: asha.password })).json().pending_email).toBe(email)
  await mailbox.next(email)
  // sent again to where the owner wanted it, without another proof; to another address not
  expect((await change({ email })).statusCode).toBe(200)
  expect((await change({ email: aPerson().email })).json().code).toBe('proof_needed')
  expect(await isIn(app, there)).toBe(true)
  const confirmed = await post(app, '/user/email/', { otp: await mailbox.code(email) }, here)
  expect(confirmed.statusCode).toBe(200)
  expect([await isIn(app, here), await isIn(app, there)]).toEqual([true, false])
  expect((await mailbox.next(asha.email)).subject).toMatch(/^Your e-mail address was changed: /)
})

test('a changed password ends every other session and drops an address that waits; the owner is notified', async () => {
  const { app, asha, here, there, change } = await signedInTwice()
  const { email } = aPerson()
  await change({ email, current_password: asha.password })
  const changed = await post(app, '/user/password/', { password: NEW, current_password: asha.password }, here)
  expect(changed.statusCode).toBe(200)
  expect([await isIn(app, here), await isIn(app, there)]).toEqual([true, false])
  expect((await post(app, '/user/email/', { otp: await mailbox.code(email) }, here)).json().code).toBe('wrong_code')
  expect((await mailbox.next(asha.email)).subject).toMatch(/^Your password was changed: /)
  expect((await logIn(app, asha)).statusCode).toBe(401)
  expect((await logIn(app, { ...asha, password: NEW })).statusCode).toBe(200)
})

test('who has no password shows a fresh code, which is good once', async () => {
  const { app, db, asha, here, change } = await signedInTwice()
  await db.updateTable('users').set({ password_hash: null }).where('email', '=', asha.email).execute()
  const { email } = aPerson()
  expect((await change({ email, current_password: 'anything' })).json().code).toBe('wrong_password')
  await post(app, '/user/code/', undefined, here)
  const otp = await mailbox.code(asha.email)
  expect(otp).toMatch(/^\d{8}$/)
  expect((await post(app, '/user/password/', { password: NEW, otp }, here)).statusCode).toBe(200)
  expect((await change({ email, otp })).json().code).toBe('wrong_code')
})

test('a reset sends a mail to the address', async () => {
  const { app, asha } = await signedInTwice()
  await post(app, '/password/forgot/', { email: asha.email })
  const otp = await mailbox.code(asha.email)
  await post(app, '/password/reset/', { email: asha.email, otp, password: NEW })
  expect((await mailbox.next(asha.email)).subject).toMatch(/^Your password was changed: /)
})

test.each([
  ['nine characters', 'qz7 plmk2'],
  ['the address', 'asha.rao@example.com'],
  ['the address without its end, in other writing', 'ASHA RAO.'],
  ['the name', 'Asha Rao Rao'],
  ['one of the commonest', 'password123'],
  ['a row of keys', 'qwertyuiop'],
  ['a common one, dressed up', 'Password@123'],
  ['a phone number', '9876543210'],
  ['one letter', 'aaaaaaaaaaaaaaaa'],
])('%s is no password', async (_name, password) => {
  const { app } = await sharedMailingApp(mailbox)
  const person = { ...aPerson(), email: 'asha.rao@example.com', password }
  const reply = await post(app, '/register/', person)
  expect([reply.statusCode, reply.json().errors?.[0].path]).toEqual([400, 'password'])
})

test('a short password from before is good for signing in, and for nothing new', async () => {
  const { app, db, asha, here } = await signedInTwice()
  const short = { email: asha.email, password: 'old one' }
  await db
    .updateTable('users')
    .set({ password_hash: await hashPassword(short.password) })
    .execute()
  expect((await logIn(app, short)).statusCode).toBe(200)
  const body = { password: short.password, current_password: short.password }
  expect((await post(app, '/user/password/', body, here)).json().errors[0].path).toBe('password')
})

test('a member of the staff needs twelve characters at a reset, too, and the code stays good for a longer one', async () => {
  const { app, db } = await sharedMailingApp(mailbox)
  const { email } = await aMember(db)
  await post(app, '/password/forgot/', { email })
  const otp = await mailbox.code(email)
  const reset = (password: string) => post(app, '/password/reset/', { email, otp, password })
  const refused = await reset('qz7 plmk2 x')
  expect([refused.statusCode, refused.json().errors[0].path]).toEqual([400, 'password'])
  expect((await reset('qz7 plmk2 xy')).statusCode).toBe(200)
})

test.each([
  [29.9, true],
  [30.1, false],
])('a session that was not used for %s days is open: %s', async (days, isOpen) => {
  const { app, db, here } = await signedInTwice()
  const usedAt = sql<Date>`now() - make_interval(secs => ${days * 86_400}::float8)`
  await db.updateTable('tokens').set({ used_at: usedAt }).execute()
  expect(await isIn(app, here)).toBe(isOpen)
})
