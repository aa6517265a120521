import pg from 'pg'
import type { Config } from '../config/config.ts'
import { ConfigError } from '../config/config-error.ts'
import { prepareDataDir } from '../config/data-dir.ts'
import { checkVersion, connectionProblem, nameOf } from './connection-problem.ts'
import { type Connection, openPool } from './database.ts'
import { connectionTo, type EmbeddedPostgres, hasEmbedded, startEmbedded } from './embedded/embedded.ts'

export type Connected = {
  readonly pool: pg.Pool
  readonly connection: Connection
  /** Undefined where DATABASE_URL names another. */
  readonly embedded: EmbeddedPostgres | undefined
  /** Version and location, for the log at the start. */
  readonly description: string
  /** Ends the connections; the embedded database stops with the last process that works on it. */
  close(): Promise<void>
}

/** Connects to DATABASE_URL, or to the embedded database, which is started if it is not running. */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  connections?: number,
): Promise<Connected> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined) prepareDataDir(dataDir)
  const postgres = databaseUrl === undefined ? await startEmbedded(dataDir) : undefined
  const connection: Connection = postgres
    ? connectionTo(postgres.socketDir, 'postgres')
    : { connectionString: databaseUrl as string }
  const { version, isPooled } = await firstAnswer(connection).catch((error) => {
    throw databaseUrl === undefined ? error : connectionProblem(error, databaseUrl)
  })
  checkVersion(version)
  const pool = openPool(connection, connections, { named: !isPooled })
  const place = postgres ? `its own, in ${postgres.dataDir}` : nameOf(databaseUrl as string)
  return {
    description: `PostgreSQL ${version}, ${place}`,
    pool,
    connection,
    embedded: postgres,
    async close() {
      const others = postgres && (await otherProcesses(pool).catch(() => undefined)) // if it does not answer, it is left running
      await pool.end()
      if (others?.length === 0) postgres?.stop()
    },
  }
}

/**
 * For commands about an installation that is there. Another folder or database than the server's is a mistake: nothing is made in it,
 * and no command says that it did its work there.
 */
export async function connectToInstallation(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  connections?: number,
): Promise<Connected> {
  const { databaseUrl, dataDir } = config
  if (databaseUrl === undefined && !hasEmbedded(dataDir))
    throw new ConfigError(
      `DATA_DIR: there is no installation in ${dataDir}: set DATA_DIR or DATABASE_URL as for the server`,
    )
  const connected = await connect(config, connections)
  const { rows } = await connected.pool.query("select to_regclass('migrations') is not null as present")
  if (rows[0].present) return connected
  await connected.close()
  throw new ConfigError(
    `there is no installation in the database (${connected.description}): set DATA_DIR or DATABASE_URL as for the server`,
  )
}

/** Names of the other Pariksha processes connected to the same PostgreSQL server, or to the same database. */
export async function otherProcesses(pool: pg.Pool, to: 'server' | 'database' = 'server'): Promise<string[]> {
  const { rows } = await pool.query(
    `select distinct application_name as name from pg_stat_activity
     where application_name like 'pariksha %' and application_name <> current_setting('application_name')
       and ($1 or datname = current_database())`,
    [to === 'server'],
  )
  return rows.map(({ name }) => name)
}

const CONNECT_TIMEOUT_MS = 15_000

/**
 * Probes the first connection. `isPooled`: there is a pooler such as PgBouncer in between, detected by a backend process id
 * that differs from the one at connection; then a prepared statement may be missing on the next connection.
 */
async function firstAnswer(connection: Connection): Promise<{ version: string; isPooled: boolean }> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: CONNECT_TIMEOUT_MS }) as pg.Client & {
    readonly processID: number | null
  }
  client.on('error', () => {}) // a connection that breaks fails the query below
  await client.connect()
  try {
    const { rows } = await client.query("select pg_backend_pid() as pid, current_setting('server_version') as version")
    const [{ pid, version }] = rows as [{ pid: number; version: string }]
    return { version: version.split(' ')[0] as string, isPooled: pid !== client.processID }
  } finally {
    await client.end()
  }
}
