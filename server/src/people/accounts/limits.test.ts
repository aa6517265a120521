import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/db/database.ts'
import { call } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { type SmsGateway, startSmsGateway } from '../../testing/fakes/sms-gateway.ts'
import { aPerson, logIn, mailingApp, type Person, post, signUp, tokenOf, wrong } from '../../testing/visitor.ts'

let mailbox: Mailbox
let gateway: SmsGateway
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startSmsGateway()
})
afterAll(() => Promise.all([mailbox.close(), gateway.close()]))

const limited = () => mailingApp(mailbox, { limits: true })

async function failLogins(app: FastifyInstance, { email }: Person, times: number): Promise<number[]> {
  const replies = []
  for (let n = 0; n < times; n++) replies.push(await logIn(app, { email, password: 'a guess' }))
  return replies.map((reply) => reply.statusCode)
}

/** As if the window had begun that long ago. */
const waitFor = (db: Database, seconds: number) =>
  db
    .updateTable('rate_limits')
    .set((row) => ({ expire: row('expire', '-', seconds * 1000) }))
    .execute()

test('ten logins of an account in a quarter of an hour, then it has to wait, and no longer than that', async () => {
  const { app, db } = await limited()
  const asha = await signUp(app, mailbox)
  expect(await failLogins(app, asha, 10)).toEqual(Array(10).fill(401))
  const eleventh = await logIn(app, asha)
  expect([eleventh.statusCode, eleventh.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(eleventh.headers['retry-after'])).toBeGreaterThan(880)
  expect(Number(eleventh.headers['retry-after'])).toBeLessThanOrEqual(900)

  await waitFor(db, 600)
  await failLogins(app, asha, 5) // a stranger who goes on does not make the wait longer
  expect(Number((await logIn(app, asha)).headers['retry-after'])).toBeLessThanOrEqual(300)
  await waitFor(db, 300)
  expect((await logIn(app, asha)).statusCode).toBe(200)
})

test('a successful login resets its own count, and others are not counted with it', async () => {
  const { app } = await limited()
  const [asha, ravi] = [await signUp(app, mailbox), await signUp(app, mailbox)]
  await failLogins(app, asha, 9)
  expect((await logIn(app, asha)).statusCode).toBe(200)
  expect(await failLogins(app, asha, 10)).toEqual(Array(10).fill(401))
  expect((await logIn(app, asha)).statusCode).toBe(429)
  expect((await logIn(app, ravi)).statusCode).toBe(200)
})

test('an address without an account is limited like any other', async () => {
  const { app } = await limited()
  expect(await failLogins(app, aPerson(), 11)).toEqual([...Array(10).fill(401), 429])
})

test('two server processes count together', async () => {
  const database = await databaseForTest()
  const [one, other] = [
    (await mailingApp(mailbox, { limits: true, on: database })).app,
    (await mailingApp(mailbox, { limits: true, on: database })).app,
  ]
  const asha = await signUp(one, mailbox)
  const replies = await Promise.all(
    [one, other].flatMap((app) => Array.from({ length: 8 }, () => logIn(app, { ...asha, password: 'a guess' }))),
  )
  expect(replies.filter((reply) => reply.statusCode === 401)).toHaveLength(10)
  expect(replies.filter((reply) => reply.statusCode === 429)).toHaveLength(6)
})

test('after five codes the mails are held back, but not the answers, and the last code still works', async () => {
  const { app } = await limited()
  const asha = aPerson()
  await post(app, '/register/', asha)
  let lastCode = await mailbox.code(asha.email)
  for (let n = 0; n < 4; n++) {
    await post(app, '/resend-otp/', { email: asha.email })
    lastCode = await mailbox.code(asha.email) // each is awaited, for mails may overtake each other
  }

  expect((await post(app, '/resend-otp/', { email: asha.email })).statusCode).toBe(200)
  const stranger = await post(app, '/register/', { ...asha, password: 'planted by a stranger' })
  expect([stranger.statusCode, stranger.json()]).toEqual([201, { email: asha.email, registration: expect.any(String) }])
  expect((await post(app, '/password/forgot/', { email: asha.email })).statusCode).toBe(200)

  const confirmed = await post(app, '/verify-otp/', { email: asha.email, otp: lastCode })
  expect(confirmed.statusCode).toBe(200)
  expect((await logIn(app, asha)).statusCode).toBe(200)
  await app.close()
  expect(mailbox.unread(asha.email)).toEqual([])
})

test('an address is sent twenty codes in a day, whoever asks', async () => {
  const { app, db } = await limited()
  const asha = await signUp(app, mailbox)
  for (let quarter = 0; quarter < 5; quarter++) {
    for (let n = 0; n < 6; n++) await post(app, '/password/forgot/', { email: asha.email })
    await waitFor(db, 900)
  }
  await app.close()
  expect(mailbox.unread(asha.email)).toHaveLength(19) // and one to sign up
})

test('one phone is not flooded through many accounts', async () => {
  const { app } = await mailingApp(mailbox, { limits: true, env: { SMS_WEBHOOK_URL: gateway.url } })
  const phone_number = '+915550155555'
  for (let n = 0; n < 7; n++) await post(app, '/register/', aPerson({ phone_number }))
  await app.close()
  expect(gateway.messages.filter((message) => message.to === phone_number)).toHaveLength(5)
})

test('a profile asks for five new addresses in a quarter of an hour', async () => {
  const { app } = await limited()
  const token = await tokenOf(app, await signUp(app, mailbox))
  const change = () =>
    call(app, 'PATCH', '/accounts/user/', {
      as: token,
      body: { email: aPerson().email, current_password: aPerson().password },
    })
  for (let n = 0; n < 5; n++) expect((await change()).statusCode).toBe(200)
  const sixth = await change()
  expect([sixth.statusCode, sixth.json().code]).toEqual([429, 'too_many_requests'])
  const name = await call(app, 'PATCH', '/accounts/user/', { as: token, body: { full_name: 'Asha R' } })
  expect(name.statusCode).toBe(200)
})

test.each([
  ['/login/', 'login-network', () => ({ email: aPerson().email, password: 'a guess' }), 401],
  ['/continue/', 'login-network', () => ({ ticket: 'x'.repeat(43) }), 400],
  ['/resend-otp/', 'code-network', () => ({ email: aPerson().email }), 200],
  ['/password/forgot/', 'code-network', () => ({ email: aPerson().email }), 200],
  ['/verify-otp/', 'try-network', () => ({ email: aPerson().email, otp: '000000' }), 400],
  ['/register/', 'registration-network', () => aPerson(), 201],
] as const)('%s: 600 from one address of the network in an hour, no more', async (path, rule, body, usual) => {
  const { app, db } = await limited()
  const from = (remoteAddress: string) =>
    app.inject({ method: 'POST', url: `/api/v1/accounts${path}`, payload: body(), remoteAddress })
  expect((await from('203.0.113.7')).statusCode).toBe(usual)
  const counted = await db.updateTable('rate_limits').set({ points: 599 }).where('key', 'like', `${rule}:%`).execute()
  expect(counted[0]?.numUpdatedRows).toBe(1n)
  expect((await from('203.0.113.7')).statusCode).toBe(usual)
  const reply = await from('203.0.113.7')
  expect([reply.statusCode, reply.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3500)
  expect((await from('203.0.113.8')).statusCode).toBe(usual)
})

test('who goes on at one account after its limit does not lock out the others of the same network address', async () => {
  const { app, db } = await limited()
  const [asha, ravi] = [await signUp(app, mailbox), await signUp(app, mailbox)]
  const meena = aPerson()
  await post(app, '/register/', meena)
  const otp = await mailbox.code(meena.email)
  await post(app, '/password/forgot/', { email: asha.email })
  const guessing = async () => {
    const code = { email: asha.email, otp: wrong(await mailbox.code(asha.email)), password: 'an entirely new one' }
    return async () => (await post(app, '/password/reset/', code)).statusCode
  }
  const reset = await guessing()
  expect(await failLogins(app, asha, 10)).toEqual(Array(10).fill(401))
  for (let n = 0; n < 5; n++) expect(await reset()).toBe(400)

  await db.updateTable('rate_limits').set({ points: 598 }).where('key', 'like', '%-network:%').execute()
  expect(await failLogins(app, asha, 5)).toEqual(Array(5).fill(429))
  for (let n = 0; n < 5; n++) expect(await reset()).toBe(429)
  expect((await logIn(app, ravi)).statusCode).toBe(200)
  expect((await post(app, '/verify-otp/', { email: meena.email, otp })).statusCode).toBe(200)
})

test('the address that a proxy on this machine forwards is taken; that of anybody else is not', async () => {
  const { app, db } = await limited()
  const networks = async (remoteAddress: string, forwarded: string) => {
    await db.deleteFrom('rate_limits').execute()
    const headers = { 'x-forwarded-for': forwarded }
    const payload = { email: 'a@example.com', otp: '000000' }
    await app.inject({ method: 'POST', url: '/api/v1/accounts/verify-otp/', payload, remoteAddress, headers })
    return (await db.selectFrom('rate_limits').select('key').executeTakeFirstOrThrow()).key
  }
  expect(await networks('127.0.0.1', '203.0.113.1')).not.toBe(await networks('127.0.0.1', '203.0.113.2'))
  expect(await networks('198.51.100.1', '203.0.113.1')).toBe(await networks('198.51.100.1', '203.0.113.2'))
})
