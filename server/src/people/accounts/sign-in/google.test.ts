import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import {
  CLIENT,
  type GoogleUser,
  type Return,
  type SignInProvider,
  startSignInProvider,
  walkThrough,
} from '../../../testing/fakes/sign-in-provider.ts'
import { type SmsGateway, startSmsGateway } from '../../../testing/fakes/sms-gateway.ts'
import { aPerson, logIn, mailingApp, ORIGIN, post, signUp, tokenOf } from '../../../testing/visitor.ts'

let mailbox: Mailbox
let google: SignInProvider
let gateway: SmsGateway
beforeAll(async () => {
  vi.spyOn(console, 'info').mockImplementation(() => {}) // the provider's advice for production
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  mailbox = await startMailbox()
  gateway = await startSmsGateway()
  google = await startSignInProvider(`${ORIGIN}/google/auth`)
})
afterAll(() => Promise.all([mailbox.close(), google.close(), gateway.close()]))
beforeEach(() => google.users.clear())

const withGoogle = (env: Record<string, string> = {}) =>
  mailingApp(mailbox, {
    env: {
      GOOGLE_CLIENT_ID: CLIENT.id,
      GOOGLE_CLIENT_SECRET: CLIENT.secret,
      GOOGLE_ISSUER: google.issuer,
      LOG_LEVEL: 'silent', // a refusal of the provider is worth a line in the log, not in these
      ...env,
    },
  })

function googleUser(change: Partial<GoogleUser> = {}): GoogleUser {
  const { email } = aPerson()
  const user = { sub: `google-${email}`, email, email_verified: true, name: 'Asha Rao', given_name: 'Asha', ...change }
  google.users.set(user.sub, user)
  return user
}

const urlOf = async (app: FastifyInstance): Promise<string> =>
  (await call(app, 'GET', '/accounts/google/')).json<{ url: string }>().url

const comeBack = async (app: FastifyInstance, user: GoogleUser): Promise<Return> =>
  walkThrough(await urlOf(app), user.sub)

const authorize = (app: FastifyInstance, answer: Partial<Return>) => post(app, '/google/authorize/', answer)

test('the button leads to the provider with everything but what the browser keeps to itself', async () => {
  const { app } = await withGoogle()
  const { enabled, url } = (await call(app, 'GET', '/accounts/google/')).json()
  const { origin, searchParams } = new URL(url)
  expect([enabled, origin]).toEqual([true, google.issuer])
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: CLIENT.id,
    redirect_uri: `${ORIGIN}/google/auth`,
    response_type: 'code',
    scope: 'openid email profile',
    prompt: 'consent',
    code_challenge_method: 'S256',
  })
})

