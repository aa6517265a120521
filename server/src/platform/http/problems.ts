import { PROBLEMS, type ProblemCode } from '@pariksha/contract/problems/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, toProblem } from '../errors.ts'

/** Turns every error into a problem document; unexpected errors are logged and reveal no details. */
export function problemHandler(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): void {
  if (error instanceof AppError) {
    if (error.retryAfter !== undefined) reply.header('retry-after', Math.ceil(error.retryAfter))
    send(reply, error.code, { detail: error.message, values: error.values, errors: error.errors })
    return
  }
  const known =
    (isAccountGone(error, request) ? 'unauthorized' : undefined) ??
    FRAMEWORK_CODES[error.code] ??
    (error.statusCode !== undefined && error.statusCode < 500 ? 'bad_input' : undefined)
  if (!known) request.log.error({ err: error }, 'call failed')
  send(reply, known ?? 'internal')
}

const FOREIGN_KEY_VIOLATION = '23503'

/** The account of the student who called was erased while the call was under way. `constraint` is there in errors of the database. */
const isAccountGone = (error: FastifyError & { readonly constraint?: string }, { caller }: FastifyRequest): boolean =>
  caller?.role === 'student' &&
  error.code === FOREIGN_KEY_VIOLATION &&
  /_(student|user)_id_fkey$/.test(error.constraint ?? '')

const FRAMEWORK_CODES: Readonly<Record<string, ProblemCode>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media',
}

export function send(reply: FastifyReply, code: ProblemCode, said?: Parameters<typeof toProblem>[1]): void {
  // serialised here: the schema of the call describes only its successful answers
  reply
    .code(PROBLEMS[code].status)
    .header('content-type', 'application/problem+json; charset=utf-8')
    .serializer((payload: unknown) => JSON.stringify(payload))
    .send(toProblem(code, said))
}
