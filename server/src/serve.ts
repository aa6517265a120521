import type { FastifyInstance } from 'fastify'
import { createTokens } from './accounts/authenticate.ts'
import { buildApp } from './app.ts'
import { checkClock } from './clock-check.ts'
import type { Config } from './config.ts'
import { connect } from './db/connect.ts'
import { openDatabase } from './db/database.ts'
import { keepRunning } from './db/keep-running.ts'
import { migrate } from './db/migrate.ts'
import type { WebBuild } from './http/pages.ts'
import { createDisks } from './installation/disk.ts'
import { scheduleJobs, startBoss } from './jobs.ts'
import { createLimits, NO_LIMITS } from './limits/limits.ts'
import { createTransports, type Outgoing } from './mail/outgoing.ts'
import { queueOutgoing } from './mail/queue.ts'
import { makeUpForOutage, startHeartbeat } from './outages.ts'
import { createPapers } from './papers/store.ts'
import { loadSecret } from './secret.ts'
import { checkSecret } from './secret-of-database.ts'
import { renewPapersAside, seedAside } from './seeding/seed-aside.ts'
import { makeFirstStaff } from './staff/members.ts'
import { sealAnew } from './staff/seal.ts'

export type Running = {
  readonly address: string
  readonly app: FastifyInstance
  /** Which database, as the start tells it. */
  readonly database: string
  stop(): Promise<void>
}

/** Whoever takes longer to send a request, or to read an answer, does not hold up a stop. */
const SLOWEST_ANSWER_MS = 20_000

/** The whole server: database, migrations, what it ships with, jobs, HTTP. */
export async function serve(config: Config, web: WebBuild | undefined): Promise<Running> {
  const { pool, connection, embedded, description, close } = await connect(config, config.databaseConnections)
  const db = openDatabase(pool)
  try {
    const secret = await loadSecret(config)
    await migrate(pool)
    if (config.clockCheck) await checkClock(pool)
    await seedAside(connection)
    await checkSecret(db, secret)
    await sealAnew(db, secret)
    if (config.staff) await makeFirstStaff(db, config.staff)
    await makeUpForOutage(db)
    const stopHeartbeat = startHeartbeat(db)

    // the queue needs the transports, which need the log, which the app brings
    const later = Promise.withResolvers<Outgoing>()
    const outgoing: Outgoing = {
      mail: async (...message) => (await later.promise).mail(...message),
      letter: async (...message) => (await later.promise).letter(...message),
      atOnce: async (...message) => (await later.promise).atOnce(...message),
      sms: config.smsWebhookUrl ? async (...message) => (await later.promise).sms?.(...message) : undefined,
    }
    const limits = config.limits ? createLimits(pool, secret) : NO_LIMITS
    const disks = createDisks([
      { holds: 'files', path: config.dataDir },
      ...(embedded ? [{ holds: 'database', path: embedded.dataDir } as const] : []),
    ])
    const app = await buildApp({ config, db, pool, tokens: createTokens(db), limits, outgoing, secret, disks }, web)
    const boss = await startBoss(pool, app.log)
    later.resolve(
      await queueOutgoing(
        boss,
        createTransports(config, db, (line) => app.log.info(line)),
      ),
    )
    await scheduleJobs(boss, { db, papers: createPapers(db), secret }, app.log)
    const address = await app.listen({ port: config.port, host: config.host })
    const stopRenewing = await renewPapersAside(db, connection, (line) => app.log.info(line))
    const letGo = embedded ? keepRunning(config.dataDir, embedded, app.log) : async () => {}

    return {
      address,
      app,
      database: description,
      async stop() {
        await app.draining.drain(config.drainSeconds * 1000)
        const enough = setTimeout(() => app.server.closeAllConnections(), SLOWEST_ANSWER_MS)
        await app.close() // what is in flight is finished first
        clearTimeout(enough)
        await boss.stop({ graceful: true, timeout: 5_000 })
        stopHeartbeat()
        stopRenewing()
        await letGo()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
