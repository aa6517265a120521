import { availableParallelism } from 'node:os'
import { alternate, cohortAt, mean, ratioRange } from '../alternate.ts'
import { perSecond, ratio } from '../format.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored } from '../stored.ts'
import { createCohort } from '../students.ts'

/** Two servers, the database and two load processes need a core each for a comparison with one server. */
const CORES = 5

export const twoServers: Measure = async (installation, size) => {
  const servers = [await installation.server(), await installation.server()] as const
  const half = async (address: string) => {
    const cohort = await createCohort(installation.pool, size.connections / 2)
    const run = cohortAt(installation, { address, scenario: 'deliver', cohort })
    return { run, isStored: () => everySaveIsStored(installation.pool, cohort, ...run.reports) }
  }
  const both = async (first: string, second: string) => {
    const halves = [await half(first), await half(second)]
    return {
      async run(millis: number) {
        const rates = await Promise.all(halves.map(({ run }) => run(millis)))
        return rates.reduce((sum, rate) => sum + rate, 0)
      },
      isStored: () => Promise.all(halves.map(({ isStored }) => isStored())),
    }
  }
  const alone = await both(servers[0].address, servers[0].address)
  const shared = await both(servers[0].address, servers[1].address)
  const { one, two } = await alternate(size, { one: alone.run, two: shared.run })
  await Promise.all(servers.map(({ stop }) => stop()))
  await alone.isStored()
  await shared.isStored()

  const times = mean(two) / mean(one)
  const cores = availableParallelism()
  return [
    {
      what: 'two server processes on one database, against one',
      target: '≥ 1.6, correct in any case',
      figure: ratio(times),
      met: times >= 1.6 ? true : cores >= CORES ? false : undefined,
      more: `${perSecond(mean(two))} against ${perSecond(mean(one))} deliveries of two, in turns ${ratioRange(two, one)}, all stored once; ${cores} cores, ${CORES} are needed to tell`,
    },
  ]
}
