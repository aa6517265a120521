import type { Attempt } from '@pariksha/contract/attempts'
import type { ProblemCode } from '@pariksha/contract/problem'
import type { Action } from '@pariksha/domain/attempt'
import type { Millis } from '@pariksha/domain/timing'

/** Everything on this device belongs to one student and one attempt, and is never sent for another. */
export type Owner = { readonly userId: number; readonly attemptId: number }

/** waiting: only here. delivered: the server has it too. refused: the server has it and it does not count. */
export type Delivery = 'waiting' | 'delivered' | 'refused'

export type RecordedAction = Owner &
  Action & { readonly device: string; readonly delivery: Delivery; readonly refusal?: ProblemCode }

/** How many questions have an answer that only this device has; a visit and a mark are none. */
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
  /** Some numbers were never given: what the server has of it cannot be counted. */
  readonly hasGaps?: boolean
  /** The server knows that nothing more comes from it. */
  readonly settled: boolean
}

/** What is left of the time, and when by the wall clock that was so. */
export type ClockReading = { readonly remaining: Millis; readonly wall: Millis }

/** The test was ended on this device while the server could not be reached. */
export type HandedIn = { readonly by: 'student' | 'clock' }

export type RecordedAttempt = Owner & {
  /** As the server told it last; actions delivered since then are still on the device. */
  readonly snapshot: Attempt
  readonly paperHash: string
  readonly clock: ClockReading
  readonly handedIn: HandedIn | null
}
