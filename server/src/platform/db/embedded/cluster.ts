import { type SpawnSyncReturns, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ConfigError } from '../../config/config-error.ts'
import type { Owner } from './place.ts'

/** Where a cluster lies, and how its programs are run. */
export type Cluster = {
  readonly data: string
  readonly socket: string
  readonly log: string
  readonly binaries: string
  readonly run: Partial<Owner> & { readonly cwd: string; readonly env: NodeJS.ProcessEnv; readonly encoding: 'utf8' }
}

export const SUPERUSER = 'pariksha'

export const isInitialised = ({ data }: Cluster): boolean => existsSync(join(data, 'PG_VERSION'))

export const isListening = ({ data, socket }: Cluster): boolean =>
  runningPid(data) !== undefined && existsSync(join(socket, '.s.PGSQL.5432'))

export const isRunning = ({ data }: Cluster): boolean => runningPid(data) !== undefined

export function initialise({ data, binaries, run }: Cluster, durable: boolean): void {
  rmSync(data, { recursive: true, force: true }) // what an interrupted initdb left
  const made = spawnSync(
    join(binaries, 'bin/initdb'),
    [
      '-D',
      data,
      '-U',
      SUPERUSER,
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale-provider=builtin',
      '--locale=C.UTF-8',
      '--no-instructions',
      ...(durable ? [] : ['--no-sync']),
    ],
    run,
  )
  if (made.status !== 0) throw new ConfigError(`the database cannot be made in ${data}: ${made.stderr || made.error}`)
}

/** pg_ctl puts the server into a session of its own: neither Ctrl-C nor a killed Node reaches it. */
export const launch = ({ data, log, binaries, run }: Cluster, serverSettings: string): SpawnSyncReturns<string> =>
  spawnSync(
    join(binaries, 'bin/pg_ctl'),
    ['-D', data, '-l', log, '-w', '-t', '60', '-s', 'start', '-o', serverSettings],
    { ...run, stdio: ['ignore', 'ignore', 'pipe'] },
  )

export function stop(cluster: Cluster): void {
  if (!isRunning(cluster)) return
  const { data, binaries, run } = cluster
  spawnSync(join(binaries, 'bin/pg_ctl'), ['-D', data, '-m', 'fast', '-w', '-s', 'stop'], { ...run, stdio: 'ignore' })
}

/** The last reason that the log gives for a failed start. */
export function lastFatal({ log }: Cluster): string | undefined {
  const lines = existsSync(log) ? readFileSync(log, 'utf8').split('\n') : []
  return lines.findLast((line) => line.includes('FATAL:'))?.replace(/^.*FATAL:\s*/, '')
}

/** After a crash of the machine the lock files name a pid that is gone or reused. */
export function removeStaleLocks({ data, socket }: Cluster): void {
  rmSync(join(data, 'postmaster.pid'), { force: true })
  rmSync(join(socket, '.s.PGSQL.5432.lock'), { force: true })
  rmSync(join(socket, '.s.PGSQL.5432'), { force: true })
}

/** The pid of the running postmaster of this cluster, if any. */
function runningPid(data: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(data) ? pid : undefined
  } catch {
    return undefined
  }
}
