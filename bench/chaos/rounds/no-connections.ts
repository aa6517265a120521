import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { connectionTo } from '../../../server/src/db/embedded.ts'
import { openPlace, type Place } from '../place.ts'
import { createRandom } from '../random.ts'
import type { Outcome } from '../row.ts'
import { mergeOutcomes, runRound } from '../run-round.ts'

/** Exhausts the connections of the database: the server must report it and recover. */
export async function noConnections(seed: number, rounds: number): Promise<Outcome> {
  const place = await openPlace()
  const outcomes: Outcome[] = []
  try {
    for (let round = 0; round < rounds; round++) {
      const luck = createRandom(seed + 1000 * round)
      outcomes.push(
        await runRound(place, seed + 1000 * round, async () => {
          await sleep(luck.between(50, 500))
          const others = await takeAll(place)
          await sleep(luck.between(500, 2_500))
          await Promise.all(others.map((client) => client.end().catch(() => {})))
          await sleep(200)
        }),
      )
    }
  } finally {
    await place.close()
  }
  return mergeOutcomes(outcomes)
}

/** Terminates the server's connections and takes them until it has none. */
async function takeAll({ postgres }: Place): Promise<pg.Client[]> {
  const taken: pg.Client[] = []
  for (let sweep = 0; sweep < 10; sweep++) {
    for (;;) {
      const client = new pg.Client({ ...connectionTo(postgres.socketDir, 'postgres'), application_name: 'others' })
      client.on('error', () => {})
      try {
        await client.connect()
      } catch {
        break // full
      }
      taken.push(client)
    }
    const [first] = taken
    const { rows } = (await first?.query(
      `select count(pg_terminate_backend(pid)) as ended from pg_stat_activity
       where application_name like 'pariksha %' and backend_type = 'client backend'`,
    )) ?? { rows: [] }
    if (Number(rows[0]?.ended ?? 0) === 0) return taken
  }
  await Promise.all(taken.map((client) => client.end()))
  throw new Error('the server kept a connection')
}
