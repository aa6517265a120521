import { PROBLEMS, type Problem, type ProblemCode } from '@pariksha/contract/problems/problem'
import { fillIn, type Values, type ValuesOf } from '@pariksha/contract/problems/sentences'

type Options = {
  /** For the staff, whose pages are in English: what a student meets is said by the code and its values. */
  readonly detail?: string
  readonly retryAfter?: number
  readonly errors?: Problem['errors']
}

/** A code, and what its sentence names. */
type Arguments = {
  [Code in ProblemCode]: ValuesOf<(typeof PROBLEMS)[Code]['detail']> extends [infer Named]
    ? [code: Code, options: Options & { readonly values: Named }]
    : [code: Code, options?: Options]
}[ProblemCode]

/** What a use case throws; the HTTP layer makes a problem of it. */
export class AppError extends Error {
  readonly code: ProblemCode
  readonly values: Values | undefined
  readonly retryAfter: number | undefined
  readonly errors: Problem['errors']
  constructor(...[code, options = {}]: Arguments) {
    const values = 'values' in options ? options.values : undefined
    super(options.detail ?? fillIn(PROBLEMS[code].detail, values ?? {}))
    this.code = code
    this.values = values
    this.retryAfter = options.retryAfter
    this.errors = options.errors
  }
}

type Particulars = {
  readonly detail?: string
  readonly values?: Values | undefined
  readonly errors?: Problem['errors']
}

export function toProblem(
  code: ProblemCode,
  { detail = PROBLEMS[code].detail, values, errors }: Particulars = {},
): Problem {
  const { status } = PROBLEMS[code]
  return {
    type: `urn:pariksha:problem:${code}`,
    title: code.replaceAll('_', ' '),
    status,
    detail,
    code,
    error: detail,
    ...(values && { values }),
    ...(errors && { errors }),
  }
}
