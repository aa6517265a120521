import { type Action, inOrder } from '../attempt/attempt.ts'
import type { Millis } from '../timing/timing.ts'

/** A stay at a question, until another one was opened. */
export type Visit = { readonly questionNumber: number; readonly from: Millis; readonly spent: Millis }

/** A time without a single action. */
export type IdleSpan = { readonly from: Millis; readonly until: Millis }

export type Timeline = { readonly visits: readonly Visit[]; readonly idle: readonly IdleSpan[] }

/** This long without an action is shown as a break; the student may have been thinking. */
export const BREAK: Millis = 180_000

/**
 * The course of an attempt up to `until`, on its clock. The times of the visits to a question add up to what `fold` says was
 * spent at it. Where the clocks of two devices disagree a visit takes no time.
 */
export function timeline(actions: Iterable<Action>, until: Millis): Timeline {
  const visits: Visit[] = []
  const idle: IdleSpan[] = []
  const ordered = inOrder(actions)
  for (const [place, action] of ordered.entries()) {
    const end = ordered[place + 1]?.at ?? until
    const spent = Math.max(0, end - action.at)
    if (spent >= BREAK) idle.push({ from: action.at, until: end })
    const last = visits.at(-1)
    if (last?.questionNumber === action.questionNumber)
      visits[visits.length - 1] = { ...last, spent: last.spent + spent }
    else visits.push({ questionNumber: action.questionNumber, from: action.at, spent })
  }
  return { visits, idle }
}
