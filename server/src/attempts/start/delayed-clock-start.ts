import { CLOCK_AFTER_PAPER, type Millis } from '@pariksha/domain/timing/timing'
import { sql } from 'kysely'
import type { Database } from '../../platform/db/database.ts'
import { parameter, prepare } from '../../platform/db/prepared.ts'
import type { AttemptRow } from '../attempt.ts'
import { KEYS, type Key, keyColumns } from '../queries.ts'

/** Starts the clocks of attempts whose paper was sent, even if no device opens them. */
export type DelayedClockStart = {
  schedule(attempt: Key): void
  /** A device opened the attempt, which started its clock. */
  cancel(attempt: Key): void
  /** Starts the remaining clocks. */
  close(): Promise<void>
}

/** Nearly every device opens the attempt within this time, which starts its clock without a second write. */
const FLUSH_DELAY: Millis = 3_000

/** Whether sending the paper may bring the start of the clock forward. */
export const mayStartEarlier = ({ status, epoch, startedAt, now }: AttemptRow): boolean =>
  status === 'started' && epoch === 0 && startedAt.getTime() - now.getTime() > CLOCK_AFTER_PAPER

// a paper that is sent again changes nothing: the start only ever moves earlier
const startAllSoon = prepare(
  'paper-sent',
  { ...KEYS, ages: parameter<readonly Millis[]>() },
  (_, { studentIds, ids, ages }) => {
    const latest = sql`now() + make_interval(secs => (${CLOCK_AFTER_PAPER} - sent.age) / 1000)`
    return sql<never>`
    update attempts set
      started_at = ${latest},
      deadline_at = deadline_at - (started_at - (${latest})),
      late_until = late_until - (started_at - (${latest}))
    from unnest(${studentIds}::int8[], ${ids}::int8[], ${ages}::float8[]) as sent (student_id, id, age)
    where (attempts.student_id, attempts.id) = (sent.student_id, sent.id)
      and status = 'started' and epoch = 0 and started_at > ${latest}`
  },
)

/** Delays its write, as most attempts of a burst are opened meanwhile and need none. */
export function createDelayedClockStart(db: Database, onError: (error: unknown) => void): DelayedClockStart {
  let waiting = new Map<number, Key & { readonly sentAt: Millis }>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()

  async function startSoon(sent: readonly (Key & { readonly sentAt: Millis })[]): Promise<void> {
    const now = performance.now()
    await startAllSoon(db, { ...keyColumns(sent), ages: sent.map(({ sentAt }) => now - sentAt) })
  }

  function flush(): void {
    clearTimeout(timer)
    timer = undefined
    const sent = [...waiting.values()]
    waiting = new Map()
    if (sent.length > 0) writing = writing.then(() => startSoon(sent)).catch(onError)
  }

  return {
    schedule({ studentId, id }) {
      if (!waiting.has(id)) waiting.set(id, { studentId, id, sentAt: performance.now() })
      timer ??= setTimeout(flush, FLUSH_DELAY)
    },
    cancel({ id }) {
      waiting.delete(id)
    },
    close() {
      flush()
      return writing
    },
  }
}
