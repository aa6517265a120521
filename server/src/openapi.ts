import { randomUUID } from 'node:crypto'
import { buildApp } from './app.ts'
import { createDisks } from './operations/installation/disk.ts'
import { readConfig } from './platform/config/config.ts'
import { secretOf } from './platform/config/secret.ts'
import { openDatabase, openPool } from './platform/db/database.ts'
import { createTokens } from './platform/http/authenticate.ts'
import { NO_LIMITS } from './platform/limits/limits.ts'
import { NO_OUTGOING } from './platform/mail/outgoing.ts'

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