test('signing in for the first time makes an account, and the second time finds it', async () => {
  const { app, db } = await withGoogle()
  const user = googleUser({ email: 'Asha.Rao@Example.com' })
  const first = await authorize(app, await comeBack(app, user))
  expect(first.statusCode).toBe(200)
  expect(first.json().user).toMatchObject({
    email: 'asha.rao@example.com',
    full_name: 'Asha Rao',
    preferred_name: 'Asha',
    phone_number: null,
  })
  const { token, user: account } = first.json()
  expect((await call(app, 'GET', '/accounts/user/', { as: token })).json()).toMatchObject({
    id: account.id,
    email: account.email,
    full_name: 'Asha Rao',
  })

  user.email = 'renamed@example.com' // the provider identifies people by number, not by address
  const again = await authorize(app, await comeBack(app, user))
  expect(again.json().user).toEqual(first.json().user)
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('two tabs that sign in for the first time at once are one account', async () => {
  const { app, db } = await withGoogle()
  const user = googleUser()
  const answers = [await comeBack(app, user), await comeBack(app, user)]
  const replies = await Promise.all(answers.map((answer) => authorize(app, answer)))
  expect(replies.map((reply) => reply.statusCode)).toEqual([200, 200])
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('who has an account with the same address comes into it, and keeps the password', async () => {
  const { app } = await withGoogle()
  const asha = await signUp(app, mailbox)
  const { id } = (await logIn(app, asha)).json().user
  const joined = await authorize(app, await comeBack(app, googleUser({ email: asha.email })))
  expect(joined.json().user).toMatchObject({ id, email: asha.email, phone_number: asha.phone_number })
  expect((await logIn(app, asha)).statusCode).toBe(200)
})

test('what a stranger signed up with under my address is gone once I come in', async () => {
  const { app, db } = await withGoogle()
  const planted = aPerson({ password: 'the stranger knows it', first_name: 'Mallory' })
  await post(app, '/register/', planted)
  const otp = await mailbox.code(planted.email)
  const mine = await authorize(app, await comeBack(app, googleUser({ email: planted.email })))
  expect(mine.json().user.full_name).toBe('Asha Rao')
  expect(await db.selectFrom('registrations').selectAll().execute()).toEqual([])
  expect((await post(app, '/verify-otp/', { email: planted.email, otp })).json().code).toBe('wrong_code')
  expect((await logIn(app, planted)).statusCode).toBe(401)
})

test("a stranger who confirmed an account under my address with the stranger's own phone is put out", async () => {
  const { app, db } = await withGoogle({ SMS_WEBHOOK_URL: gateway.url })
  const planted = aPerson({ phone_number: '+915550166666' })
  await post(app, '/register/', planted)
  await post(app, '/verify-otp/', { email: planted.email, otp: await gateway.code('+915550166666') })
  const strangers = await tokenOf(app, planted)
  await call(app, 'GET', '/accounts/user/', { as: strangers })

  const mine = await authorize(app, await comeBack(app, googleUser({ email: planted.email })))
  expect(mine.json().user.phone_number).toBeNull()
  expect((await call(app, 'GET', '/accounts/user/', { as: strangers })).statusCode).toBe(401)
  expect((await logIn(app, planted)).statusCode).toBe(401)
  const [user] = await db.selectFrom('users').select(['password_hash', 'email_verified_at']).execute()
  expect(user).toEqual({ password_hash: null, email_verified_at: expect.any(Date) })
})

test('an address the provider does not vouch for opens no account and makes none', async () => {
  const { app, db } = await withGoogle()
  const asha = await signUp(app, mailbox)
  const reply = await authorize(app, await comeBack(app, googleUser({ email: asha.email, email_verified: false })))
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'sign_in_failed'])
  const stranger = await authorize(app, await comeBack(app, googleUser({ email_verified: false })))
  expect(stranger.json().code).toBe('sign_in_failed')
  expect(await db.selectFrom('users').select('google_subject').execute()).toEqual([{ google_subject: null }])
})

test("an account that is one provider user's does not become another's", async () => {
  const { app, db } = await withGoogle()
  const first = googleUser()
  await authorize(app, await comeBack(app, first))
  const second = googleUser({ sub: 'somebody-else', email: first.email })
  expect((await authorize(app, await comeBack(app, second))).json().code).toBe('sign_in_failed')
  expect(await db.selectFrom('users').select('google_subject').execute()).toEqual([{ google_subject: first.sub }])
})

test('an answer of the provider is worth nothing without the verifier of the browser that asked', async () => {
  const { app } = await withGoogle()
  const answer = await comeBack(app, googleUser())
  const stolen = await authorize(app, { ...answer, code_verifier: 'x'.repeat(43) })
  expect([stolen.statusCode, stolen.json().code]).toEqual([400, 'sign_in_failed'])
})

test('a code works once, and a made-up one never', async () => {
  const { app } = await withGoogle()
  const answer = await comeBack(app, googleUser())
  expect((await authorize(app, answer)).statusCode).toBe(200)
  expect((await authorize(app, answer)).json().code).toBe('sign_in_failed')
  expect((await authorize(app, { ...answer, code: 'made up' })).json().code).toBe('sign_in_failed')
})

test('an answer without state or verifier is refused unseen', async () => {
  const { app } = await withGoogle()
  const { code, state, code_verifier } = await comeBack(app, googleUser())
  for (const body of [{ code }, { code, state: 'short', code_verifier }, { code, state, code_verifier, nonce: 'x' }]) {
    const reply = await authorize(app, body)
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input'])
  }
})

test('an account made by the provider has no password: none fits, and a code can set one', async () => {
  const { app } = await withGoogle()
  const user = googleUser()
  const { token } = (await authorize(app, await comeBack(app, user))).json()
  expect((await logIn(app, { email: user.email, password: ' ' })).statusCode).toBe(401)
  await post(app, '/password/forgot/', { email: user.email })
  const otp = await mailbox.code(user.email)
  await post(app, '/password/reset/', { email: user.email, otp, password: 'now there is one' })
  expect((await logIn(app, { email: user.email, password: 'now there is one' })).statusCode).toBe(200)
  expect((await call(app, 'GET', '/accounts/user/', { as: token })).statusCode).toBe(401)
})

test('a borrowed phone is not enough to erase an account without a password: a code that comes by mail is', async () => {
  const { app, db } = await withGoogle()
  const user = googleUser()
  const { token } = (await authorize(app, await comeBack(app, user))).json()
  const erase = (body: object) => call(app, 'DELETE', '/accounts/user/', { as: token, body })
  const refused = [await erase({}), await erase({ password: '' }), await erase({ otp: '00000000' })]
  expect(refused.map((reply) => [reply.statusCode, reply.json().code])).toEqual([
    [403, 'proof_needed'],
    [403, 'wrong_password'],
    [400, 'wrong_code'],
  ])
  await post(app, '/user/code/', undefined, token)
  expect((await erase({ otp: await mailbox.code(user.email) })).statusCode).toBe(200)
  expect(await db.selectFrom('users').select('id').execute()).toEqual([])
})

test('where no provider is configured there is no button and no way in', async () => {
  const { app } = await mailingApp(mailbox)
  expect((await call(app, 'GET', '/accounts/google/')).json()).toEqual({ enabled: false, url: null })
  const answer = { code: 'any', state: 's'.repeat(16), code_verifier: 'v'.repeat(43) }
  expect((await authorize(app, answer)).json().code).toBe('sign_in_failed')
})

test('a provider that cannot be reached hides the button until it can', async () => {
  const elsewhere = await startSignInProvider(`${ORIGIN}/google/auth`)
  const port = new URL(elsewhere.issuer).port
  await elsewhere.close()
  const { app } = await withGoogle({ GOOGLE_ISSUER: elsewhere.issuer })
  expect((await call(app, 'GET', '/accounts/google/')).json()).toEqual({ enabled: false, url: null })
  const back = await startSignInProvider(`${ORIGIN}/google/auth`, { port: Number(port) })
  expect((await call(app, 'GET', '/accounts/google/')).json()).toMatchObject({ enabled: true })
  await back.close()
})

test('a provider without TLS is trusted on the same machine only', async () => {
  // on this machine too, but not by a name that says so
  const elsewhere = await startSignInProvider(`${ORIGIN}/google/auth`, { host: '127.0.0.2' })
  const { app } = await withGoogle({ GOOGLE_ISSUER: elsewhere.issuer })
  expect((await call(app, 'GET', '/accounts/google/')).json()).toEqual({ enabled: false, url: null })
  await elsewhere.close()
})
