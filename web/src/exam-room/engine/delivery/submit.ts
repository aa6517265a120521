import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Submitted } from '@pariksha/contract/attempts/results'
import type { Millis } from '@pariksha/domain/timing/timing'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import type { LocalActions } from '../answers/local-actions.ts'
import type { PendingSubmit } from '../storage/records.ts'
import { submitAttempt } from './calls.ts'
import { isUnreachable } from './deliver.ts'
import type { Sync } from './sync.ts'

/** The outcome of submitting a test. */
export type Outcome =
  | { readonly kind: 'completed'; readonly submitted: Submitted }
  /** The server waits for answers that another device may hold; only the student can end that. */
  | { readonly kind: 'closing' }
  /** The session ended in another way meanwhile. */
  | { readonly kind: 'over' }
  /** The clock of this device was fast: there is time left. */
  | { readonly kind: 'too-early' }
  /** Offline or signed out. With an error, the actions were delivered and only the submit call failed. */
  | { readonly kind: 'later'; readonly error?: unknown }

type Submission = {
  readonly attemptId: number
  readonly device: string
  readonly actions: LocalActions
  readonly sync: Pick<Sync, 'flush'>
  readonly clock: { readonly remaining: Millis }
  readonly record: { readonly snapshot: Pick<Attempt, 'status'>; readonly pendingSubmit: PendingSubmit | null }
  readonly isOver: () => boolean
}

/** A clock that was off by more ended the test too early. */
const CLOCK_TOLERANCE: Millis = 1500
const MAX_ROUNDS = 3

/** Delivers everything, then submits. Throws when the server refuses what the student asked for. */
export async function trySubmit(submission: Submission, by: PendingSubmit['by']): Promise<Outcome> {
  const { attemptId, device, actions, sync, clock, record } = submission
  try {
    for (let round = 0; round < MAX_ROUNDS; round++) {
      if ((await sync.flush()) !== 'saved') return { kind: 'later' }
      if (submission.isOver()) return { kind: 'over' }
      if (by === 'clock' && clock.remaining > CLOCK_TOLERANCE) return { kind: 'too-early' }
      if (by === 'clock' && record.snapshot.status === 'closing') return { kind: 'closing' }
      try {
        const submitted = await submitAttempt(
          attemptId,
          actions.hasGaps ? {} : { device, last_seq: actions.lastSeq, at: record.pendingSubmit?.at },
        )
        return { kind: 'completed', submitted }
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'actions_missing')) throw error
        actions.sendAllAgain()
      }
    }
    // Everything was acknowledged, so no missing action can still arrive.
    return { kind: 'completed', submitted: await submitAttempt(attemptId, {}) }
  } catch (error) {
    if (by === 'clock' || isUnreachable(error) || (error instanceof ApiError && error.status === 401))
      return { kind: 'later', error }
    throw error
  }
}
