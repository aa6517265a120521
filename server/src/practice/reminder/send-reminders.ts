import { createECDH, randomBytes } from 'node:crypto'
import type { Language } from '@pariksha/contract/languages'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { TODAY } from '../../platform/db/indian-day.ts'
import { type BrowserKeys, encryptPush } from './encrypt-push.ts'
import { isPushService } from './push-services.ts'
import { REMINDER_TEXTS } from './reminder-texts.ts'
import type { Vapid } from './vapid.ts'

export type ReminderDeps = { readonly db: Database; readonly vapid: Vapid; readonly pushOrigins: readonly string[] }

const BATCH_SIZE = 50
const TIMEOUT_MILLIS = 10_000
/** How long a push service keeps it for a phone that is off. */
const TTL_SECONDS = 4 * 3600
/** A subscription that is no more, or is of another key of the installation. */
const GONE: readonly number[] = [403, 404, 410]

/**
 * Reminds who asked for it and has not finished the ten of today. The day is written down before anything is sent: whatever
 * happens then, there is at most one reminder a day.
 */
export async function sendReminders(deps: ReminderDeps): Promise<void> {
  for (let claimed = await claim(deps.db); claimed.length > 0; claimed = await claim(deps.db))
    await Promise.all(claimed.map((one) => send(deps, one)))
}

type Claimed = BrowserKeys & {
  readonly studentId: number
  readonly endpoint: string
  readonly language: Language | null
}

/** A reminder that was due while no server ran is sent up to two hours late. */
async function claim(db: Database): Promise<readonly Claimed[]> {
  const { rows } = await sql<Claimed>`
    with due as (
      select student_id from practice_reminders as reminders
      where extract(hour from now() at time zone 'Asia/Kolkata') - hour between 0 and 2
        and sent_on is distinct from ${TODAY}
        and (select count(*) = 0 or count(*) > count(answers.question_id) from practice_questions as asked
          left join practice_answers as answers
            on answers.student_id = asked.student_id and answers.question_id = asked.id
          where asked.student_id = reminders.student_id and asked.day = ${TODAY})
      order by student_id limit ${BATCH_SIZE} for update skip locked
    )
    update practice_reminders as reminders set sent_on = ${TODAY}
    from due join users on users.id = due.student_id
    where reminders.student_id = due.student_id
    returning reminders.student_id as "studentId", endpoint, p256dh, auth, users.language`.execute(db)
  return rows
}

async function send({ db, vapid, pushOrigins }: ReminderDeps, to: Claimed): Promise<void> {
  const { studentId, endpoint, language } = to
  if (!isPushService(endpoint, pushOrigins)) return forget(db, studentId, endpoint)
  const secrets = createECDH('prime256v1')
  secrets.generateKeys()
  let body: Buffer
  try {
    const text = JSON.stringify(REMINDER_TEXTS[language ?? 'en'])
    body = encryptPush(text, to, { privateKey: secrets.getPrivateKey(), salt: randomBytes(16) })
  } catch {
    // its key is no point of the curve: no browser made it
    return forget(db, studentId, endpoint)
  }
  const reply = await fetch(endpoint, {
    method: 'POST',
    headers: {
      authorization: vapid.authorization(endpoint, new Date()),
      'content-encoding': 'aes128gcm',
      'content-type': 'application/octet-stream',
      ttl: String(TTL_SECONDS),
      topic: 'ten-a-day',
    },
    body: new Uint8Array(body),
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MILLIS),
  }).catch(() => undefined)
  await reply?.body?.cancel()
  if (reply && GONE.includes(reply.status)) await forget(db, studentId, endpoint)
}

/** Unless the student subscribed another browser meanwhile. */
async function forget(db: Database, studentId: number, endpoint: string): Promise<void> {
  await db
    .deleteFrom('practice_reminders')
    .where('student_id', '=', studentId)
    .where('endpoint', '=', endpoint)
    .execute()
}
