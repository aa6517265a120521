import { setTimeout as sleep } from 'node:timers/promises'
import { machineClock } from '../faketime.ts'
import { foldActions, score } from '../fold.ts'
import type { Outcome as Answered, Sitting } from '../load/ledger.ts'
import { openPlace, type Place } from '../place.ts'
import { createRandom } from '../random.ts'
import type { Outcome } from '../row.ts'
import { mergeOutcomes, runRound } from '../run-round.ts'
import { until } from '../waiting.ts'

const JUMPS = [+20 * 60, -20 * 60, -3 * 3600, +15, -40] as const
const JOB_TIMEOUT_MS = 180_000

/**
 * Sets the clock of server and database forward and back under load. No attempt may lose anything; when the clock is set
 * past all deadlines, all attempts must be closed.
 */
export async function clockJump(seed: number, rounds: number, log: (line: string) => void): Promise<Outcome> {
  const clock = machineClock()
  try {
    const place = await openPlace({ env: clock.env, postgresEnv: clock.env })
    const outcomes: Outcome[] = []
    const sittings: Sitting[] = []
    let offset = 0
    const jump = (seconds: number) => {
      offset += seconds
      clock.set(offset)
    }
    try {
      for (let round = 0; round < rounds; round++) {
        const random = createRandom(seed + 1000 * round)
        const by = JUMPS[round % JUMPS.length] as number
        const outcome = await runRound(
          place,
          seed + 1000 * round,
          async () => {
            await sleep(random.between(300, 1_500))
            jump(by)
            await sleep(random.between(300, 1_500))
          },
          { clocks: false },
        )
        log(`  round ${round + 1}: the clock jumps by ${by} s, ${outcome.acknowledged} acknowledged`)
        for (const one of outcome.found) log(`    ${one}`)
        sittings.push(...outcome.sittings)
        outcomes.push({ ...outcome, found: outcome.found.map((one) => `jump by ${by} s, ${one}`) })
      }
      jump(48 * 3600) // beyond the end of every one; what may be on a device is waited for as after an outage
      await until('attempts whose end a jump passed were not closed', () => noneRuns(place), JOB_TIMEOUT_MS)
      return mergeOutcomes([...outcomes, { rounds: 0, acknowledged: 0, found: await endAll(place, sittings) }])
    } finally {
      await place.close()
    }
  } finally {
    clock.remove()
  }
}

async function noneRuns({ pool }: Place): Promise<boolean> {
  return (await pool.query("select from attempts where status = 'started'")).rowCount === 0
}

/** Submits all attempts and verifies their results. */
async function endAll(place: Place, sittings: readonly Sitting[]): Promise<string[]> {
  const found: string[] = []
  for (const sitting of sittings) {
    const path = `/tests/usertest/${sitting.attemptId}/submit/`
    const reply = await place.servers[0]?.call('POST', path, { as: sitting.token, body: {} })
    const correct = (reply?.body as Answered | undefined)?.result?.correct
    const due = score(foldActions(sitting)).correct
    if (correct !== due) found.push(`attempt ${sitting.attemptId}: ended with ${correct} right answers, due are ${due}`)
  }
  return found
}
