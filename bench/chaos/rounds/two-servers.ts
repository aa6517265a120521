import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import { openPlace } from '../place.ts'
import { killDatabase } from '../postgres.ts'
import { createRandom } from '../random.ts'
import type { Outcome } from '../row.ts'
import { mergeOutcomes, runRound } from '../run-round.ts'
import { untilDatabaseIsUp } from '../waiting.ts'

/** Two processes on one database under load: one is killed and restarted; every third time the database too. */
export async function twoServers(seed: number, rounds: number, log: (line: string) => void): Promise<Outcome> {
  const place = await openPlace({ servers: 2 })
  const outcomes: Outcome[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const random = createRandom(seed + 1000 * round)
      const killed = random.between(0, 1)
      const outcome = await runRound(place, seed + 1000 * round, async () => {
        await sleep(random.between(50, 1_500))
        await (place.servers[killed] as ServerProcess).kill()
        if (round % 3 === 2) killDatabase(place, 'database')
        await sleep(random.between(0, 500)) // the other one works alone
        await place.restart(killed)
        await untilDatabaseIsUp(place.pool)
      })
      log(`  round ${round + 1}: server ${killed + 1} of 2 killed, ${outcome.acknowledged} acknowledged`)
      for (const one of outcome.found) log(`    ${one}`)
      outcomes.push(outcome)
    }
  } finally {
    await place.close()
  }
  return mergeOutcomes(outcomes)
}
