import { sql } from 'kysely'
import { rightLetter } from '../../../server/src/testing/papers/papers.ts'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import type { Place } from '../place.ts'
import { codes, END, LIVE, PRACTICE, startSitting } from './sitting.ts'

/** Being offline has no disadvantage. Each returns the deviations. */

export async function serverDownAcrossTheDeadline(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, LIVE)
  const phone = await sitting.open()
  await phone.delivers([phone.types(1_000, 1, rightLetter(1))])
  const typed = [phone.types(END - 60_000, 2, rightLetter(2)), phone.types(END - 1, 3, rightLetter(3))]
  const after = phone.types(END + 60_000, 4, rightLetter(4))
  await (place.servers[0] as ServerProcess).kill()
  await sitting.passes(END / 1000 + 900) // much longer than the late window of a live test
  await sql`update server_life set alive_at = now() - interval '20 minutes'`.execute(place.db)
  await place.restart(0)
  sitting.isDue('status when the server is back', (await sitting.read()).status, 'closing')
  const reply = await phone.delivers([...typed, after], { settled: true })
  sitting.isDue('refused', reply.refused, [{ seq: after.seq, code: 'attempt_closed' }])
  sitting.isDue('right answers', (await sitting.read()).outcome?.result.correct, 3)
  return sitting.found
}

export async function deviceAsleepAcrossTheDeadline(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, PRACTICE)
  const phone = await sitting.open()
  await sitting.passes(600)
  await phone.delivers([phone.types(600_000, 1, rightLetter(1))])
  const typed = phone.types(700_000, 2, rightLetter(2)) // then the lid is shut
  await sitting.passes(5 * 3600)
  sitting.isDue('status while it sleeps', (await sitting.read()).status, 'closing')
  sitting.isDue('refused', codes(await phone.delivers([typed], { settled: true })), [])
  sitting.isDue('right answers', (await sitting.read()).outcome?.result.correct, 2)
  return sitting.found
}

export async function submittedOffline(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, PRACTICE)
  const phone = await sitting.open()
  const typed = [phone.types(1_000, 1, rightLetter(1)), phone.types(2_000, 2, rightLetter(2))]
  await sitting.passes(3 * 3600)
  sitting.isDue('submitting before the answers have come', (await phone.submits()).status, 409)
  await phone.delivers(typed)
  const submitted = await phone.submits()
  sitting.isDue('submitting', submitted.status, 200)
  sitting.isDue('right answers', (submitted.body as { result: { correct: number } }).result.correct, 2)
  const again = await phone.submits()
  sitting.isDue('submitting again', again.body, submitted.body)
  return sitting.found
}

export async function deviceClockMovedByHours(place: Place): Promise<string[]> {
  const sitting = await startSitting(place, LIVE)
  const phone = await sitting.open()
  await sitting.passes(600)
  const hours = 7 * 3_600_000
  const reply = await phone.delivers([
    phone.types(600_000 + hours, 1, rightLetter(1)),
    phone.types(600_000 - hours, 2, rightLetter(2)),
  ])
  sitting.isDue('refused', codes(reply), [])
  const early = reply.remaining_seconds > END / 1000 - 590 || reply.remaining_seconds < END / 1000 - 900
  sitting.isDue('the time left is reported by the device', early, false)
  sitting.isDue('right answers', (await sitting.submit()).body.result.correct, 2)
  return sitting.found
}
