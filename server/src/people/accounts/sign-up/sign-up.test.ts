import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aPerson, logIn, mailingApp, post, sharedMailingApp, signUp, tokenOf, wrong } from '../../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

test('signing up: the form, the code from the mail, the login, the profile', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson({ email: '  Asha.Rao@Example.com ', phone_number: '+91 55501 00200', preferred_test: undefined })

  const asked = await post(app, '/register/', asha)
  expect([asked.statusCode, asked.json()]).toEqual([
    201,
    { email: 'asha.rao@example.com', registration: expect.stringMatching(/^[\da-f-]{36}$/) },
  ])
  const otp = await mailbox.code('asha.rao@example.com')
  const confirmed = await post(app, '/verify-otp/', { email: 'ASHA.rao@example.com', otp })
  expect(confirmed.statusCode).toBe(200)

  const session = await logIn(app, { email: 'asha.rao@example.com', password: asha.password })
  expect(session.statusCode).toBe(200)
  const { token, user } = session.json()
  expect(user).toEqual({
    id: expect.any(Number),
    full_name: 'Asha Rao',
    preferred_name: 'Asha',
    email: 'asha.rao@example.com',
    phone_number: '+915550100200',
    dob: null,
    preferred_test: 'ICET',
    pincode: null,
    language: null,
    is_staff: false,
  })
  const { is_staff, ...profile } = user
  expect((await call(app, 'GET', '/accounts/user/', { as: token })).json()).toEqual({
    ...profile,
    pending_email: null,
    phone_verified: false,
  })
})

test('nobody gets in before the code was entered', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  await post(app, '/register/', asha)
  await mailbox.code(asha.email)
  const early = await logIn(app, asha)
  const nobody = await logIn(app, aPerson())
  expect([early.statusCode, early.json()]).toEqual([401, nobody.json()])
})

test('a code works once', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  await post(app, '/register/', asha)
  const otp = await mailbox.code(asha.email)
  const replies = await Promise.all([1, 2, 3].map(() => post(app, '/verify-otp/', { email: asha.email, otp })))
  expect(replies.map((reply) => reply.statusCode).sort()).toEqual([200, 400, 400])
  expect((await post(app, '/verify-otp/', { email: asha.email, otp })).json().code).toBe('wrong_code')
})

test('a code that is asked for again replaces the one before', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  await post(app, '/register/', asha)
  const first = await mailbox.code(asha.email)
  expect((await post(app, '/resend-otp/', { email: asha.email })).statusCode).toBe(200)
  const second = await mailbox.code(asha.email)
  if (first !== second) {
    expect((await post(app, '/verify-otp/', { email: asha.email, otp: first })).statusCode).toBe(400)
  }
  expect((await post(app, '/verify-otp/', { email: asha.email, otp: second })).statusCode).toBe(200)
})

test('signing up again before the code came: each code confirms what was typed for it', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson({ password: 'a slip of the fingers' })
  await post(app, '/register/', asha)
  await mailbox.code(asha.email)
  const again = await signUp(app, mailbox, { ...asha, last_name: 'Reddy', password: 'what I really meant' })
  expect((await logIn(app, asha)).statusCode).toBe(401)
  expect((await logIn(app, again)).json().user.full_name).toBe('Asha Reddy')
})

/** Somebody signs up, and a stranger with the same address and another password, before the code is typed. */
async function signUpsSideBySide() {
  const { app, db } = await mailingApp(mailbox)
  const asha = aPerson()
  const strangers = { ...asha, first_name: 'Mallory', password: 'the stranger knows it' }
  const register = async (person: typeof asha) =>
    (await post(app, '/register/', person)).json<{ registration: string }>().registration
  const registration = await register(asha)
  const code = await mailbox.code(asha.email)
  const planted = await register(strangers)
  const plantedCode = await mailbox.code(asha.email)
  const verify = async (otp: string, meant?: string) =>
    (await post(app, '/verify-otp/', { email: asha.email, otp, registration: meant })).statusCode
  return { app, db, asha, strangers, registration, code, planted, plantedCode, verify }
}

