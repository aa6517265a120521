import type { Student } from '@pariksha/contract/people/students'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issueToken } from '../../platform/http/authenticate.ts'
import { aStaffSession } from '../../testing/all-calls/student-records.ts'
import { call } from '../../testing/app.ts'
import { startSitting } from '../../testing/attempts/sitting.ts'
import { aStudent } from '../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aTest } from '../../testing/papers/papers.ts'
import { logIn, post, sharedMailingApp, signUp, tokenOf } from '../../testing/visitor.ts'
import { credentialsByEmail } from '../accounts/queries.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

const reason = 'The student called and asked.'

/** A student who signed up, and support that helps. */
async function supportApp() {
  const { app, db, database } = await sharedMailingApp(mailbox)
  const asha = await signUp(app, mailbox)
  const { id } = await db.selectFrom('users').select('id').where('email', '=', asha.email).executeTakeFirstOrThrow()
  // confirmed long ago
  const long = new Date(Date.now() - 2 * 86_400_000)
  await db.updateTable('users').set({ email_verified_at: long }).where('id', '=', id).execute()
  const support = await aStaffSession(db, true, ['support'])
  const owner = await aStaffSession(db, true, ['owner'])
  const act = (path: string, body: object = { reason }, as = support) =>
    call(app, 'POST', `/staff/students/${id}/${path}/`, { as, body })
  const correct = (body: object) => call(app, 'PATCH', `/staff/students/${id}/contact/`, { as: support, body })
  const read = async () =>
    (await call(app, 'GET', `/staff/students/${id}/`, { as: support })).json<Student & { erased_by?: string }>()
  return { app, db, database, asha, id, support, owner, act, correct, read }
}

const refusal = (reply: { statusCode: number; json(): { code: string } }) => [reply.statusCode, reply.json().code]
const isIn = async (app: Parameters<typeof call>[0], as: string) =>
  (await call(app, 'GET', '/accounts/user/', { as })).statusCode === 200

test('a page shows what is known of a student, and what the staff did', async () => {
  const { app, db, asha, read, act } = await supportApp()
  const as = await tokenOf(app, asha)
  const { id: testId } = await aTest(db)
  await (await startSitting(app, as, testId)).result()
  await call(app, 'POST', '/orders/', { as, body: { package: 'icet-tests' } })
  await call(app, 'POST', '/doubts/', { as, body: { title: 'Why so?', text: 'Lines.' } })
  await act('sign-in-link')
  expect(await read()).toMatchObject({
    state: 'there',
    full_name: 'Asha Rao',
    email: asha.email,
    email_verified: true,
    has_password: true,
    blocked_at: null,
    orders: [{ status: 'requested', given: false }],
    doubts: [{ title: 'Why so?', status: 'open' }],
    sessions: [expect.anything()],
    acts: [{ action: 'sent a sign-in link', reason }],
  })
})

test('whoever decides orders sees whose they are, and neither tests nor doubts, devices or date of birth', async () => {
  const { app, db, asha, id } = await supportApp()
  await db.updateTable('users').set({ dob: '2004-05-06', pincode: '500001' }).where('id', '=', id).execute()
  const accounts = await aStaffSession(db, true, ['accounts'])
  const { body } = await call(app, 'GET', `/staff/students/${id}/`, { as: accounts })
  expect(JSON.parse(body)).toMatchObject({
    email: asha.email,
    orders: [],
    doubts: null,
    sessions: null,
    acts: null,
    dob: null,
    pincode: null,
  })
  expect((await call(app, 'GET', `/staff/results/students/${id}/`, { as: accounts })).statusCode).toBe(403)
})

test('staff accounts and numbers that nobody has are not found', async () => {
  const { app, db, support } = await supportApp()
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'staff')
    .limit(1)
    .executeTakeFirstOrThrow()
  for (const one of [id, 4_000_000_001]) {
    expect((await call(app, 'GET', `/staff/students/${one}/`, { as: support })).statusCode).toBe(404)
    for (const path of ['block', 'unblock', 'sessions/end', 'sign-in-link']) {
      const reply = await call(app, 'POST', `/staff/students/${one}/${path}/`, { as: support, body: { reason } })
      expect([path, reply.statusCode]).toEqual([path, 404])
    }
  }
})

test('an act without a reason is refused', async () => {
  const { act, correct } = await supportApp()
  for (const path of ['block', 'unblock', 'sessions/end', 'sign-in-link']) {
    for (const body of [{}, { reason: '' }, { reason: '  a ' }, { reason: 'x'.repeat(301) }]) {
      expect([path, (await act(path, body)).statusCode]).toEqual([path, 400])
    }
  }
  expect((await correct({ phone_number: { was: null, now: null } })).statusCode).toBe(400)
  expect((await correct({ proof: 'a passport' })).statusCode).toBe(400)
})

