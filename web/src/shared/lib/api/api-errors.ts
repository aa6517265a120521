import type { Problem, ProblemCode } from '@pariksha/contract/problems/problem'
import type { TranslateProblem } from '../../languages/translate-problem.ts'

export type FieldError = NonNullable<Problem['errors']>[number]

/** By the language of the document; English comes from the server. */
let translate: TranslateProblem = (problem) => problem
export const translateProblemsBy = (given: TranslateProblem): void => {
  translate = given
}

/** An error response. `detail` and `errors` are shown to users, and are in the language of the page. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** null: the answer did not come from our server (a proxy, a captive portal). */
  readonly code: ProblemCode | null
  readonly detail: string | null
  readonly errors: readonly FieldError[]
  /** Seconds. */
  readonly retryAfter: number | null

  constructor(status: number, given: Partial<Problem>, retryAfter: number | null) {
    const problem = translate(given)
    super(problem.detail ?? `HTTP error! status: ${status}`)
    this.status = status
    this.code = problem.code ?? null
    this.detail = problem.detail ?? problem.error ?? null
    this.errors = problem.errors ?? []
    this.retryAfter = retryAfter
  }
}

export const NO_ANSWER = 'No answer from the server.'

/** No answer: offline, the server is down, or it took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** The call timed out. */
export const isTimeout = (error: unknown): boolean =>
  error instanceof NetworkError && error.cause instanceof DOMException && error.cause.name === 'AbortError'

/** Whether another try may succeed: a lost call or a server error, not a refusal. */
export function isTransient(error: unknown): boolean {
  return !(error instanceof ApiError && error.status < 500)
}

/** How long the server asked to wait; 0 where it did not. */
export const retryAfterMillis = (error: unknown): number =>
  error instanceof ApiError ? (error.retryAfter ?? 0) * 1000 : 0

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** A call of a staff account whose session has not passed the second factor yet. */
export function needsSecondStep(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_step_needed'
}

/** What the server says of one field. */
export const fieldErrorOf = (error: unknown, name: string): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === name)?.message : undefined

/** The server's message, or else a text of the page. */
export function detailOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.detail !== null ? error.detail : otherwise
}
