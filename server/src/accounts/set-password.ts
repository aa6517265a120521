import { type Proof, STAFF_PASSWORD_SHORT } from '@pariksha/contract/accounts'
import { type Database, type Queryable, transact } from '../db/database.ts'
import type { Limits } from '../limits/limits.ts'
import type { Secret } from '../secret.ts'
import { STAFF_PASSWORD_LENGTH } from '../staff/members.ts'
import type { Caller, Tokens } from './authenticate.ts'
import { dropCodes } from './codes.ts'
import { hashPassword, refuseEasyPassword, unfit } from './passwords.ts'
import { proveOwner } from './prove-owner.ts'
import { dropTicket } from './tickets.ts'

type Means = { readonly db: Database; readonly limits: Limits; readonly secret: Secret; readonly tokens: Tokens }

/** A password that will not do for this very account: of the staff's it has to be longer, and none may be its name. */
export async function refuseUnfitPassword(db: Queryable, userId: number, password: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['role', 'email', 'first_name', 'last_name', 'preferred_name', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  const { role, email, ...names } = user
  if (role === 'staff' && password.length < STAFF_PASSWORD_LENGTH) throw unfit(STAFF_PASSWORD_SHORT)
  await refuseEasyPassword(password, { email, names: Object.values(names) })
}

/** By who is signed in: every other session ends. Answers the address that is told. */
export async function changePassword(
  { db, limits, secret, tokens }: Means,
  caller: Caller,
  { password, ...proof }: Proof & { password: string },
): Promise<{ email: string }> {
  const { userId } = caller
  await refuseUnfitPassword(db, userId, password)
  await proveOwner({ db, limits, secret }, userId, proof)
  const passwordHash = await hashPassword(password)
  const user = await transact(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '<>', caller.tokenHash).execute()
    await dropTicket(tx, userId)
    return changed
  })
  await dropCodes(db, { purpose: 'change-email', userId }) // who asked for it may have been somebody else
  await tokens.revokeOthers(caller)
  return user
}
