import { expect, onTestFinished, test } from 'vitest'
import { aStaffSession } from '../../../testing/all-calls/student-records.ts'
import { call, testApp } from '../../../testing/app.ts'
import { databaseForTest } from '../../../testing/database.ts'
import { aStudent } from '../../../testing/factories.ts'
import { PASSWORD, useInvitationsApp } from '../../../testing/staff/invitations-app.ts'
import { aStaffMember, codeOf, firstStep } from '../../../testing/staff/staff.ts'
import { problem } from '../../../testing/use-app.ts'
import { createOwner } from './members.ts'

const { mail, invitationsApp } = useInvitationsApp()

test('changed roles count at once, for sessions that are open', async () => {
  const { app, db, as, idOf } = await invitationsApp()
  const other = await aStaffMember(app, db)
  const id = await idOf(other.email)
  const readLog = () => call(app, 'GET', '/staff/audit-log/', { as: other.token })
  expect((await readLog()).statusCode).toBe(200)
  const change = (roles: string[]) => call(app, 'PUT', `/staff/members/${id}/roles/`, { as, body: { roles } })
  expect((await change(['accounts'])).statusCode).toBe(200)
  expect(problem(await readLog())).toEqual([403, 'not_permitted'])
  expect((await call(app, 'GET', '/staff/orders/', { as: other.token })).statusCode).toBe(200)
  const student = await aStudent(db)
  const ofStudent = await call(app, 'PUT', `/staff/members/${student.id}/roles/`, { as, body: { roles: ['owner'] } })
  expect(ofStudent.statusCode).toBe(404)
})

test('the session says whether e-mails are sent, or are files on the server', async () => {
  const { app, as } = await invitationsApp()
  const session = (of: typeof app, token: string) => call(of, 'GET', '/staff/session/', { as: token })
  expect((await session(app, as)).json()).toMatchObject({ mail_goes_to: 'server' })
  const database = await databaseForTest()
  const withoutServer = await testApp(database)
  onTestFinished(() => withoutServer.close())
  const token = await aStaffSession(database.db, true)
  expect((await session(withoutServer, token)).json()).toMatchObject({ mail_goes_to: 'files' })
})

test('a form that was opened before another owner took a role away does not give it back', async () => {
  const { app, db, as, idOf } = await invitationsApp()
  const other = await aStaffMember(app, db)
  const id = await idOf(other.email)
  const change = (body: object) => call(app, 'PUT', `/staff/members/${id}/roles/`, { as, body })
  const away = { roles: ['author'], was: ['owner'] }
  for (const _ of ['saved', 'sent again, as its answer was lost']) expect((await change(away)).statusCode).toBe(200)
  expect(problem(await change({ roles: ['publisher', 'owner'], was: ['owner'] }))).toEqual([409, 'row_changed'])
  expect((await change({ roles: ['publisher', 'author'], was: ['author'] })).statusCode).toBe(200)
})

