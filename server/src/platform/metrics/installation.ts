import type pg from 'pg'
import { Gauge, type Registry } from 'prom-client'
import { withTimeout } from '../bounded/with-timeout.ts'

const TIMEOUT_MS = 2_000

/** Gauges of what all processes share, read from the database; `measure` fills them before each scrape. */
export function installationGauges(pool: pg.Pool, registry: Registry): { measure(): Promise<void> } {
  const registers = [registry]
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge<Label>({ name, help, labelNames, registers })
  const up = gauge('pariksha_database_up', 'Whether the database answered.')
  const size = gauge('pariksha_database_bytes', 'Size of the database.')
  const attempts = gauge('pariksha_attempts_open', 'Attempts that are not completed.', 'status')
  const jobs = gauge('pariksha_jobs', 'Jobs of the queue.', 'queue', 'state')
  const overdue = gauge('pariksha_job_overdue_seconds', 'Age of the oldest due job of a queue.', 'queue', 'state')
  const connections = gauge('pariksha_database_connections', 'Connections to the database.', 'state')

  return {
    async measure() {
      connections.set({ state: 'open' }, pool.totalCount)
      connections.set({ state: 'idle' }, pool.idleCount)
      connections.set({ state: 'waiting' }, pool.waitingCount)
      for (const each of [attempts, jobs, overdue]) each.reset()
      const read = await withTimeout(TIMEOUT_MS, readInstallation(pool))
      up.set(read ? 1 : 0)
      if (!read) return size.remove()
      size.set(read.bytes)
      for (const status of ['started', 'paused', 'closing']) attempts.set({ status }, read.attempts.get(status) ?? 0)
      for (const { name: queue, state, count, overdue: seconds } of read.jobs) {
        jobs.set({ queue, state }, Number(count))
        if (state === 'created' || state === 'retry') overdue.set({ queue, state }, seconds)
      }
    },
  }
}

type JobCount = { readonly name: string; readonly state: string; readonly count: string; readonly overdue: number }

async function readInstallation(pool: pg.Pool) {
  const attempts = await pool.query<{ status: string; count: string }>(
    "select status, count(*) as count from attempts where status <> 'completed' group by status",
  )
  const jobs = await pool.query<JobCount>(
    `select name, state, count(*) as count,
       coalesce(extract(epoch from now() - min(start_after) filter (where start_after < now())), 0)::float8 as overdue
     from pgboss.job where state in ('created', 'retry', 'active', 'failed') group by name, state`,
  )
  const size = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes')
  return {
    attempts: new Map(attempts.rows.map(({ status, count }) => [status, Number(count)])),
    jobs: jobs.rows,
    bytes: Number(size.rows[0]?.bytes),
  }
}
