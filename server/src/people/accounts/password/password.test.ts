import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createTokens } from '../../../platform/http/authenticate.ts'
import { call } from '../../../testing/app.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aPerson, logIn, mailingApp, post, signUp, tokenOf } from '../../../testing/visitor.ts'
import { pruneAccounts } from '../erase/prune.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const NEW = 'an entirely new one'

test('a forgotten password is set again with a code, and every place signed in before is signed out', async () => {
  const { app } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const [phone, laptop] = [await tokenOf(app, asha), await tokenOf(app, asha)]
  expect((await call(app, 'GET', '/accounts/user/', { as: phone })).statusCode).toBe(200)

  expect((await post(app, '/password/forgot/', { email: asha.email })).json()).toEqual({})
  const otp = await mailbox.code(asha.email)
  const reset = await post(app, '/password/reset/', { email: asha.email, otp, password: NEW })
  expect([reset.statusCode, reset.json()]).toEqual([200, {}])

  for (const token of [phone, laptop]) {
    expect((await call(app, 'GET', '/accounts/user/', { as: token })).statusCode).toBe(401)
  }
  expect((await logIn(app, asha)).statusCode).toBe(401)
  expect((await logIn(app, { ...asha, password: NEW })).statusCode).toBe(200)
  expect((await post(app, '/password/reset/', { email: asha.email, otp, password: 'once more' })).statusCode).toBe(400)
})

test('nobody gets a mail for an address without an account', async () => {
  const { app } = await mailingApp(mailbox)
  const nobody = aPerson()
  expect((await post(app, '/password/forgot/', { email: nobody.email })).statusCode).toBe(200)
  expect((await post(app, '/resend-otp/', { email: nobody.email })).statusCode).toBe(200)
  await app.close() // what goes on after the answers is done by now
  expect(mailbox.unread(nobody.email)).toEqual([])
})

test('a code is good for what it was sent for, and for nothing else', async () => {
  const { app } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  await post(app, '/password/forgot/', { email: asha.email })
  const otp = await mailbox.code(asha.email)
  expect(otp).toMatch(/^\d{8}$/)
  await post(app, '/user/code/', undefined, token)
  await mailbox.next(asha.email)
  const changed = await post(app, '/user/password/', { otp, password: NEW }, token)
  expect(changed.json().code).toBe('wrong_code')
  expect((await post(app, '/password/reset/', { email: asha.email, otp, password: NEW })).statusCode).toBe(200)
})

test('a login that compared the old password while it was being changed gets no token', async () => {
  const { app, db } = await mailingApp(mailbox)
  await signUp(app, mailbox)
  const tokens = createTokens(db)
  const user = await db.selectFrom('users').select(['id', 'password_hash']).executeTakeFirstOrThrow()
  const login = await db.transaction().execute(async (change) => {
    await change.updateTable('users').set({ password_hash: 'another' }).where('id', '=', user.id).execute()
    await change.deleteFrom('tokens').execute()
    const late = tokens.issueWhile(user.id, user.password_hash, null) // it waits for the change
    await sleep(200)
    return { late }
  })
  expect(await login.late).toBeUndefined()
  expect(await db.selectFrom('tokens').selectAll().execute()).toEqual([])
})

test('logging out ends this session and no other', async () => {
  const { app } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const [phone, laptop] = [await tokenOf(app, asha), await tokenOf(app, asha)]
  await call(app, 'GET', '/accounts/user/', { as: phone }) // now the server remembers it
  expect((await post(app, '/logout/', undefined, phone)).statusCode).toBe(200)
  expect((await call(app, 'GET', '/accounts/user/', { as: phone })).statusCode).toBe(401)
  expect((await call(app, 'GET', '/accounts/user/', { as: laptop })).statusCode).toBe(200)
})

test('a session ended on one server process is over on the others within five seconds', async () => {
  const database = await databaseForTest()
  const [{ app: here }, { app: there }] = [
    await mailingApp(mailbox, { on: database }),
    await mailingApp(mailbox, { on: database }),
  ]
  const token = await tokenOf(here, await signUp(here, mailbox))
  await call(there, 'GET', '/accounts/user/', { as: token }) // now the other one remembers it
  await post(here, '/logout/', undefined, token)
  const now = performance.now()
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now + 5_000)
  onTestFinished(() => clock.mockRestore())
  expect((await call(there, 'GET', '/accounts/user/', { as: token })).statusCode).toBe(401)
})

test('a token lasts ninety days', async () => {
  const { app, db } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  const { expires_at } = await db.selectFrom('tokens').select('expires_at').executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - Date.now()) / 86_400_000)).toBe(90)

  await db
    .updateTable('tokens')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  const late = await call(app, 'GET', '/accounts/user/', { as: token })
  expect([late.statusCode, late.json().detail]).toEqual([401, 'Your session has expired. Please login again.'])
})

test.each([
  ['no token at all', undefined],
  ['a token of another scheme', 'Bearer abc'],
  ['a token nobody was given', `Token ${'a'.repeat(43)}`],
])('%s is a 401', async (_name, authorization) => {
  const { app } = await mailingApp(mailbox)
  const reply = await app.inject({ url: '/api/v1/accounts/user/', headers: authorization ? { authorization } : {} })
  expect([reply.statusCode, reply.json().code]).toEqual([401, 'unauthorized'])
})

test('neither passwords, tokens nor codes can be read in the database', async () => {
  const { app, db } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  await post(app, '/password/forgot/', { email: asha.email })
  const otp = await mailbox.code(asha.email)
  const [user] = await db.selectFrom('users').selectAll().execute()
  expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const kept = JSON.stringify({
    codes: (await db.selectFrom('codes').selectAll().execute()).map((row) => [row.mail_hash.toString('latin1'), row]),
    tokens: (await db.selectFrom('tokens').selectAll().execute()).map((row) => [row.hash.toString('latin1'), row]),
  })
  expect(kept).toContain(asha.email)
  expect(kept).not.toContain(token)
  expect(kept).not.toContain(`"${otp}`)
})

test('what has expired is pruned, what has not stays', async () => {
  const { app, db } = await mailingApp(mailbox)
  const [asha, ravi, meena] = [await signUp(app, mailbox), aPerson(), aPerson()]
  await tokenOf(app, asha)
  const laptop = await tokenOf(app, asha)
  const { registration: ravis } = (await post(app, '/register/', ravi)).json<{ registration: string }>()
  const { registration: meenas } = (await post(app, '/register/', meena)).json<{ registration: string }>()
  const past = new Date(Date.now() - 25 * 3_600_000)
  const [oldest] = await db.selectFrom('tokens').select('hash').orderBy('created_at').execute()
  await db
    .updateTable('tokens')
    .set({ expires_at: past })
    .where('hash', '=', oldest?.hash ?? Buffer.alloc(0))
    .execute()
  await db.updateTable('codes').set({ expires_at: past }).where('holder', '=', ravis).execute()
  await db.updateTable('registrations').set({ created_at: past }).where('email', '=', ravi.email).execute()
  await pruneAccounts(db)
  expect(await db.selectFrom('registrations').select('email').execute()).toEqual([{ email: meena.email }])
  expect(await db.selectFrom('codes').select('holder').where('used_by', 'is', null).execute()).toEqual([
    { holder: meenas },
  ])
  expect(await db.selectFrom('tokens').select('hash').execute()).toHaveLength(1)
  expect((await call(app, 'GET', '/accounts/user/', { as: laptop })).statusCode).toBe(200)
})
