import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import { startInstallation } from '../installation.ts'
import { killDatabase } from '../postgres.ts'
import { createRandom } from '../random.ts'
import type { ScenarioResult } from '../row.ts'
import { mergeResults, runRound } from '../run-round.ts'
import { untilDatabaseIsUp } from '../waiting.ts'

/** Two processes on one database under load: one is killed and restarted; every third time the database too. */
export async function twoServers(seed: number, rounds: number, log: (line: string) => void): Promise<ScenarioResult> {
  const installation = await startInstallation({ servers: 2 })
  const results: ScenarioResult[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const random = createRandom(seed + 1000 * round)
      const killed = random.between(0, 1)
      const result = await runRound(installation, seed + 1000 * round, async () => {
        await sleep(random.between(50, 1_500))
        await (installation.servers[killed] as ServerProcess).kill()
        if (round % 3 === 2) killDatabase(installation, 'database')
        await sleep(random.between(0, 500)) // the other one works alone
        await installation.restart(killed)
        await untilDatabaseIsUp(installation.pool)
      })
      log(`  round ${round + 1}: server ${killed + 1} of 2 killed, ${result.acknowledged} acknowledged`)
      for (const one of result.violations) log(`    ${one}`)
      results.push(result)
    }
  } finally {
    await installation.close()
  }
  return mergeResults(results)
}
