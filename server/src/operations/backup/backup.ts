import { createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { ConfigError } from '../../platform/config/config-error.ts'
import { appliedTo } from '../../platform/db/migrate.ts'
import { PENDING_MAILS } from '../../platform/mail/queue.ts'
import { checkArchive, FORMAT, type Head, record, type Trailer, tally } from './archive.ts'
import { listTables } from './tables.ts'

export type Saved = { readonly tables: number; readonly rows: number; readonly bytes: number }

/**
 * Writes a consistent snapshot of the whole installation into one file while servers keep running. The file gets its name
 * only when it is complete, synced and verified.
 */
export async function backup(pool: pg.Pool, file: string): Promise<Saved> {
  if (existsSync(file)) throw new ConfigError(`${file} is there already: choose another name, or move it away`)
  const unfinished = `${file}.unfinished`
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read, read only')
    // it holds the installation's secret and everybody's tokens
    await pipeline(
      everything(client),
      createGzip({ level: 4 }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    )
    await client.query('commit')
    client.release()
  } catch (error) {
    client.release(true) // even in the middle of a query
    await rm(unfinished, { force: true }).catch(() => {})
    throw writeProblem(error, file)
  }
  const read = await checkArchive(unfinished)
  await rename(unfinished, file)
  await syncFolder(dirname(file))
  const { size: bytes } = await stat(file)
  await remember(pool, bytes)
  return { ...read, bytes }
}

const WRITE_PROBLEMS: Readonly<Record<string, string>> = {
  ENOENT: 'its folder is not there',
  ENOTDIR: 'its folder is a file',
  EACCES: 'this account may not write there',
  EPERM: 'this account may not write there',
  EROFS: 'the disk is mounted for reading only',
  ENOSPC: 'the disk is full',
}

function writeProblem(error: unknown, file: string): unknown {
  const reason = WRITE_PROBLEMS[(error as { code?: string }).code ?? '']
  return reason ? new ConfigError(`${file} cannot be written: ${reason}`) : error
}

/** Records when the backup was made, for the staff. A standby or an older schema cannot record it; the backup is valid anyway. */
async function remember(pool: pg.Pool, bytes: number): Promise<void> {
  await pool
    .query(
      `insert into last_backup (made_at, bytes) values (now(), $1)
       on conflict (only_row) do update set made_at = excluded.made_at, bytes = excluded.bytes`,
      [bytes],
    )
    .catch(() => {})
}

async function* everything(client: pg.PoolClient): AsyncGenerator<Buffer> {
  const applied = await appliedTo(client)
  const migrations = [...applied].map(([name, digest]) => ({ name, digest }))
  yield record('H', { format: FORMAT, madeAt: new Date().toISOString(), migrations } satisfies Head)
  for (const table of await listTables(client)) {
    yield record('T', table)
    const { add, sum } = tally()
    const rows = client.query(copyTo(`copy ${table.name} (${table.columns.join(', ')}) to stdout`))
    for await (const piece of rows as AsyncIterable<Buffer>) {
      add(piece)
      yield record('D', piece)
    }
    yield record('E', sum())
  }
  yield record('Z', { sequences: await sequences(client), letters: await pendingMails(client) } satisfies Trailer)
}

/** Read last, so that every sequence is ahead of the rows of the snapshot. */
async function sequences(client: pg.PoolClient): Promise<Trailer['sequences']> {
  const { rows } = await client.query(
    `select format('%I', sequencename) as name from pg_sequences where schemaname = 'public' order by 1`,
  )
  const all: Trailer['sequences'][number][] = []
  for (const { name } of rows) {
    const { rows: state } = await client.query(`select last_value::text as last, is_called as called from ${name}`)
    all.push({ name, ...state[0] })
  }
  return all
}

async function pendingMails(client: pg.PoolClient): Promise<object[]> {
  const { rows } = await client.query("select to_regclass('pgboss.job') is not null as present")
  if (!rows[0].present) return [] // no server has run yet
  return (await client.query(PENDING_MAILS)).rows.map(({ data }) => JSON.parse(data))
}

/** Syncs the folder, so that the rename survives a power loss. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path)
  await folder.sync().finally(() => folder.close())
}
