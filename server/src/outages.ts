import { sql } from 'kysely'
import type { Database } from './db/database.ts'

const BEAT_MS = 5_000
/** Silence for longer than this was an outage, not a slow moment. */
const OUTAGE_SECONDS = 30

/** Leaves a sign of life in the database as long as any process serves, and makes up for a time when the database was away. */
export function startHeartbeat(db: Database, every = BEAT_MS): () => void {
  const timer = setInterval(() => void makeUpForOutage(db).catch(() => {}), every) // the next one tells
  return () => clearInterval(timer)
}

/**
 * A sign of life. When the one before it is long ago, nobody could deliver meanwhile: attempts whose deadline that touched
 * wait that much longer for what was typed in time.
 */
export async function makeUpForOutage(db: Database): Promise<void> {
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
      -- what is not released yet waits with them
      update tests set released_at = last.late_until
      from life, (select test_id, max(late_until) as late_until from waiting group by test_id) as last
      where tests.id = last.test_id and tests.released_at > life.alive_at and tests.released_at < last.late_until`.execute(
      tx,
    )
    await sql`update server_life set alive_at = now()`.execute(tx)
  })
}
