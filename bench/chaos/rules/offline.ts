import { sql } from 'kysely'
import { rightLetter } from '../../../server/src/testing/papers.ts'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import type { Place } from '../place.ts'
import { codes, END, LIVE, PRACTICE, startSeat } from './desk.ts'

/** Being offline has no disadvantage. Each returns the deviations. */

export async function serverDownAcrossTheDeadline(place: Place): Promise<string[]> {
  const seat = await startSeat(place, LIVE)
  const phone = await seat.open()
  await phone.delivers([phone.types(1_000, 1, rightLetter(1))])
  const typed = [phone.types(END - 60_000, 2, rightLetter(2)), phone.types(END - 1, 3, rightLetter(3))]
  const after = phone.types(END + 60_000, 4, rightLetter(4))
  await (place.servers[0] as ServerProcess).kill()
  await seat.passes(END / 1000 + 900) // much longer than the late window of a live test
  await sql`update server_life set alive_at = now() - interval '20 minutes'`.execute(place.db)
  await place.restart(0)
  seat.isDue('status when the server is back', (await seat.read()).status, 'closing')
  const reply = await phone.delivers([...typed, after], { settled: true })
  seat.isDue('refused', reply.refused, [{ seq: after.seq, code: 'attempt_closed' }])
  seat.isDue('right answers', (await seat.read()).outcome?.result.correct, 3)
  return seat.found
}

export async function deviceAsleepAcrossTheDeadline(place: Place): Promise<string[]> {
  const seat = await startSeat(place, PRACTICE)
  const phone = await seat.open()
  await seat.passes(600)
  await phone.delivers([phone.types(600_000, 1, rightLetter(1))])
  const typed = phone.types(700_000, 2, rightLetter(2)) // then the lid is shut
  await seat.passes(5 * 3600)
  seat.isDue('status while it sleeps', (await seat.read()).status, 'closing')
  seat.isDue('refused', codes(await phone.delivers([typed], { settled: true })), [])
  seat.isDue('right answers', (await seat.read()).outcome?.result.correct, 2)
  return seat.found
}

export async function submittedOffline(place: Place): Promise<string[]> {
  const seat = await startSeat(place, PRACTICE)
  const phone = await seat.open()
  const typed = [phone.types(1_000, 1, rightLetter(1)), phone.types(2_000, 2, rightLetter(2))]
  await seat.passes(3 * 3600)
  seat.isDue('handing in before the answers have come', (await phone.submits()).status, 409)
  await phone.delivers(typed)
  const submitted = await phone.submits()
  seat.isDue('handing in', submitted.status, 200)
  seat.isDue('right answers', (submitted.body as { result: { correct: number } }).result.correct, 2)
  const again = await phone.submits()
  seat.isDue('handing in again', again.body, submitted.body)
  return seat.found
}

export async function deviceClockMovedByHours(place: Place): Promise<string[]> {
  const seat = await startSeat(place, LIVE)
  const phone = await seat.open()
  await seat.passes(600)
  const hours = 7 * 3_600_000
  const reply = await phone.delivers([
    phone.types(600_000 + hours, 1, rightLetter(1)),
    phone.types(600_000 - hours, 2, rightLetter(2)),
  ])
  seat.isDue('refused', codes(reply), [])
  const early = reply.remaining_seconds > END / 1000 - 590 || reply.remaining_seconds < END / 1000 - 900
  seat.isDue('the time left is reported by the device', early, false)
  seat.isDue('right answers', (await seat.submit()).body.result.correct, 2)
  return seat.found
}
