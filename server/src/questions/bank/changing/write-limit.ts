import type { Caller } from '../../../platform/http/authenticate.ts'
import type { Limits } from '../../../platform/limits/limits.ts'

/** Counts against the changes of questions of a member of the staff. */
export type LimitWrites = (caller: Caller) => Promise<void>

export const createWriteLimit =
  (limits: Limits): LimitWrites =>
  ({ userId }) =>
    limits.take('question-account', String(userId))
