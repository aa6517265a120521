import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerProcess } from '../../../server/src/testing/server-process.ts'
import { openPlace, type Place } from '../place.ts'
import { killDatabase } from '../postgres.ts'
import { chance } from '../random.ts'
import type { Outcome } from '../row.ts'
import { storm, together } from '../storm.ts'
import { databaseIsBack, serverLives } from '../waiting.ts'

const VICTIMS = ['server', 'postmaster', 'database', 'backend', 'server and database'] as const
type Victim = (typeof VICTIMS)[number]

/** kill -9 under load, of everything that can be killed in turn, each at a moment of chance. */
export async function killing(seed: number, rounds: number, say: (line: string) => void): Promise<Outcome> {
  const place = await openPlace()
  const outcomes: Outcome[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const luck = chance(seed + 1000 * round)
      const victim = VICTIMS[round % VICTIMS.length] as Victim
      const after = luck.between(50, 1_500)
      const outcome = await storm(place, seed + 1000 * round, async () => {
        await sleep(after)
        await strike(place, victim)
        await sleep(luck.between(0, 800)) // some work goes on, or begins again, before the students finish
      })
      say(`  round ${round + 1}: ${victim} killed after ${after} ms, ${outcome.acknowledged} acknowledged`)
      for (const one of outcome.found) say(`    ${one}`)
      outcomes.push({ ...outcome, found: outcome.found.map((one) => `round ${round + 1} (${victim}), ${one}`) })
    }
  } finally {
    await place.close()
  }
  return together(outcomes)
}

async function strike(place: Place, victim: Victim): Promise<void> {
  const server = place.servers[0] as ServerProcess
  if (victim === 'server') await server.kill()
  else if (victim === 'server and database') {
    killDatabase(place, 'database')
    await server.kill()
  } else killDatabase(place, victim)
  if (victim === 'server' || victim === 'server and database') await place.restart(0)
  await databaseIsBack(place.pool)
  await serverLives(place.addresses[0] as string)
}