test('every session ends at once, and the student signs in again', async () => {
  const { app, asha, act } = await supportApp()
  const [one, other] = [await tokenOf(app, asha), await tokenOf(app, asha)]
  expect(await isIn(app, one)).toBe(true)
  expect((await act('sessions/end')).statusCode).toBe(200)
  expect([await isIn(app, one), await isIn(app, other)]).toEqual([false, false])
  expect((await logIn(app, asha)).statusCode).toBe(200)
})

test('a link by mail signs in once, within fifteen minutes', async () => {
  const { app, db, id, asha, act } = await supportApp()
  const linkOf = async () => /\/login#link=([\w-]{43})/.exec((await mailbox.next(asha.email)).body)?.[1] ?? ''
  await act('sign-in-link')
  const ticket = await linkOf()
  const { expires_at } = await db
    .selectFrom('sign_in_tickets')
    .select('expires_at')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - Date.now()) / 60_000)).toBe(15)
  const replies = await Promise.all([1, 2, 3].map(() => post(app, '/continue/', { ticket })))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  await act('sign-in-link')
  const late = await linkOf()
  await db
    .updateTable('sign_in_tickets')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect(refusal(await post(app, '/continue/', { ticket: late }))).toEqual([400, 'wrong_code'])
})

test('another address counts from the code on that its owner enters; until then the one before does', async () => {
  const { app, db, id, asha, correct, read, act } = await supportApp()
  const email = `new.${asha.email}`
  const change = { was: asha.email, now: email }
  const as = await tokenOf(app, asha)
  expect((await correct({ email: change, proof: 'Showed the hall ticket.' })).statusCode).toBe(200)
  const notice = await mailbox.next(asha.email)
  expect(notice.subject).toMatch(/^Another e-mail address/)
  expect(notice.body).not.toContain(email)
  expect(await read()).toMatchObject({ email: asha.email, acts: [{ reason: 'Showed the hall ticket.' }] })

  // whoever reads the new mailbox has no way in by it
  await post(app, '/password/forgot/', { email })
  expect((await logIn(app, { ...asha, email })).statusCode).toBe(401)
  expect((await act('sign-in-link')).statusCode).toBe(200)
  expect((await mailbox.next(asha.email)).subject).toMatch(/sign-in link/)
  const [mail, ...others] = mailbox.unread(email)
  expect(others).toEqual([])

  const otp = /Your code: (\d{6})/.exec(mail?.body ?? '')?.[1] ?? ''
  expect((await post(app, '/user/email/', { otp }, as)).statusCode).toBe(200)
  expect((await logIn(app, asha)).statusCode).toBe(401)
  expect((await logIn(app, { ...asha, email })).statusCode).toBe(200)
  expect(refusal(await act('sign-in-link'))).toEqual([409, 'address_not_confirmed']) // for a day

  const entry = db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('subject_id', '=', String(id))
    .orderBy('id')
  const [logged] = await entry.execute()
  const digest = expect.stringMatching(/^[\w-]{22}$/)
  expect(logged).toMatchObject({ before: { digest }, after: { digest } })
  expect(JSON.stringify(logged)).not.toContain(asha.email)
  const other = await aStudent(db)
  const taken = await correct({ email: { was: email, now: other.email }, proof: 'a passport' })
  expect(refusal(taken)).toEqual([409, 'email_taken'])
})

test('an account that nobody opened is moved at once, is not confirmed by it, and gets no link', async () => {
  const { app, db, support } = await supportApp()
  const unopened = {
    full_name: 'Ravi',
    first_name: 'Ravi',
    last_name: '',
    preferred_name: 'Ravi',
    preferred_test: 'ICET',
  }
  const was = `typo.${Date.now()}@example.com`
  const made = db
    .insertInto('users')
    .values({ email: was, ...unopened })
    .returning('id')
  const { id } = await made.executeTakeFirstOrThrow()
  const now = `right.${was}`
  const body = { email: { was, now }, proof: 'The admission form.' }
  const path = `/staff/students/${id}/`
  expect((await call(app, 'PATCH', `${path}contact/`, { as: support, body })).statusCode).toBe(200)
  expect((await mailbox.next(now)).body).toContain('/login/forgot')
  expect((await mailbox.next(was)).subject).toMatch(/was changed: /)
  expect((await call(app, 'GET', path, { as: support })).json()).toMatchObject({ email: now, email_verified: false })
  const link = await call(app, 'POST', `${path}sign-in-link/`, { as: support, body: { reason } })
  expect(refusal(link)).toEqual([409, 'address_not_confirmed'])
})

test('the student is notified of a number that staff gave and gets no codes', async () => {
  const { db, asha, correct, read } = await supportApp()
  const proof = 'a call back'
  const was = asha.phone_number
  expect((await correct({ phone_number: { was, now: '98480 22338' }, proof })).statusCode).toBe(400) // no country code
  const now = '+919848022338'
  expect((await correct({ phone_number: { was, now }, proof })).statusCode).toBe(200)
  expect((await mailbox.next(asha.email)).subject).toMatch(/^Your phone number/)
  expect((await read()).phone_number).toBe(now)
  expect((await credentialsByEmail(db, asha.email))?.phone_number).toBeNull()
})

