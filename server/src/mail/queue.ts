import { CompiledQuery } from 'kysely'
import type { ConnectionOptions, PgBoss, QueueOptions } from 'pg-boss'
import type { Transaction } from '../db/database.ts'
import type { Outgoing, Transports } from './outgoing.ts'
import type { MailCalendar, SendMail } from './send-mail.ts'

type Mail = { to: string; subject: string; text: string; calendar?: MailCalendar }
type Sms = { to: string; text: string }

const ALL = {
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 60,
  notify: true,
} as const
// messages contain codes in plain text: unsent ones expire after an hour, sent ones are deleted immediately
const SHORT_LIVED = { ...ALL, retryLimit: 10, retryDelayMax: 300, retentionSeconds: 3600 }
// a mail server may be away for a weekend
const DURABLE = { ...ALL, retryLimit: 100, retryDelayMax: 3600, retentionSeconds: 7 * 86_400 }

/** Mails about stored data; the only ones kept for more than an hour. */
const MAIL_AFTER_COMMIT = 'letter' // stored in the job table

/** Messages through the job queue: stored before the call returns, then sent with retries. */
export async function queueOutgoing(boss: PgBoss, transports: Transports): Promise<Outgoing> {
  const queue = async <Message extends object>(
    name: string,
    options: QueueOptions,
    deliver: (message: Message) => Promise<void>,
  ) => {
    await makeQueue(boss, name, options)
    await boss.work<Message>(name, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async (jobs) => {
      for (const job of jobs) {
        await deliver(job.data)
        await boss.deleteJob(name, job.id)
      }
    })
    return async (message: Message, connection: ConnectionOptions = {}) => {
      await boss.send(name, message, connection)
    }
  }
  const { sms } = transports
  const deliver = ({ to, subject, text, calendar }: Mail) => transports.mail(to, subject, text, calendar)
  const mail = await queue<Mail>('mail', SHORT_LIVED, deliver)
  const afterCommit = await queue<Mail>(MAIL_AFTER_COMMIT, DURABLE, deliver)
  const text = sms && (await queue<Sms>('sms', SHORT_LIVED, (message) => sms(message.to, message.text)))
  return {
    mail: (...message) => mail(jobOf(message)),
    sendNow: transports.mail,
    mailAfterCommit: (tx, ...message) => afterCommit(jobOf(message), { db: inside(tx) }),
    mailSecretAfterCommit: (tx, ...message) => mail(jobOf(message), { db: inside(tx) }),
    mailManyAfterCommit: async (tx, mails) => {
      const jobs = mails.map((message) => ({ data: jobOf(message) }))
      if (jobs.length > 0) await boss.insert(MAIL_AFTER_COMMIT, jobs, { db: inside(tx) })
    },
    sms: text && ((to, body) => text({ to, text: body })),
  }
}

const jobOf = ([to, subject, text, calendar]: Parameters<SendMail>): Mail => ({
  to,
  subject,
  text,
  ...(calendar && { calendar }),
})

async function makeQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

/** The part of the queue in a backup: pending mails about stored data. Codes would be expired at a restore. */
export const PENDING_MAILS = `select data::text as data from pgboss.job where name = '${MAIL_AFTER_COMMIT}' and state < 'completed'`

/** Queues such mails again, within the transaction of `executeSql`. */
export async function queuePendingMails(
  boss: PgBoss,
  letters: readonly object[],
  db: NonNullable<ConnectionOptions['db']>,
): Promise<void> {
  await makeQueue(boss, MAIL_AFTER_COMMIT, DURABLE)
  if (letters.length > 0)
    await boss.insert(
      MAIL_AFTER_COMMIT,
      letters.map((data) => ({ data })),
      { db },
    )
}

/** The queue's statements as part of a transaction. */
const inside = (tx: Transaction): NonNullable<ConnectionOptions['db']> => ({
  executeSql: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, [...values])),
})
