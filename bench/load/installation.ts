import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type pg from 'pg'
import { NODE_FLAGS, SERVER_ENVIRONMENT } from '../../server/src/platform/config/node-flags.ts'
import { openPool } from '../../server/src/platform/db/database.ts'
import { connectionTo, startEmbedded } from '../../server/src/platform/db/embedded/embedded.ts'
import { seedHome } from '../../server/src/testing/cluster/seed-home.ts'
import { atExit } from '../at-exit.ts'
import type { Plan, Report } from './plan.ts'

export type Usage = { readonly cpu: number; readonly memory: number; readonly peak: number }
export type Server = { readonly address: string; usage(): Promise<Usage>; stop(): Promise<void> }
export type Installation = {
  readonly pool: pg.Pool
  readonly databaseUrl: string
  server(kind?: Kind): Promise<Server>
  /** A load process of its own; several may run at once. */
  load(plan: Plan): Promise<Report>
  close(): Promise<void>
}

type Kind = '--no-op' | '--pages' | undefined

/**
 * The durable database of an installation in a temporary folder, and the processes that work on it. With `reuseServers` a
 * server that was stopped goes on with the next row, as starting one takes longer than a short row.
 */
export async function startInstallation({ reuseServers = false } = {}): Promise<Installation> {
  const home = mkdtempSync(join(tmpdir(), 'pariksha-load-'))
  chmodSync(home, 0o755) // root's database user has to enter it
  await seedHome(home)
  const postgres = await startEmbedded(home)
  const cleanUp = atExit(() => {
    postgres.stop()
    rmSync(home, { recursive: true, force: true })
  })
  const pool = openPool(connectionTo(postgres.socketDir, 'postgres'), 20)
  const databaseUrl = `postgresql:///postgres?host=${postgres.socketDir}&user=pariksha`
  const children = new Set<ChildProcess>()

  const start = (file: string, args: readonly string[], execArgv: readonly string[] = []) => {
    const child = fork(join(import.meta.dirname, file), args, {
      env: {
        ...process.env,
        ...SERVER_ENVIRONMENT,
        PORT: '0',
        LOG_LEVEL: 'error',
        LIMITS: 'off',
        DATABASE_URL: databaseUrl,
        DATA_DIR: home,
      },
      execArgv: [...execArgv],
      serialization: 'advanced',
    })
    children.add(child)
    child.once('exit', () => children.delete(child))
    return child
  }

  const startServer = async (kind: Kind): Promise<Server> => {
    const child = start('server-process.ts', kind ? [kind] : [], NODE_FLAGS)
    const address = await message<string>(child)
    return {
      address,
      async usage() {
        child.send('usage')
        return message<Usage>(child)
      },
      stop: () => end(child),
    }
  }
  const idle = new Map<Kind, Server[]>()

  return {
    pool,
    databaseUrl,
    async server(kind) {
      const server = idle.get(kind)?.pop() ?? (await startServer(kind))
      const stop = async () => void idle.set(kind, [...(idle.get(kind) ?? []), server])
      return reuseServers ? { ...server, stop } : server
    },
    async load(plan) {
      const child = start('load-process.ts', [])
      child.send(plan)
      return message<Report>(child)
    },
    async close() {
      await Promise.all([...children].map(end))
      await pool.end()
      cleanUp()
    },
  }
}

function message<T>(child: ChildProcess): Promise<T> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`a process of the bench ended with ${code}`))
    child.once('exit', ended)
    child.once('message', (said) => {
      child.off('exit', ended)
      resolve(said as T)
    })
  })
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.disconnect()
  const late = setTimeout(() => child.kill('SIGKILL'), 10_000)
  await gone
  clearTimeout(late)
}
