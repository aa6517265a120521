import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { generateSync } from 'otplib'
import { type Credentials, createOwner } from '../../people/staff/members/members.ts'
import type { Database } from '../../platform/db/database.ts'
import { call } from '../app.ts'

/** What an authenticator app shows; `steps` of half a minute from now. */
export const codeOf = (key: string, steps = 0): string =>
  generateSync({ secret: key, epoch: Math.floor(Date.now() / 1000) + steps * 30 })

/** A member of the staff, not signed in yet. */
export async function aMember(db: Database): Promise<Credentials> {
  const member = { email: `staff.${randomBytes(4).toString('hex')}@example.com`, password: 'a long enough password' }
  await createOwner(db, member)
  return member
}

/** The first step: a session that is good for nothing but the second. */
export async function firstStep(app: FastifyInstance, { email, password }: Credentials): Promise<string> {
  const reply = await call(app, 'POST', '/accounts/login/', { body: { email, password } })
  if (reply.statusCode !== 200) throw new Error(`login answered ${reply.body}`)
  return reply.json<{ token: string }>().token
}

/** A member with an authenticator app, signed in with both steps. */
export async function aStaffMember(app: FastifyInstance, db: Database) {
  const member = await aMember(db)
  const first = await firstStep(app, member)
  const { key } = (await call(app, 'POST', '/staff/second-step/start/', { as: first })).json<{ key: string }>()
  // the code of the period before, so that the next one is still to be used
  const confirm = async () => {
    const code = codeOf(key, -1)
    return { code, reply: await call(app, 'POST', '/staff/second-step/confirm/', { as: first, body: { code } }) }
  }
  const once = await confirm()
  // where a period ended between the making of the code and its check, that code was one of two periods before
  const { code: usedCode, reply } = once.reply.statusCode === 200 ? once : await confirm()
  if (reply.statusCode !== 200) throw new Error(`the second step answered ${reply.body}`)
  const { token, recovery_codes } = reply.json<{ token: string; recovery_codes: string[] }>()
  return { ...member, key, usedCode, token, recoveryCodes: recovery_codes }
}
