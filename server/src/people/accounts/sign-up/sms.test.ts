import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/db/database.ts'
import { call } from '../../../testing/app.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { type SmsGateway, startSmsGateway } from '../../../testing/fakes/sms-gateway.ts'
import { aPerson, logIn, mailingApp, post, sharedMailingApp, signUp, tokenOf } from '../../../testing/visitor.ts'

let mailbox: Mailbox
let gateway: SmsGateway
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startSmsGateway()
})
afterAll(() => Promise.all([mailbox.close(), gateway.close()]))

const withSms = (appOn = sharedMailingApp) => appOn(mailbox, { env: { SMS_WEBHOOK_URL: gateway.url } })
let numbers = 0
const aNumber = () => `+9155501${String(10_000 + numbers++)}`

test('the code comes by SMS too, and either of the two confirms', async () => {
  const { app } = await withSms()
  const byPhone = aPerson({ phone_number: aNumber() })
  await post(app, '/register/', byPhone)
  const sms = await gateway.code(byPhone.phone_number)
  expect((await post(app, '/verify-otp/', { email: byPhone.email, otp: sms })).statusCode).toBe(200)
  expect((await logIn(app, byPhone)).statusCode).toBe(200)

  const byMail = await signUp(app, mailbox, aPerson({ phone_number: aNumber() }))
  expect((await logIn(app, byMail)).statusCode).toBe(200)
})

test('a code by SMS comes in the registered text of the language of the page', async () => {
  const { app } = await sharedMailingApp(mailbox, {
    env: { SMS_WEBHOOK_URL: gateway.url, SMS_TEXT_TE: 'మీ {institute} కోడ్ {code}. {other}' },
  })
  const inTelugu = aPerson({ phone_number: aNumber() })
  await call(app, 'POST', '/accounts/register/', { body: inTelugu, language: 'te' })
  const code = await gateway.code(inTelugu.phone_number)
  expect(gateway.messages.find(({ to }) => to === inTelugu.phone_number)?.text).toBe(
    `మీ Vijetha Academy కోడ్ ${code}. {other}`,
  )
})

test('whether codes go to phones, too, is known before one waits for it', async () => {
  const said = async (app: FastifyInstance) => (await call(app, 'GET', '/accounts/code-delivery/')).json()
  expect(await said((await withSms()).app)).toEqual({ sms: true, mail_delayed: false })
  expect(await said((await sharedMailingApp(mailbox)).app)).toEqual({ sms: false, mail_delayed: false })
})

test('a code of an SMS counts only where one was sent', async () => {
  const smsCodes = async (db: Database) =>
    (await db.selectFrom('codes').select('sms_hash').where('used_by', 'is', null).execute()).map(
      ({ sms_hash }) => sms_hash !== null,
    )
  const without = await mailingApp(mailbox)
  const asha = aPerson({ phone_number: aNumber() })
  await post(without.app, '/register/', asha)
  await mailbox.next(asha.email)
  await without.app.close()
  expect(await smsCodes(without.db)).toEqual([false])

  const { app, db } = await withSms(mailingApp)
  const ravi = await signUp(app, mailbox, aPerson({ phone_number: aNumber() }))
  await call(app, 'PATCH', '/accounts/user/', { as: await tokenOf(app, ravi), body: { phone_number: null } })
  await post(app, '/password/forgot/', { email: ravi.email })
  await mailbox.next(ravi.email)
  const meena = aPerson({ phone_number: aNumber() })
  await post(app, '/register/', meena)
  await gateway.code(meena.phone_number)
  expect((await smsCodes(db)).sort()).toEqual([false, true])
})

test('a forgotten password can be set with the code on the phone', async () => {
  const { app } = await withSms()
  const asha = aPerson({ phone_number: aNumber() })
  await post(app, '/register/', asha)
  await post(app, '/verify-otp/', { email: asha.email, otp: await gateway.code(asha.phone_number) })
  await mailbox.next(asha.email) // that of the sign-up
  await post(app, '/password/forgot/', { email: asha.email })
  await mailbox.next(asha.email)
  const otp = await gateway.code(asha.phone_number)
  const reset = await post(app, '/password/reset/', { email: asha.email, otp, password: 'set by phone' })
  expect(reset.statusCode).toBe(200)
  expect((await logIn(app, { ...asha, password: 'set by phone' })).statusCode).toBe(200)
})

test("an account confirmed by a stranger's phone is its owner's once the address is proved", async () => {
  const { app } = await withSms()
  const planted = aPerson({ phone_number: aNumber() })
  await post(app, '/register/', planted)
  await post(app, '/verify-otp/', { email: planted.email, otp: await gateway.code(planted.phone_number) })
  const strangers = await tokenOf(app, planted)
  await mailbox.next(planted.email)

  await post(app, '/register/', aPerson({ email: planted.email }))
  expect((await mailbox.next(planted.email)).subject).toBe('You already have an account with Vijetha Academy')
  await post(app, '/password/forgot/', { email: planted.email })
  const otp = await mailbox.code(planted.email)
  await post(app, '/password/reset/', { email: planted.email, otp, password: 'mine from now on' })
  expect((await call(app, 'GET', '/accounts/user/', { as: strangers })).statusCode).toBe(401)
  const mine = await logIn(app, { email: planted.email, password: 'mine from now on' })
  expect(mine.json().user.phone_number).toBeNull()
})

test('the code for a new e-mail address goes to that address alone', async () => {
  const { app } = await withSms()
  const asha = await signUp(app, mailbox, aPerson({ phone_number: aNumber() }))
  const token = await tokenOf(app, asha)
  await gateway.code(asha.phone_number)
  const before = gateway.messages.length
  const { email } = aPerson()
  await call(app, 'PATCH', '/accounts/user/', { as: token, body: { email, current_password: asha.password } })
  await mailbox.code(email)
  await app.close()
  expect(gateway.messages).toHaveLength(before)
})
