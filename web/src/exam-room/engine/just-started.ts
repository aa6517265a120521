import type { Attempt } from '@pariksha/contract/attempts/attempt'
import type { Millis } from '@pariksha/domain/timing/timing'

/** An attempt that was opened on this device, and when that was asked for. */
export type OpenedHere = { readonly epoch: number; readonly attempt: Attempt; readonly asked: Millis }

/** Attempts that this page started; null: not open on any device yet. */
const started = new Map<number, OpenedHere | null>()

export function noteStarted({ id, status, epoch }: Attempt) {
  if (status === 'started' && epoch === 0) started.set(id, null)
}

/** The start opened it on this device, too. */
export function noteOpened(attempt: Attempt, asked: Millis) {
  started.set(attempt.id, { epoch: attempt.epoch, attempt, asked })
}

/**
 * Returns what was noted of an attempt, once; undefined for any other. A noted attempt is opened without reading its state
 * first.
 */
export function takeStarted(attemptId: number): OpenedHere | null | undefined {
  const noted = started.get(attemptId)
  started.delete(attemptId)
  return noted
}
