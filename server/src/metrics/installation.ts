import type pg from 'pg'
import { within } from '../within.ts'
import { type Sample, samples } from './histogram.ts'

const AT_MOST_MS = 2_000

/** What all processes have in common, as the database tells it; without it when the database does not answer in time. */
export async function installationText(pool: pg.Pool): Promise<string> {
  const up = (value: 0 | 1) => samples('pariksha_database_up', 'gauge', 'Whether the database answered.', [['', value]])
  const told = await within(AT_MOST_MS, ask(pool))
  return told === undefined ? up(0) : `${up(1)}\n${told}`
}

async function ask(pool: pg.Pool): Promise<string> {
  const attempts = await pool.query(
    "select status, count(*) as count from attempts where status <> 'completed' group by status",
  )
  const jobs = await pool.query(
    `select name, state, count(*) as count,
       coalesce(extract(epoch from now() - min(start_after) filter (where start_after < now())), 0)::float8 as overdue
     from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  )
  const size = await pool.query('select pg_database_size(current_database()) as bytes')
  const counts = new Map(attempts.rows.map(({ status, count }) => [status, count]))
  const open = ['started', 'paused', 'closing'].map((status): Sample => [`status="${status}"`, counts.get(status) ?? 0])
  const waiting = jobs.rows.filter(({ state }) => state === 'created' || state === 'retry')
  return [
    samples('pariksha_attempts_open', 'gauge', 'Attempts that are not completed.', open),
    samples(
      'pariksha_jobs',
      'gauge',
      'Jobs of the queue.',
      jobs.rows.map(({ name, state, count }): Sample => [`queue="${name}",state="${state}"`, count]),
    ),
    samples(
      'pariksha_job_overdue_seconds',
      'gauge',
      'For how long the oldest job of a queue could have been done.',
      waiting.map(({ name, state, overdue }): Sample => [`queue="${name}",state="${state}"`, overdue]),
    ),
    samples('pariksha_database_bytes', 'gauge', 'Size of the database.', [['', size.rows[0].bytes]]),
  ].join('\n')
}
