import type { Reply } from './caller.ts'
import type { StudentLedger } from './ledger.ts'

/** The database counts in microseconds, the answer in milliseconds. */
const ROUNDING_MS = 5

/**
 * The remaining time in a reply must equal the time until its deadline at some moment between request and response,
 * however slow the machine is.
 */
export function checkClock(ledger: StudentLedger, remainingSeconds: number, { asked, answered }: Reply): void {
  if (!ledger.clocks) return
  const serverNow = Date.parse(ledger.expiresAt) - remainingSeconds * 1000
  if (serverNow < asked - ROUNDING_MS || serverNow > answered + ROUNDING_MS)
    ledger.violations.push(`attempt ${ledger.attemptId}: its clock was off by ${Math.round(serverNow - asked)} ms`)
}
