import type { Api } from '@pariksha/contract/api'
import type { Endpoint } from '@pariksha/contract/endpoint'
import type { Problem } from '@pariksha/contract/problems/problem'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { ApiError, NetworkError, NO_ANSWER } from './api-errors.ts'
import { callerHeaders } from './caller-headers.ts'

/** Imports only types of the contract: its schemas stay out of the exam room's bundle. */
type ParamNames<Url extends string> = Url extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamNames<`/${Rest}`>
  : never
export type Params<E extends Endpoint> = [ParamNames<E['url']>] extends [never]
  ? { readonly params?: never }
  : { readonly params: Readonly<Record<ParamNames<E['url']>, string | number>> }
export type Query<E extends Endpoint> = E extends { querystring: infer Q extends z.ZodType }
  ? { readonly query?: z.input<Q> }
  : { readonly query?: never }
type Body<E extends Endpoint> = E extends { body: infer B extends z.ZodType }
  ? undefined extends z.input<B>
    ? { readonly body?: z.input<B> }
    : { readonly body: z.input<B> }
  : { readonly body?: never }
type Options = {
  readonly signal?: AbortSignal
  readonly timeoutMillis?: number
  /** What changes is never taken from the browser's cache; `no-cache` asks the server whether it still holds. */
  readonly cache?: 'no-store' | 'no-cache'
  /** The request continues when the page is closed. */
  readonly keepalive?: boolean
  /** In place of the session's token. */
  readonly token?: string
}

/** What goes with a call; it may be left out where nothing in it has to be said. */
export type Args<Request> = Partial<Request> extends Request ? [request?: Request] : [request: Request]
export type Reply<E extends Endpoint> = z.output<E['response'][keyof E['response']]>

const DEFAULT_TIMEOUT_MILLIS = 20_000

type Call = <Name extends keyof Api>(
  name: Name,
  ...request: Args<Params<Api[Name]> & Query<Api[Name]> & Body<Api[Name]> & Options>
) => Promise<Reply<Api[Name]>>

/** `call('POST /tests/usertest/', { body })`, answered or thrown. */
// The union of all requests is too large for the compiler to compare.
export const call = ((name: string, request: Request = {}) => send(name, request)) as Call

type Request = Options & {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: unknown
  readonly body?: unknown
}

async function send<Answer>(name: string, request: Request): Promise<Answer> {
  const { body, signal, keepalive = false, timeoutMillis = DEFAULT_TIMEOUT_MILLIS } = request
  const [method = '', url = ''] = name.split(' ')
  // Not AbortSignal.any, which older phones lack.
  const controller = new AbortController()
  const abort = () => controller.abort(signal?.reason)
  const timer = setTimeout(abort, timeoutMillis)
  if (signal?.aborted) abort()
  signal?.addEventListener('abort', abort)
  let response: Response
  let text: string
  try {
    response = await fetch(`/api/v1${addressOf(url, request.params, request.query)}`, {
      method,
      headers: {
        Accept: 'application/json',
        ...callerHeaders(request.token),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: controller.signal,
      cache: request.cache ?? 'no-store',
      keepalive,
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError(NO_ANSWER, { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  const answer = parse(text)
  if (!response.ok) throw new ApiError(response.status, problemOf(answer), retryAfterOf(response))
  // A page in place of data is a captive portal or a proxy, not our server.
  if (answer === undefined) throw new NetworkError('The answer did not come from the server.')
  return answer as Answer
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function problemOf(answer: unknown): Partial<Problem> {
  return typeof answer === 'object' && answer !== null ? answer : {}
}

export function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
