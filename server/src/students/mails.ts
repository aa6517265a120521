import { termText } from '@pariksha/domain/term'
import type { Config } from '../config.ts'
import type { Transaction } from '../db/database.ts'
import type { Outgoing } from '../mail/outgoing.ts'

export type MailDeps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

const instituteOf = async (tx: Transaction): Promise<string> =>
  (await tx.selectFrom('institute').select('name').executeTakeFirstOrThrow()).name

type Link = { readonly email: string; readonly ticket: string; readonly minutes: number }

/** The ticket is behind the #: it is in no log of a server or proxy, and no scanner of links uses it up. */
export async function mailSignInLink(
  { config, outgoing }: MailDeps,
  tx: Transaction,
  { email, ticket, minutes }: Link,
) {
  const institute = await instituteOf(tx)
  await outgoing.mailAfterCommit(
    tx,
    email,
    `Your sign-in link for ${institute}`,
    `Open this link within ${minutes} minutes and press the button to sign in:
${config.publicUrl}/login#link=${ticket}

The link works once. ${institute} sent it because you, or somebody for you, asked for help with signing in. If you did not ask for it, ignore this e-mail.`,
  )
}

type Change = { readonly to: string; readonly what: 'e-mail address' | 'phone number' }

/** To the address until now: it is the last chance to notice. */
export async function mailContactCorrected({ outgoing }: MailDeps, tx: Transaction, { to, what }: Change) {
  const institute = await instituteOf(tx)
  await outgoing.mailAfterCommit(
    tx,
    to,
    `Your ${what} for ${institute} was changed`,
    `The staff of ${institute} changed the ${what} of your account on request.${
      what === 'e-mail address' ? ' You can no longer log in with this address.' : ''
    }

If you did not ask for this, contact the institute at once.`,
  )
}

type Gift = { readonly to: string; readonly title: string; readonly months: number }

export async function mailPackageGiven({ config, outgoing }: MailDeps, tx: Transaction, { to, title, months }: Gift) {
  const institute = await instituteOf(tx)
  await outgoing.mailAfterCommit(
    tx,
    to,
    `Your tests are open: ${title}`,
    `${institute} opened ${title} for you, for ${termText(months)}. You have nothing to pay.

See your tests, and the last date to take them:
${config.publicUrl}/library`,
  )
}

export async function mailErased({ outgoing }: MailDeps, tx: Transaction, to: string): Promise<void> {
  const institute = await instituteOf(tx)
  await outgoing.mailAfterCommit(
    tx,
    to,
    `Your account with ${institute} was deleted`,
    `As you asked, ${institute} deleted your account and everything stored about it.

If you did not ask for this, contact the institute.`,
  )
}
