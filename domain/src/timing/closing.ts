import { GRACE, type Millis } from './timing.ts'

export const ATTEMPT_STATUSES = ['started', 'paused', 'closing', 'completed'] as const
export type AttemptStatus = (typeof ATTEMPT_STATUSES)[number]

/** A device that opened an attempt. */
export type Device = {
  /** On the attempt's clock. */
  readonly lastContact: Millis
  /** Whether it has delivered everything. */
  readonly settled: boolean
}

export type Closable = {
  readonly status: AttemptStatus
  readonly elapsed: Millis
  readonly duration: Millis
  /** How long after the deadline late deliveries of actions typed before it are accepted. */
  readonly lateWindow: Millis
  readonly devices: readonly Device[]
}

/** Whether its deadline has passed, so that its status may change. */
export const isDue = ({ status, elapsed, duration }: Pick<Closable, 'status' | 'elapsed' | 'duration'>): boolean =>
  status !== 'paused' && status !== 'completed' && elapsed >= duration + GRACE

/**
 * The current status of an attempt. At its deadline it is completed, unless a device may still hold actions typed before
 * it: then it is closing until that device has delivered or the late window is over.
 */
export function statusByNow({ status, elapsed, duration, lateWindow, devices }: Closable): AttemptStatus {
  if (!isDue({ status, elapsed, duration })) return status
  if (elapsed >= duration + lateWindow) return 'completed'
  return devices.some((device) => mayHoldActions(device, duration)) ? 'closing' : 'completed'
}

const mayHoldActions = ({ lastContact, settled }: Device, duration: Millis): boolean =>
  !settled && lastContact < duration
