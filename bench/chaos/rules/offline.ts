import { sql } from 'kysely'
import { rightLetter } from '../../../server/src/testing/papers/papers.ts'
import type { ServerProcess } from '../../../server/src/testing/processes/server-process.ts'
import type { Installation } from '../installation.ts'
import { codes, END, LIVE, PRACTICE, startAttempt } from './attempt-driver.ts'

/** Being offline has no disadvantage. Each returns the deviations. */

export async function serverDownAcrossTheDeadline(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, LIVE)
  const phone = await attempt.open()
  await phone.delivers([phone.types(1_000, 1, rightLetter(1))])
  const typed = [phone.types(END - 60_000, 2, rightLetter(2)), phone.types(END - 1, 3, rightLetter(3))]
  const after = phone.types(END + 60_000, 4, rightLetter(4))
  await (installation.servers[0] as ServerProcess).kill()
  await attempt.passes(END / 1000 + 900) // much longer than the late window of a live test
  await sql`update server_life set alive_at = now() - interval '20 minutes'`.execute(installation.db)
  await installation.restart(0)
  attempt.isDue('status when the server is back', (await attempt.read()).status, 'closing')
  const reply = await phone.delivers([...typed, after], { settled: true })
  attempt.isDue('refused', reply.refused, [{ seq: after.seq, code: 'attempt_closed' }])
  attempt.isDue('right answers', (await attempt.read()).outcome?.result.correct, 3)
  return attempt.violations
}

export async function deviceAsleepAcrossTheDeadline(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, PRACTICE)
  const phone = await attempt.open()
  await attempt.passes(600)
  await phone.delivers([phone.types(600_000, 1, rightLetter(1))])
  const typed = phone.types(700_000, 2, rightLetter(2)) // then the lid is shut
  await attempt.passes(5 * 3600)
  attempt.isDue('status while it sleeps', (await attempt.read()).status, 'closing')
  attempt.isDue('refused', codes(await phone.delivers([typed], { settled: true })), [])
  attempt.isDue('right answers', (await attempt.read()).outcome?.result.correct, 2)
  return attempt.violations
}

export async function submittedOffline(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, PRACTICE)
  const phone = await attempt.open()
  const typed = [phone.types(1_000, 1, rightLetter(1)), phone.types(2_000, 2, rightLetter(2))]
  await attempt.passes(3 * 3600)
  attempt.isDue('submitting before the answers have come', (await phone.submits()).status, 409)
  await phone.delivers(typed)
  const submitted = await phone.submits()
  attempt.isDue('submitting', submitted.status, 200)
  attempt.isDue('right answers', (submitted.body as { result: { correct: number } }).result.correct, 2)
  const again = await phone.submits()
  attempt.isDue('submitting again', again.body, submitted.body)
  return attempt.violations
}

export async function deviceClockMovedByHours(installation: Installation): Promise<string[]> {
  const attempt = await startAttempt(installation, LIVE)
  const phone = await attempt.open()
  await attempt.passes(600)
  const hours = 7 * 3_600_000
  const reply = await phone.delivers([
    phone.types(600_000 + hours, 1, rightLetter(1)),
    phone.types(600_000 - hours, 2, rightLetter(2)),
  ])
  attempt.isDue('refused', codes(reply), [])
  const early = reply.remaining_seconds > END / 1000 - 590 || reply.remaining_seconds < END / 1000 - 900
  attempt.isDue('the time left is reported by the device', early, false)
  attempt.isDue('right answers', (await attempt.submit()).body.result.correct, 2)
  return attempt.violations
}
