import { aStudent } from '../../server/src/testing/factories.ts'
import { aTest } from '../../server/src/testing/papers/papers.ts'
import type { ServerProcess } from '../../server/src/testing/processes/server-process.ts'
import type { Sitting } from './load/ledger.ts'
import { startLoad } from './load/process.ts'
import { chaosPaper } from './paper.ts'
import type { Place } from './place.ts'
import type { Outcome } from './row.ts'
import { verify } from './verify.ts'
import { verifyOpen } from './verify-open.ts'

const STUDENTS = 24
const MINUTES = 60

/**
 * One round: start load, inject the fault, repair, let the students finish, then verify the ledger against the database,
 * including the attempts' clocks unless the machine's clock is what is moved.
 */
export async function runRound(
  place: Place,
  seed: number,
  happens: () => Promise<void>,
  { clocks = true } = {},
): Promise<Outcome & { readonly failures: number; readonly sittings: readonly Sitting[] }> {
  const sittings = await work(place, seed, happens, clocks)
  const found = [
    ...(await verify(place.pool, sittings, clocks ? MINUTES * 60_000 : undefined)),
    ...(await verifyOpen(place.servers[0] as ServerProcess, sittings)),
  ]
  const failures = sittings.reduce((sum, sitting) => sum + sitting.failures, 0)
  return { rounds: 1, acknowledged: acknowledgedIn(sittings), found, failures, sittings }
}

async function work(
  place: Place,
  seed: number,
  happens: () => Promise<void>,
  clocks: boolean,
): Promise<readonly Sitting[]> {
  const { id: testId } = await aTest(place.db, { paper: chaosPaper(MINUTES) })
  const students = []
  for (let count = 0; count < STUDENTS; count++) students.push(await aStudent(place.db))
  const load = startLoad({ addresses: place.addresses, testId, students, seed, clocks })
  try {
    await load.started
    await happens()
    return await load.finish()
  } finally {
    load.stop()
  }
}

const acknowledgedIn = (sittings: readonly Sitting[]): number =>
  sittings.reduce(
    (sum, { openings, patches }) =>
      sum + patches.length + openings.reduce((part, { acknowledged }) => part + acknowledged.length, 0),
    0,
  )

export const mergeOutcomes = (outcomes: readonly Outcome[]): Outcome => ({
  rounds: outcomes.reduce((sum, { rounds }) => sum + rounds, 0),
  acknowledged: outcomes.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
  found: outcomes.flatMap(({ found }) => found),
})
