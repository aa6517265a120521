import { megabytes, milliseconds, perSecond } from '../format.ts'
import type { Measure } from '../rows.ts'
import { everySaveIsStored } from '../stored.ts'
import { createCohort } from '../students.ts'

const WARM_UP = 2

/** Latency of saves under usual load: each student acts every five seconds. */
export const paced: Measure = async (installation, { paced: count, millis, every }) => {
  const cohort = await createCohort(installation.pool, count)
  const { address, usage, stop } = await installation.server()
  const plan = { address, scenario: 'deliver', cohort } as const
  const warm = await installation.load({
    ...plan,
    pace: { kind: 'every', millis: Math.min(millis, every), times: WARM_UP },
  })
  const before = await usage()
  const times = Math.max(1, Math.round((4 * millis) / every))
  const report = await installation.load({
    ...plan,
    pace: { kind: 'every', millis: every, times },
    seq: warm.saved / cohort.count,
  })
  const after = await usage()
  await stop()
  await everySaveIsStored(installation.pool, cohort, warm, report)
  const busy = ((after.cpu - before.cpu) * 1000) / report.whole
  return [
    {
      what: `p99 of a save, ${count} students each acting every ${every / 1000} s`,
      target: '≤ 25 ms',
      figure: milliseconds(report.p99),
      met: report.p99 <= 25,
      more: `median ${milliseconds(report.median)}, longest ${milliseconds(report.longest)}, ${perSecond(report.perSecond)}; server ${Math.round(busy * 100)} % of a core, ${megabytes(after.memory)}`,
    },
  ]
}