test('a form that was read before somebody else changed the number changes nothing', async () => {
  const { asha, correct, read } = await supportApp()
  const proof = 'a call back'
  const was = asha.phone_number
  await correct({ phone_number: { was, now: '+919848022338' }, proof })
  const stale = await correct({ phone_number: { was, now: null }, proof })
  expect(refusal(stale)).toEqual([409, 'row_changed'])
  expect((await read()).phone_number).toBe('+919848022338')
})

test('a blocked student is out, cannot come in by any way, and finds everything again when unblocked', async () => {
  const { app, db, asha, act, id, read } = await supportApp()
  const as = await tokenOf(app, asha)
  const { id: testId } = await aTest(db)
  const sitting = await startSitting(app, as, testId)
  await sitting.patch(1, { user_choice: 'a' })
  await act('sign-in-link')
  const ticket = /#link=([\w-]{43})/.exec((await mailbox.next(asha.email)).body)?.[1] ?? ''

  expect((await act('block')).statusCode).toBe(200)
  expect((await act('block')).statusCode).toBe(200)
  expect(await isIn(app, as)).toBe(false)
  expect(refusal(await logIn(app, asha))).toEqual([403, 'blocked'])
  expect(refusal(await logIn(app, { ...asha, password: 'a wrong one' }))).toEqual([401, 'wrong_credentials'])
  expect((await post(app, '/continue/', { ticket })).statusCode).toBe(400)
  await expect(issueToken(db, id)).rejects.toThrow(/blocked/)
  expect(refusal(await act('sign-in-link'))).toEqual([403, 'blocked'])
  await post(app, '/password/forgot/', { email: asha.email })
  const otp = await mailbox.code(asha.email)
  await post(app, '/password/reset/', { email: asha.email, otp, password: 'entirely new words' })
  expect(refusal(await logIn(app, { ...asha, password: 'entirely new words' }))).toEqual([403, 'blocked'])
  expect(await read()).toMatchObject({ blocked_at: expect.any(String) })

  await act('unblock')
  const back = await tokenOf(app, { ...asha, password: 'entirely new words' })
  const running = await call(app, 'GET', `${sitting.path}/`, { as: back })
  expect(running.json()).toMatchObject({ status: 'started' })
  const acts = (await read()).acts?.map(({ action }) => action)
  expect(acts).toEqual(['unblocked', 'blocked', 'sent a sign-in link'])
})

test('of a sign-in and a block at the same moment, no session is left', async () => {
  const { app, db, asha, act, id } = await supportApp()
  const tries = Array.from({ length: 6 }, () => logIn(app, asha))
  await Promise.all([...tries, act('block')])
  expect(await db.selectFrom('tokens').select('hash').where('user_id', '=', id).execute()).toEqual([])
})

test('a package is opened for nothing, as an order that says so', async () => {
  const { app, asha, act, owner, support, read } = await supportApp()
  const body = { package: 'icet-tests', reason: 'Won the quiz of the institute.' }
  expect(refusal(await act('packages', body, support))).toEqual([403, 'not_permitted'])
  const given = await act('packages', body, owner)
  expect(given.statusCode).toBe(201)
  expect((await mailbox.next(asha.email)).body).toContain('You have nothing to pay.')
  expect(await read()).toMatchObject({ orders: [{ price: 0, status: 'approved', given: true }] })
  const as = await tokenOf(app, asha)
  const owned = await call(app, 'GET', '/library/series/', { as })
  expect(owned.json()).toHaveLength(1)
  expect((await call(app, 'GET', '/orders/', { as })).json()).toMatchObject([{ price: 0, status: 'approved' }])
  expect(refusal(await act('packages', { ...body, package: 'no-such' }, owner))).toEqual([404, 'not_found'])
})

test('an account is erased on request by an owner who types its address; what is left says who did it and why', async () => {
  const { app, db, asha, id, act, owner, read } = await supportApp()
  const as = await tokenOf(app, asha)
  const body = { email: asha.email, reason }
  expect(refusal(await act('erasure', body))).toEqual([403, 'not_permitted'])
  expect(refusal(await act('erasure', { ...body, email: 'other@example.com' }, owner))).toEqual([409, 'other_address'])
  expect((await act('erasure', body, owner)).statusCode).toBe(200)
  expect((await mailbox.next(asha.email)).subject).toMatch(/was deleted: /)
  expect(await isIn(app, as)).toBe(false)
  expect(await db.selectFrom('users').select('id').where('id', '=', id).execute()).toEqual([])
  expect(await read()).toEqual({
    state: 'erased',
    erased_at: expect.any(String),
    erased_by: expect.stringMatching(/@/),
  })
  const log = JSON.stringify(await db.selectFrom('audit_log').selectAll().execute())
  expect(log).not.toContain(asha.email)
})
