import { aStudent } from '../../server/src/testing/factories.ts'
import { aTest } from '../../server/src/testing/papers/papers.ts'
import type { ServerProcess } from '../../server/src/testing/processes/server-process.ts'
import type { Installation } from './installation.ts'
import type { StudentLedger } from './load/ledger.ts'
import { startLoad } from './load/process.ts'
import { chaosPaper } from './paper.ts'
import type { ScenarioResult } from './row.ts'
import { verify } from './verify.ts'
import { verifyOpen } from './verify-open.ts'

const STUDENTS = 24
const MINUTES = 60

/**
 * One round: start load, inject the fault, repair, let the students finish, then verify the ledger against the database,
 * including the attempts' clocks unless the machine's clock is what is moved.
 */
export async function runRound(
  installation: Installation,
  seed: number,
  happens: () => Promise<void>,
  { clocks = true } = {},
): Promise<ScenarioResult & { readonly failures: number; readonly ledgers: readonly StudentLedger[] }> {
  const ledgers = await work(installation, seed, happens, clocks)
  const violations = [
    ...(await verify(installation.pool, ledgers, clocks ? MINUTES * 60_000 : undefined)),
    ...(await verifyOpen(installation.servers[0] as ServerProcess, ledgers)),
  ]
  const failures = ledgers.reduce((sum, ledger) => sum + ledger.failures, 0)
  return { rounds: 1, acknowledged: acknowledgedIn(ledgers), violations, failures, ledgers }
}

async function work(
  installation: Installation,
  seed: number,
  happens: () => Promise<void>,
  clocks: boolean,
): Promise<readonly StudentLedger[]> {
  const { id: testId } = await aTest(installation.db, { paper: chaosPaper(MINUTES) })
  const students = []
  for (let count = 0; count < STUDENTS; count++) students.push(await aStudent(installation.db))
  const load = startLoad({ addresses: installation.addresses, testId, students, seed, clocks })
  try {
    await load.started
    await happens()
    return await load.finish()
  } finally {
    load.stop()
  }
}

const acknowledgedIn = (ledgers: readonly StudentLedger[]): number =>
  ledgers.reduce(
    (sum, { openings, patches }) =>
      sum + patches.length + openings.reduce((part, { acknowledged }) => part + acknowledged.length, 0),
    0,
  )

export const mergeResults = (results: readonly ScenarioResult[]): ScenarioResult => ({
  rounds: results.reduce((sum, { rounds }) => sum + rounds, 0),
  acknowledged: results.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  violations: results.flatMap(({ violations }) => violations),
})
