import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aPerson, mailingApp, type Person, signUp, wrong } from '../../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const HOME = '203.0.113.7'
const STRANGER = '198.51.100.9'
const NEW = 'an entirely new one'

const from = async (app: FastifyInstance, remoteAddress: string, path: string, payload: object) =>
  (await app.inject({ method: 'POST', url: `/api/v1/accounts${path}`, payload, remoteAddress })).statusCode

const logInFrom = (app: FastifyInstance, network: string, { email, password }: Pick<Person, 'email' | 'password'>) =>
  from(app, network, '/login/', { email, password })

async function besieged() {
  const { app, db } = await mailingApp(mailbox, { limits: true })
  const asha = await signUp(app, mailbox)
  expect(await logInFrom(app, HOME, asha)).toBe(200)
  const guesses = []
  for (let n = 0; n < 12; n++) guesses.push(await logInFrom(app, STRANGER, { ...asha, password: `guess ${n}` }))
  expect(guesses).toEqual([...Array(10).fill(401), 429, 429])
  return { app, db, asha }
}

test('a stranger who guesses without end does not keep the owner out where the owner signed in before', async () => {
  const { app, asha } = await besieged()
  expect(await logInFrom(app, HOME, asha)).toBe(200)
  expect(await logInFrom(app, STRANGER, asha)).toBe(429)
  // and there too the tries are counted
  for (let n = 0; n < 10; n++) expect(await logInFrom(app, HOME, { ...asha, password: `slip ${n}` })).toBe(401)
  expect(await logInFrom(app, HOME, asha)).toBe(429)
})

test('a stranger who asks for codes and burns them does not keep the owner from setting a new password', async () => {
  const { app, asha } = await besieged()
  const { email } = asha
  let strangers = ''
  // signing up took one of the five there are for strangers
  for (let n = 0; n < 7; n++) {
    expect(await from(app, STRANGER, '/password/forgot/', { email })).toBe(200)
    if (n < 4) strangers = await mailbox.code(email)
  }
  expect(await from(app, HOME, '/password/forgot/', { email })).toBe(200)
  const otp = await mailbox.code(email)
  for (let n = 0; n < 6; n++) {
    const guess = { email, otp: wrong(strangers), password: NEW }
    expect(await from(app, STRANGER, '/password/reset/', guess)).toBe(n < 5 ? 400 : 429)
  }
  // the owner's code is worth nothing elsewhere, and nobody elsewhere spends its tries
  expect(await from(app, STRANGER, '/password/reset/', { email, otp, password: NEW })).toBe(429)
  expect(await from(app, HOME, '/password/reset/', { email, otp, password: NEW })).toBe(200)
  expect(await logInFrom(app, HOME, { email, password: NEW })).toBe(200)
})

test('whoever sets a new password by mail is known there from then on', async () => {
  const { app, asha } = await besieged()
  const hotel = '192.0.2.44'
  const { email } = asha
  await from(app, hotel, '/password/forgot/', { email })
  const otp = await mailbox.code(email)
  expect(await from(app, hotel, '/password/reset/', { email, otp, password: NEW })).toBe(200)
  expect(await logInFrom(app, hotel, { email, password: NEW })).toBe(200)
})

test('an address without an account has no place of its own: it is limited alike from everywhere', async () => {
  const { app } = await mailingApp(mailbox, { limits: true })
  const nobody = aPerson()
  const tries = []
  for (let n = 0; n < 12; n++) tries.push(await logInFrom(app, n % 2 ? HOME : STRANGER, nobody))
  expect(tries).toEqual([...Array(10).fill(401), 429, 429])
})
