import { createTransport } from 'nodemailer'
import type { SendMail } from './send-mail.ts'

const TIMEOUT = 15_000
const CALENDAR_NAME = 'calendar.ics'

export function smtpTransport(url: string, from: () => Promise<string>): SendMail {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  })
  return async (to, subject, text, calendar) => {
    await transport.sendMail({
      from: await from(),
      to: { name: '', address: to },
      subject,
      text,
      ...(calendar && { icalEvent: { method: calendar.method, filename: CALENDAR_NAME, content: calendar.file } }),
    })
  }
}
