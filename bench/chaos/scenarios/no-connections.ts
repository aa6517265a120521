import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from '../../../server/src/platform/db/embedded/embedded.ts'
import { type Installation, startInstallation } from '../installation.ts'
import { createRandom } from '../random.ts'
import type { ScenarioResult } from '../row.ts'
import { mergeResults, runRound } from '../run-round.ts'

/** Exhausts the connections of the database: the server must report it and recover. */
export async function noConnections(seed: number, rounds: number): Promise<ScenarioResult> {
  const installation = await startInstallation()
  const results: ScenarioResult[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const random = createRandom(seed + 1000 * round)
      results.push(
        await runRound(installation, seed + 1000 * round, async () => {
          await sleep(random.between(50, 500))
          const others = await takeAll(installation)
          await sleep(random.between(500, 2_500))
          await Promise.all(others.map((client) => client.end().catch(() => {})))
          await sleep(200)
        }),
      )
    }
  } finally {
    await installation.close()
  }
  return mergeResults(results)
}

/** Terminates the server's connections and takes them; meanwhile it is suspended, or it might take them back first. */
async function takeAll({ postgres, servers }: Installation): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  for (const server of servers) server.suspend()
  try {
    do await connectUntilFull(taken, postgres.socketDir)
    while (await terminateServers(taken[0]))
  } finally {
    for (const server of servers) server.resume()
  }
  return taken
}

async function connectUntilFull(taken: pg.Client[], socketDir: string): Promise<void> {
  for (;;) {
    const client = new pg.Client({ ...connectionTo(socketDir, 'postgres'), application_name: 'others' })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch {
      return
    }
    taken.push(client)
  }
}

/** Whether the servers had connections; they have ended when it returns. */
async function terminateServers(client: pg.Client | undefined): Promise<boolean> {
  if (!client) throw new Error('the servers left no connection free')
  const { rows } = await client.query(
    `select count(pg_terminate_backend(pid, 10000)) as ended from pg_stat_activity
     where application_name like 'pariksha %' and backend_type = 'client backend'`,
  )
  return Number(rows[0].ended) > 0
}
