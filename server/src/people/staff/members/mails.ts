import { namesOfRoles, type Role } from '@pariksha/contract/people/rights'
import type { Config } from '../../../platform/config/config.ts'
import type { Transaction } from '../../../platform/db/database.ts'
import type { Outgoing } from '../../../platform/mail/outgoing.ts'

type Deps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

type Sent = {
  readonly email: string
  readonly name: string
  readonly roles: readonly Role[]
  readonly token: string
  /** Who invites. */
  readonly inviter: number
}

/** The token is in the fragment (#), which browsers do not send: it is in no log of a server or proxy. */
export async function mailInvitation(
  { config, outgoing }: Deps,
  tx: Transaction,
  { email, name, roles, token, inviter }: Sent,
): Promise<void> {
  const { institute, from } = await tx
    .selectFrom('users')
    .innerJoin('institute', (join) => join.onTrue())
    .select(['institute.name as institute', 'users.email as from'])
    .where('users.id', '=', inviter)
    .executeTakeFirstOrThrow()
  await outgoing.mailSecretAfterCommit(tx, {
    userId: inviter, // without whom it is void
    to: email,
    subject: `You are invited to the staff pages of ${institute}`,
    text: `${name}, ${from} invites you to work on the website of ${institute}, as ${namesOfRoles(roles)}.

Open this link within three days and choose a password:
${config.publicUrl}/staff/join#${token}

The link works once. To sign in you also need an authenticator app on your phone, for example Google Authenticator.

If you did not expect this, ignore this e-mail.`,
  })
}

export async function mailSecondStepReset({ config, outgoing }: Deps, tx: Transaction, userId: number): Promise<void> {
  const { institute, email } = await tx
    .selectFrom('users')
    .innerJoin('institute', (join) => join.onTrue())
    .select(['institute.name as institute', 'users.email'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  await outgoing.mailAfterCommit(tx, {
    userId,
    to: email,
    subject: `Set up your authenticator app for ${institute} again`,
    text: `An owner of ${institute} reset the authenticator app of your staff account. All your sessions have ended, and your recovery codes no longer work.

Sign in with your password and set up the app again:
${config.publicUrl}/staff

If you did not ask for this, contact the owner at once.`,
  })
}
