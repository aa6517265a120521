import pg from 'pg'
import type { Config } from '../config.ts'
import { type Connection, openPool } from './database.ts'
import { connectionTo, type EmbeddedPostgres, startEmbedded } from './embedded.ts'

export type Connected = {
  readonly pool: pg.Pool
  readonly connection: Connection
  /** Undefined where DATABASE_URL names another. */
  readonly embedded: EmbeddedPostgres | undefined
  /** Ends the connections; the embedded database stops with the last process that works on it. */
  close(): Promise<void>
}

/** The installation's database: the one that DATABASE_URL names, or its own, which is started where it does not run. */
export async function connect(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  connections?: number,
): Promise<Connected> {
  const postgres = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
  const connection: Connection = postgres
    ? connectionTo(postgres.socketDir, 'postgres')
    : { connectionString: config.databaseUrl as string }
  const pool = openPool(connection, connections, { named: postgres !== undefined || !(await isPooled(connection)) })
  return {
    pool,
    connection,
    embedded: postgres,
    async close() {
      const others = postgres && (await otherProcesses(pool).catch(() => undefined)) // where it does not answer, it is left alone
      await pool.end()
      if (others?.length === 0) postgres?.stop()
    },
  }
}

/** Names of the other processes of the product that are connected to the same PostgreSQL, or to the same database of it. */
export async function otherProcesses(pool: pg.Pool, to: 'server' | 'database' = 'server'): Promise<string[]> {
  const { rows } = await pool.query(
    `select distinct application_name as name from pg_stat_activity
     where application_name like 'pariksha %' and application_name <> current_setting('application_name')
       and ($1 or datname = current_database())`,
    [to === 'server'],
  )
  return rows.map(({ name }) => name)
}

/**
 * Whether a pooler stands in between, such as PgBouncer: then the process that a connection was told of at its beginning is
 * not the one that answers, and what was prepared on one connection may be missing on the next.
 */
async function isPooled(connection: Connection): Promise<boolean> {
  const client = new pg.Client(connection) as pg.Client & { readonly processID: number | null }
  await client.connect()
  try {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    return rows[0].pid !== client.processID
  } finally {
    await client.end()
  }
}
