import type { Config } from '../config.ts'
import { writeToOutbox } from './outbox.ts'
import { postSms } from './sms.ts'
import { smtpTransport } from './smtp.ts'

/** What leaves the server for people. `sms` is missing where the installation sends none. */
export type Outgoing = {
  mail(to: string, subject: string, text: string): Promise<void>
  readonly sms: ((to: string, text: string) => Promise<void>) | undefined
}

/** The ways out that the configuration names. They throw when a message was not taken. */
export function createTransports(
  { mail, smsWebhookUrl, dataDir }: Pick<Config, 'mail' | 'smsWebhookUrl' | 'dataDir'>,
  log: (line: string) => void,
): Outgoing {
  return {
    mail: mail.smtpUrl ? smtpTransport(mail.smtpUrl, mail.from) : writeToOutbox(dataDir, mail.from, log),
    sms: smsWebhookUrl ? postSms(smsWebhookUrl) : undefined,
  }
}
