import type { Language } from '@pariksha/contract/languages'
import { fillIn } from '@pariksha/contract/problems/sentences'
import type { Config } from '../../platform/config/config.ts'
import type { Secret } from '../../platform/config/secret.ts'
import type { Database, Transaction } from '../../platform/db/database.ts'
import type { Limits } from '../../platform/limits/limits.ts'
import type { Outgoing } from '../../platform/mail/outgoing.ts'
import { type Recipient, recipientAt } from '../../platform/mail/recipient.ts'
import { activateSmsCode, type Claim, type Codes } from './codes.ts'

export type MailDeps = { readonly db: Database; readonly outgoing: Outgoing }

type CodeMail = {
  readonly purpose: 'signUpCode' | 'passwordCode' | 'newAddressCode' | 'ownerCode'
  readonly email: string
  readonly codes: Codes
}

export const sendCodeByMail = (
  outgoing: Outgoing,
  { userId, institute, texts }: Recipient,
  { purpose, email, codes }: CodeMail,
): Promise<void> => outgoing.mail({ userId, to: email, ...texts[purpose]({ institute, code: codes.mail }) })

/** A notice that says what happened to the account. */
export async function mailNotice(
  { db, outgoing }: MailDeps,
  what: 'addressWanted' | 'passwordChanged',
  email: string,
  language?: Language,
): Promise<void> {
  const { userId, institute, contact, texts } = await recipientAt(db, email, language)
  await outgoing.mail({ userId, to: email, ...texts[what]({ institute, contact }) })
}

/** To the former address, in the language of the account, which has another one now. Its owner learns of it also where the account is erased next. */
export async function mailAddressChanged(
  { db, outgoing }: MailDeps,
  { formerEmail, email }: { readonly formerEmail: string; readonly email: string },
  language: Language | undefined,
): Promise<void> {
  const { institute, contact, texts } = await recipientAt(db, email, language)
  await outgoing.mail({ userId: null, to: formerEmail, ...texts.addressChanged({ institute, contact }) })
}

/** Its owner may not be who erased it. Sent although there is no account any more. */
export async function mailErasedByOwner({ outgoing }: Pick<MailDeps, 'outgoing'>, tx: Transaction, email: string) {
  const { institute, contact, texts } = await recipientAt(tx, email)
  await outgoing.mailAfterCommit(tx, { userId: null, to: email, ...texts.erasedByOwner({ institute, contact }) })
}

/** What sends codes by mail and SMS. */
export type CodeDeps = MailDeps & {
  readonly secret: Secret
  readonly limits: Limits
  readonly config: Pick<Config, 'smsTexts'>
}

/** Each number is sent five in a quarter of an hour at most, whichever accounts name it. */
export async function sendCodeBySms(
  { db, secret, limits, outgoing, config }: CodeDeps,
  { userId, institute, language }: Recipient,
  phone: string | null,
  claim: Claim,
  codes: Codes,
): Promise<void> {
  if (!outgoing.sms || phone === null || !(await limits.allows('code-recipient', phone))) return
  if (!(await activateSmsCode(db, secret, claim, codes))) return
  const text = fillIn(config.smsTexts[language], { code: codes.sms, institute })
  await outgoing.sms({ userId, to: phone, text })
}
