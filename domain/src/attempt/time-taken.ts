import type { Millis } from '../timing/timing.ts'
import { type Action, byOrder } from './attempt.ts'

/** Time that staff gave, and when; all moments here are on one wall clock. */
export type AddedTime = { readonly at: Millis; readonly given: Millis }

/** An action with the moment at which the server had it, which matters only where time was added. */
export type Received = Action & { readonly received?: Millis }

/** What moved the clock of an attempt besides the time itself. */
export type ClockLedger = {
  readonly startedAt: Millis
  readonly duration: Millis
  /** What the clock showed at the student's entry: above zero only where all have one start. */
  readonly entered: Millis
  /** Of the student's own pauses. */
  readonly paused: Millis
  readonly additions: readonly AddedTime[]
}

export type TimeTaken<One extends Action> = {
  /** In order, on the time that the student took. */
  readonly actions: readonly One[]
  /** How far this time is ahead of the attempt's clock at its end: by added time; behind it by a late entry. */
  readonly ahead: Millis
}

/**
 * The actions of an attempt on the time that its student took: from the entry on, pauses left out. The attempt's clock goes back
 * when staff give time, so two moments of it may be the same; this time never goes back. What was done before time was added and arrived
 * after that cannot be distinguished from what was done then.
 */
export function onTimeTaken<One extends Received>(log: readonly One[], ledger: ClockLedger): TimeTaken<One> {
  const additions = gained(log, ledger)
  const aheadAt = (moment: Millis): Millis =>
    additions.reduce((sum, { at, given }) => sum + (at <= moment ? given : 0), -ledger.entered)
  let latest: Millis = 0
  const actions = [...log].sort(byOrder).map((action) => {
    latest = Math.max(latest, action.at + aheadAt(action.received ?? 0))
    return latest === action.at ? action : { ...action, at: latest }
  })
  return { actions, ahead: aheadAt(Number.POSITIVE_INFINITY) }
}

/** All the time that was taken; `end` is the end of the attempt on its clock. */
export const timeTaken = ({ actions, ahead }: TimeTaken<Action>, end: Millis): Millis =>
  Math.max(0, actions.at(-1)?.at ?? 0, end + ahead)

/**
 * The part of each addition by which time to work was gained: a clock that had run out goes back to its end first, as when an
 * attempt is reopened.
 */
function gained(
  log: readonly Received[],
  { startedAt, duration, paused, additions }: ClockLedger,
): readonly AddedTime[] {
  let before: Millis = 0
  return [...additions]
    .sort((one, other) => one.at - other.at)
    .map(({ at, given }) => {
      const stopped = before + ownPausesBefore(log, at, { since: startedAt + before + given, paused })
      before += given
      const over = Math.max(0, at - startedAt - stopped - duration)
      return { at, given: Math.max(0, given - over) }
    })
}

type Since = { readonly since: Millis; readonly paused: Millis }

/**
 * How much of the own pauses may have been before time was added: no more than the first action after it shows. One who is given time
 * during a pause has done nothing since, so the actions before it do not show that pause.
 */
function ownPausesBefore(log: readonly Received[], moment: Millis, { since, paused }: Since): Millis {
  const shown = log
    .filter(({ received = 0 }) => received >= moment)
    .map(({ received = 0, at }) => received - since - at)
  return Math.max(0, Math.min(paused, ...shown))
}
