import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { LOCKS } from './locks.ts'

const FOLDER = join(import.meta.dirname, '../../../migrations')

export type Migration = { readonly name: string; readonly digest: string; readonly text: string }

export const listMigrations = (): Migration[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.sql'))
    .sort()
    .map((name) => {
      const text = readFileSync(join(FOLDER, name), 'utf8')
      return { name, digest: createHash('sha256').update(text).digest('hex'), text }
    })

export const MIGRATIONS_TABLE =
  'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())'

/** Applies the migrations that are missing, each in its own transaction; of several processes one does it. */
export async function migrate(pool: pg.Pool): Promise<string[]> {
  const migrations = listMigrations()
  const client = await pool.connect()
  try {
    const applied = await withMigrationLock(client, async () => {
      await client.query(MIGRATIONS_TABLE)
      return appliedTo(client)
    })
    const done: string[] = []
    for (const migration of migrations) {
      if (!isMissing(migration, applied)) continue
      const applies = await withMigrationLock(client, async () => {
        if (!isMissing(migration, await appliedTo(client))) return false // another process was first
        await apply(client, migration)
        return true
      })
      if (applies) done.push(migration.name)
    }
    return done
  } finally {
    client.release()
  }
}

/** A transaction under the migration lock. A transaction-level lock, as a pooler would not release a session lock. */
async function withMigrationLock<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    await client.query('select pg_advisory_xact_lock($1)', [LOCKS.migrations])
    const result = await work()
    await client.query('commit')
    return result
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  }
}

/** The digest of every migration that the database has. */
export async function appliedTo(client: pg.PoolClient): Promise<ReadonlyMap<string, string>> {
  const { rows } = await client.query('select name, digest from migrations order by name')
  return new Map(rows.map((row) => [row.name, row.digest]))
}

function isMissing({ name, digest }: Migration, applied: ReadonlyMap<string, string>): boolean {
  if (applied.has(name) && applied.get(name) !== digest) {
    throw new Error(`migration ${name} was changed after it had been applied`)
  }
  return !applied.has(name)
}

/** As a part of the transaction that is open. */
export async function apply(client: pg.PoolClient, { name, digest, text }: Migration): Promise<void> {
  try {
    await client.query(text)
    await client.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
  } catch (error) {
    throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error })
  }
}
