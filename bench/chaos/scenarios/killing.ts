import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import { type Installation, startInstallation } from '../installation.ts'
import { killDatabase } from '../postgres.ts'
import { createRandom } from '../random.ts'
import type { ScenarioResult } from '../row.ts'
import { mergeResults, runRound } from '../run-round.ts'
import { untilDatabaseIsUp, untilServerIsUp } from '../waiting.ts'

const VICTIMS = ['server', 'postmaster', 'database', 'backend', 'server and database'] as const
type Victim = (typeof VICTIMS)[number]

/** kill -9 of each process in turn under load, at random moments. */
export async function killing(seed: number, rounds: number, log: (line: string) => void): Promise<ScenarioResult> {
  const installation = await startInstallation()
  const results: ScenarioResult[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const random = createRandom(seed + 1000 * round)
      const victim = VICTIMS[round % VICTIMS.length] as Victim
      const after = random.between(50, 1_500)
      const result = await runRound(installation, seed + 1000 * round, async () => {
        await sleep(after)
        await strike(installation, victim)
        await sleep(random.between(0, 800)) // some work goes on, or begins again, before the students finish
      })
      log(`  round ${round + 1}: ${victim} killed after ${after} ms, ${result.acknowledged} acknowledged`)
      for (const one of result.violations) log(`    ${one}`)
      results.push({ ...result, violations: result.violations.map((one) => `round ${round + 1} (${victim}), ${one}`) })
    }
  } finally {
    await installation.close()
  }
  return mergeResults(results)
}

async function strike(installation: Installation, victim: Victim): Promise<void> {
  const server = installation.servers[0] as ServerProcess
  if (victim === 'server') await server.kill()
  else if (victim === 'server and database') {
    killDatabase(installation, 'database')
    await server.kill()
  } else killDatabase(installation, victim)
  if (victim === 'server' || victim === 'server and database') await installation.restart(0)
  await untilDatabaseIsUp(installation.pool)
  await untilServerIsUp(installation.addresses[0] as string)
}
