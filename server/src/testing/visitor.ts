import type { FastifyInstance } from 'fastify'
import { expect, onTestFinished, vi } from 'vitest'
import type { Services } from '../app.ts'
import { type Config, readConfig } from '../platform/config/config.ts'
import { createLimits, NO_LIMITS } from '../platform/limits/limits.ts'
import { createTransports } from '../platform/mail/outgoing.ts'
import type { Mail } from '../platform/mail/send-mail.ts'
import { call, testApp } from './app.ts'
import { databaseForTest, sharedDatabase, type TestDatabase } from './database.ts'
import type { Mailbox } from './fakes/mailbox.ts'
import { TEST_SECRET } from './secret.ts'

export const ORIGIN = 'http://localhost:3000'

type Setting = { readonly env?: Record<string, string>; readonly limits?: boolean; readonly on?: TestDatabase }

/** The application with a real mail server behind it, on a database of its own. */
export async function mailingApp(mailbox: Mailbox, { env = {}, limits = false, on }: Setting = {}) {
  const database = on ?? (await databaseForTest())
  const config: Config = readConfig({ LOG_LEVEL: 'error', PUBLIC_URL: ORIGIN, SMTP_URL: mailbox.smtpUrl, ...env })
  const transports = createTransports(config, database.db, () => {})
  const { sms } = transports
  const mail = ({ to, subject, text, calendar }: Mail) => transports.mail(to, subject, text, calendar)
  const overrides: Partial<Services> = {
    config,
    limits: limits ? createLimits(database.pool, TEST_SECRET) : NO_LIMITS,
    outgoing: {
      mail,
      sms: sms && (({ to, text }) => sms(to, text)),
      sendNow: transports.mail,
      mailAfterCommit: (_, message) => mail(message),
      mailSecretAfterCommit: (_, message) => mail(message),
      mailManyAfterCommit: async (_, mails) => {
        for (const message of mails) await mail(message)
      },
    },
  }
  const app = await testApp(database, overrides)
  const complaints = [vi.spyOn(console, 'error'), vi.spyOn(app.log, 'error')]
  onTestFinished(async () => {
    await app.close() // what goes on after the answers is done by then
    for (const complaint of complaints) expect(complaint).not.toHaveBeenCalled()
  })
  return { app, database, db: database.db }
}

/** The same on the database that the tests of a worker share. */
export const sharedMailingApp = async (mailbox: Mailbox, setting: Omit<Setting, 'limits' | 'on'> = {}) =>
  mailingApp(mailbox, { ...setting, on: await sharedDatabase() })

let people = 0

/** What somebody types into the sign-up form. */
export function aPerson(change: Record<string, unknown> = {}) {
  people++
  return {
    first_name: 'Asha',
    last_name: 'Rao',
    preferred_name: 'Asha',
    email: `asha${people}@example.com`,
    phone_number: '+915550100200',
    password: 'correct horse battery',
    preferred_test: 'ICET',
    ...change,
  }
}
export type Person = ReturnType<typeof aPerson>

export const post = (app: FastifyInstance, path: string, body: unknown, as?: string) =>
  call(app, 'POST', `/accounts${path}`, { body, ...(as !== undefined && { as }) })

/** Signs up, reads the mail, types the code. */
export async function signUp(app: FastifyInstance, mailbox: Mailbox, person: Person = aPerson()): Promise<Person> {
  const asked = await post(app, '/register/', person)
  if (asked.statusCode !== 201) throw new Error(`register answered ${asked.body}`)
  const { email, registration } = asked.json<{ email: string; registration: string }>()
  const confirmed = await post(app, '/verify-otp/', { email, registration, otp: await mailbox.code(email) })
  if (confirmed.statusCode !== 200) throw new Error(`verify-otp answered ${confirmed.body}`)
  return person
}

export const logIn = (app: FastifyInstance, { email, password }: Pick<Person, 'email' | 'password'>) =>
  post(app, '/login/', { email, password })

export async function tokenOf(app: FastifyInstance, person: Pick<Person, 'email' | 'password'>): Promise<string> {
  const reply = await logIn(app, person)
  if (reply.statusCode !== 200) throw new Error(`login answered ${reply.body}`)
  return reply.json<{ token: string }>().token
}

export const wrong = (code: string) => String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')
