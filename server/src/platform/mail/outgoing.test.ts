import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { mailAddressChanged } from '../../people/accounts/mails.ts'
import { mailContactCorrected } from '../../people/students/mails.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest, type TestDatabase } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { type SmsGateway, startSmsGateway } from '../../testing/fakes/sms-gateway.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'
import { readConfig } from '../config/config.ts'
import { transact } from '../db/database.ts'
import { createTransports, type Transports } from './outgoing.ts'
import { PENDING_MAILS, queueOutgoing } from './queue.ts'
import type { Mail } from './send-mail.ts'

let mailbox: Mailbox
let gateway: SmsGateway
beforeAll(async () => {
  mailbox = await startMailbox()
  gateway = await startSmsGateway()
})
afterAll(() => Promise.all([mailbox.close(), gateway.close()]))

const transports = ({ db }: TestDatabase, env: Record<string, string> = {}): Transports =>
  createTransports(readConfig({ SMTP_URL: mailbox.smtpUrl, SMS_WEBHOOK_URL: gateway.url, ...env }), db, () => {})

async function startQueue({ pool }: TestDatabase): Promise<PgBoss> {
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', () => {})
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  return boss
}

const mailTo = (to: string, subject: string, text: string, userId: number | null = null): Mail => ({
  userId,
  to,
  subject,
  text,
})

const TEXT = `Your code: 123456\n\n${'A line that is longer than lines of a mail are. '.repeat(4).trim()}\nదయచేసి`

test('a mail arrives as it was written', async () => {
  await transports(await databaseForTest()).mail('asha@example.com', 'A word', TEXT)
  const mail = await mailbox.next('asha@example.com')
  expect([mail.subject, mail.body]).toEqual(['A word', TEXT])
})

