import type { StaffSession } from '@pariksha/contract/people/staff'
import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../../platform/config/config.ts'
import { createLimits } from '../../../platform/limits/limits.ts'
import { call, testApp } from '../../../testing/app.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { aStudent } from '../../../testing/factories.ts'
import { TEST_SECRET } from '../../../testing/secret.ts'
import { aMember, aStaffMember, codeOf, firstStep } from '../../../testing/staff/staff.ts'
import { createFirstOwner, createOwner, removeMemberByEmail } from '../members/members.ts'

async function anApp({ limits = false } = {}) {
  const database = await databaseForTest()
  const app = await testApp(database, limits ? { limits: createLimits(database.pool, TEST_SECRET) } : {})
  const show = (as: string, code: string) => call(app, 'POST', '/staff/second-step/', { as, body: { code } })
  return { ...database, app, show }
}

test('a student is no staff, and staff without the second step are not let in', async () => {
  const { app, db } = await anApp()
  const student = await aStudent(db)
  for (const [method, path] of [
    ['GET', '/staff/session/'],
    ['POST', '/staff/second-step/start/'],
    ['GET', '/staff/audit-log/'],
  ] as const) {
    const reply = await call(app, method, path, { as: student.token })
    expect([path, reply.statusCode, reply.json().code]).toEqual([path, 403, 'staff_only'])
    expect((await call(app, method, path)).statusCode).toBe(401)
  }
  const first = await firstStep(app, await aMember(db))
  const session = await call(app, 'GET', '/staff/session/', { as: first })
  expect(session.json<StaffSession>()).toMatchObject({ enrolled: false, second_step: false })
  const refused = await call(app, 'GET', '/staff/audit-log/', { as: first })
  expect([refused.statusCode, refused.json().code]).toEqual([403, 'second_step_needed'])
})

test('at the first sign-in the app is set up; afterwards its key is never shown again', async () => {
  const { app, db, show } = await anApp()
  const member = await aStaffMember(app, db)
  expect(member.recoveryCodes).toHaveLength(10)
  expect((await call(app, 'GET', '/staff/audit-log/', { as: member.token })).statusCode).toBe(200)

  const first = await firstStep(app, member)
  const again = await call(app, 'POST', '/staff/second-step/start/', { as: first })
  expect([again.statusCode, again.json().code]).toEqual([409, 'second_step_there'])
  const done = await show(first, codeOf(member.key))
  expect(done.json()).toMatchObject({ recovery_codes_left: 10 })
  // the session of the first step is gone, the new one is let in
  expect((await call(app, 'GET', '/staff/session/', { as: first })).statusCode).toBe(401)
  const { token } = done.json<{ token: string }>()
  const session = await call(app, 'GET', '/staff/session/', { as: token })
  expect(session.json<StaffSession>()).toMatchObject({ enrolled: true, second_step: true, email: member.email })
})

test('a code is taken once, whoever shows it again, and none before it either', async () => {
  const { app, db, show } = await anApp()
  const member = await aStaffMember(app, db)
  const sessions = await Promise.all([1, 2, 3, 4].map(() => firstStep(app, member)))
  const replies = await Promise.all(sessions.map((session) => show(session, codeOf(member.key))))
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400])
  const later = await firstStep(app, member)
  for (const steps of [0, -1]) {
    const replayed = await show(later, codeOf(member.key, steps))
    expect([replayed.statusCode, replayed.json().code]).toEqual([400, 'wrong_second_step'])
  }
})

test('guessing in parallel gets no more tries than guessing in a row', async () => {
  const { app, db, show } = await anApp({ limits: true })
  const member = await aStaffMember(app, db) // one of five tries
  const first = await firstStep(app, member)
  const guesses = Array.from({ length: 30 }, (_, guess) => String(guess).padStart(6, '0'))
  const right = new Set([-1, 0, 1].map((steps) => codeOf(member.key, steps)))
  const replies = await Promise.all(guesses.filter((guess) => !right.has(guess)).map((guess) => show(first, guess)))
  const statuses = replies.map(({ statusCode }) => statusCode)
  expect(statuses.filter((status) => status === 400)).toHaveLength(4)
  expect(statuses.filter((status) => status === 429).length).toBe(statuses.length - 4)
  // nor is the right code looked at now
  expect((await show(first, codeOf(member.key))).statusCode).toBe(429)
})

test('wrong codes of the app, however many, do not lock the recovery codes', async () => {
  const { app, db, show } = await anApp({ limits: true })
  const member = await aStaffMember(app, db)
  const stranger = await firstStep(app, member)
  for (let guess = 0; guess < 8; guess++) await show(stranger, '000000')
  for (let guess = 0; guess < 50; guess++) {
    expect((await show(stranger, 'aaaaa-aaaaa-aaaaa-aaaaa')).statusCode).toBe(400)
  }
  const owner = await firstStep(app, member)
  expect((await show(owner, codeOf(member.key))).statusCode).toBe(429)
  expect((await show(owner, member.recoveryCodes[0] ?? '')).statusCode).toBe(200)
})

test('a second step is good for twelve hours', async () => {
  const { app, db, pool } = await anApp()
  const { token } = await aStaffMember(app, db)
  for (const [hours, status] of [
    [11.9, 200],
    [12.1, 403],
  ] as const) {
    await db
      .updateTable('tokens')
      .set({ second_step_at: sql<Date>`now() - make_interval(secs => ${hours * 3600}::float8)` })
      .execute()
    // another process: this one remembers who asked for some seconds
    const elsewhere = await testApp({ db, pool })
    onTestFinished(() => elsewhere.close())
    const reply = await call(elsewhere, 'GET', '/staff/audit-log/', { as: token })
    expect([hours, reply.statusCode]).toEqual([hours, status])
  }
})

