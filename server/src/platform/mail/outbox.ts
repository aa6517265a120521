import { randomBytes } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailCalendar, SendMail } from './send-mail.ts'

/** Without a mail server: mails are written to files, and their codes to the log. */
export function writeToOutbox(dataDir: string, from: () => Promise<string>, log: (line: string) => void): SendMail {
  const folder = join(dataDir, 'outbox')
  return async (to, subject, text, calendar) => {
    const now = new Date()
    const what = subject
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    const name = `${now.toISOString().replace(/[:.]/g, '-')}-${what}-${randomBytes(3).toString('hex')}.eml`
    const head = [
      `From: ${await from()}`,
      `To: ${to}`,
      `Subject: ${subject}`,
      `Date: ${now.toUTCString()}`,
      'MIME-Version: 1.0',
    ]
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeFile(join(folder, name), `${[...head, ...bodyOf(text, calendar)].join('\n')}\n`, {
      mode: 0o600,
      flag: 'wx',
    })
    const code = /^.*\b\d{6}(\d\d)?\b.*$/m.exec(text)?.[0]
    log(`mail for ${to}: ${subject}${code ? ` - ${code.trim()}` : ''} (${join(folder, name)})`)
  }
}

const PLAIN = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '']

function bodyOf(text: string, calendar: MailCalendar | undefined): readonly string[] {
  if (!calendar) return [...PLAIN, text]
  const boundary = randomBytes(12).toString('hex')
  return [
    `Content-Type: multipart/mixed; boundary="${boundary}"`,
    '',
    `--${boundary}`,
    ...PLAIN,
    text,
    `--${boundary}`,
    `Content-Type: text/calendar; charset=utf-8; method=${calendar.method}`,
    'Content-Transfer-Encoding: 8bit',
    '',
    calendar.file.replaceAll('\r\n', '\n'),
    `--${boundary}--`,
  ]
}
