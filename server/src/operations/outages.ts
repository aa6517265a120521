import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'

const HEARTBEAT_INTERVAL_MS = 5_000
/** A longer gap between heartbeats is an outage. */
const OUTAGE_SECONDS = 30

/** Writes a heartbeat to the database while this process serves, and compensates for outages of the database. */
export function startHeartbeat(db: Database, every = HEARTBEAT_INTERVAL_MS): () => void {
  const timer = setInterval(() => void compensateOutage(db).catch(() => {}), every) // the next heartbeat compensates
  return () => clearInterval(timer)
}

/**
 * Writes a heartbeat. If the previous one is old, nothing could be delivered meanwhile: the late window of the affected
 * attempts is extended by the outage.
 */
export async function compensateOutage(db: Database): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await sql`insert into server_life default values on conflict do nothing`.execute(tx)
    await sql`
      with life as (select alive_at, now() - alive_at as silence from server_life for update), waiting as (
        update attempts set late_until = late_until + life.silence
        from life
        where life.silence > make_interval(secs => ${OUTAGE_SECONDS}::float8)
          and status in ('started', 'closing') and deadline_at < now() and late_until > life.alive_at
        returning test_id, late_until
      )
      -- results that are not released yet wait with them, those of other shifts too
      update tests set released_at = last.late_until
      from life, (
        select shift.id as test_id, max(waiting.late_until) as late_until
        from waiting join tests own on own.id = waiting.test_id
        join tests shift on shift.id = own.id or shift.live_mock_id = own.live_mock_id
        group by shift.id) as last
      where tests.id = last.test_id and tests.released_at > life.alive_at and tests.released_at < last.late_until`.execute(
      tx,
    )
    await sql`update server_life set alive_at = now()`.execute(tx)
  })
}
