import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { scheduleJobs } from './jobs.ts'
import { createDisks } from './operations/installation/disk.ts'
import { compensateOutage, startHeartbeat } from './operations/outages.ts'
import { renewPapersInProcess, seedInProcess } from './operations/seeding/seed-in-process.ts'
import { checkClock } from './operations/startup/clock-check.ts'
import { checkSecret } from './operations/startup/database-secret.ts'
import { listenProblem } from './operations/startup/listen-problem.ts'
import { createPapers } from './papers/store.ts'
import { createFirstOwner, hadStaff } from './people/staff/members/members.ts'
import { resealKeys } from './people/staff/second-step/seal.ts'
import type { Config } from './platform/config/config.ts'
import { loadSecret } from './platform/config/secret.ts'
import { connect } from './platform/db/connect.ts'
import { openDatabase } from './platform/db/database.ts'
import { superviseEmbedded } from './platform/db/embedded/supervise.ts'
import { migrate } from './platform/db/migrate.ts'
import { createTokens } from './platform/http/authenticate.ts'
import { startBoss } from './platform/jobs/job-queue.ts'
import { createLimits, NO_LIMITS } from './platform/limits/limits.ts'
import { createTransports, type Outgoing } from './platform/mail/outgoing.ts'
import { queueOutgoing } from './platform/mail/queue.ts'
import { reminderSender } from './practice/reminder/reminder-sender.ts'
import type { WebBuild } from './site/pages/pages.ts'

export type Running = {
  readonly address: string
  readonly app: FastifyInstance
  /** Which database, for the log of the start. */
  readonly database: string
  /** Whether somebody can sign in at the staff pages. */
  readonly hasStaff: boolean
  stop(): Promise<void>
}

/** A client that takes longer to send a request or read an answer does not delay the stop. */
const CLOSE_TIMEOUT_MS = 20_000

/** Starts the server: database, migrations, shipped content, jobs, HTTP. */
export async function serve(config: Config, web: WebBuild | undefined): Promise<Running> {
  const { pool, connection, embedded, description, close } = await connect(config, config.databaseConnections)
  const db = openDatabase(pool)
  try {
    const secret = await loadSecret(config)
    await migrate(pool)
    if (config.clockCheck) await checkClock(pool)
    await seedInProcess(connection)
    await checkSecret(db, secret)
    await resealKeys(db, secret)
    if (config.staff) await createFirstOwner(db, config.staff)
    await compensateOutage(db)
    const stopHeartbeat = startHeartbeat(db)

    // the queue needs the transports, which need the logger of the app
    const transports = Promise.withResolvers<Outgoing>()
    const outgoing: Outgoing = {
      mail: async (...message) => (await transports.promise).mail(...message),
      mailAfterCommit: async (...message) => (await transports.promise).mailAfterCommit(...message),
      mailSecretAfterCommit: async (...message) => (await transports.promise).mailSecretAfterCommit(...message),
      mailManyAfterCommit: async (...message) => (await transports.promise).mailManyAfterCommit(...message),
      sendNow: async (...message) => (await transports.promise).sendNow(...message),
      sms: config.smsWebhookUrl ? async (...message) => (await transports.promise).sms?.(...message) : undefined,
    }
    const limits = config.limits ? createLimits(pool, secret) : NO_LIMITS
    const disks = createDisks([
      { holds: 'files', path: config.dataDir },
      ...(embedded ? [{ holds: 'database', path: embedded.dataDir } as const] : []),
    ])
    const app = await buildApp({ config, db, pool, tokens: createTokens(db), limits, outgoing, secret, disks }, web)
    const boss = await startBoss(pool, app.log)
    transports.resolve(
      await queueOutgoing(
        boss,
        createTransports(config, db, (line) => app.log.info(line)),
        db,
      ),
    )
    const reminders = { config, outgoing, ...reminderSender(config, secret) }
    await scheduleJobs(boss, { db, papers: createPapers(db), secret, ...reminders }, app.log)
    const address = await app.listen({ port: config.port, host: config.host }).catch((error) => {
      throw listenProblem(error, config)
    })
    const stopRenewing = await renewPapersInProcess(db, connection, (line) => app.log.info(line))
    const stopSupervisor = embedded ? superviseEmbedded(config.dataDir, embedded, app.log) : async () => {}

    const stop = async () => {
      await app.draining.drain(config.drainSeconds * 1000)
      const forceClose = setTimeout(() => app.server.closeAllConnections(), CLOSE_TIMEOUT_MS)
      await app.close() // what is in flight is finished first
      clearTimeout(forceClose)
      await boss.stop({ graceful: true, timeout: 5_000 })
      stopHeartbeat()
      stopRenewing()
      await stopSupervisor()
      await close()
    }
    let stopping: Promise<void> | undefined
    return {
      address,
      app,
      database: description,
      hasStaff: await hadStaff(db),
      // once, however often it is asked for: a terminal and npm may send a signal each
      stop() {
        stopping ??= stop()
        return stopping
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
