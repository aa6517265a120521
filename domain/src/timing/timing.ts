export type Millis = number
export type Seconds = number

/** A last save may be in flight when the clock stops, so it is accepted for this long. */
export const GRACE: Millis = 5_000

/** Without contact for longer, the student was away; a practice test may then be resumed with the time left. */
export const ABSENCE: Millis = 120_000

/** The clock starts at most this long after the start of a test, so that the paper can be loaded. */
export const LOADING_ALLOWANCE: Millis = 120_000

/** Once the paper has been sent, the clock starts after at most this long: time for its pictures and for opening it. */
export const CLOCK_AFTER_PAPER: Millis = 15_000

/** Before a live test opens, its sealed paper is given out this early: time for thousands to fetch it one by one. */
export const SEALED_PAPER_EARLY: Millis = 30 * 60_000

/** Start and pauses of an attempt's clock. Wall-clock times; `paused` is a duration. */
export type AttemptClock = { readonly startedAt: Millis; readonly pausedAt: Millis | null; readonly paused: Millis }

/**
 * Where the clock of an attempt that is started at `now` is at zero. A test with one start for all says when it `began`:
 * whoever enters later has what is left, and the sections whose time has passed are over.
 */
export const clockStart = (began: Millis | null, now: Millis): Millis => began ?? now + LOADING_ALLOWANCE

/** The time on an attempt's clock: since its start, pauses left out; negative while the paper is still loading. */
export const elapsed = ({ startedAt, pausedAt, paused }: AttemptClock, now: Millis): Millis =>
  (pausedAt ?? now) - startedAt - paused

/**
 * How far an attempt's clock is set back so that at least `left` is left of its time: nothing where more is left anyway. A
 * clock never goes back behind its beginning, so nobody has more than the duration of the test.
 */
export const setBack = (elapsed: Millis, duration: Millis, left: Millis): Millis =>
  Math.max(0, elapsed - Math.max(0, duration - left))

/** An act of the staff for all who sit a test with one start: how much, and how long after the start. */
type AddedToAll = { readonly at: Millis; readonly more: Millis }

/** What each of these acts, in their order, gives to a clock that began with the test. Whoever enters later gets the same. */
export function addedToAll(acts: readonly AddedToAll[]): Millis[] {
  let total = 0
  return acts.map(({ at, more }) => {
    const given = Math.min(more, Math.max(0, at - total))
    total += given
    return given
  })
}

/** From `opens` on and before `closes`, on the attempt's clock. */
export type Window = { readonly opens: Millis; readonly closes: Millis }

/**
 * When each section takes answers. Sections with times of their own follow one another without early exit (bank prelims,
 * CAT); without them all are open for the whole duration. After a section with a time, one without shares that section's
 * time: both are open together (NIMCET's last part, the sessions of SSC MTS). Throws a RangeError where the first section has no time
 * and others have.
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
  /** The time claimed by the device. */
  readonly at: Millis
  /** The last contact of the device before. */
  readonly lastContact: Millis
  readonly received: Millis
}

/** The claimed time clamped between the last contact of the device and the arrival. */
export const provenTime = ({ at, lastContact, received }: Arrival): Millis =>
  Math.min(Math.max(at, lastContact), received)

export type Timeliness = 'in-time' | 'early' | 'late'

/** Whether an action counts for a question with this `window`, with the grace as tolerance of clocks. */
export function timeliness({ opens, closes }: Window, arrival: Arrival): Timeliness {
  if (arrival.received < opens - GRACE) return 'early'
  const inFlight = arrival.received < closes + GRACE && arrival.at < closes
  return inFlight || provenTime(arrival) < closes ? 'in-time' : 'late'
}