test('a stranger who signs up with my address in between changes nothing: my code confirms my password', async () => {
  const { app, db, asha, strangers, registration, code, plantedCode, verify } = await signUpsSideBySide()
  // the newest mail has the code of the stranger's sign-up: typed where I signed up, it confirms nothing
  if (plantedCode !== code) expect(await verify(plantedCode, registration)).toBe(400)
  expect(await verify(code, registration)).toBe(200)
  expect((await logIn(app, strangers)).statusCode).toBe(401)
  expect((await logIn(app, asha)).json().user.full_name).toBe('Asha Rao')
  expect(await db.selectFrom('registrations').select('id').execute()).toEqual([])
  expect(await verify(plantedCode)).toBe(400)
})

test('the stranger who reads no mail of the address confirms nothing, and uses up no try of mine', async () => {
  const { registration, code, planted, verify } = await signUpsSideBySide()
  const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(wrong(code), planted)))
  expect(guesses.filter((status) => status === 429)).toHaveLength(3)
  expect(await verify(code, registration)).toBe(200)
})

test('the stranger who knows the address alone uses up no try of mine, and has five', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  const { registration } = (await post(app, '/register/', asha)).json()
  const otp = await mailbox.code(asha.email)
  const guess = async () => (await post(app, '/verify-otp/', { email: asha.email, otp: wrong(otp) })).statusCode
  const guesses = await Promise.all(Array.from({ length: 8 }, guess))
  expect(guesses.sort()).toEqual([...Array(5).fill(400), ...Array(3).fill(429)])
  expect((await post(app, '/verify-otp/', { email: asha.email, otp, registration })).statusCode).toBe(200)
})

test('where two sign-ups wait, a code without its sign-up confirms neither, and asking again sends to none', async () => {
  const { app, asha, code, plantedCode, registration, verify } = await signUpsSideBySide()
  expect([await verify(code), await verify(plantedCode)]).toEqual([400, 400])
  const again = await post(app, '/resend-otp/', { email: asha.email })
  expect([again.statusCode, mailbox.unread(asha.email)]).toEqual([200, []])
  await post(app, '/resend-otp/', { email: asha.email, registration })
  expect(await verify(await mailbox.code(asha.email), registration)).toBe(200)
})

test('a sign-up is named only together with its own address', async () => {
  const { app, asha, code, registration } = await signUpsSideBySide()
  const { email } = aPerson()
  await post(app, '/resend-otp/', { email, registration })
  expect((await post(app, '/verify-otp/', { email, registration, otp: code })).statusCode).toBe(400)
  expect((await post(app, '/verify-otp/', { email: asha.email, registration, otp: code })).statusCode).toBe(200)
})

test('five wrong codes use a code up; the right one no longer helps, a new one does', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  await post(app, '/register/', asha)
  const otp = await mailbox.code(asha.email)
  for (let tries = 1; tries <= 5; tries++) {
    const reply = await post(app, '/verify-otp/', { email: asha.email, otp: wrong(otp) })
    expect([reply.statusCode, reply.json().code]).toEqual([400, 'wrong_code'])
  }
  const late = await post(app, '/verify-otp/', { email: asha.email, otp })
  expect([late.statusCode, late.json().code]).toEqual([429, 'too_many_requests'])
  expect(Number(late.headers['retry-after'])).toBeGreaterThan(500)
  expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(600)

  await post(app, '/resend-otp/', { email: asha.email })
  const renewed = await post(app, '/verify-otp/', { email: asha.email, otp: await mailbox.code(asha.email) })
  expect(renewed.statusCode).toBe(200)
})

test('forty guesses at once are five tries all the same', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const asha = aPerson()
  await post(app, '/register/', asha)
  const otp = await mailbox.code(asha.email)
  const guesses = await Promise.all(
    Array.from({ length: 40 }, () => post(app, '/verify-otp/', { email: asha.email, otp: wrong(otp) })),
  )
  const statuses = guesses.map((reply) => reply.statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(5)
  expect(statuses.filter((status) => status === 429)).toHaveLength(35)
})

