import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Opening } from '@pariksha/contract/attempts/opening'
import type { Millis } from '@pariksha/domain/timing/timing'
import { ApiError, retryAfterMillis } from '../../shared/lib/api/api-errors.ts'
import { retryDelay } from '../../shared/lib/retry.ts'
import { AttemptClock } from '../engine/clock.ts'
import { isUnreachable } from '../engine/delivery/deliver.ts'
import { reasonOf } from '../engine/paper/load-paper.ts'

/** Everybody starts within this time after the opening, not at the same moment. */
const START_WITHIN: Millis = 1_000
/** Staff may move the opening or call the test off, and see by this who waits. */
const READ_EVERY: Millis = 60_000
/** The server said that it is not open, although the device thought so. */
const TOO_EARLY: Millis = 200

/** `clock.remaining`: until the test opens, by the server's clock. */
export type KnownOpening = { readonly opensAt: string; readonly paperHash: string | null; readonly clock: AttemptClock }

type Wait = {
  /** The student has done everything before the start. */
  readonly isReady: boolean
  readonly signal: AbortSignal
  readonly read: () => Promise<Opening>
  readonly begin: () => Promise<Attempt>
  readonly interruptibleDelay: (millis: Millis, signal: AbortSignal) => Promise<void>
  readonly onKnown: (opening: KnownOpening) => void
  readonly onReached: (isReached: boolean) => void
}

/** Waits until a test opens and starts it, however often the network goes; rejects where the server refuses. */
export async function enterWhenOpen({
  isReady,
  signal,
  read,
  begin,
  interruptibleDelay,
  onKnown,
  onReached,
}: Wait): Promise<Attempt> {
  const delay = Math.random() * START_WITHIN
  const clock = new AttemptClock(0, { remaining: 0, wall: Date.now() })
  const wait = (): Millis => clock.remaining + delay
  // a lost reply may have started the test: after the first request, only the start is retried
  let isAsked = false
  for (let failures = 0; ; ) {
    try {
      if (!isAsked) {
        const asked = clock.now()
        const { opens_at, opens_in, paper_hash } = await read()
        clock.update(opens_in * 1000, asked)
        onKnown({ opensAt: opens_at, paperHash: paper_hash, clock })
        onReached(true)
        failures = 0
        if (!isReady || wait() > 0)
          await interruptibleDelay(wait() > 0 ? Math.min(wait(), READ_EVERY) : READ_EVERY, signal)
        isAsked = isReady && wait() <= 0
      }
      if (signal.aborted) throw signal.reason
      if (isAsked) return await begin()
    } catch (error) {
      const reason = reasonOf(error)
      if (signal.aborted) throw error
      if (reason instanceof ApiError && reason.code === 'not_open_yet') {
        isAsked = false
        await interruptibleDelay(TOO_EARLY, signal)
      } else if (reason instanceof ApiError && reason.code === 'taken_already' && isReady && !isAsked) {
        isAsked = true // it may be open: a start goes on with it
      } else if (isUnreachable(reason)) {
        onReached(false)
        await interruptibleDelay(retryDelay(++failures, retryAfterMillis(reason)), signal)
      } else throw error
    }
  }
}
