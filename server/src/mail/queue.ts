import type { PgBoss } from 'pg-boss'
import type { Outgoing } from './outgoing.ts'

type Mail = { to: string; subject: string; text: string }
type Sms = { to: string; text: string }

const QUEUE = {
  retryLimit: 10,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: 60,
  // a message carries its code in the clear: what could not be sent within the hour goes, and what was sent goes at once
  retentionSeconds: 3600,
  deleteAfterSeconds: 60,
  notify: true,
}

/** The ways out through the job queue: a message is in the database before the call returns, and is tried until it went. */
export async function queueOutgoing(boss: PgBoss, transports: Outgoing): Promise<Outgoing> {
  const queue = async <Message extends object>(name: string, deliver: (message: Message) => Promise<void>) => {
    await boss.createQueue(name, QUEUE)
    await boss.updateQueue(name, QUEUE)
    await boss.work<Message>(name, { pollingIntervalSeconds: 1, localConcurrency: 2 }, async (jobs) => {
      for (const job of jobs) {
        await deliver(job.data)
        await boss.deleteJob(name, job.id)
      }
    })
    return async (message: Message) => {
      await boss.send(name, message)
    }
  }
  const { sms } = transports
  const mail = await queue<Mail>('mail', ({ to, subject, text }) => transports.mail(to, subject, text))
  const text = sms && (await queue<Sms>('sms', (message) => sms(message.to, message.text)))
  return {
    mail: (to, subject, body) => mail({ to, subject, text: body }),
    sms: text && ((to, body) => text({ to, text: body })),
  }
}
