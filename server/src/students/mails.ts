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
  await outgoing.mailSecretAfterCommit(
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

type Proposal = { readonly former: string; readonly wanted: string; readonly code: string; readonly hours: number }

/** Nothing changes until the code is entered by who is signed in to the account. */
export async function mailAddressProposed({ config, outgoing }: MailDeps, tx: Transaction, proposal: Proposal) {
  const { former, wanted, code, hours } = proposal
  const institute = await instituteOf(tx)
  await outgoing.mailSecretAfterCommit(
    tx,
    wanted,
    `Confirm your new e-mail address for ${institute}`,
    `Your code: ${code}

The staff of ${institute} entered this e-mail address for your account. Log in as before and enter the code in your profile, within ${hours} hours:
${config.publicUrl}/profile

If you do not know ${institute}, ignore this e-mail. Nothing will change.`,
  )
  await outgoing.mailAfterCommit(
    tx,
    former,
    `Another e-mail address for your account with ${institute}`,
    `The staff of ${institute} entered another e-mail address for your account on request. Nothing has changed yet: you log in with this address until you enter the code that was sent to the new one.

If you did not ask for this, choose “Keep” on your profile page, and contact the institute.
${config.publicUrl}/profile`,
  )
}

export async function mailNewAccount({ config, outgoing }: MailDeps, tx: Transaction, to: string): Promise<void> {
  const institute = await instituteOf(tx)
  await outgoing.mailAfterCommit(
    tx,
    to,
    `Your account with ${institute}`,
    `${institute} made an account for you. Choose a password to use it:
${config.publicUrl}/login/forgot
Enter this e-mail address there. You get a code by e-mail, and set the password with it.

If you do not know ${institute}, ignore this e-mail.`,
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
    `As you asked, ${institute} deleted your account with your tests, results, orders and doubts. A log keeps that it was done, when and why; backups made before are replaced in time.

If you did not ask for this, contact the institute.`,
  )
}
