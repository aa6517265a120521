import type pg from 'pg'
import { ConfigError } from '../../platform/config/config-error.ts'

/** Behind the newest row, deadlines would be late: more than this is a wrong clock, not a correction. */
const MAX_BEHIND_HOURS = 1
/** No installation is stopped for longer; a machine with a flat battery may start at any date. */
const MAX_AHEAD_DAYS = 400

/** Refuses to start if the clock is far from the newest row, as every deadline depends on it. */
export async function checkClock(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ now: Date; alive_at: Date; wrong: boolean }>(
    `select now() as now, alive_at,
       alive_at - now() > make_interval(hours => $1) or now() - alive_at > make_interval(days => $2) as wrong
     from server_life`,
    [MAX_BEHIND_HOURS, MAX_AHEAD_DAYS],
  )
  const [life] = rows
  if (!life?.wrong) return
  throw new ConfigError(
    `the clock of the database says ${life.now.toISOString()}, but the server last ran at ${life.alive_at.toISOString()}: ` +
      'set the clock, or start once with CLOCK_CHECK=off if it is right',
  )
}
