import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { PgBoss } from 'pg-boss'
import { from as copyFrom } from 'pg-copy-streams'
import { ConfigError } from '../../platform/config/config-error.ts'
import { otherProcesses } from '../../platform/db/connect.ts'
import { LOCKS } from '../../platform/db/locks.ts'
import { apply, listMigrations, MIGRATIONS_TABLE } from '../../platform/db/migrate.ts'
import { startBoss } from '../../platform/jobs/job-queue.ts'
import { queuePendingMails } from '../../platform/mail/queue.ts'
import { checkArchive, type Head, readArchive, type Table, type Trailer } from './archive.ts'
import { listTables } from './tables.ts'

export type Options = { readonly replace?: boolean }

/**
 * Restores a backup into an empty database in one transaction: the schema of that time, every row, the sequences. Later
 * migrations are applied by the next start, as at any upgrade.
 */
export async function restore(
  pool: pg.Pool,
  file: string,
  { replace = false }: Options = {},
): Promise<{ tables: number; rows: number }> {
  await checkArchive(file) // before anything is touched
  const others = await otherProcesses(pool, 'database')
  if (others.length > 0) throw new ConfigError(`stop what works on this database first: ${others.join(', ')}`)
  if (!replace && !(await isEmpty(pool))) {
    throw new ConfigError('the database is not empty; with --replace everything in it is lost')
  }
  const boss = await startBoss(
    pool,
    { error: (error: unknown) => console.error(error) },
    { supervise: false, schedule: false },
  )
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migrations]) // a server that starts now waits with its migrations
    if (replace) await client.query('drop schema public cascade; create schema public; delete from pgboss.job')
    const done = await readArchive(file, visitorFor(client, boss))
    await client.query('commit')
    client.release()
    await pool.query('analyze')
    return done
  } catch (error) {
    client.release(true) // closes the connection, which rolls back an open transaction
    throw error
  } finally {
    await boss.stop({ graceful: false })
  }
}

async function isEmpty(pool: pg.Pool): Promise<boolean> {
  const { rows } = await pool.query(
    "select from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' limit 1",
  )
  return rows.length === 0
}

function visitorFor(client: pg.PoolClient, boss: PgBoss) {
  let tables: readonly Table[] = []
  // triggers ran when the rows were first written; only foreign keys determine the order of tables
  const guards = (verb: 'enable' | 'disable') =>
    client.query(tables.map(({ name }) => `alter table ${name} ${verb} trigger user`).join('; '))
  return {
    async head({ migrations }: Head) {
      await migrateTo(client, migrations)
      tables = await listTables(client)
      await guards('disable')
      await client.query(`truncate ${tables.map(({ name }) => name).join(', ')}`) // rows that migrations inserted
    },
    async table({ name, columns }: Table, rows: AsyncIterable<Buffer>) {
      if (!tables.some((table) => table.name === name)) throw new ConfigError(`the backup has an unknown table ${name}`)
      await pipeline(rows, client.query(copyFrom(`copy ${name} (${columns.join(', ')}) from stdin`)))
    },
    async trailer({ sequences, letters }: Trailer) {
      await guards('enable')
      for (const { name, last, called } of sequences) {
        await client.query('select setval($1::regclass, $2, $3)', [name, last, called])
      }
      await queuePendingMails(boss, letters, { executeSql: (text, values) => client.query(text, values) })
    },
  }
}

/** The schema version of the backup, which must be a migration of this program. */
async function migrateTo(client: pg.PoolClient, wanted: Head['migrations']): Promise<void> {
  const known = new Map(listMigrations().map((migration) => [migration.name, migration]))
  await client.query(MIGRATIONS_TABLE)
  for (const { name, digest } of wanted) {
    const migration = known.get(name)
    if (migration?.digest !== digest) {
      throw new ConfigError(`the backup was made by a version that this one does not know (${name})`)
    }
    await apply(client, migration)
  }
}
