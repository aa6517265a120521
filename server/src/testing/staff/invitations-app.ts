import type { Invitation, Member } from '@pariksha/contract/people/staff-members'
import { afterAll, beforeAll } from 'vitest'
import { call } from '../app.ts'
import { type Mailbox, startMailbox } from '../fakes/mailbox.ts'
import { mailingApp } from '../visitor.ts'
import { aStaffMember } from './staff.ts'

export const PASSWORD = 'a brand new long password'

/** Applications with an owner who invites, and the mailbox where their mails arrive. */
export function useInvitationsApp() {
  const mail = {} as { box: Mailbox }
  beforeAll(async () => {
    mail.box = await startMailbox()
  })
  afterAll(() => mail.box.close())

  /** An owner at work, and the calls of this page. */
  async function invitationsApp(setting?: Parameters<typeof mailingApp>[1]) {
    const { app, db, database } = await mailingApp(mail.box, setting)
    const owner = await aStaffMember(app, db)
    const as = owner.token
    let invited = 0
    const invite = async (change: object = {}) => {
      const body = {
        name: 'Asha Rao',
        email: `invited${process.pid}.${Date.now()}.${++invited}@example.com`,
        roles: ['author'],
        ...change,
      }
      const reply = await call(app, 'POST', '/staff/invitations/', { as, body })
      return { reply, email: body.email, invitation: reply.json<Invitation>() }
    }
    const linkOf = async (email: string) => {
      const { body } = await mail.box.next(email)
      return /\/staff\/join#([\w-]{43})/.exec(body)?.[1] ?? ''
    }
    const accept = (token: string, password = PASSWORD) =>
      call(app, 'POST', '/accounts/staff-invitation/accept/', { body: { token, password } })
    const list = async () =>
      (await call(app, 'GET', '/staff/members/', { as })).json<{ members: Member[]; invitations: Invitation[] }>()
    const idOf = async (email: string) => (await list()).members.find((member) => member.email === email)?.id ?? 0
    return { app, db, database, owner, as, invite, linkOf, accept, list, idOf }
  }

  return { mail, invitationsApp }
}
