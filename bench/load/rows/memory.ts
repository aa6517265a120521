import { megabytes } from '../format.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { createCohort } from '../students.ts'

/** Memory of the server with many running attempts, each over its own connection: paper loaded, answers saved. */
export const memory: Measure = async (installation, { open, millis }) => {
  const cohort = await createCohort(installation.pool, open)
  const { address, usage, stop } = await installation.server()
  const idle = await usage()
  let peak = 0
  const watch = setInterval(() => void usage().then(({ memory: now }) => (peak = Math.max(peak, now))), 500)
  const report = await installation.load({
    address,
    scenario: 'sit',
    cohort,
    pace: { kind: 'every', millis: 2 * millis, times: 1 },
  })
  clearInterval(watch)
  const { memory: last } = await usage()
  peak = Math.max(peak, last)
  await stop()
  noneFailed(report)
  return [
    {
      what: `memory of the server with ${open} open attempts`,
      target: '≤ 350 MB',
      figure: megabytes(peak),
      met: peak <= 350e6,
      more: `the peak while they work; ${megabytes(idle.memory)} before the first`,
    },
  ]
}
