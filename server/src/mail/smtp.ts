import { createTransport } from 'nodemailer'
import type { Outgoing } from './outgoing.ts'

const TIMEOUT = 15_000

export function smtpTransport(url: string, from: string): Outgoing['mail'] {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  return async (to, subject, text) => {
    await transport.sendMail({ from, to: { name: '', address: to }, subject, text })
  }
}
