import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { ProblemCode } from '@pariksha/contract/problems/problem'
import type { Action } from '@pariksha/domain/attempt/attempt'
import type { Millis } from '@pariksha/domain/timing/timing'

/** Everything on this device belongs to one student and one attempt, and is never sent for another. */
export type Owner = { readonly userId: number; readonly attemptId: number }

/** waiting: only here. delivered: the server has it too. refused: the server has it and it does not count. */
export type Delivery = 'waiting' | 'delivered' | 'refused'

export type RecordedAction = Owner &
  Action & { readonly device: string; readonly delivery: Delivery; readonly refusal?: ProblemCode }

/** The number of questions with an undelivered answer; visits and review marks do not count. */
export const unsentAnswers = (actions: readonly RecordedAction[]): number =>
  new Set(
    actions
      .filter(({ delivery, choice }) => delivery === 'waiting' && choice !== undefined)
      .map(({ questionNumber }) => questionNumber),
  ).size

/** A device (a tab) on which an attempt was opened. */
export type RecordedDevice = Owner & {
  readonly device: string
  readonly epoch: number
  /** The sequence number given last in this epoch. */
  readonly lastSeq: number
  /** Some sequence numbers were skipped: the server cannot check the count. */
  readonly hasGaps?: boolean
  /** The server was notified that nothing more comes from this device. */
  readonly settled: boolean
}

/** The remaining time, and the wall clock at that moment. */
export type ClockReading = { readonly remaining: Millis; readonly wall: Millis }

/** Submitted on this device while the server could not be reached; `at` on the attempt's clock. */
export type PendingSubmit = { readonly by: 'student' | 'clock'; readonly at?: Millis }

export type RecordedAttempt = Owner & {
  /** The last state from the server; actions delivered since then are still on the device. */
  readonly snapshot: Attempt
  readonly paperHash: string
  readonly clock: ClockReading
  /** `pendingSubmit` of the session, under the name that devices have stored. */
  readonly handedIn: PendingSubmit | null
}
