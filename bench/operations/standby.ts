import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { type EmbeddedPostgres, startEmbedded } from '../../server/src/platform/db/embedded/embedded.ts'

export const addressOf = (port: number, database = 'postgres') => `postgresql://pariksha@127.0.0.1:${port}/${database}`

/** A PostgreSQL that also listens on a port of this machine, as one elsewhere would. */
export const startOn = (home: string, port: number): Promise<EmbeddedPostgres> =>
  startEmbedded(home, { settings: ['listen_addresses=127.0.0.1', `port=${port}`, 'max_connections=120'] })

/**
 * Adds a synchronous standby to a running primary, over SQL alone: a replication slot, a base backup, then streaming. From
 * then on every commit waits until it is on the standby's disk.
 */
export async function addStandby(
  primary: EmbeddedPostgres,
  primaryPort: number,
  home: string,
  port: number,
): Promise<EmbeddedPostgres> {
  const client = new pg.Client(addressOf(primaryPort))
  await client.connect()
  await client.query("select pg_create_physical_replication_slot('standby', true)")
  await client.query("select pg_backup_start('standby', fast => true)")
  const data = join(home, 'postgres/data')
  copyData(primary.dataDir, data)
  const { rows } = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
  writeFileSync(join(data, 'backup_label'), rows[0].labelfile)
  writeFileSync(join(data, 'standby.signal'), '')
  appendFileSync(
    join(data, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${primaryPort} user=pariksha application_name=standby'\nprimary_slot_name = 'standby'\n`,
  )
  likeItsNeighbour(data, primary.dataDir)
  const standby = await startOn(home, port)
  await client.query("alter system set synchronous_standby_names = 'standby'")
  await client.query('select pg_reload_conf()')
  for (let tries = 0; ; tries++) {
    const { rows: states } = await client.query(
      "select sync_state from pg_stat_replication where application_name = 'standby'",
    )
    if (states[0]?.sync_state === 'sync') break
    if (tries === 200) throw new Error(`the standby does not follow; see ${standby.logFile}`)
    await sleep(100)
  }
  await client.end()
  return standby
}

function copyData(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  spawnSync('cp', ['-a', from, to], { stdio: 'ignore' }) // files that go away meanwhile are no matter: the log has them
  for (const name of ['postmaster.pid', 'postmaster.opts']) rmSync(join(to, name), { force: true })
  for (const folder of ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_subtrans', 'pg_stat_tmp']) {
    for (const name of readdirSync(join(to, folder))) rmSync(join(to, folder, name), { recursive: true })
  }
  mkdirSync(join(to, 'pg_wal/archive_status'))
  mkdirSync(join(to, 'pg_wal/summaries'))
}

/** What root wrote into it belongs to the database's user. */
function likeItsNeighbour(data: string, neighbour: string): void {
  execFileSync('chown', ['-R', `--reference=${neighbour}`, join(data, '..')])
}

/** As when its machine loses power. */
export function killImmediately({ dataDir }: EmbeddedPostgres): void {
  const pid = Number(readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number)
  for (const one of [pid, ...children]) {
    try {
      process.kill(one, 'SIGKILL')
    } catch {} // it ended by itself
  }
}

export async function promote(port: number): Promise<void> {
  const client = new pg.Client(addressOf(port))
  await client.connect()
  const { rows } = await client.query('select pg_promote(wait => true, wait_seconds => 60) as done')
  await client.end()
  if (!rows[0].done) throw new Error('the standby was not promoted')
}
