import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { createTokens } from './accounts/authenticate.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { openDatabase, openPool } from './db/database.ts'
import { connectionTo, type EmbeddedPostgres, startEmbedded } from './db/embedded.ts'
import { migrate } from './db/migrate.ts'
import type { WebBuild } from './http/pages.ts'
import { scheduleJobs, startBoss } from './jobs.ts'
import { createLimits, NO_LIMITS } from './limits/limits.ts'
import { createTransports, type Outgoing } from './mail/outgoing.ts'
import { queueOutgoing } from './mail/queue.ts'
import { makeUpForOutage, startHeartbeat } from './outages.ts'
import { createPapers } from './papers/store.ts'
import { seed } from './seeding/seed.ts'
import { makeFirstStaff } from './staff/members.ts'
import { sealWhatIsOpen } from './staff/seal.ts'

export type Running = { readonly address: string; readonly app: FastifyInstance; stop(): Promise<void> }

/** The whole server: database, migrations, what it ships with, jobs, HTTP. */
export async function serve(config: Config, web: WebBuild | undefined): Promise<Running> {
  const postgres = config.databaseUrl ? undefined : await startEmbedded(config.dataDir)
  const pool = openPool(
    postgres ? connectionTo(postgres.socketDir, 'postgres') : { connectionString: config.databaseUrl as string },
  )
  const db = openDatabase(pool)
  try {
    await migrate(pool)
    await seed(db)
    await sealWhatIsOpen(db)
    if (config.staff) await makeFirstStaff(db, config.staff)
    await makeUpForOutage(db)
    const stopHeartbeat = startHeartbeat(db)

    // the queue needs the transports, which need the log, which the app brings
    const later = Promise.withResolvers<Outgoing>()
    const outgoing: Outgoing = {
      mail: async (...message) => (await later.promise).mail(...message),
      letter: async (...message) => (await later.promise).letter(...message),
      sms: config.smsWebhookUrl ? async (...message) => (await later.promise).sms?.(...message) : undefined,
    }
    const limits = config.limits ? createLimits(pool) : NO_LIMITS
    const app = await buildApp({ config, db, pool, tokens: createTokens(db), limits, outgoing }, web)
    const boss = await startBoss(pool, app.log)
    later.resolve(
      await queueOutgoing(
        boss,
        createTransports(config, (line) => app.log.info(line)),
      ),
    )
    await scheduleJobs(boss, { db, papers: createPapers(db) }, app.log)
    const address = await app.listen({ port: config.port, host: config.host })

    return {
      address,
      app,
      async stop() {
        await app.close() // what is in flight is finished first
        await boss.stop({ graceful: true, timeout: 5_000 })
        stopHeartbeat()
        await closeDatabase(pool, postgres)
      },
    }
  } catch (error) {
    await closeDatabase(pool, postgres)
    throw error
  }
}

/** The embedded database stops with the last server that works on it. */
async function closeDatabase(pool: pg.Pool, postgres: EmbeddedPostgres | undefined): Promise<void> {
  const others = postgres ? await otherServers(pool) : 0
  await pool.end()
  if (others === 0) postgres?.stop()
}

async function otherServers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(
    `select count(distinct application_name) as count from pg_stat_activity
     where application_name like 'pariksha %' and application_name <> current_setting('application_name')`,
  )
  return rows[0].count
}
