import type { Proof } from '@pariksha/contract/people/accounts/fields'
import { STAFF_PASSWORD_LENGTH } from '@pariksha/contract/people/accounts/password-lengths'
import { fieldProblem } from '@pariksha/contract/problems/field-problems'
import type { Secret } from '../../../platform/config/secret.ts'
import { type Database, type Queryable, transact } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/errors.ts'
import type { Caller, Tokens } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'
import { deleteCodes } from '../codes.ts'
import { hashPassword, invalidPassword, rejectWeakPassword } from '../passwords.ts'
import { deleteTicket } from '../sign-in/tickets.ts'
import { hasPassword, reauthenticate } from './reauthenticate.ts'

type Deps = { readonly db: Database; readonly limits: Limits; readonly secret: Secret; readonly tokens: Tokens }

/** Checks that depend on the account: staff passwords must be longer, and none may be the user's name. */
export async function rejectUnsuitablePassword(db: Queryable, userId: number, password: string): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['role', 'email', 'first_name', 'last_name', 'preferred_name', 'full_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) return
  const { role, email, ...names } = user
  if (role === 'staff' && password.length < STAFF_PASSWORD_LENGTH) {
    throw invalidPassword(fieldProblem('password_of_staff_short', { least: STAFF_PASSWORD_LENGTH }))
  }
  await rejectWeakPassword(password, { email, names: Object.values(names) })
}

/**
 * For signed-in users: ends every other session. Returns the address for the notice; undefined where the account has this password
 * already, as after a call whose answer was lost.
 */
export async function changePassword(
  { db, limits, secret, tokens }: Deps,
  caller: Caller,
  { password, ...proof }: Proof & { password: string },
): Promise<{ email: string } | undefined> {
  const { userId } = caller
  await rejectUnsuitablePassword(db, userId, password)
  try {
    await reauthenticate({ db, limits, secret }, userId, proof)
  } catch (error) {
    if (isWrongProof(error) && (await hasPassword({ db, limits }, userId, password))) return undefined
    throw error
  }
  const passwordHash = await hashPassword(password)
  const user = await transact(db, async (tx) => {
    const changed = await tx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', userId)
      .returning('email')
      .executeTakeFirstOrThrow()
    await tx.deleteFrom('tokens').where('user_id', '=', userId).where('hash', '<>', caller.tokenHash).execute()
    await deleteTicket(tx, userId)
    return changed
  })
  await deleteCodes(db, { purpose: 'change-email', userId }) // it may have been requested by an intruder
  await tokens.revokeOthers(caller)
  return user
}

const isWrongProof = (error: unknown) =>
  error instanceof AppError && (error.code === 'wrong_password' || error.code === 'wrong_code')
