import { CompiledQuery } from 'kysely'
import type { ConnectionOptions, PgBoss, QueueOptions } from 'pg-boss'
import type { Transaction } from '../db/database.ts'
import type { Outgoing, Transports } from './outgoing.ts'

type Mail = { to: string; subject: string; text: string }
type Sms = { to: string; text: string }

const ALL = {
  retryDelay: 5,
  retryBackoff: true,
  expireInSeconds: 60,
  deleteAfterSeconds: 60,
  notify: true,
} as const
// a message carries its code in the clear: what could not be sent within the hour goes, and what was sent goes at once
const SOON = { ...ALL, retryLimit: 10, retryDelayMax: 300, retentionSeconds: 3600 }
// a mail server may be away for a weekend
const SURELY = { ...ALL, retryLimit: 100, retryDelayMax: 3600, retentionSeconds: 7 * 86_400 }

/** Mails about what is stored already; the only ones that outlive the hour. */
const LETTERS = 'letter'

/** The ways out through the job queue: a message is in the database before the call returns, and is tried until it went. */
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
  const deliver = ({ to, subject, text }: Mail) => transports.mail(to, subject, text)
  const mail = await queue<Mail>('mail', SOON, deliver)
  const letter = await queue<Mail>(LETTERS, SURELY, deliver)
  const text = sms && (await queue<Sms>('sms', SOON, (message) => sms(message.to, message.text)))
  return {
    mail: (to, subject, body) => mail({ to, subject, text: body }),
    atOnce: transports.mail,
    letter: (tx, to, subject, body) => letter({ to, subject, text: body }, { db: inside(tx) }),
    sms: text && ((to, body) => text({ to, text: body })),
  }
}

async function makeQueue(boss: PgBoss, name: string, options: QueueOptions): Promise<void> {
  await boss.createQueue(name, options)
  await boss.updateQueue(name, options)
}

/** What a backup keeps of the queue: letters that did not leave yet. Codes would be void when it is needed. */
export const WAITING_LETTERS = `select data::text as data from pgboss.job where name = '${LETTERS}' and state < 'completed'`

/** Puts such letters back, as a part of the transaction of `executeSql`. */
export async function queueLetters(
  boss: PgBoss,
  letters: readonly object[],
  db: NonNullable<ConnectionOptions['db']>,
): Promise<void> {
  await makeQueue(boss, LETTERS, SURELY)
  if (letters.length > 0)
    await boss.insert(
      LETTERS,
      letters.map((data) => ({ data })),
      { db },
    )
}

/** The queue's statements as part of a transaction. */
const inside = (tx: Transaction): NonNullable<ConnectionOptions['db']> => ({
  executeSql: (text, values = []) => tx.executeQuery(CompiledQuery.raw(text, [...values])),
})
