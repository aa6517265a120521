import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { type Database, openDatabase, openPool } from '../../server/src/platform/db/database.ts'
import { connectionTo, type EmbeddedPostgres, startEmbedded } from '../../server/src/platform/db/embedded/embedded.ts'
import { seedHome } from '../../server/src/testing/cluster/seed-home.ts'
import { type ServerProcess, startServer } from '../../server/src/testing/processes/server-process.ts'
import { atExit } from '../at-exit.ts'

/** A folder with its own durable database, and servers on it, each with a port that it keeps over restarts. */
export type Installation = {
  readonly home: string
  readonly addresses: readonly string[]
  readonly servers: ServerProcess[]
  /** For queries and fixtures; reconnects after every outage. */
  readonly pool: pg.Pool
  readonly db: Database
  readonly postgres: EmbeddedPostgres
  /** Starts a killed server again, at its address. */
  restart(server: number): Promise<void>
  close(): Promise<void>
}

export type InstallationOptions = {
  readonly servers?: number
  /** Where the database lies instead of a folder under the system's temporary one. */
  readonly home?: string
  readonly env?: Readonly<Record<string, string>>
  /** The database runs under this environment too. */
  readonly postgresEnv?: Readonly<Record<string, string>>
}

export async function startInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const { servers: count = 1, home = newFolder(), env = {}, postgresEnv } = options
  execFileSync('cp', ['-a', join(await firstStart(), 'postgres'), home])
  const postgres = await startEmbedded(home, postgresEnv ? { env: postgresEnv } : {})
  const ports = await Promise.all(Array.from({ length: count }, freePort))
  const start = (port: number | undefined) => startServer({ ...env, DATA_DIR: home, PORT: String(port) })
  const servers: ServerProcess[] = []
  const cleanUp = atExit(() => {
    for (const server of servers) void server.kill()
    postgres.stop()
    if (!options.home) rmSync(home, { recursive: true, force: true })
  })
  for (const port of ports) servers.push(await start(port))
  const pool = openPool(connectionTo(postgres.socketDir, 'postgres'), 3)
  const db = openDatabase(pool)
  return {
    home,
    addresses: servers.map(({ address }) => address),
    servers,
    pool,
    db,
    postgres,
    async restart(server) {
      servers[server] = await start(ports[server])
    },
    async close() {
      await db.destroy()
      await Promise.all(servers.map((server) => server.kill()))
      cleanUp()
    },
  }
}

let template: Promise<string> | undefined

/** A folder with a seeded database to copy, made once. */
function firstStart(): Promise<string> {
  template ??= (async () => {
    const home = newFolder()
    atExit(() => rmSync(home, { recursive: true, force: true }))
    await seedHome(home)
    return home
  })()
  return template
}

export function newFolder(): string {
  const home = mkdtempSync(join(tmpdir(), 'pariksha-chaos-'))
  chmodSync(home, 0o755) // root's database user has to enter it
  return home
}

/** Below the ephemeral range, so that no other process gets it while its server is down. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer()
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return freePort()
  await new Promise((done) => probe.close(done))
  return port
}
