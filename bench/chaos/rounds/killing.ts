import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import { openPlace, type Place } from '../place.ts'
import { killDatabase } from '../postgres.ts'
import { createRandom } from '../random.ts'
import type { Outcome } from '../row.ts'
import { mergeOutcomes, runRound } from '../run-round.ts'
import { untilDatabaseIsUp, untilServerIsUp } from '../waiting.ts'

const VICTIMS = ['server', 'postmaster', 'database', 'backend', 'server and database'] as const
type Victim = (typeof VICTIMS)[number]

/** kill -9 of each process in turn under load, at random moments. */
export async function killing(seed: number, rounds: number, log: (line: string) => void): Promise<Outcome> {
  const place = await openPlace()
  const outcomes: Outcome[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const random = createRandom(seed + 1000 * round)
      const victim = VICTIMS[round % VICTIMS.length] as Victim
      const after = random.between(50, 1_500)
      const outcome = await runRound(place, seed + 1000 * round, async () => {
        await sleep(after)
        await strike(place, victim)
        await sleep(random.between(0, 800)) // some work goes on, or begins again, before the students finish
      })
      log(`  round ${round + 1}: ${victim} killed after ${after} ms, ${outcome.acknowledged} acknowledged`)
      for (const one of outcome.found) log(`    ${one}`)
      outcomes.push({ ...outcome, found: outcome.found.map((one) => `round ${round + 1} (${victim}), ${one}`) })
    }
  } finally {
    await place.close()
  }
  return mergeOutcomes(outcomes)
}

async function strike(place: Place, victim: Victim): Promise<void> {
  const server = place.servers[0] as ServerProcess
  if (victim === 'server') await server.kill()
  else if (victim === 'server and database') {
    killDatabase(place, 'database')
    await server.kill()
  } else killDatabase(place, victim)
  if (victim === 'server' || victim === 'server and database') await place.restart(0)
  await untilDatabaseIsUp(place.pool)
  await untilServerIsUp(place.addresses[0] as string)
}
