import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { type Database, openDatabase, openPool } from '../platform/db/database.ts'
import { connectionTo } from '../platform/db/embedded/embedded.ts'
import { TEMPLATE } from './cluster/seed-home.ts'

declare module 'vitest' {
  interface ProvidedContext {
    socketDir: string
  }
}

export type TestDatabase = {
  readonly db: Database
  readonly pool: pg.Pool
  readonly name: string
  close(): Promise<void>
}

/** A migrated database of one's own. Inside a test it goes away with it; elsewhere call `close`. */
export async function freshDatabase(): Promise<TestDatabase> {
  const name = `t_${randomBytes(6).toString('hex')}`
  await asAdmin(`create database ${name} template ${TEMPLATE} strategy file_copy`)
  const pool = openPool(connectionTo(inject('socketDir'), name), 8)
  const db = openDatabase(pool)
  return {
    db,
    pool,
    name,
    async close() {
      await db.destroy()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

export async function databaseForTest(): Promise<TestDatabase> {
  const database = await freshDatabase()
  onTestFinished(() => database.close())
  return database
}

let shared: Promise<TestDatabase> | undefined

/** One for those tests of a worker that look at nothing but their own accounts. It goes away with the cluster. */
export const sharedDatabase = (): Promise<TestDatabase> => {
  shared ??= freshDatabase()
  return shared
}

let admin: pg.Pool | undefined

/** By one connection for all files that a worker runs: a new one costs the database nearly half of what the copy does. */
async function asAdmin(statement: string): Promise<void> {
  if (!admin) {
    const to = connectionTo(inject('socketDir'), 'postgres')
    admin = new pg.Pool({ ...to, max: 1, idleTimeoutMillis: 0, allowExitOnIdle: true })
    admin.on('error', () => {}) // the cluster stops before the worker
  }
  await admin.query(statement)
}