test('a recovery code stands in for the app, once, however it is typed', async () => {
  const { app, db, show } = await anApp()
  const member = await aStaffMember(app, db)
  const [code = ''] = member.recoveryCodes
  const done = await show(await firstStep(app, member), code.toUpperCase().replaceAll('-', ' '))
  expect(done.json()).toMatchObject({ recovery_codes_left: 9 })
  expect((await show(await firstStep(app, member), code)).statusCode).toBe(400)

  const { token } = done.json<{ token: string }>()
  const renewed = await call(app, 'POST', '/staff/second-step/recovery-codes/', { as: token })
  expect(renewed.json<{ recovery_codes: string[] }>().recovery_codes).toHaveLength(10)
  expect((await show(await firstStep(app, member), member.recoveryCodes[1] ?? '')).statusCode).toBe(400)
})

test('the key and the recovery codes are nobody else’s', async () => {
  const { app, db, show } = await anApp()
  const [one, other] = [await aStaffMember(app, db), await aStaffMember(app, db)]
  const first = await firstStep(app, one)
  expect((await show(first, codeOf(other.key))).statusCode).toBe(400)
  expect((await show(first, other.recoveryCodes[0] ?? '')).statusCode).toBe(400)
})

test('sign-ins and refusals are in the log', async () => {
  const { app, db, show } = await anApp()
  const member = await aStaffMember(app, db)
  await show(await firstStep(app, member), 'not a code at all')
  const log = await call(app, 'GET', '/staff/audit-log/', { as: member.token })
  const { entries } = log.json<{ entries: AuditEntry[] }>()
  expect(entries.map(({ who, action }) => [who, action])).toEqual([
    [member.email, 'entered a wrong code'],
    [member.email, 'set up the authenticator app'],
    ['the command line', 'added a staff account'],
  ])
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(/only added to/)
  await expect(sql`truncate audit_log`.execute(db)).rejects.toThrow(/only added to/)
})

test('the environment makes the first member of the staff, and nobody after', async () => {
  const { app, db } = await anApp()
  const { staff } = readConfig({ STAFF_EMAIL: 'Head@example.com', STAFF_PASSWORD: 'a long enough password' })
  if (!staff) throw new Error('the configuration names no staff')
  const student = await aStudent(db)
  await db.updateTable('users').set({ email: staff.email }).where('id', '=', student.id).execute()
  expect(await createFirstOwner(db, staff)).toBe(true)
  // somebody who had taken the address before is out, and the password is the new one
  expect((await call(app, 'GET', '/accounts/user/', { as: student.token })).statusCode).toBe(401)
  const first = await firstStep(app, staff)
  expect((await call(app, 'GET', '/staff/session/', { as: first })).statusCode).toBe(200)
  expect(await createFirstOwner(db, { email: 'other@example.com', password: 'a long enough password' })).toBe(false)
  // nor when that account is gone
  await aMember(db) // an owner always stays
  await db.deleteFrom('users').where('email', '=', staff.email).execute()
  expect(await createFirstOwner(db, staff)).toBe(false)
})

test('of processes that start at once one makes the first member of the staff', async () => {
  const { db } = await anApp()
  const staff = { email: 'head@example.com', password: 'a long enough password' }
  const made = await Promise.all([1, 2, 3].map(() => createFirstOwner(db, staff)))
  expect(made.filter(Boolean)).toEqual([true])
})

test('who becomes staff, is let in again, is removed or goes is in the log, also by the command line', async () => {
  const { app, db } = await anApp()
  const [staying, leaving] = [await aStaffMember(app, db), await aStaffMember(app, db)]
  await aMember(db)
  await createOwner(db, leaving)
  expect(await removeMemberByEmail(db, leaving.email)).toBe(true)
  expect(await removeMemberByEmail(db, leaving.email)).toBe(false)
  expect((await call(app, 'GET', '/staff/session/', { as: await firstStep(app, leaving) })).statusCode).toBe(403)
  const { password } = staying
  expect((await call(app, 'DELETE', '/accounts/user/', { as: staying.token, body: { password } })).statusCode).toBe(200)
  const rows = await db
    .selectFrom('audit_log')
    .select(['who', 'action'])
    .where('subject', '=', 'staff')
    .orderBy('id')
    .execute()
  expect(rows.map(({ who, action }) => [who, action])).toEqual([
    ['the command line', 'added a staff account'],
    ['the command line', 'added a staff account'],
    ['the command line', 'added a staff account'],
    ['the command line', 'renewed a staff account'],
    ['the command line', 'removed a staff account'],
    [staying.email, 'erased their account'],
  ])
})

test('the last owner stays: not by the command line, not by erasing the account, and not of two at once', async () => {
  const { app, db } = await anApp()
  const [one, other] = [await aStaffMember(app, db), await aStaffMember(app, db)]
  const outcomes = await Promise.allSettled([removeMemberByEmail(db, one.email), removeMemberByEmail(db, other.email)])
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const [last] = await db.selectFrom('users').select('email').where('role', '=', 'staff').execute()
  const { token, password } = last?.email === one.email ? one : other
  const erased = await call(app, 'DELETE', '/accounts/user/', { as: token, body: { password } })
  expect([erased.statusCode, erased.json().code]).toEqual([409, 'last_owner'])
  await expect(db.deleteFrom('users').execute()).rejects.toThrow(/last owner/)
})
