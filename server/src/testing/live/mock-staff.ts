import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import type { StaffLiveMock } from '@pariksha/contract/live/staff-live-mocks'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { readConfig } from '../../platform/config/config.ts'
import { NO_OUTGOING, type Outgoing } from '../../platform/mail/outgoing.ts'
import { smtpTransport } from '../../platform/mail/smtp.ts'
import { aStaffSession } from '../all-calls/student-records.ts'
import { call, testApp } from '../app.ts'
import { freshDatabase, type TestDatabase } from '../database.ts'
import { aStudent } from '../factories.ts'
import { type Mailbox, startMailbox } from '../fakes/mailbox.ts'
import { aMock } from './live-mocks.ts'

type MockStaff = {
  readonly mailbox: Mailbox
  readonly database: TestDatabase
  readonly app: FastifyInstance
  readonly outgoing: Outgoing
  /** A session of somebody who may publish. */
  readonly as: string
}

export const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000)
export const REASON = 'The hall has no power.'

/** The application with a mailbox, mocks in it, and somebody of the staff who moves their shifts and calls them off. */
export function useMockStaff() {
  const here = {} as { -readonly [Key in keyof MockStaff]: MockStaff[Key] }
  beforeAll(async () => {
    here.mailbox = await startMailbox()
    here.database = await freshDatabase()
    const send = smtpTransport(here.mailbox.smtpUrl, async () => 'no-reply@example.com')
    here.outgoing = {
      ...NO_OUTGOING,
      mailManyAfterCommit: async (_, mails) => {
        for (const { to, subject, text, calendar } of mails) await send(to, subject, text, calendar)
      },
    }
    const config = readConfig({ LOG_LEVEL: 'error', PUBLIC_URL: 'https://tests.example.com' })
    here.app = await testApp(here.database, { outgoing: here.outgoing, config })
    here.as = await aStaffSession(here.database.db, true, ['publisher'])
  })
  afterAll(async () => {
    await here.app.close()
    await here.database.close()
    await here.mailbox.close()
  })

  /** A mock of two shifts, a student registered for the first in each language, and one for the second. */
  async function aRegisteredMock(options: Parameters<typeof aMock>[1] = {}) {
    const { db } = here.database
    const { id, shifts } = await aMock(db, { opens: [180, 400], ...options })
    const [first, second = 0] = shifts
    const registered = async (testId: number, language: 'te' | 'hi' | null = null) => {
      const student = await aStudent(db)
      await db.updateTable('users').set({ language }).where('id', '=', student.id).execute()
      const registered_at = inMinutes(-600)
      const row = { student_id: student.id, live_mock_id: id, test_id: testId, registered_at }
      await db.insertInto('live_mock_registrations').values(row).execute()
      return student
    }
    const [asha, sita, hari] = [await registered(first), await registered(first, 'te'), await registered(first, 'hi')]
    const later = await registered(second)
    const path = `/staff/live-mocks/${id}/`
    const read = async () => (await call(here.app, 'GET', path, { as: here.as })).json<StaffLiveMock>()
    const post = async (act: string, body: object, testId = first) =>
      call(here.app, 'POST', `${path}shifts/${testId}/${act}/`, {
        as: here.as,
        body: { version: (await read()).version, ...body },
      })
    const move = (opens: number, more: object = {}, testId = first) =>
      post(
        'move',
        {
          opens_at: inMinutes(opens).toISOString(),
          closes_at: inMinutes(opens + 20).toISOString(),
          common_start: false,
          ...more,
        },
        testId,
      )
    const callOff = (testId = first) => post('call-off', { reason: REASON }, testId)
    const register = (token: string, test_id: number) =>
      call(here.app, 'PUT', `/live-mocks/${id}/registration/`, { as: token, body: { test_id } })
    const page = async (token: string) =>
      (await call(here.app, 'GET', `/live-mocks/${id}/`, { as: token })).json<LiveMock>()
    const logged = async () =>
      db
        .selectFrom('audit_log')
        .select(['action', 'before', 'after'])
        .where('subject', '=', 'live_mocks')
        .where('subject_id', '=', String(id))
        .orderBy('id')
        .execute()
    return { db, id, first, second, asha, sita, hari, later, read, post, move, callOff, register, page, logged }
  }

  return { here, aRegisteredMock }
}

/** A line of a calendar file by its name, without that name. */
export const line = (file: string | undefined, name: string) =>
  file
    ?.replaceAll('\n ', '')
    .split('\n')
    .find((one) => one.startsWith(`${name}:`))
    ?.slice(name.length + 1)
