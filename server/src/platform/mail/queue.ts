import { CompiledQuery } from 'kysely'
import type { ConnectionOptions, PgBoss, QueueOptions } from 'pg-boss'
import type { Database, Transaction } from '../db/database.ts'
import type { Outgoing, Transports } from './outgoing.ts'
import { MAIL, MAIL_AFTER_COMMIT } from './queue-names.ts'
import type { Mail, Sms } from './send-mail.ts'

/** As stored. One that an earlier version queued names no account. */
type Stored<Message extends Mail | Sms> = Omit<Message, 'userId'> & Partial<Pick<Message, 'userId'>>

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

/** Messages through the job queue: stored before the call returns, then sent with retries, unless their account is erased by then. */
export async function queueOutgoing(boss: PgBoss, transports: Transports, db: Database): Promise<Outgoing> {
  const queue = async <Message extends Mail | Sms>(
    name: string,
    options: QueueOptions,
    deliver: (message: Stored<Message>) => Promise<void>,
  ) => {
    await makeQueue(boss, name, options)
    await boss.work<Stored<Message>>(name, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async (jobs) => {
      for (const job of jobs) {
        if (await isWanted(db, job.data)) await deliver(job.data)
        await boss.deleteJob(name, job.id)
      }
    })
    return async (message: Message, connection: ConnectionOptions = {}) => {
      await boss.send(name, message, connection)
    }
  }
  const { sms } = transports
  const deliver = ({ to, subject, text, calendar }: Stored<Mail>) => transports.mail(to, subject, text, calendar)
  const mail = await queue<Mail>(MAIL, SHORT_LIVED, deliver)
  const afterCommit = await queue<Mail>(MAIL_AFTER_COMMIT, DURABLE, deliver)
  const text = sms && (await queue<Sms>('sms', SHORT_LIVED, (message) => sms(message.to, message.text)))
  return {
    mail: (message) => mail(message),
    sendNow: transports.mail,
    mailAfterCommit: (tx, message) => afterCommit(message, { db: inside(tx) }),
    mailSecretAfterCommit: (tx, message) => mail(message, { db: inside(tx) }),
    mailManyAfterCommit: async (tx, mails) => {
      const jobs = mails.map((data) => ({ data }))
      if (jobs.length > 0) await boss.insert(MAIL_AFTER_COMMIT, jobs, { db: inside(tx) })
    },
    sms: text && ((message) => text(message)),
  }
}

async function isWanted(db: Database, { userId = null }: Stored<Mail | Sms>): Promise<boolean> {
  if (userId === null) return true
  return (await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst()) !== undefined
}

async function makeQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

/** The part of the queue in a backup: pending mails about stored data. Codes would be expired at a restore. */
export const PENDING_MAILS = `select data::text as data from pgboss.job where name = '${MAIL_AFTER_COMMIT}' and state < 'completed'`

/** Queues such mails again, within the transaction of `executeSql`. */
export async function queuePendingMails(
  boss: PgBoss,
  mails: readonly object[],
  db: NonNullable<ConnectionOptions['db']>,
): Promise<void> {
  await makeQueue(boss, MAIL_AFTER_COMMIT, DURABLE)
  if (mails.length > 0)
    await boss.insert(
      MAIL_AFTER_COMMIT,
      mails.map((data) => ({ data })),
      { db },
    )
}

/** The queue's statements as part of a transaction. */
const inside = (tx: Transaction): NonNullable<ConnectionOptions['db']> => ({
  executeSql: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, [...values])),
})
