import { PREFERRED_TESTS } from '@pariksha/contract/people/accounts/preferred-tests'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { startSitting } from '../../../testing/attempts/sitting.ts'
import { aStudent } from '../../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../../testing/fakes/mailbox.ts'
import { aTest } from '../../../testing/papers/papers.ts'
import { aPerson, logIn, post, sharedMailingApp, signUp, tokenOf, wrong } from '../../../testing/visitor.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const current_password = aPerson().password

async function signedIn() {
  const { app, db } = await sharedMailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const token = await tokenOf(app, asha)
  const change = (body: object) => call(app, 'PATCH', '/accounts/user/', { as: token, body })
  const read = async () => (await call(app, 'GET', '/accounts/user/', { as: token })).json()
  return { app, db, asha, token, change, read }
}

test('the profile is edited field by field, and emptied with null', async () => {
  const { change, read, asha } = await signedIn()
  const edited = await change({
    full_name: ' ఆశా రావు ',
    dob: '2001-02-28',
    pincode: '500001',
    preferred_test: 'BANK',
    phone_number: '+91 (55501) 00-300',
  })
  const profile = {
    full_name: 'ఆశా రావు',
    dob: '2001-02-28',
    pincode: '500001',
    preferred_test: 'BANK',
    phone_number: '+915550100300',
    email: asha.email,
  }
  expect([edited.statusCode, edited.json()]).toMatchObject([200, { ...profile, pending_email: null }])
  expect(await read()).toMatchObject(profile)
  await change({ dob: null, pincode: null, phone_number: null })
  expect(await read()).toMatchObject({ ...profile, dob: null, pincode: null, phone_number: null })
})

test.each(PREFERRED_TESTS)('a profile and a sign-up can name %s', async (preferred_test) => {
  const { app, change } = await signedIn()
  expect((await change({ preferred_test })).json()).toMatchObject({ preferred_test })
  expect((await post(app, '/register/', aPerson({ preferred_test }))).statusCode).toBe(201)
})

test('the whole form sent back unchanged changes nothing and asks for no code', async () => {
  const { app, change, read, asha } = await signedIn()
  const { id, preferred_name, pending_email, phone_verified, ...form } = await read()
  expect((await change(form)).json()).toEqual({ id, preferred_name, pending_email, phone_verified, ...form })
  await app.close()
  expect(mailbox.unread(asha.email)).toEqual([])
})

test.each([
  ['a field that is not theirs to change', { role: 'staff' }, ''],
  ['a day that does not exist', { dob: '2001-02-30' }, 'dob'],
  ['a birthday in the future', { dob: '2999-01-01' }, 'dob'],
  ['a PIN code of five digits', { pincode: '50000' }, 'pincode'],
  ['an empty name', { full_name: ' ' }, 'full_name'],
  ['an exam that is not offered', { preferred_test: 'GATE' }, 'preferred_test'],
])('%s is refused', async (_name, body, path) => {
  const { change, read } = await signedIn()
  const before = await read()
  const reply = await change(body)
  expect([reply.statusCode, reply.json().errors[0].path]).toEqual([400, path])
  expect(await read()).toEqual(before)
})

test('a new e-mail address takes effect with the code sent to it, and the former one is notified', async () => {
  const { app, change, read, asha, token } = await signedIn()
  const { email } = aPerson()
  expect((await change({ current_password, email, full_name: 'Asha R' })).json()).toMatchObject({
    email: asha.email,
    full_name: 'Asha R',
    pending_email: email,
  })
  const otp = await mailbox.code(email)
  expect((await post(app, '/user/email/', { otp: wrong(otp) }, token)).json().code).toBe('wrong_code')
  expect(await read(), 'a page opened now shows it, too').toMatchObject({ email: asha.email, pending_email: email })

  const confirmed = await post(app, '/user/email/', { otp }, token)
  expect([confirmed.statusCode, confirmed.json().email]).toEqual([200, email])
  expect((await logIn(app, asha)).statusCode).toBe(401)
  expect((await logIn(app, { ...asha, email })).statusCode).toBe(200)
  expect((await mailbox.next(asha.email)).subject).toBe('Your e-mail address was changed: Vijetha Academy')
  expect((await change({ full_name: 'Asha Rao' })).json().pending_email).toBeNull()
  expect((await read()).pending_email).toBeNull()
})

