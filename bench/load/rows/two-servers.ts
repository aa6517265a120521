import { availableParallelism } from 'node:os'
import { perSecond, ratio } from '../figures.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored } from '../stored.ts'
import { sitDown } from '../students.ts'

/** Two servers, the database and two processes of students need a core each to be measured against one. */
const CORES = 5

export const twoServers: Measure = async (site, { connections, millis }) => {
  const half = connections / 2
  const pace = { kind: 'flat-out', millis } as const
  const warm = { kind: 'flat-out', millis: millis / 4 } as const
  const crowds = [await sitDown(site.pool, half), await sitDown(site.pool, half)]
  const servers = [await site.server(), await site.server()]
  const measure = (serverOf: (place: number) => number, how: typeof pace, seqs: readonly number[]) =>
    Promise.all(
      crowds.map((crowd, place) =>
        site.load({
          address: servers[serverOf(place)]?.address ?? '',
          errand: 'deliver',
          crowd,
          pace: how,
          seq: seqs[place] ?? 0,
        }),
      ),
    )
  const warmed = await measure((place) => place, warm, [])
  const afterWarm = warmed.map(({ saved }) => saved)
  const one = await measure(() => 0, pace, afterWarm)
  const afterOne = one.map(({ saved }, place) => saved + (afterWarm[place] ?? 0))
  const two = await measure((place) => place, pace, afterOne)
  await Promise.all(servers.map(({ stop }) => stop()))
  for (const [place, crowd] of crowds.entries())
    await everySaveIsStored(site.pool, crowd, ...[warmed, one, two].flatMap((reports) => reports[place] ?? []))

  const rate = (reports: readonly { perSecond: number }[]) => reports.reduce((sum, report) => sum + report.perSecond, 0)
  const times = rate(two) / rate(one)
  const cores = availableParallelism()
  return [
    {
      what: 'two server processes on one database, against one',
      target: '≥ 1.6, correct in any case',
      figure: ratio(times),
      met: times >= 1.6 ? true : cores >= CORES ? false : undefined,
      more: `${perSecond(rate(two))} against ${perSecond(rate(one))} deliveries of two, all stored once; ${cores} cores, ${CORES} are needed to tell`,
    },
  ]
}
