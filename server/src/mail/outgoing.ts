import type { Config } from '../config.ts'
import type { Database, Transaction } from '../db/database.ts'
import { writeToOutbox } from './outbox.ts'
import { recordOutcomes } from './outcome.ts'
import { senderOf } from './sender.ts'
import { postSms } from './sms.ts'
import { smtpTransport } from './smtp.ts'

export type SendMail = (to: string, subject: string, text: string) => Promise<void>

/** The ways out of the server. `sms` is missing where the installation sends none. */
export type Transports = {
  readonly mail: SendMail
  readonly sms: ((to: string, text: string) => Promise<void>) | undefined
}

/** What leaves the server for people. A mail or an SMS is of use at once or not at all, as codes are. */
export type Outgoing = Transports & {
  /** A mail about what a transaction stores: it leaves if that is committed, and then however long it takes. */
  letter(tx: Transaction, ...message: Parameters<SendMail>): Promise<void>
  /** Tries once, while somebody waits, and throws why the mail did not leave. */
  readonly atOnce: SendMail
}

/** Where nobody is to hear anything. */
export const SILENT: Outgoing = { mail: async () => {}, letter: async () => {}, atOnce: async () => {}, sms: undefined }

/** The ways out that the configuration names. They throw when a message was not taken. */
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
