import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { databaseForTest } from '../../../testing/database.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { startServer } from '../../../testing/processes/server-process.ts'
import { loggedError } from './logged-error.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const PASSWORD = 'planted-password-of-asha'
const FORMER = 'planted-guess-of-asha'

test('a journey leaves no password, token or code in the log, not even where calls fail', async () => {
  const { db, pool, name } = await databaseForTest()
  const server = await startServer({
    DATABASE_URL: `postgresql:///${name}?host=${inject('socketDir')}&user=pariksha`,
    SMTP_URL: mailbox.smtpUrl,
    LOG_LEVEL: 'trace',
  })
  onTestFinished(() => server.stop())
  const post = (path: string, body: object, as?: string) => server.call('POST', path, { body, ...(as && { as }) })
  const asha = {
    first_name: 'Asha',
    last_name: 'Rao',
    preferred_name: 'Asha',
    email: 'planted.address@example.com',
    phone_number: '+915550100200',
    password: PASSWORD,
  }
  await post('/accounts/register/', asha)
  const signUpCode = await mailbox.code(asha.email)
  expect((await post('/accounts/verify-otp/', { email: asha.email, otp: signUpCode })).status).toBe(200)
  expect((await post('/accounts/login/', { email: asha.email, password: FORMER })).status).toBe(401)
  const { token } = (await post('/accounts/login/', { email: asha.email, password: PASSWORD })).body as {
    token: string
  }
  expect((await server.call('GET', '/accounts/user/', { as: token })).status).toBe(200)
  await post('/accounts/password/forgot/', { email: asha.email })
  const resetCode = await mailbox.code(asha.email)

  // calls that fail inside of the database, whose errors quote what did not fit
  await pool.query('alter table registrations add constraint broken check (false) not valid')
  expect((await post('/accounts/register/', { ...asha, email: 'planted.other@example.com' })).status).toBe(500)
  await pool.query('alter table users add constraint broken check (false) not valid')
  const reset = { email: asha.email, otp: resetCode, password: 'planted-password-anew' }
  expect((await post('/accounts/password/reset/', reset)).status).toBe(500)
  const changed = await server.call('PATCH', '/accounts/user/', { as: token, body: { full_name: 'Planted-name' } })
  expect(changed.status).toBe(500)

  const { rows } = await pool.query<{ password_hash: string }>('select password_hash from users where email = $1', [
    asha.email,
  ])
  await expect.poll(() => server.said().match(/call failed/g)?.length, { timeout: 20_000 }).toBe(3)
  const log = server.said()
  expect(log).toContain('violates check constraint')
  for (const secret of [
    PASSWORD,
    FORMER,
    'planted-',
    'Planted-name',
    'planted.',
    token,
    signUpCode,
    resetCode,
    '$argon2',
    rows[0]?.password_hash ?? '',
  ]) {
    expect(log.includes(secret), secret).toBe(false)
  }
  expect(await db.selectFrom('tokens').select('id').execute()).toHaveLength(1)
})

test('the log of an error has its type and stack, not the values it quotes', () => {
  const error = Object.assign(new Error('it failed', { cause: new TypeError('for that') }), {
    code: '23514',
    table: 'users',
    detail: 'Failing row contains (a secret)',
    parameters: ['a secret'],
    response: { body: 'a secret' },
  })
  const logged = loggedError(error)
  expect(logged).toMatchObject({
    type: 'Error',
    message: 'it failed',
    code: '23514',
    table: 'users',
    cause: 'TypeError: for that',
  })
  expect(JSON.stringify(logged)).not.toContain('a secret')
})
