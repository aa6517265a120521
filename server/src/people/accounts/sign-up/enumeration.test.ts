import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { call } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aPerson, post, sharedMailingApp, signUp, tokenOf } from '../../../testing/visitor.ts'

/** How often a password was really worked on: that is where the time of these calls goes. */
const worked = { hashed: 0, verified: 0 }
// in a worker that ran other files before, the modules have imported the original already
vi.hoisted(() => vi.resetModules())
vi.mock('@node-rs/argon2', async (importActual) => {
  const actual = await importActual<typeof import('@node-rs/argon2')>()
  return {
    ...actual,
    hash: (...args: Parameters<typeof actual.hash>) => {
      worked.hashed++
      return actual.hash(...args)
    },
    verify: (...args: Parameters<typeof actual.verify>) => {
      worked.verified++
      return actual.verify(...args)
    },
  }
})

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())
beforeEach(() => Object.assign(worked, { hashed: 0, verified: 0 }))

/** Somebody with a password, somebody who only ever came with the sign-in provider, and an address nobody has. */
async function threeAddresses() {
  const { app, db } = await sharedMailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const provided = await aStudent(db)
  return { app, addresses: [asha.email, provided.email, aPerson().email] as const }
}

test('a wrong password is answered alike and after the same work, whoever has the address', async () => {
  const { app, addresses } = await threeAddresses()
  const answers = []
  for (const email of addresses) {
    worked.verified = 0
    const reply = await post(app, '/login/', { email, password: 'a guess' })
    answers.push([reply.statusCode, reply.body, Object.keys(reply.headers).sort(), worked.verified])
  }
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(answers[0]).toEqual([401, expect.stringContaining('Incorrect'), expect.anything(), 1])
})

test('signing up with an address is answered alike and after the same work, whoever has it', async () => {
  const { app, addresses } = await threeAddresses()
  const answers = []
  for (const email of addresses) {
    worked.hashed = 0
    const reply = await post(app, '/register/', aPerson({ email }))
    answers.push([reply.statusCode, reply.json(), worked.hashed])
  }
  expect(answers).toEqual(addresses.map((email) => [201, { email, registration: expect.any(String) }, 1]))
})

test.each([
  ['/password/forgot/', {}, 200],
  ['/resend-otp/', {}, 200],
  ['/verify-otp/', { otp: '000000' }, 400],
  ['/password/reset/', { otp: '00000000', password: 'long enough' }, 400],
] as const)('%s is answered alike, whoever has the address', async (path, more, status) => {
  const { app, addresses } = await threeAddresses()
  Object.assign(worked, { hashed: 0, verified: 0 })
  const answers = []
  for (const email of addresses) {
    const reply = await post(app, path, { email, ...more })
    answers.push([reply.statusCode, reply.body])
  }
  expect(answers).toEqual(Array(3).fill([status, answers[0]?.[1]]))
  expect(worked).toEqual({ hashed: 0, verified: 0 })
})

test('guesses at a code side by side have five tries between them, on every call that takes one', async () => {
  const { app } = await sharedMailingApp(mailbox)
  const [asha, ravi] = [aPerson(), await signUp(app, mailbox)]
  const token = await tokenOf(app, ravi)
  const { email } = aPerson()
  await post(app, '/register/', asha)
  await post(app, '/password/forgot/', { email: ravi.email })
  await post(app, '/user/code/', undefined, token)
  await call(app, 'PATCH', '/accounts/user/', { as: token, body: { email, current_password: ravi.password } })
  const codes = [await mailbox.code(asha.email), await mailbox.code(ravi.email), await mailbox.code(email)]
  const guessesOf = (digits: number) =>
    Array.from({ length: 30 }, (_, n) => String(n).padStart(digits, '0')).filter((guess) => !codes.includes(guess))
  for (const [path, digits, body] of [
    ['/verify-otp/', 6, { email: asha.email }],
    ['/password/reset/', 8, { email: ravi.email, password: 'long enough' }],
    ['/user/email/', 6, {}],
    ['/user/password/', 8, { password: 'long enough' }],
  ] as const) {
    const guesses = guessesOf(digits)
    const replies = await Promise.all(guesses.map((otp) => post(app, path, { ...body, otp }, token)))
    const wrong = replies.filter(({ statusCode }) => statusCode === 400)
    expect(wrong).toHaveLength(5)
    expect(replies.filter(({ statusCode }) => statusCode === 429)).toHaveLength(guesses.length - 5)
  }
  // the right ones are worth nothing any more
  expect((await post(app, '/verify-otp/', { email: asha.email, otp: codes[0] })).statusCode).toBe(429)
  expect(
    (await post(app, '/password/reset/', { email: ravi.email, otp: codes[1], password: 'long enough' })).statusCode,
  ).toBe(429)
  expect((await post(app, '/user/email/', { otp: codes[2] }, token)).statusCode).toBe(429)
})
