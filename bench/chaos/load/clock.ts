import type { Answer } from './caller.ts'
import type { Seat } from './ledger.ts'

/** The database counts in microseconds, the answer in milliseconds. */
const ROUNDING_MS = 5

/**
 * The remaining time in a reply must equal the time until its deadline at some moment between request and response,
 * however slow the machine is.
 */
export function checkClock(seat: Seat, remainingSeconds: number, { asked, answered }: Answer): void {
  if (!seat.clocks) return
  const told = Date.parse(seat.expiresAt) - remainingSeconds * 1000
  if (told < asked - ROUNDING_MS || told > answered + ROUNDING_MS)
    seat.found.push(`attempt ${seat.attemptId}: its clock was off by ${Math.round(told - asked)} ms`)
}
