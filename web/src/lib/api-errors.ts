import type { Problem, ProblemCode } from '@pariksha/contract/problem'

export type FieldError = NonNullable<Problem['errors']>[number]

/** The server answered, and not with what was asked for. `detail` may be shown to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  /** null: the answer did not come from our server (a proxy, a captive portal). */
  readonly code: ProblemCode | null
  readonly detail: string | null
  readonly errors: readonly FieldError[]
  /** Seconds. */
  readonly retryAfter: number | null

  constructor(status: number, problem: Partial<Problem>, retryAfter: number | null) {
    super(problem.detail ?? `HTTP error! status: ${status}`)
    this.status = status
    this.code = problem.code ?? null
    this.detail = problem.detail ?? problem.error ?? null
    this.errors = problem.errors ?? []
    this.retryAfter = retryAfter
  }
}

/** No answer: offline, the server is down, or it took too long. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError'
}

/** What did not arrive may arrive the next time; what the server refused stays refused. */
export function mayPass(error: unknown): boolean {
  return !(error instanceof ApiError && error.status < 500)
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401
}

/** A member of the staff outside of the staff's own pages, without the second step of today. */
export function needsSecondStep(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'second_step_needed'
}

/** What the server says is wrong with one of the fields. */
export const fieldErrorOf = (error: unknown, name: string): string | undefined =>
  error instanceof ApiError ? error.errors.find(({ path }) => path === name)?.message : undefined

/** What the server says is wrong, or a text of the page's own. */
export function detailOf(error: unknown, otherwise: string): string {
  return error instanceof ApiError && error.detail !== null ? error.detail : otherwise
}