test('who is removed is out at once, and the last owner can be neither removed nor demoted, nor two at once', async () => {
  const { app, db, owner, as, idOf } = await invitationsApp()
  const other = await aStaffMember(app, db)
  const [ownId, otherId] = [await idOf(owner.email), await idOf(other.email)]
  const demote = (id: number, by: string) =>
    call(app, 'PUT', `/staff/members/${id}/roles/`, { as: by, body: { roles: ['support'] } })
  const replies = await Promise.all([demote(ownId, as), demote(otherId, other.token)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
  const last = replies[0]?.statusCode === 409 ? owner : other
  const gone = last === owner ? other : owner
  const [lastId, goneId] = last === owner ? [ownId, otherId] : [otherId, ownId]
  const remove = (id: number) => call(app, 'DELETE', `/staff/members/${id}/`, { as: last.token })
  expect(problem(await remove(lastId))).toEqual([409, 'last_owner'])
  expect(problem(await demote(lastId, last.token))).toEqual([409, 'last_owner'])

  expect((await remove(goneId)).statusCode).toBe(200)
  expect((await call(app, 'GET', '/staff/session/', { as: gone.token })).statusCode).toBe(401)
  const again = await firstStep(app, gone)
  expect(problem(await call(app, 'GET', '/staff/session/', { as: again }))).toEqual([403, 'staff_only'])
  expect((await remove(goneId)).statusCode).toBe(404)
})

test('an owner resets the app of who lost it, with a fresh code of their own', async () => {
  const { app, db, owner, as, idOf } = await invitationsApp()
  const other = await aStaffMember(app, db)
  const id = await idOf(other.email)
  const reset = (code: string) => call(app, 'POST', `/staff/members/${id}/second-step-reset/`, { as, body: { code } })
  expect(problem(await reset(owner.usedCode))).toEqual([400, 'wrong_second_step'])
  expect(problem(await reset(codeOf(other.key)))).toEqual([400, 'wrong_second_step'])
  const code = codeOf(owner.key)
  expect((await reset(code)).statusCode).toBe(200)
  expect(problem(await reset(code))).toEqual([400, 'wrong_second_step'])
  const subjects = mail.box.unread(other.email).map(({ subject }) => subject)
  expect(subjects).toContainEqual(expect.stringMatching(/^Set up your authenticator app/))
  expect((await call(app, 'GET', '/staff/session/', { as: other.token })).statusCode).toBe(401)
  const first = await firstStep(app, other)
  expect((await call(app, 'GET', '/staff/session/', { as: first })).json()).toMatchObject({ enrolled: false })
  const recovery = { code: other.recoveryCodes[0] ?? '' }
  expect((await call(app, 'POST', '/staff/second-step/', { as: first, body: recovery })).statusCode).toBe(400)
})

/** Sets up an app as somebody does who has the password. */
async function enrol(app: Parameters<typeof call>[0], email: string, password: string) {
  const first = await firstStep(app, { email, password })
  const { key } = (await call(app, 'POST', '/staff/second-step/start/', { as: first })).json<{ key: string }>()
  const body = { code: codeOf(key, -1) }
  const done = await call(app, 'POST', '/staff/second-step/confirm/', { as: first, body })
  return done.json<{ token: string }>().token
}

test('a new colleague may do nothing until an owner, who is notified, has confirmed the account', async () => {
  const { app, db, owner, as, invite, linkOf, accept, idOf } = await invitationsApp()
  const { email } = await invite({ roles: ['owner'] })
  await accept(await linkOf(email))
  const id = await idOf(email)
  const confirm = (by: string) => call(app, 'POST', `/staff/members/${id}/confirm/`, { as: by })
  expect(problem(await confirm(as))).toEqual([409, 'not_enrolled'])
  const token = await enrol(app, email, PASSWORD)
  const mailed = mail.box.unread(owner.email).at(-1)
  expect(mailed?.body).toContain(`${email} set up an authenticator app and can do nothing until an owner confirms it`)
  for (const path of ['/staff/members/', '/staff/students/', '/accounts/user/']) {
    expect(problem(await call(app, 'GET', path, { as: token }))).toEqual([403, 'second_step_needed'])
  }
  expect(problem(await confirm(token))).toEqual([403, 'second_step_needed'])
  const session = () => call(app, 'GET', '/staff/session/', { as: token })
  expect((await session()).json()).toMatchObject({ enrolled: true, awaits_owner: true, second_step: false })
  // an owner who waits does not count as the one who stays
  const leave = await call(app, 'PUT', `/staff/members/${await idOf(owner.email)}/roles/`, {
    as,
    body: { roles: ['author'] },
  })
  expect(problem(leave)).toEqual([409, 'last_owner'])

  expect((await confirm(as)).statusCode).toBe(200)
  expect((await session()).json()).toMatchObject({ awaits_owner: false, second_step: true })
  expect((await call(app, 'GET', '/staff/members/', { as: token })).statusCode).toBe(200)
  const log = db.selectFrom('audit_log').select('who').where('action', '=', 'confirmed a staff account')
  expect(await log.execute()).toEqual([{ who: owner.email }])
})

test('after a reset it is the same, but for an only owner, whom nobody could confirm', async () => {
  const { app, db, owner, as, idOf } = await invitationsApp()
  const other = await aStaffMember(app, db)
  const reset = async (id: number, code: string) =>
    (await call(app, 'POST', `/staff/members/${id}/second-step-reset/`, { as, body: { code } })).statusCode
  expect(await reset(await idOf(other.email), codeOf(owner.key))).toBe(200)
  const token = await enrol(app, other.email, other.password)
  expect(problem(await call(app, 'GET', '/staff/members/', { as: token }))).toEqual([403, 'second_step_needed'])
  expect(await reset(await idOf(owner.email), codeOf(owner.key, 1))).toBe(200)
  const again = await enrol(app, owner.email, owner.password)
  expect((await call(app, 'GET', '/staff/members/', { as: again })).statusCode).toBe(200)
})

test('a session that was left open changes nobody, and every owner is notified of each change', async () => {
  const { app, db, owner, as, invite, idOf } = await invitationsApp()
  const other = await aStaffMember(app, db)
  const id = await idOf(other.email)
  const roles = () => call(app, 'PUT', `/staff/members/${id}/roles/`, { as, body: { roles: ['owner', 'author'] } })
  const remove = () => call(app, 'DELETE', `/staff/members/${id}/`, { as })
  const leftOpen = (minutes: number) =>
    db
      .updateTable('tokens')
      .set({ second_step_at: new Date(Date.now() - minutes * 60_000) })
      .where('second_step_at', 'is not', null)
      .execute()
  await leftOpen(6)
  const confirm = () => call(app, 'POST', `/staff/members/${id}/confirm/`, { as })
  const again = () => call(app, 'POST', '/staff/invitations/1/send-again/', { as })
  const refused = [(await invite()).reply, await again(), await roles(), await remove(), await confirm()]
  for (const reply of refused) expect(problem(reply)).toEqual([403, 'fresh_code_needed'])
  await leftOpen(4)
  for (const { email } of [owner, other]) while (mail.box.unread(email).length > 0) await mail.box.next(email)
  expect((await roles()).statusCode).toBe(200)
  expect((await remove()).statusCode).toBe(200)
  for (const { email } of [owner, other]) {
    expect((await mail.box.next(email)).body).toContain(`${owner.email} changed the roles of ${other.email}`)
    expect((await mail.box.next(email)).body).toContain(`${owner.email} removed ${other.email} from the staff`)
  }
})

test('whoever stops being a teacher, whichever way, has no batches any more', async () => {
  const { db, owner } = await invitationsApp()
  const { id: batch_id } = await db
    .insertInto('batches')
    .values({ name: 'A' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { id } = await db.selectFrom('users').select('id').where('email', '=', owner.email).executeTakeFirstOrThrow()
  await db
    .updateTable('users')
    .set({ staff_roles: ['owner', 'teacher'] })
    .where('id', '=', id)
    .execute()
  await db.insertInto('batch_teachers').values({ batch_id, teacher_id: id }).execute()
  await createOwner(db, { email: owner.email, password: owner.password }) // the command line: an owner alone
  expect(await db.selectFrom('batch_teachers').selectAll().execute()).toEqual([])
})

test('all of it is in the log', async () => {
  const { app, db, owner, as, invite, linkOf, accept, idOf } = await invitationsApp()
  const { email } = await invite()
  await accept(await linkOf(email))
  const id = await idOf(email)
  await call(app, 'PUT', `/staff/members/${id}/roles/`, { as, body: { roles: ['reviewer'] } })
  await call(app, 'POST', `/staff/members/${id}/second-step-reset/`, { as, body: { code: codeOf(owner.key) } })
  await call(app, 'DELETE', `/staff/members/${id}/`, { as })
  const { invitation } = await invite()
  await call(app, 'DELETE', `/staff/invitations/${invitation.id}/`, { as })
  const rows = await db
    .selectFrom('audit_log')
    .select(['who', 'action'])
    .where('subject', '=', 'staff')
    .orderBy('id')
    .execute()
  expect(rows.map(({ who, action }) => [who, action])).toEqual([
    ['the command line', 'added a staff account'],
    [owner.email, 'invited'],
    [email, 'accepted the invitation'],
    [owner.email, 'changed the roles'],
    [owner.email, 'reset the authenticator app'],
    [owner.email, 'removed a staff account'],
    [owner.email, 'invited'],
    [owner.email, 'withdrew the invitation'],
  ])
})
