import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { vi } from 'vitest'

export type Mail = {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly body: string
  readonly calendar?: string
}
export type Mailbox = {
  readonly smtpUrl: string
  readonly mails: readonly Mail[]
  /** The next mail to this address that was not read yet. */
  next(to: string): Promise<Mail>
  /** The code of that mail. */
  code(to: string): Promise<string>
  unread(to: string): readonly Mail[]
  /** Turns this many deliveries away before it takes one. */
  refuse(times: number): void
  close(): Promise<void>
}

/** A mail server, and everybody's mail. */
export async function startMailbox(): Promise<Mailbox> {
  const mails: Mail[] = []
  const read = new Set<Mail>()
  let refusals = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    async onData(stream, session, callback) {
      const raw = await text(stream)
      if (refusals > 0) {
        refusals--
        callback(Object.assign(new Error('try again later'), { responseCode: 451 }))
        return
      }
      const [head = '', ...body] = raw.split('\r\n\r\n')
      for (const { address } of session.envelope.rcptTo) {
        mails.push({
          from: /^From: (.*)$/m.exec(head)?.[1] ?? '',
          to: address,
          subject: /^Subject: (.*)$/m.exec(head)?.[1] ?? '',
          ...partsOf(head, body.join('\r\n\r\n')),
        })
      }
      callback()
    },
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.server.address() as AddressInfo

  const unread = (to: string) => mails.filter((mail) => mail.to === to && !read.has(mail))
  const latest = () => JSON.stringify(mails.slice(-5).map((mail) => `${mail.to}: ${mail.subject}`))
  const next = (to: string) =>
    vi.waitFor(
      () => {
        const mail = unread(to)[0]
        if (!mail) throw new Error(`no mail came for ${to}; the last ones: ${latest()}`)
        read.add(mail)
        return mail
      },
      { timeout: 30_000, interval: 10 },
    )
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    mails,
    next,
    unread,
    async code(to) {
      const { body, subject } = await next(to)
      const code = /^\D+: (\d{6}(?:\d\d)?)$/m.exec(body)?.[1]
      if (!code) throw new Error(`no code in the mail "${subject}"`)
      return code
    },
    refuse(times) {
      refusals = times
    },
    close: () => new Promise((done) => server.close(() => done())),
  }
}

/** The text, and the calendar file where one came with it; parts of parts are looked into. */
function partsOf(head: string, body: string): Pick<Mail, 'body' | 'calendar'> {
  const boundary = /boundary="([^"]+)"/i.exec(head)?.[1]
  if (boundary === undefined) {
    const text = decoded(head, body)
    return /^Content-Type: text\/calendar/im.test(head) ? { body: '', calendar: text } : { body: text }
  }
  const found: { body: string; calendar?: string } = { body: '' }
  for (const part of body.split(`--${boundary}`).slice(1, -1)) {
    const [inner = '', ...rest] = part.replace(/^\r\n/, '').split('\r\n\r\n')
    if (/^Content-Disposition: attachment/im.test(inner)) continue
    const { body: text, calendar } = partsOf(inner, rest.join('\r\n\r\n'))
    found.body ||= text
    if (calendar !== undefined) found.calendar = calendar
  }
  return found
}

function decoded(head: string, body: string): string {
  const encoding = /^Content-Transfer-Encoding: (\S+)$/im.exec(head)?.[1]
  const bytes =
    encoding === 'base64'
      ? Buffer.from(body, 'base64')
      : encoding === 'quoted-printable'
        ? Buffer.from(
            body
              .replace(/=\r\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
            'latin1',
          )
        : Buffer.from(body)
  return bytes.toString().replaceAll('\r\n', '\n').trimEnd()
}
