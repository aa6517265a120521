import { expect, test } from 'vitest'
import { call } from '../../../testing/app.ts'
import { aStudent } from '../../../testing/factories.ts'
import { PASSWORD, useInvitationsApp } from '../../../testing/staff/invitations-app.ts'
import { aMember, aStaffMember, firstStep } from '../../../testing/staff/staff.ts'
import { problem } from '../../../testing/use-app.ts'
import { pruneAccounts } from '../../accounts/erase/prune.ts'

const { mail, invitationsApp } = useInvitationsApp()

test('an invitation names the roles as the staff pages do', async () => {
  const { invite } = await invitationsApp()
  const { email } = await invite({ roles: ['author', 'accounts'] })
  expect((await mail.box.next(email)).body).toContain('as Author, Accounts.')
})

test('who is invited chooses a password by the link, once, and then sets up the app as everybody does', async () => {
  const { app, db, invite, linkOf, accept, list } = await invitationsApp()
  const { reply, email } = await invite({ roles: ['author', 'accounts', 'author'] })
  expect(reply.statusCode).toBe(201)
  expect((await list()).invitations).toEqual([expect.objectContaining({ email, roles: ['author', 'accounts'] })])
  const token = await linkOf(email)
  expect(JSON.stringify(await db.selectFrom('staff_invitations').selectAll().execute())).not.toContain(token)

  const invitation = await call(app, 'POST', '/accounts/staff-invitation/', { body: { token } })
  expect(invitation.json()).toMatchObject({ email, name: 'Asha Rao', roles: ['author', 'accounts'] })
  const short = await accept(token, 'qz7 plmk2 x')
  expect([short.statusCode, short.json().errors[0].path]).toEqual([400, 'password'])

  const replies = await Promise.all([accept(token), accept(token), accept(token)])
  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400])
  expect(problem(await accept(token))).toEqual([400, 'invitation_over'])

  const first = await firstStep(app, { email, password: PASSWORD })
  const session = await call(app, 'GET', '/staff/session/', { as: first })
  expect(session.json()).toMatchObject({ enrolled: false, second_step: false, roles: ['author', 'accounts'] })
  expect((await list()).members).toEqual(
    expect.arrayContaining([expect.objectContaining({ email, name: 'Asha Rao', enrolled: false, own: false })]),
  )
})

test('a link of more than three days ago, a withdrawn one and the one before the last are void', async () => {
  const { app, db, as, invite, linkOf, accept, list } = await invitationsApp()
  const first = await invite()
  const { expires_at } = await db.selectFrom('staff_invitations').select('expires_at').executeTakeFirstOrThrow()
  expect(Math.round((expires_at.getTime() - Date.now()) / 3_600_000)).toBe(72)
  const [former] = [await linkOf(first.email)]
  await invite({ email: first.email })
  const latter = await linkOf(first.email)
  expect(problem(await accept(former))).toEqual([400, 'invitation_over'])
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  expect(problem(await accept(latter))).toEqual([400, 'invitation_over'])
  expect((await list()).invitations).toEqual([expect.objectContaining({ email: first.email, expired: true })])

  const { invitation, email } = await invite()
  const token = await linkOf(email)
  const withdrawn = () => call(app, 'DELETE', `/staff/invitations/${invitation.id}/`, { as })
  expect((await withdrawn()).statusCode).toBe(200)
  expect((await withdrawn()).statusCode).toBe(404)
  expect(problem(await accept(token))).toEqual([400, 'invitation_over'])
})

test('an invitation is sent again with a new link, also after the former one has expired, but not without end', async () => {
  const { app, db, as, invite, linkOf, accept, list } = await invitationsApp({ limits: true })
  const { invitation, email } = await invite()
  const again = () => call(app, 'POST', `/staff/invitations/${invitation.id}/send-again/`, { as })
  const former = await linkOf(email)
  await db
    .updateTable('staff_invitations')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute()
  await pruneAccounts(db)
  const reply = await again()
  expect([reply.statusCode, reply.json()]).toEqual([
    200,
    expect.objectContaining({ id: invitation.id, email, roles: ['author'], expired: false }),
  ])
  expect((await list()).invitations).toHaveLength(1)
  const latter = await linkOf(email)
  expect(problem(await accept(former))).toEqual([400, 'invitation_over'])

  expect((await again()).statusCode).toBe(200)
  expect(problem(await again())).toEqual([429, 'too_many_requests'])
  expect(problem((await invite({ email })).reply)).toEqual([429, 'too_many_requests'])
  expect(problem(await accept(latter))).toEqual([400, 'invitation_over'])
  expect((await accept(await linkOf(email))).statusCode).toBe(200)
  expect((await again()).statusCode).toBe(404)
})