test('a code of more than ten minutes ago is worth nothing', async () => {
  const { app, db } = await mailingApp(mailbox)
  const asha = aPerson()
  await post(app, '/register/', asha)
  const otp = await mailbox.code(asha.email)
  const { expires_at } = await db.selectFrom('codes').select('expires_at').executeTakeFirstOrThrow()
  expect(expires_at.getTime() - Date.now()).toBeLessThanOrEqual(600_000)
  await db
    .updateTable('codes')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect((await post(app, '/verify-otp/', { email: asha.email, otp })).json().code).toBe('wrong_code')
  expect((await logIn(app, asha)).statusCode).toBe(401)
})

test('who has an account already gets a mail that says so, and nothing changes', async () => {
  const { app, db } = await mailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  const planted = { ...asha, first_name: 'Mallory', password: 'mallory was here' }
  await post(app, '/register/', planted)
  const mail = await mailbox.next(asha.email)
  expect(mail.subject).toBe('You already have an account with Vijetha Academy')
  expect(mail.body).not.toMatch(/\d{6}/)
  expect(mail.body).not.toContain('Mallory')
  await post(app, '/resend-otp/', { email: asha.email })
  expect((await mailbox.next(asha.email)).body).not.toMatch(/\d{6}/)
  expect((await logIn(app, planted)).statusCode).toBe(401)
  expect((await call(app, 'GET', '/accounts/user/', { as: token })).json().full_name).toBe('Asha Rao')
  expect(await db.selectFrom('users').select('id').execute()).toHaveLength(1)
})

test('no answer reveals whether an address has an account', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const known = await signUp(app, mailbox)
  const unknown = aPerson()
  const pending = aPerson()
  await post(app, '/register/', pending)

  async function answersFor(email: string) {
    const otp = '000000'
    const answers = [
      await post(app, '/login/', { email, password: 'not the password' }),
      await post(app, '/verify-otp/', { email, otp }),
      await post(app, '/password/reset/', { email, otp, password: 'a new password' }),
      await post(app, '/password/forgot/', { email }),
      await post(app, '/resend-otp/', { email }),
    ]
    for (let tries = 0; tries < 6; tries++) answers.push(await post(app, '/verify-otp/', { email, otp }))
    for (let tries = 0; tries < 6; tries++) {
      answers.push(await post(app, '/password/reset/', { email, otp, password: 'a new password' }))
    }
    answers.push(await post(app, '/register/', aPerson({ email })))
    const anyId = /[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/
    return answers.map(({ statusCode, body }) => [
      statusCode,
      body.replaceAll(email, 'the address').replace(anyId, 'the sign-up'),
    ])
  }
  const answers = await answersFor(known.email)
  expect(answers.map(([status]) => status)).toContain(429)
  expect(await answersFor(unknown.email)).toEqual(answers)
  expect(await answersFor(pending.email)).toEqual(answers)
})

test.each([
  ['a field nobody asked for', { role: 'staff' }, ''],
  ['a short password', { password: 'seven77' }, 'password'],
  ['an invalid address', { email: 'asha at example' }, 'email'],
  ['a phone number without its country', { phone_number: '5550100200' }, 'phone_number'],
  ['an empty name', { first_name: '  ' }, 'first_name'],
  ['a name with a control character', { last_name: 'Ra\u0000o' }, 'last_name'],
  ['an exam that is not offered', { preferred_test: 'GATE' }, 'preferred_test'],
])('%s is refused, and says where', async (_name, change, path) => {
  const { app } = await sharedMailingApp(mailbox)
  const reply = await post(app, '/register/', aPerson(change))
  expect([reply.statusCode, reply.json().code]).toEqual([400, 'bad_input'])
  expect(reply.json().errors.map((error: { path: string }) => error.path)).toEqual([path])
})
