import { type AttemptState, fold } from '@pariksha/domain/attempt/attempt'
import type { Millis } from '@pariksha/domain/timing/timing'
import type { LoggedAction } from './queries.ts'

/** The actions that count: refused ones are stored and shown only. */
export const countedActions = (log: readonly LoggedAction[]): LoggedAction[] =>
  log.filter(({ refused }) => refused === null)

/** The state of an attempt after its log. `until`: the moment, on its clock, up to which the time at the last question counts. */
export const foldLog = (log: readonly LoggedAction[], until?: Millis): AttemptState => fold(countedActions(log), until)
