import type { Attempt, Submitted } from '@pariksha/contract/attempts'
import type { Millis } from '@pariksha/domain/timing'
import { ApiError } from '../../lib/api-errors.ts'
import { submitAttempt } from './calls.ts'
import { isOutOfReach } from './deliver.ts'
import type { LocalActions } from './local-actions.ts'
import type { HandedIn } from './records.ts'
import type { Sync } from './sync.ts'

/** What came of the wish to end a test. */
export type Outcome =
  | { readonly kind: 'completed'; readonly submitted: Submitted }
  /** The server waits for what another device may hold, and only the student may end that. */
  | { readonly kind: 'closing' }
  /** The session has ended by other ways meanwhile. */
  | { readonly kind: 'over' }
  /** The clock of this device ran ahead: there is time left. */
  | { readonly kind: 'too-early' }
  /** The server cannot be reached, or wants a sign-in first. With an error, only the handing in itself has failed. */
  | { readonly kind: 'later'; readonly error?: unknown }

type Ending = {
  readonly attemptId: number
  readonly device: string
  readonly actions: LocalActions
  readonly sync: Pick<Sync, 'flush'>
  readonly isOver: () => boolean
  readonly remaining: () => Millis
  readonly status: () => Attempt['status']
}

/** A clock that was further off than this did not end the test rightly. */
const CLOCK_WAS_WRONG: Millis = 1500
const ROUNDS = 3

/** Delivers everything, then submits. Throws when the server refuses what the student asked for. */
export async function tryHandIn(ending: Ending, by: HandedIn['by']): Promise<Outcome> {
  const { attemptId, device, actions, sync } = ending
  try {
    for (let round = 0; round < ROUNDS; round++) {
      if ((await sync.flush()) !== 'saved') return { kind: 'later' }
      if (ending.isOver()) return { kind: 'over' }
      if (by === 'clock' && ending.remaining() > CLOCK_WAS_WRONG) return { kind: 'too-early' }
      if (by === 'clock' && ending.status() === 'closing') return { kind: 'closing' }
      try {
        const submitted = await submitAttempt(attemptId, actions.hasGaps ? {} : { device, last_seq: actions.lastSeq })
        return { kind: 'completed', submitted }
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'actions_missing')) throw error
        actions.sendAllAgain()
      }
    }
    // Everything was acknowledged, so nothing can be missing that could still come.
    return { kind: 'completed', submitted: await submitAttempt(attemptId, {}) }
  } catch (error) {
    if (by === 'clock' || isOutOfReach(error) || (error instanceof ApiError && error.status === 401))
      return { kind: 'later', error }
    throw error
  }
}