test('a calendar file goes with a mail, also through the queue and to a file', async () => {
  const database = await databaseForTest()
  const home = await mkdtemp(join(tmpdir(), 'pariksha-outbox-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const file = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:షిఫ్ట్ 1\r\nEND:VCALENDAR\r\n'
  const calendar = { method: 'CANCEL', file } as const
  const outgoing = await queueOutgoing(await startQueue(database), transports(database), database.db)
  await transact(database.db, (tx) =>
    outgoing.mailManyAfterCommit(tx, [{ ...mailTo('sita@example.com', 'A word', TEXT), calendar }]),
  )
  const mail = await mailbox.next('sita@example.com')
  expect([mail.body, mail.calendar]).toEqual([TEXT, file.replaceAll('\r\n', '\n').trimEnd()])
  const toFiles = createTransports(readConfig({ DATA_DIR: home }), database.db, () => {})
  await toFiles.mail('sita@example.com', 'A word', TEXT, calendar)
  const [name = ''] = await readdir(join(home, 'outbox'))
  const written = await readFile(join(home, 'outbox', name), 'utf8')
  for (const part of [TEXT, 'text/calendar; charset=utf-8; method=CANCEL', 'SUMMARY:షిఫ్ట్ 1'])
    expect(written).toContain(part)
})

test('a mail is from the institute, by the name it has now, unless another name is configured', async () => {
  const database = await databaseForTest()
  const senderOf = async ({ mail }: Transports) => {
    await mail('devi@example.com', 'A word', 'hello')
    return (await mailbox.next('devi@example.com')).from
  }
  const plain = transports(database)
  expect(await senderOf(plain)).toBe('Vijetha Academy <no-reply@example.com>')
  await database.db.updateTable('institute').set({ name: 'Rao, Sons & "Daughters" <Guntur>' }).execute()
  expect(await senderOf(plain)).toBe('"Rao, Sons & Daughters <Guntur>" <no-reply@example.com>')
  const from = (MAIL_FROM: string) => senderOf(transports(database, { MAIL_FROM }))
  await database.db.updateTable('institute').set({ name: 'Guntur Academy' }).execute()
  expect(await from('tests@example.com')).toBe('Guntur Academy <tests@example.com>')
  expect(await from('Examinations <tests@example.com>')).toBe('Examinations <tests@example.com>')
})

test('without a mail server a mail is a file to read, and its code is in the log', async () => {
  const home = await mkdtemp(join(tmpdir(), 'pariksha-outbox-'))
  onTestFinished(() => rm(home, { recursive: true }))
  const lines: string[] = []
  const { db } = await databaseForTest()
  const { mail } = createTransports(readConfig({ DATA_DIR: home }), db, (line) => lines.push(line))
  await mail('asha@example.com', 'Your Pariksha sign-up code', 'Your code: 012345\n\nEnter it.')
  await mail('asha@example.com', 'Your Pariksha sign-up code', 'Your code: 543210\n\nEnter it.')
  const names = (await readdir(join(home, 'outbox'))).sort()
  expect(names).toHaveLength(2)
  expect(names[0]).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-your-pariksha-sign-up-code-[0-9a-f]{6}\.eml$/)
  const file = join(home, 'outbox', names[0] ?? '')
  expect(await readFile(file, 'utf8')).toMatch(
    /^From: "Vijetha Academy" <no-reply@example\.com>\nTo: asha@example\.com\nSubject: Your Pariksha sign-up code\n[\s\S]*\n\nYour code: 012345\n\nEnter it\.\n$/,
  )
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(lines[0]).toBe(`mail for asha@example.com: Your Pariksha sign-up code - Your code: 012345 (${file})`)
})

test('a message that was turned away is an error', async () => {
  gateway.refuse(1)
  const { mail, sms } = transports(await databaseForTest())
  await expect(sms?.('+915550100999', 'hello')).rejects.toThrow('the SMS webhook answered 503')
  mailbox.refuse(1)
  await expect(mail('late@example.com', 'A word', 'hello')).rejects.toThrow('try again later')
})

test('where no gateway is configured nothing pretends to send SMS', async () => {
  const database = await databaseForTest()
  const boss = await startQueue(database)
  const outgoing = await queueOutgoing(
    boss,
    createTransports(readConfig({ SMTP_URL: mailbox.smtpUrl }), database.db, () => {}),
    database.db,
  )
  expect(outgoing.sms).toBeUndefined()
})

test('the queue delivers, tries again until it is taken, and then keeps nothing of the message', async () => {
  const database = await databaseForTest()
  const boss = await startQueue(database)
  const outgoing = await queueOutgoing(boss, transports(database), database.db)
  mailbox.refuse(1)
  gateway.refuse(1)
  await outgoing.mail(mailTo('ravi@example.com', 'Your code', 'Your code: 111222'))
  await outgoing.sms?.({ userId: null, to: '+915550100111', text: '333444 is your code.' })
  await vi.waitFor(
    () => {
      expect(mailbox.unread('ravi@example.com')).toHaveLength(1)
      expect(gateway.messages.filter((message) => message.to === '+915550100111')).toHaveLength(1)
    },
    { timeout: 40_000, interval: 100 },
  )
  await vi.waitFor(async () => {
    const { rows } = await database.pool.query(`select data from pgboss.job where name in ('mail', 'sms')`)
    expect(rows).toEqual([])
  })
})

test('a letter about what is stored goes with the commit, and only then', async () => {
  const database = await databaseForTest()
  const { mailAfterCommit } = await queueOutgoing(await startQueue(database), transports(database), database.db)
  const undone = transact(database.db, async (tx) => {
    await mailAfterCommit(tx, mailTo('nobody@example.com', 'Your order', 'It was stored.'))
    throw new Error('thought better of it')
  })
  await expect(undone).rejects.toThrow('thought better of it')
  await transact(database.db, async (tx) => {
    await mailAfterCommit(tx, mailTo('kiran@example.com', 'Your order', 'It was stored.'))
    const { rows } = await database.pool.query(`select from pgboss.job where name = 'letter'`)
    expect(rows, 'nobody sees it yet').toHaveLength(0)
  })
  await vi.waitFor(() => expect(mailbox.unread('kiran@example.com')).toHaveLength(1), { timeout: 20_000 })
  expect(mailbox.unread('nobody@example.com')).toEqual([])
})

test('what waits for an account that is erased meanwhile is not sent, but that it was erased, and had another address', async () => {
  const database = await databaseForTest()
  const { db, pool } = database
  const before = await startQueue(database)
  const silent = { mail: () => new Promise<never>(() => {}), sms: () => new Promise<never>(() => {}) }
  const outgoing = await queueOutgoing(before, silent, db)
  await Promise.all(['mail', 'letter', 'sms'].map((name) => before.offWork(name)))
  const app = await testApp(database, { outgoing })
  onTestFinished(() => app.close())
  const [lata, mani] = [await aStudent(db), await aStudent(db)]
  const staff = await aStaffMember(app, db)
  for (const { id, email } of [lata, mani]) {
    await outgoing.mail(mailTo(email, 'Your code', '111222', id))
    await outgoing.sms?.({ userId: id, to: `+91555010${id}`, text: '333444 is your code.' })
    await transact(db, async (tx) => {
      await outgoing.mailAfterCommit(tx, mailTo(email, 'Your order', 'It was stored.', id))
      await outgoing.mailManyAfterCommit(tx, [mailTo(email, 'Your shift', 'It is moved.', id)])
    })
  }
  const former = 'lata.of.before@example.com'
  await mailAddressChanged({ db, outgoing }, { formerEmail: former, email: lata.email }, 'en')
  const config = { publicUrl: 'https://tests.example.com' }
  await transact(db, (tx) =>
    mailContactCorrected({ config, outgoing }, tx, { to: lata.email, what: 'addressCorrected' }),
  )
  const body = { email: lata.email, reason: 'She asked for it.' }
  const erased = await call(app, 'POST', `/staff/students/${lata.id}/erasure/`, { as: staff.token, body })
  expect(erased.statusCode, erased.body).toBe(200)
  await before.stop({ graceful: false })

  await queueOutgoing(await startQueue(database), transports(database), db)
  const waiting = `select count(*)::int as count from pgboss.job where name in ('mail', 'letter', 'sms')`
  await vi.waitFor(async () => expect((await pool.query(waiting)).rows).toEqual([{ count: 0 }]), { timeout: 20_000 })
  const subjects = (to: string) => mailbox.unread(to).map(({ subject }) => subject)
  const changed = expect.stringContaining('Your e-mail address was changed')
  expect(subjects(lata.email).sort()).toEqual([expect.stringContaining('Your account was deleted'), changed])
  expect(subjects(former)).toEqual([changed])
  expect(subjects(mani.email).sort()).toEqual(['Your code', 'Your order', 'Your shift'])
  expect(gateway.messages.map(({ to }) => to)).toContain(`+91555010${mani.id}`)
  expect(gateway.messages.map(({ to }) => to)).not.toContain(`+91555010${lata.id}`)
})

test('a mail that opens something is in no backup, and is not tried for days', async () => {
  const database = await databaseForTest()
  const nobodyThere = { mail: () => new Promise<never>(() => {}), sms: undefined }
  const { mailSecretAfterCommit } = await queueOutgoing(await startQueue(database), nobodyThere, database.db)
  await transact(database.db, (tx) => mailSecretAfterCommit(tx, mailTo('asha@example.com', 'Your link', 'a token')))
  expect((await database.pool.query(PENDING_MAILS)).rows).toEqual([])
  const { rows } = await database.pool.query(
    `select extract(epoch from keep_until - created_on)::int as seconds from pgboss.job where data ->> 'text' = 'a token'`,
  )
  expect(rows).toEqual([{ seconds: 3600 }])
})

test('fifteen hundred letters of one transaction are queued soon, and none where it is undone', async () => {
  const database = await databaseForTest()
  const nobodyThere = { mail: () => new Promise<never>(() => {}), sms: undefined }
  const { mailManyAfterCommit } = await queueOutgoing(await startQueue(database), nobodyThere, database.db)
  const letters = Array.from({ length: 1500 }, (_, n) => mailTo(`s${n}@example.com`, 'Hello', 'Text'))
  const count = async () => {
    const { rows } = await database.pool.query(`select count(*)::int as count from pgboss.job where name = 'letter'`)
    return rows[0].count
  }
  const undone = transact(database.db, async (tx) => {
    await mailManyAfterCommit(tx, letters)
    throw new Error('thought better of it')
  })
  await expect(undone).rejects.toThrow('thought better of it')
  expect(await count()).toBe(0)
  await transact(database.db, (tx) => mailManyAfterCommit(tx, letters))
  expect(await count()).toBe(1500)
  await transact(database.db, (tx) => mailManyAfterCommit(tx, []))
})

test('what was queued before a restart is delivered after it', async () => {
  const database = await databaseForTest()
  const before = await startQueue(database)
  const nobodyThere = { mail: () => new Promise<never>(() => {}), sms: undefined }
  const outgoing = await queueOutgoing(before, nobodyThere, database.db)
  await before.offWork('mail')
  await outgoing.mail(mailTo('meena@example.com', 'Your code', 'Your code: 555666'))
  await before.stop({ graceful: false })

  await queueOutgoing(await startQueue(database), transports(database), database.db)
  await vi.waitFor(() => expect(mailbox.unread('meena@example.com')).toHaveLength(1), { timeout: 20_000 })
})
