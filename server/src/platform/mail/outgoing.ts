import type { MailDestination } from '@pariksha/contract/site/installation'
import type { Config } from '../config/config.ts'
import type { Database, Transaction } from '../db/database.ts'
import { writeToOutbox } from './outbox.ts'
import { recordOutcomes } from './outcome.ts'
import type { Mail, SendMail, Sms } from './send-mail.ts'
import { senderOf } from './sender.ts'
import { postSms } from './sms.ts'
import { smtpTransport } from './smtp.ts'

/** Transports of messages. `sms` is missing where none is configured. */
export type Transports = {
  readonly mail: SendMail
  readonly sms: ((to: string, text: string) => Promise<void>) | undefined
}

/** Outgoing messages. `mail` and `sms` are for short-lived messages like codes; `sms` is missing as in the transports. */
export type Outgoing = {
  mail(mail: Mail): Promise<void>
  readonly sms: ((sms: Sms) => Promise<void>) | undefined
  /** A mail about data of a transaction: queued in it, so sent only if it commits, with retries for days. */
  mailAfterCommit(tx: Transaction, mail: Mail): Promise<void>
  /** The same for a mail that opens something: tried for an hour alone, and in no backup. */
  mailSecretAfterCommit(tx: Transaction, mail: Mail): Promise<void>
  /** The same for many, in one statement. */
  mailManyAfterCommit(tx: Transaction, mails: readonly Mail[]): Promise<void>
  /** Tries once, while somebody waits, and throws why the mail did not leave. */
  readonly sendNow: SendMail
}

/** Sends nothing. */
export const NO_OUTGOING: Outgoing = {
  mail: async () => {},
  mailAfterCommit: async () => {},
  mailSecretAfterCommit: async () => {},
  mailManyAfterCommit: async () => {},
  sendNow: async () => {},
  sms: undefined,
}

export const mailDestination = ({ mail }: Pick<Config, 'mail'>): MailDestination => (mail.smtpUrl ? 'server' : 'files')

/** The configured transports. They throw if a message was not accepted. */
export function createTransports(
  { mail, smsWebhookUrl, dataDir }: Pick<Config, 'mail' | 'smsWebhookUrl' | 'dataDir'>,
  db: Database,
  log: (line: string) => void,
): Transports {
  const from = () => senderOf(mail.from, db)
  const send = mail.smtpUrl ? smtpTransport(mail.smtpUrl, from) : writeToOutbox(dataDir, from, log)
  return {
    mail: recordOutcomes(db, send),
    sms: smsWebhookUrl ? postSms(smsWebhookUrl) : undefined,
  }
}
