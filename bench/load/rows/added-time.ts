import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { kilobytes, milliseconds } from '../format.ts'
import type { Server } from '../installation.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { type Cohort, createCohort } from '../students.ts'

/** What a device costs while it long-polls for added time, and when the last device of a test learns of it. */
export const addedTime: Measure = async (installation, { rush, startWithin }) => {
  const cohort = await createCohort(installation.pool, rush)
  const server = await installation.server()
  const before = await server.usage()
  const waiting = installation.load({
    address: server.address,
    scenario: 'await-added-time',
    cohort,
    pace: { kind: 'every', millis: startWithin, times: 1 },
  })
  await areHeld(server, rush)
  const held = await server.usage()
  await sleep(5_000)
  const idle = await server.usage()
  const given = performance.now()
  await giveAll(installation.pool, cohort)
  const report = await waiting
  const last = performance.now() - given
  await server.stop()
  noneFailed(report)
  const each = (held.memory - before.memory) / rush
  return [
    {
      what: `memory of a call that waits for added time, ${rush} at once`,
      target: '≤ 30 kB',
      figure: kilobytes(each),
      met: each <= 30_000,
      more: `with its connection; ${(((idle.cpu - held.cpu) / 5) * 100).toFixed(1)} % of a processor while they wait`,
    },
    {
      what: `from added time to the last of ${rush} that get it`,
      target: '≤ 2 s',
      figure: milliseconds(last),
      met: last <= 2_000,
    },
  ]
}

async function areHeld({ address }: Server, count: number): Promise<void> {
  for (;;) {
    const metrics = await (await fetch(`${address}/metrics`)).text()
    if (metrics.includes(`\npariksha_long_polls ${count}\n`)) return
    await sleep(100)
  }
}

const giveAll = (pool: pg.Pool, { firstStudent, firstAttempt, count }: Cohort) =>
  pool.query(
    `with act as materialized (select gen_random_uuid() as act)
     insert into given_time (student_id, attempt_id, given_ms, reason, act)
     select $1 + n, $2 + n, 300000, 'The power was cut.', act from act, generate_series(0, $3::int8 - 1) as n`,
    [firstStudent, firstAttempt, count],
  )
