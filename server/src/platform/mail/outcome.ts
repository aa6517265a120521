import { sql } from 'kysely'
import type pg from 'pg'
import { withTimeout } from '../bounded/with-timeout.ts'
import type { Database } from '../db/database.ts'
import { isRecipientError, mailFailureReason } from './failure.ts'
import { MAIL, MAIL_AFTER_COMMIT } from './queue-names.ts'
import type { SendMail } from './send-mail.ts'

/** An unchanged outcome is recorded at most this often. */
const RECORD_INTERVAL_MS = 10_000

/** Wraps a transport and records its outcomes, for all processes and the staff. */
export function recordOutcomes(db: Database, send: SendMail): SendMail {
  let last: { readonly failure: string | null; readonly at: number } | undefined
  async function record(failure: string | null): Promise<void> {
    const at = performance.now()
    if (last?.failure === failure && at - last.at < RECORD_INTERVAL_MS) return
    last = { failure, at }
    const now = sql<Date>`clock_timestamp()`
    const values = failure === null ? { sent_at: now } : { failed_at: now, failure }
    await db.updateTable('mail_outcome').set(values).execute()
  }
  return async (...message) => {
    try {
      await send(...message)
    } catch (error) {
      if (!isRecipientError(error)) await record(mailFailureReason(error)).catch(() => {}) // the mail's own error is what counts
      throw error
    }
    await record(null).catch(() => {})
  }
}

/** A failure without a later attempt expires. */
const FAILURE_TTL = '15 minutes'
/** A mail that was not tried for so long waits behind others. */
const LATE = '1 minute'

export type MailState = {
  readonly delayed: boolean
  readonly sent_at: Date | null
  readonly failed_at: Date | null
  readonly failure: string | null
  readonly waiting: number
  readonly oldest_since: Date | null
}

const NO_QUEUE = { waiting: 0, oldest_since: null, late: false }

export async function readMailState(pool: pg.Pool): Promise<MailState> {
  const { rows } = await pool.query(
    `select sent_at, failed_at, failure, to_regclass('pgboss.job') is not null as has_queue,
       coalesce(failed_at > coalesce(sent_at, '-infinity') and failed_at > now() - $1::interval, false) as failing
     from mail_outcome`,
    [FAILURE_TTL],
  )
  const { has_queue, failing, ...outcome } = rows[0]
  const queue = has_queue ? (await pool.query(QUEUE, [LATE])).rows[0] : NO_QUEUE // no server ran yet
  const { late, waiting, oldest_since } = queue
  return { ...outcome, waiting, oldest_since, delayed: failing || late }
}

// one whose address is refused is tried again and again: it is not what others wait for
const QUEUE = `
  select count(*) as waiting, min(created_on) as oldest_since,
    coalesce(bool_or(state = 'created' and start_after < now() - $1::interval), false) as late
  from pgboss.job where name in ('${MAIL}', '${MAIL_AFTER_COMMIT}') and state in ('created', 'retry', 'active')`

const CHECK_INTERVAL_MS = 5_000
const TIMEOUT_MS = 1_000

/** Whether mails are delayed, for users who wait for a code. Independent of addresses, and cached. */
export function createDelayCheck(pool: pg.Pool): () => Promise<boolean> {
  let asked: { readonly at: number; readonly answer: Promise<boolean> } | undefined
  return () => {
    if (!asked || performance.now() - asked.at > CHECK_INTERVAL_MS) {
      const answer = withTimeout(TIMEOUT_MS, readMailState(pool)).then((state) => state?.delayed ?? false)
      asked = { at: performance.now(), answer }
    }
    return asked.answer
  }
}
