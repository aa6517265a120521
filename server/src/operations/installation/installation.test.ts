import { rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InstallationState } from '@pariksha/contract/site/installation'
import { sql } from 'kysely'
import { PgBoss } from 'pg-boss'
import { SMTPServer } from 'smtp-server'
import { expect, onTestFinished, test } from 'vitest'
import type { Services } from '../../app.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createLimits } from '../../platform/limits/limits.ts'
import { createTransports } from '../../platform/mail/outgoing.ts'
import { queueOutgoing } from '../../platform/mail/queue.ts'
import { call, testApp } from '../../testing/app.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { startMailbox } from '../../testing/fakes/mailbox.ts'
import { TEST_SECRET } from '../../testing/secret.ts'
import { aStaffMember } from '../../testing/staff/staff.ts'
import { aPerson } from '../../testing/visitor.ts'
import { backup } from '../backup/backup.ts'
import { createDisks } from './disk.ts'

const NOBODY_LISTENS = 'smtp://127.0.0.1:9'

/** With a job queue, as a server has it. */
async function installed(smtpUrl: string, more: Partial<Services> = {}) {
  const database = await databaseForTest()
  const { db, pool } = database
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', () => {})
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  const config = readConfig({ LOG_LEVEL: 'silent', SMTP_URL: smtpUrl })
  const outgoing = await queueOutgoing(
    boss,
    createTransports(config, db, () => {}),
    db,
  )
  const app = await testApp(database, { config, outgoing, ...more })
  onTestFinished(() => app.close())
  // set up where no mail is sent: owners are informed of it
  const elsewhere = await testApp(database)
  onTestFinished(() => elsewhere.close())
  const { token, email } = await aStaffMember(elsewhere, db)
  return {
    ...database,
    app,
    email,
    read: async () => (await call(app, 'GET', '/staff/installation/', { as: token })).json<InstallationState>(),
    tryMail: () => call(app, 'POST', '/staff/test-mail/', { as: token }),
    isDelayed: async () =>
      (await call(app, 'GET', '/accounts/code-delivery/')).json<{ mail_delayed: boolean }>().mail_delayed,
    ready: async () => {
      const reply = await app.inject({ url: '/readyz' })
      return [reply.statusCode, reply.json()]
    },
  }
}

const SOON = { timeout: 30_000, interval: 100 }

test('when the mail server is down, everybody who waits for a code is informed, and the staff see the reason', async () => {
  const { app, read, isDelayed } = await installed(NOBODY_LISTENS)
  expect(await isDelayed()).toBe(false)
  expect((await call(app, 'POST', '/accounts/register/', { body: aPerson() })).statusCode).toBe(201)
  await expect.poll(isDelayed, SOON).toBe(true)
  const { mail, jobs } = await read()
  expect(mail).toMatchObject({
    goes_to: 'server',
    delayed: true,
    sent_at: null,
    failed_at: expect.any(String),
    failure: 'The mail server refused the connection. Check its address and port in SMTP_URL.',
    waiting: 1, // the code
    oldest_since: expect.any(String),
  })
  expect(jobs).toContainEqual({ name: 'mail', failed: 0, retried: expect.any(Number) })
})

test('staff send a test e-mail to themselves: it goes at once or says why not; five in a quarter of an hour', async () => {
  const mailbox = await startMailbox()
  onTestFinished(() => mailbox.close())
  const { pool, email, read, tryMail } = await installed(mailbox.smtpUrl)
  mailbox.refuse(1)
  expect((await tryMail()).json()).toEqual({ to: email, failure: 'The mail server rejected the e-mail (451).' })
  expect((await read()).mail).toMatchObject({ delayed: true, sent_at: null })
  expect((await tryMail()).json()).toEqual({ to: email, failure: null })
  expect((await mailbox.next(email)).subject).toBe('Test e-mail from Vijetha Academy')
  expect((await read()).mail).toMatchObject({ delayed: false, sent_at: expect.any(String) })

  const limited = await installed(mailbox.smtpUrl, { limits: createLimits(pool, TEST_SECRET) })
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await limited.tryMail()).statusCode)
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('one address that the mail server rejects delays nobody else', async () => {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, callback) =>
      callback(Object.assign(new Error('no such user'), { responseCode: 550 })),
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => new Promise<void>((done) => server.close(() => done())))
  const { read, tryMail, email } = await installed(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`)
  expect((await tryMail()).json()).toEqual({
    to: email,
    failure: 'The mail server did not accept the recipient’s address (550).',
  })
  expect((await read()).mail).toMatchObject({ delayed: false, failed_at: null })
})

test('the staff see the free disk space before it runs out', async () => {
  const disksWith = (low: number, full: number) =>
    createDisks(
      [
        { holds: 'files', path: tmpdir() },
        { holds: 'database', path: join(tmpdir(), 'is not there') },
      ],
      { low, full },
    )
  const states = []
  for (const disks of [disksWith(0, 0), disksWith(1e15, 0), disksWith(1e15, 1e15)]) {
    const { read, ready } = await installed(NOBODY_LISTENS, { disks })
    const [disk] = (await read()).disks
    expect(disk).toMatchObject({ holds: 'files', free_bytes: expect.any(Number) })
    states.push([disk?.state, await ready()])
  }
  expect(states).toEqual([
    ['enough', [200, { status: 'ready' }]],
    ['low', [200, { status: 'ready' }]],
    ['full', [503, { status: 'not ready', reason: 'disk full' }]],
  ])
})

test('when the database disk is full /readyz reports it, while reads continue', async () => {
  const { app, db, ready } = await installed(NOBODY_LISTENS)
  const { token } = await aStudent(db)
  const path = '/notes/5b1f6a04-6f0e-4b6e-9f43-0f6f0f6f0f6f/'
  const save = () => call(app, 'PUT', path, { as: token, body: { title: 'A note', text: 'Lines.', version: 0 } })
  await sql`create function no_room() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$`.execute(db)
  await sql`create trigger no_room before insert on notes for each row execute function no_room()`.execute(db)
  expect(await ready()).toEqual([200, { status: 'ready' }])
  expect((await save()).statusCode).toBe(500)
  expect(await ready()).toEqual([503, { status: 'not ready', reason: 'disk full' }])
  expect((await call(app, 'GET', '/notes/', { as: token })).statusCode).toBe(200)
  expect((await call(app, 'GET', '/tests/')).statusCode).toBe(200)
})

test('the staff see when the last backup was made', async () => {
  const { pool, read } = await installed(NOBODY_LISTENS)
  expect((await read()).backup).toBeNull()
  const file = join(tmpdir(), `pariksha-backup-${process.pid}-${Date.now()}`)
  onTestFinished(() => rmSync(file, { force: true }))
  const { bytes } = await backup(pool, file)
  expect((await read()).backup).toEqual({ made_at: expect.any(String), bytes })
})
