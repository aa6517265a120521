import { randomUUID } from 'node:crypto'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase, openPool } from './db/database.ts'
import { createTokens } from './http/authenticate.ts'
import { createDisks } from './installation/disk.ts'
import { NO_LIMITS } from './limits/limits.ts'
import { NO_OUTGOING } from './mail/outgoing.ts'
import { secretOf } from './secret.ts'

/** The document of the whole API. Describing it touches no database: the pool is never connected. */
export async function openApiDocument(): Promise<object> {
  const pool = openPool({ connectionString: 'postgresql:///none' }, 1)
  const db = openDatabase(pool)
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const app = await buildApp({
    config,
    db,
    pool,
    tokens: createTokens(db),
    limits: NO_LIMITS,
    outgoing: NO_OUTGOING,
    secret: secretOf(randomUUID()),
    disks: createDisks([]),
  })
  await app.ready()
  const document = app.swagger()
  await app.close()
  await pool.end()
  return document
}