test('a student who is invited keeps the account, with a new password and no open session', async () => {
  const { app, db, invite, linkOf, accept } = await invitationsApp()
  const student = await aStudent(db, 'Ravi Kumar')
  await invite({ email: student.email })
  expect((await accept(await linkOf(student.email))).statusCode).toBe(200)
  expect((await call(app, 'GET', '/accounts/user/', { as: student.token })).statusCode).toBe(401)
  const first = await firstStep(app, { email: student.email, password: PASSWORD })
  expect((await call(app, 'GET', '/staff/session/', { as: first })).json()).toMatchObject({ name: 'Ravi Kumar' })
})

test('an account that becomes a member keeps no other way in', async () => {
  const { app, db, invite, linkOf, accept } = await invitationsApp()
  const { email, id } = await aStudent(db)
  await db
    .updateTable('users')
    .set({ phone_number: '+919848022338', google_subject: 'somebody' })
    .where('id', '=', id)
    .execute()
  await invite({ email })
  expect((await accept(await linkOf(email))).statusCode).toBe(200)
  const ways = await db.selectFrom('users').select(['phone_number', 'google_subject']).where('id', '=', id).execute()
  expect(ways).toEqual([{ phone_number: null, google_subject: null }])
  await firstStep(app, { email, password: PASSWORD })
})

test('who may not invite any more has invited nobody', async () => {
  const { app, db, as, invite, linkOf, accept, idOf } = await invitationsApp()
  for (const leave of ['demoted', 'removed', 'erased'] as const) {
    const other = await aStaffMember(app, db)
    const email = `second.${leave}.${Date.now()}@example.com`
    const body = { name: 'Second self', email, roles: ['owner'] }
    expect((await call(app, 'POST', '/staff/invitations/', { as: other.token, body })).statusCode).toBe(201)
    const token = await linkOf(email)
    const member = await idOf(other.email)
    if (leave === 'erased')
      await call(app, 'DELETE', '/accounts/user/', { as: other.token, body: { password: other.password } })
    else if (leave === 'removed') await call(app, 'DELETE', `/staff/members/${member}/`, { as })
    else await call(app, 'PUT', `/staff/members/${member}/roles/`, { as, body: { roles: ['author'] } })
    expect(problem(await accept(token))).toEqual([400, 'invitation_over'])
  }
  expect((await invite()).reply.statusCode).toBe(201)
})

test('nobody is invited who is there, under no name, or as nothing', async () => {
  const { db, owner, invite, linkOf, accept } = await invitationsApp()
  expect(problem((await invite({ email: owner.email })).reply)).toEqual([409, 'staff_already'])
  for (const change of [{ roles: [] }, { roles: ['king'] }, { name: ' ' }, { email: 'nobody' }]) {
    expect((await invite(change)).reply.statusCode).toBe(400)
  }
  const { email } = await invite()
  const token = await linkOf(email)
  await aMember(db) // somebody else
  await db
    .updateTable('users')
    .set({ email })
    .where('email', 'like', 'staff.%')
    .where('email', '<>', owner.email)
    .execute()
  expect(problem(await accept(token))).toEqual([409, 'staff_already'])
})

test('joining the staff unblocks nobody', async () => {
  const { db, invite, linkOf, accept } = await invitationsApp()
  const student = await aStudent(db)
  const block = (blocked_at: Date | null) =>
    db.updateTable('users').set({ blocked_at }).where('id', '=', student.id).execute()
  await block(new Date())
  expect(problem((await invite({ email: student.email })).reply)).toEqual([403, 'blocked'])
  await block(null)
  await invite({ email: student.email })
  await block(new Date())
  expect(problem(await accept(await linkOf(student.email)))).toEqual([403, 'blocked'])
})
