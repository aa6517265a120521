import { PROBLEMS, type Problem, type ProblemCode } from '@pariksha/contract/problems/problem'

/** What a use case throws; the HTTP layer makes a problem of it. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly retryAfter: number | undefined
  readonly errors: Problem['errors']
  constructor(code: ProblemCode, options: { detail?: string; retryAfter?: number; errors?: Problem['errors'] } = {}) {
    super(options.detail ?? PROBLEMS[code].detail)
    this.code = code
    this.retryAfter = options.retryAfter
    this.errors = options.errors
  }
}

export function toProblem(
  code: ProblemCode,
  detail: string = PROBLEMS[code].detail,
  errors?: Problem['errors'],
): Problem {
  const { status } = PROBLEMS[code]
  return {
    type: `urn:pariksha:problem:${code}`,
    title: code.replaceAll('_', ' '),
    status,
    detail,
    code,
    error: detail,
    ...(errors && { errors }),
  }
}
