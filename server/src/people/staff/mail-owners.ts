import { sql } from 'kysely'
import type { Config } from '../../platform/config/config.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Caller } from '../../platform/http/authenticate.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'

export type MailDeps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

/** Notifies every owner, the one who did it too: an act of another person in an open session is noticed. */
export async function mailOwners(
  { config, outgoing }: MailDeps,
  tx: Transaction,
  { userId }: Pick<Caller, 'userId'>,
  what: string,
): Promise<void> {
  const { institute, who } = await tx
    .selectFrom('users')
    .innerJoin('institute', (join) => join.onTrue())
    .select(['institute.name as institute', sql<string>`users.email`.as('who')])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const owners = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('role', '=', 'staff')
    .where(sql<boolean>`'owner' = any(staff_roles) and not awaits_owner`)
    .orderBy('id')
    .execute()
  const text = `${who} ${what}.

See who works here, and change it:
${config.publicUrl}/staff/members

If this should not have happened, remove the person there at once, and set a new password for the account that did it.`
  await outgoing.mailManyAfterCommit(
    tx,
    owners.map(({ id, email }) => ({
      userId: id,
      to: email,
      subject: `Staff accounts of ${institute} changed`,
      text,
    })),
  )
}
