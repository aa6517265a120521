import type { InstallationState } from '@pariksha/contract/site/installation'
import type pg from 'pg'
import { readMailState } from '../../platform/mail/outcome.ts'
import type { Disks } from './disk.ts'

/** The state of the installation for the staff. */
export async function readInstallation(
  pool: pg.Pool,
  disks: Disks,
  goesTo: InstallationState['mail']['goes_to'],
): Promise<InstallationState> {
  const { sent_at, failed_at, oldest_since, ...mail } = await readMailState(pool)
  const { rows: backups } = await pool.query('select made_at, bytes from last_backup')
  const [backup] = backups
  return {
    mail: {
      goes_to: goesTo,
      ...mail,
      sent_at: sent_at?.toISOString() ?? null,
      failed_at: failed_at?.toISOString() ?? null,
      oldest_since: oldest_since?.toISOString() ?? null,
    },
    disks: await disks.read(),
    backup: backup ? { made_at: backup.made_at.toISOString(), bytes: backup.bytes } : null,
    jobs: await failingJobs(pool),
  }
}

async function failingJobs(pool: pg.Pool): Promise<InstallationState['jobs']> {
  const { rows: found } = await pool.query("select to_regclass('pgboss.job') is not null as has_queue")
  if (!found[0].has_queue) return [] // no server has run yet
  const { rows } = await pool.query(
    `select name, count(*) filter (where state = 'failed') as failed, count(*) filter (where state = 'retry') as retried
     from pgboss.job
     where state = 'retry' or (state = 'failed' and completed_on > now() - interval '1 day')
     group by name order by name`,
  )
  return rows
}
