import { type Millis, SEALED_PAPER_EARLY } from '@pariksha/domain/timing/timing'
import { DAY } from '@pariksha/domain/timing/units'
import { retryAfterMillis } from '../../shared/lib/api/api-errors.ts'
import { retryDelay } from '../../shared/lib/retry.ts'
import { isUnreachable } from '../engine/delivery/deliver.ts'
import type { KnownOpening } from './enter-when-open.ts'
import { interruptibleDelay } from './interruptible-delay.ts'
import { canUnseal, fetchSealedPaper } from './sealed-paper.ts'
import { findStoredPaper, storePaper } from './stored-paper.ts'

/** Papers are fetched within this time after they are first given out. */
const FETCH_WITHIN: Millis = 300_000
/** If the wait is short, they are fetched within this share of it. */
const FETCH_SHARE = 0.8
/** No page stays open for longer, and `setTimeout` cannot take more than 24 days. */
const MAX_WAIT: Millis = DAY

/**
 * The delay until the device fetches the sealed paper. It is random, so that not all devices fetch at once. Undefined if the
 * test is open already, or opens in more than a day.
 */
export function fetchesIn(opensIn: Millis, random: () => number = Math.random): Millis | undefined {
  if (opensIn <= 0 || opensIn > MAX_WAIT) return undefined
  const given = Math.max(0, opensIn - SEALED_PAPER_EARLY)
  return given + random() * Math.min(FETCH_SHARE * (opensIn - given), FETCH_WITHIN)
}

/** Brings the sealed paper of a test to this device while it is waited for; whether it is there. */
export async function prefetchSealedPaper(
  testId: number,
  opening: KnownOpening,
  signal: AbortSignal,
): Promise<boolean> {
  if (!canUnseal()) return false
  const { clock, paperHash } = opening
  const paper = await findStoredPaper(testId)
  if (paper && (paperHash === null || paper.hash === paperHash)) return true
  const wait = fetchesIn(clock.remaining)
  if (wait === undefined) return false
  await new Promise((resolve) => setTimeout(resolve, wait))
  for (let failures = 1; !signal.aborted && clock.remaining > 0; failures++) {
    try {
      await storePaper(await fetchSealedPaper(testId))
      return true
    } catch (error) {
      if (!isUnreachable(error)) return false
      await interruptibleDelay(retryDelay(failures, retryAfterMillis(error)), signal)
    }
  }
  return false
}
