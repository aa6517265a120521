import type { Answer } from './caller.ts'
import type { Sitting } from './ledger.ts'

/** The database counts in microseconds, the answer in milliseconds. */
const ROUNDING_MS = 5

/**
 * The remaining time in a reply must equal the time until its deadline at some moment between request and response,
 * however slow the machine is.
 */
export function checkClock(sitting: Sitting, remainingSeconds: number, { asked, answered }: Answer): void {
  if (!sitting.clocks) return
  const serverNow = Date.parse(sitting.expiresAt) - remainingSeconds * 1000
  if (serverNow < asked - ROUNDING_MS || serverNow > answered + ROUNDING_MS)
    sitting.found.push(`attempt ${sitting.attemptId}: its clock was off by ${Math.round(serverNow - asked)} ms`)
}
