import { megabytes } from '../figures.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { sitDown } from '../students.ts'

/** What the server holds while many sit at a test, each over a connection of his own: read, paper brought, answers saved. */
export const memory: Measure = async (site, { open, millis }) => {
  const crowd = await sitDown(site.pool, open)
  const { address, usage, stop } = await site.server()
  const idle = await usage()
  let most = 0
  const watch = setInterval(() => void usage().then(({ memory: now }) => (most = Math.max(most, now))), 500)
  const report = await site.load({
    address,
    errand: 'sit',
    crowd,
    pace: { kind: 'every', millis: 2 * millis, times: 1 },
  })
  clearInterval(watch)
  const { memory: last } = await usage()
  most = Math.max(most, last)
  await stop()
  noneFailed(report)
  return [
    {
      what: `memory of the server with ${open} open attempts`,
      target: '≤ 350 MB',
      figure: megabytes(most),
      met: most <= 350e6,
      more: `the most while they work; ${megabytes(idle.memory)} before the first`,
    },
  ]
}
