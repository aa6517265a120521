import { sql } from 'kysely'
import { rememberTaken } from '../attempts/erased-ranks.ts'
import { type Database, transact } from '../db/database.ts'
import { AppError } from '../errors.ts'
import type { Limits } from '../limits/limits.ts'
import type { Secret } from '../secret.ts'
import { audit } from '../staff/audit.ts'
import type { Tokens } from './authenticate.ts'
import { provePassword } from './prove-owner.ts'

type Means = { readonly db: Database; readonly limits: Limits; readonly secret: Secret; readonly tokens: Tokens }

/** Erases everything stored about the student. An account with a password asks for it once more. */
export async function eraseAccount(
  { db, limits, secret, tokens }: Means,
  userId: number,
  password: string | undefined,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .select(['email', 'password_hash', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!user) throw new AppError('unauthorized')
  if (user.password_hash !== null) {
    await provePassword({ db, limits }, userId, password ?? '')
  }
  await transact(db, async (tx) => {
    if (user.role === 'staff') {
      const before = { email: user.email, role: user.role }
      await audit(tx, { userId }, { action: 'erased their account', subject: 'staff', id: userId, before })
    }
    // nothing is begun from now on that would not be remembered
    await sql`select from users where id = ${userId} for update`.execute(tx)
    await rememberTaken(tx, secret, userId, user.email)
    // first the user: it waits for saves under way, and takes the attempts along, without which no action is taken
    await tx.deleteFrom('users').where('id', '=', userId).execute()
    await tx.deleteFrom('actions').where('student_id', '=', userId).execute()
    await tx.deleteFrom('registrations').where('email', '=', user.email).execute()
    await tx
      .deleteFrom('codes')
      .where((row) =>
        row.or([
          row('holder', 'in', [user.email, String(userId)]),
          sql<boolean>`starts_with(holder, ${`${user.email} `})`,
        ]),
      )
      .execute()
  })
  await tokens.revokeAllOf(userId)
}
