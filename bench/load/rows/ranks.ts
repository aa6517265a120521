import { completeAll } from '../completed.ts'
import { milliseconds } from '../format.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { createCohort } from '../students.ts'

/** Latency of rank and percentile for a test with many results. */
export const ranks: Measure = async (installation, { results, millis }) => {
  const cohort = await createCohort(installation.pool, results)
  await completeAll(installation.pool, cohort)
  const { address, stop } = await installation.server()
  const asking = { ...cohort, step: Math.floor(results / 20), count: 20 }
  const report = await installation.load({
    address,
    scenario: 'standing',
    cohort: asking,
    pace: { kind: 'every', millis, times: 2 },
  })
  await stop()
  noneFailed(report)
  return [
    {
      what: `rank and percentile over ${results.toLocaleString('en')} results of one test`,
      target: '≤ 1 s',
      figure: milliseconds(report.p99),
      met: report.p99 <= 1000,
      more: `the longest of ${report.calls} calls, each counted again; median ${milliseconds(report.median)}`,
    },
  ]
}