test('who keeps the old address after all does so: the code that was sent is worth nothing', async () => {
  const { app, change, read, asha, token } = await signedIn()
  const { email } = aPerson()
  await change({ current_password, email })
  const otp = await mailbox.code(email)
  const kept = await call(app, 'DELETE', '/accounts/user/email/', { as: token })
  expect([kept.statusCode, kept.json()]).toEqual([200, await read()])
  expect(kept.json()).toMatchObject({ email: asha.email, pending_email: null })
  expect((await post(app, '/user/email/', { otp }, token)).json().code).toBe('wrong_code')
  expect((await read()).email).toBe(asha.email)
})

test("somebody else's address is answered like any other; its owner is notified, and it stays theirs", async () => {
  const { app, change, read, asha, token } = await signedIn()
  const ravi = await signUp(app, mailbox, aPerson({ first_name: 'Ravi' }))
  const free = aPerson()
  const taken = (await change({ current_password, email: ravi.email })).json()
  const open = (await change({ current_password, email: free.email })).json()
  expect({ ...taken, pending_email: '' }).toEqual({ ...open, pending_email: '' })
  expect(taken.pending_email).toBe(ravi.email)

  const mail = await mailbox.next(ravi.email)
  expect(mail.subject).toBe('Your e-mail address was entered for another account')
  expect(mail.body).not.toMatch(/\d{6}/)
  await mailbox.next(free.email)
  expect((await post(app, '/user/email/', { otp: '000000' }, token)).json().code).toBe('wrong_code')
  expect((await read()).email).toBe(asha.email)
  expect((await logIn(app, ravi)).json().user.full_name).toBe('Ravi Rao')
})

test('an address that somebody signs up with while the code is under way goes to who is first', async () => {
  const { app, change, read, asha, token } = await signedIn()
  const wanted = aPerson()
  await change({ current_password, email: wanted.email })
  const otp = await mailbox.code(wanted.email)
  await signUp(app, mailbox, wanted)
  expect((await post(app, '/user/email/', { otp }, token)).json().code).toBe('wrong_code')
  expect((await read()).email).toBe(asha.email)
})

test('people see their own profile, and of anybody else the same refusal whether they exist or not', async () => {
  const { app, read, token } = await signedIn()
  const own = await read()
  const ravi = await signUp(app, mailbox)
  const other = (await logIn(app, ravi)).json().user.id
  expect((await call(app, 'GET', `/accounts/user/${own.id}/`, { as: token })).json()).toEqual(own)
  for (const id of [other, 999_999, `0${own.id}`, 'me']) {
    const reply = await call(app, 'GET', `/accounts/user/${id}/`, { as: token })
    expect([reply.statusCode, reply.json().detail]).toEqual([
      403,
      'Access forbidden. You can only view your own profile.',
    ])
  }
  expect((await call(app, 'GET', `/accounts/user/${own.id}/`)).statusCode).toBe(401)
})

test('a test that was begun cannot be taken for a rank from the address that was given up', async () => {
  const { app, db, change, asha, token } = await signedIn()
  const { id } = await aTest(db)
  await startSitting(app, token, id)
  const { email } = aPerson()
  await change({ current_password, email })
  await post(app, '/user/email/', { otp: await mailbox.code(email) }, token)
  const other = await aStudent(db)
  await db.updateTable('users').set({ email: asha.email }).where('id', '=', other.id).execute()
  const sitting = await startSitting(app, other.token, id)
  await sitting.result()
  const { ranked } = await db
    .selectFrom('results')
    .select('ranked')
    .where('attempt_id', '=', sitting.id)
    .executeTakeFirstOrThrow()
  expect(ranked).toBe(false)
})
