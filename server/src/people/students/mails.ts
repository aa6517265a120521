import type { Config } from '../../platform/config/config.ts'
import type { Transaction } from '../../platform/db/database.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { recipientAt, siteIn } from '../../platform/mail/recipient.ts'
import type { Mail } from '../../platform/mail/send-mail.ts'
import type { WithContact, WithLink } from '../../platform/mail/texts/facts.ts'
import type { MailText, MailTexts } from '../../platform/mail/texts/texts.ts'

export type MailDeps = { readonly config: Pick<Config, 'publicUrl'>; readonly outgoing: Outgoing }

type Write = (texts: MailTexts, known: WithLink & WithContact) => MailText

/** In the language of the account of `address`, which need not be the address that the mail goes to. */
async function messageTo(
  { config }: MailDeps,
  tx: Transaction,
  { to, address = to }: { readonly to: string; readonly address?: string },
  write: Write,
): Promise<Mail> {
  const { userId, institute, contact, language, texts } = await recipientAt(tx, address)
  const { subject, text } = write(texts, { institute, contact, site: siteIn(config.publicUrl, language) })
  return { userId, to, subject, text }
}

type Link = { readonly email: string; readonly ticket: string; readonly minutes: number }

/** The ticket is in the fragment (#): it is in no log of a server or proxy, and mail scanners that follow links do not use it up. */
export async function mailSignInLink(deps: MailDeps, tx: Transaction, { email, ...link }: Link): Promise<void> {
  const message = await messageTo(deps, tx, { to: email }, (texts, known) => texts.signInLink({ ...known, ...link }))
  await deps.outgoing.mailSecretAfterCommit(tx, message)
}

type Change = { readonly to: string; readonly what: 'addressCorrected' | 'phoneCorrected' }

/** To the former address, whose owner may not have asked for the change, and learns of it also where the account is erased next. */
export async function mailContactCorrected(deps: MailDeps, tx: Transaction, { to, what }: Change): Promise<void> {
  const message = await messageTo(deps, tx, { to }, (texts, known) => texts[what](known))
  await deps.outgoing.mailAfterCommit(tx, { ...message, ...(what === 'addressCorrected' && { userId: null }) })
}

type Proposal = { readonly former: string; readonly wanted: string; readonly code: string; readonly hours: number }

/** Nothing changes until somebody signed in to the account enters the code. */
export async function mailAddressProposed(deps: MailDeps, tx: Transaction, proposal: Proposal): Promise<void> {
  const { former, wanted, ...code } = proposal
  const toWanted = await messageTo(deps, tx, { to: wanted, address: former }, (texts, known) =>
    texts.addressProposed({ ...known, ...code }),
  )
  await deps.outgoing.mailSecretAfterCommit(tx, toWanted)
  const toFormer = await messageTo(deps, tx, { to: former }, (texts, known) => texts.otherAddressProposed(known))
  await deps.outgoing.mailAfterCommit(tx, toFormer)
}

export async function mailNewAccount(deps: MailDeps, tx: Transaction, to: string): Promise<void> {
  const message = await messageTo(deps, tx, { to }, (texts, known) => texts.newAccount({ ...known, name: null }))
  await deps.outgoing.mailAfterCommit(tx, message)
}

type GrantMail = { readonly to: string; readonly title: string; readonly months: number }

export async function mailPackageGiven(deps: MailDeps, tx: Transaction, { to, ...facts }: GrantMail): Promise<void> {
  const message = await messageTo(deps, tx, { to }, (texts, known) => texts.packageGiven({ ...known, ...facts }))
  await deps.outgoing.mailAfterCommit(tx, message)
}

export async function mailErased(deps: MailDeps, tx: Transaction, to: string): Promise<void> {
  const message = await messageTo(deps, tx, { to }, (texts, known) => texts.erased(known))
  await deps.outgoing.mailAfterCommit(tx, { ...message, userId: null })
}
