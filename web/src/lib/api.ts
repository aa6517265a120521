import type { Endpoint } from '@pariksha/contract/endpoint'
import type { Problem } from '@pariksha/contract/problem'
import type { z } from 'zod'
import { addressOf } from './address.ts'
import { ApiError, NetworkError } from './api-errors.ts'
import { currentToken } from './session.ts'

/** The contract gives types here and nothing else: its schemas stay out of the exam room's bundle. */
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
  /** Goes on when the page is closed. */
  readonly keepalive?: boolean
  /** In place of the session's token. */
  readonly token?: string
}

export type Call<E extends Endpoint> = Pick<E, 'method' | 'url'> & Params<E> & Query<E> & Body<E> & Options
export type Reply<E extends Endpoint> = z.output<E['response'][keyof E['response']]>

const DEFAULT_TIMEOUT_MILLIS = 20_000

/** `call<typeof startAttempt>({ method: 'POST', url: '/tests/usertest/', body })`, answered or thrown. */
export async function call<E extends Endpoint>(request: Call<E>): Promise<Reply<E>> {
  const { method, url, body, signal, keepalive = false, timeoutMillis = DEFAULT_TIMEOUT_MILLIS } = request
  const token = request.token ?? currentToken()
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
        ...languageHeader(),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(token === undefined ? {} : { Authorization: `Token ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: controller.signal,
      cache: 'no-store',
      keepalive,
    })
    text = await response.text()
  } catch (error) {
    if (signal?.aborted) throw error
    throw new NetworkError('No answer from the server.', { cause: error })
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', abort)
  }
  const answer = parse(text)
  if (!response.ok) throw new ApiError(response.status, problemOf(answer), retryAfterOf(response))
  // A page in place of data is a captive portal or a proxy, not our server.
  if (answer === undefined) throw new NetworkError('The answer did not come from the server.')
  return answer as Reply<E>
}

/** What the server says is in the language of the page, where it knows that; the engine's tests have no page. */
const languageHeader = () =>
  typeof document === 'undefined' ? undefined : { 'Accept-Language': document.documentElement.lang }

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

function retryAfterOf(response: Response): number | null {
  const seconds = Number(response.headers.get('Retry-After') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : null
}
