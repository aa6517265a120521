import { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { createTransports } from '../../platform/mail/outgoing.ts'
import { queueOutgoing } from '../../platform/mail/queue.ts'
import { databaseForTest } from '../../testing/database.ts'
import { aStudent } from '../../testing/factories.ts'
import { type Mailbox, startMailbox } from '../../testing/fakes/mailbox.ts'
import { aMock, shiftOpens } from '../../testing/live/live-mocks.ts'
import { remindOfShifts } from './remind.ts'

let mailbox: Mailbox
beforeAll(async () => {
  mailbox = await startMailbox()
})
afterAll(() => mailbox.close())

test('who is registered gets one mail in the hour before the shift, through the queue', async () => {
  const { db, pool } = await databaseForTest()
  const boss = new PgBoss({ db: { executeSql: (text, values) => pool.query(text, values) } })
  boss.on('error', () => {})
  await boss.start()
  onTestFinished(() => boss.stop({ graceful: false }))
  const config = readConfig({ SMTP_URL: mailbox.smtpUrl, PUBLIC_URL: 'https://tests.example.com' })
  const outgoing = await queueOutgoing(
    boss,
    createTransports(config, db, () => {}),
    db,
  )
  const remind = () => remindOfShifts({ db, config, outgoing })

  const { id, shifts } = await aMock(db, { opens: [90, 300] })
  const registered = async (testId: number, minutesAgo: number, language: 'te' | null = null) => {
    const student = await aStudent(db)
    await db.updateTable('users').set({ language }).where('id', '=', student.id).execute()
    const registered_at = new Date(Date.now() - minutesAgo * 60_000)
    const row = { student_id: student.id, live_mock_id: id, test_id: testId, registered_at }
    await db.insertInto('live_mock_registrations').values(row).execute()
    return student
  }
  const asha = await registered(shifts[0], 600)
  const sita = await registered(shifts[0], 600, 'te')
  const later = await registered(shifts[1] ?? 0, 600)
  expect(await remind()).toBe(0)

  await shiftOpens(db, shifts[0], 59)
  const justNow = await registered(shifts[0], 0)
  expect(await remind()).toBe(2)
  expect(await remind()).toBe(0)
  const { subject, body } = await mailbox.next(asha.email)
  expect(subject).toMatch(/^Shift 1 begins on .*: Grand mock$/)
  expect(body).toContain(`https://tests.example.com/test/${shifts[0]}`)
  const telugu = await mailbox.next(sita.email)
  expect(telugu.body).toContain('Grand mock, షిఫ్ట్ 1.')
  expect(telugu.body).toContain(`https://tests.example.com/te/test/${shifts[0]}`)
  expect([...mailbox.unread(asha.email), ...mailbox.unread(later.email), ...mailbox.unread(justNow.email)]).toEqual([])
  const rows = await db.selectFrom('live_mock_registrations').select('student_id').where('reminded_at', 'is not', null)
  expect((await rows.orderBy('student_id').execute()).map(({ student_id }) => student_id)).toEqual([asha.id, sita.id])
})
