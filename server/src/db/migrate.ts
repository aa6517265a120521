import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type pg from 'pg'
import { LOCKS } from './locks.ts'

const FOLDER = join(import.meta.dirname, '../../migrations')

/** Applies the migrations that are missing, each in its own transaction; of several processes one does it. */
export async function migrate(pool: pg.Pool, folder = FOLDER): Promise<string[]> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [LOCKS.migrations])
    await client.query(
      'create table if not exists migrations (name text primary key, digest text not null, applied_at timestamptz not null default now())',
    )
    const applied = new Map(
      (await client.query('select name, digest from migrations')).rows.map((row) => [row.name, row.digest]),
    )
    const done: string[] = []
    for (const name of readdirSync(folder)
      .filter((file) => file.endsWith('.sql'))
      .sort()) {
      const text = readFileSync(join(folder, name), 'utf8')
      const digest = createHash('sha256').update(text).digest('hex')
      if (applied.get(name) === digest) continue
      if (applied.has(name)) throw new Error(`migration ${name} was changed after it had been applied`)
      await client.query('begin')
      try {
        await client.query(text)
        await client.query('insert into migrations (name, digest) values ($1, $2)', [name, digest])
        await client.query('commit')
      } catch (error) {
        await client.query('rollback')
        throw new Error(`migration ${name}: ${(error as Error).message}`, { cause: error })
      }
      done.push(name)
    }
    return done
  } finally {
    await client.query('select pg_advisory_unlock($1)', [LOCKS.migrations]).catch(() => {})
    client.release()
  }
}
