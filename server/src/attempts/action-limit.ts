import type { Limits } from '../platform/limits/limits.ts'

/** What a call that reads a whole log costs, in actions. */
export const LOG_READ = 10

/** Counts against the actions per minute of a student. */
export type LimitActions = (studentId: number, actions: number) => Promise<void>

export const createActionLimit =
  (limits: Limits): LimitActions =>
  (studentId, actions) =>
    limits.takeLocally('actions-account', studentId, actions)
