import { setTimeout as sleep } from 'node:timers/promises'
import { machineClock } from '../faketime.ts'
import { foldActions, score } from '../fold.ts'
import { type Installation, startInstallation } from '../installation.ts'
import type { StudentLedger, SubmittedResult } from '../load/ledger.ts'
import { createRandom } from '../random.ts'
import type { ScenarioResult } from '../row.ts'
import { mergeResults, runRound } from '../run-round.ts'
import { until } from '../waiting.ts'

const JUMPS = [+20 * 60, -20 * 60, -3 * 3600, +15, -40] as const
const JOB_TIMEOUT_MS = 180_000

/**
 * Sets the clock of server and database forward and back under load. No attempt may lose anything; when the clock is set
 * past all deadlines, all attempts must be closed.
 */
export async function clockJump(seed: number, rounds: number, log: (line: string) => void): Promise<ScenarioResult> {
  const clock = machineClock()
  try {
    const installation = await startInstallation({ env: clock.env, postgresEnv: clock.env })
    const results: ScenarioResult[] = []
    const ledgers: StudentLedger[] = []
    let offset = 0
    const jump = (seconds: number) => {
      offset += seconds
      clock.set(offset)
    }
    try {
      for (let round = 0; round < rounds; round++) {
        const random = createRandom(seed + 1000 * round)
        const by = JUMPS[round % JUMPS.length] as number
        const result = await runRound(
          installation,
          seed + 1000 * round,
          async () => {
            await sleep(random.between(300, 1_500))
            jump(by)
            await sleep(random.between(300, 1_500))
          },
          { clocks: false },
        )
        log(`  round ${round + 1}: the clock jumps by ${by} s, ${result.acknowledged} acknowledged`)
        for (const one of result.violations) log(`    ${one}`)
        ledgers.push(...result.ledgers)
        results.push({ ...result, violations: result.violations.map((one) => `jump by ${by} s, ${one}`) })
      }
      jump(48 * 3600) // beyond the end of every one; what may be on a device is waited for as after an outage
      await until('attempts whose end a jump passed were not closed', () => noneRuns(installation), JOB_TIMEOUT_MS)
      return mergeResults([...results, { rounds: 0, acknowledged: 0, violations: await endAll(installation, ledgers) }])
    } finally {
      await installation.close()
    }
  } finally {
    clock.remove()
  }
}

async function noneRuns({ pool }: Installation): Promise<boolean> {
  return (await pool.query("select from attempts where status = 'started'")).rowCount === 0
}

/** Submits all attempts and verifies their results. */
async function endAll(installation: Installation, ledgers: readonly StudentLedger[]): Promise<string[]> {
  const violations: string[] = []
  for (const ledger of ledgers) {
    const path = `/tests/usertest/${ledger.attemptId}/submit/`
    const reply = await installation.servers[0]?.call('POST', path, { as: ledger.token, body: {} })
    const correct = (reply?.body as SubmittedResult | undefined)?.result?.correct
    const due = score(foldActions(ledger)).correct
    if (correct !== due)
      violations.push(`attempt ${ledger.attemptId}: ended with ${correct} right answers, due are ${due}`)
  }
  return violations
}
