import { Kysely, type Transaction as KyselyTransaction, PostgresDialect } from 'kysely'
import pg from 'pg'
import { UnnamedClient } from './client.ts'
import { PreparedClient } from './prepared.ts'
import type { DB } from './schema.gen.ts'

export type Database = Kysely<DB>
export type Transaction = KyselyTransaction<DB>
/** Where statements run. */
export type Queryable = Database | Transaction

const { builtins } = pg.types
// counts and ids stay far below 2^53; days are days, not moments
const parsers = new Map<number, (text: string) => unknown>([
  [builtins.INT8, Number],
  [builtins.NUMERIC, Number],
  [builtins.DATE, (text: string) => text],
])
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text') =>
    parsers.get(oid) ?? pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

export type Connection = { readonly connectionString: string } | { host: string; user: string; database: string }

type PoolOptions = {
  /** Whether named prepared statements may be used. */
  readonly named?: boolean
}

export function openPool(connection: Connection, max = 10, { named = true }: PoolOptions = {}): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max,
    types,
    Client: named ? PreparedClient : UnnamedClient,
    application_name: `pariksha ${process.pid}`,
  })
  pool.on('error', () => {}) // an idle connection that broke is replaced at the next use, which reports its own error
  // a connection that breaks inside a transaction fails its queries; without a listener its event would end the process
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export const openDatabase = (pool: pg.Pool): Database => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })

const DEADLOCK = '40P01'
const SERIALIZATION = '40001'

/** Runs a transaction, with retries after a deadlock or serialization failure. */
export async function transact<T>(db: Database, work: (tx: Transaction) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      const code = (error as { code?: string }).code
      if (tries === 5 || (code !== DEADLOCK && code !== SERIALIZATION)) throw error
    }
  }
}
