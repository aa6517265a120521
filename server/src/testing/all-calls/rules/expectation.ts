import type { Owned } from '../student-records.ts'

/** The status of a call for: anonymous, another student, the owner, staff before and after the second step. */
type Answers = readonly [nobody: number, other: number, owner: number, halfStaff: number, staff: number]
export type More = {
  /** What stands for the parameters of the path, where it is not a belonging of the owner's of that name. */
  readonly params?: (owned: Owned) => Promise<Record<string, string | number>>
  readonly query?: string
  readonly body?: (owned: Owned) => object | Promise<object>
}
export type Expectation = readonly [answers: Answers, more?: More]

export const open = (status = 200, more: More = {}): Expectation => [[status, status, status, status, status], more]
/** Any signed-in user, for their own data. */
export const own = (status = 200, more: More = {}): Expectation => [[401, status, status, 403, status], more]
/** The owner only; 404 for others. */
export const owned = (status = 200, more: More = {}): Expectation => [[401, 404, status, 403, 404], more]
export const staff = (status = 200, more: More = {}): Expectation => [[401, 403, 403, 403, status], more]

export const body = (value: object): More => ({ body: () => value })

export const REASON_BODY = { reason: 'The student asked for it.' }
