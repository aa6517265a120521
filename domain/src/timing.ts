export type Millis = number
export type Seconds = number

/** A last save may still be on its way when the clock stops, so it is taken for this long. */
export const GRACE: Millis = 5_000

/** A device that was silent for longer has been away; a practice test may then go on with the time it had left. */
export const ABSENCE: Millis = 120_000

/** Between asking for a test and its clock running there is at most this long to bring the paper to the device. */
export const LOADING_ALLOWANCE: Millis = 120_000

/** Once the paper has been sent, the clock starts after at most this long: time for its pictures and for opening it. */
export const CLOCK_AFTER_PAPER: Millis = 15_000

/** When an attempt's clock started and stood still. Times of the wall clock, `paused` a length. */
export type AttemptClock = { readonly startedAt: Millis; readonly pausedAt: Millis | null; readonly paused: Millis }

/** The time on an attempt's clock: since its start, pauses left out; negative while the paper is still loading. */
export const elapsed = ({ startedAt, pausedAt, paused }: AttemptClock, now: Millis): Millis =>
  (pausedAt ?? now) - startedAt - paused

/** From `opens` on and before `closes`, on the attempt's clock. */
export type Window = { readonly opens: Millis; readonly closes: Millis }

/**
 * When each section takes answers. Sections with times of their own follow one another without early exit (bank prelims,
 * CAT); without them all are open for the whole duration. After a section with a time, one without shares that section's
 * time: both are open together (NIMCET's last part, the sessions of SSC MTS).
 */
export function sectionWindows(duration: Millis, own: readonly (Millis | null)[]): Window[] {
  if (own.every((time) => time === null)) return own.map(() => ({ opens: 0, closes: duration }))
  let window: Window | undefined
  return own.map((time) => {
    if (time !== null) {
      const opens = window?.closes ?? 0
      window = { opens, closes: opens + time }
    }
    if (!window) throw new RangeError('the first section has no time of its own and others have')
    return window
  })
}

/**
 * The section that is open at a time, for papers whose sections follow one another: of several that are open together
 * the first; after the end the last one that opened.
 */
export function openSection(windows: readonly Window[], at: Millis): number {
  const last = windows.at(-1)?.opens
  return windows.findIndex(({ opens, closes }) => at < closes || opens === last)
}

export type Arrival = {
  /** When the device says it happened. Evidence, not authority. */
  readonly at: Millis
  /** When the server last heard of the device before. */
  readonly lastContact: Millis
  readonly received: Millis
}

/** When an action happened as far as can be proved: not before the device was last heard of, not after it arrived. */
export const provenTime = ({ at, lastContact, received }: Arrival): Millis =>
  Math.min(Math.max(at, lastContact), received)

export const TIMELINESS = ['in-time', 'early', 'late'] as const
export type Timeliness = (typeof TIMELINESS)[number]

/** Whether an action counts for a question that takes answers within `window`. A clock that is off by the grace is forgiven. */
export function timeliness({ opens, closes }: Window, arrival: Arrival): Timeliness {
  if (arrival.received < opens - GRACE) return 'early'
  const onItsWay = arrival.received < closes + GRACE && arrival.at < closes
  return onItsWay || provenTime(arrival) < closes ? 'in-time' : 'late'
}
