import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback } from '../../limits/network.ts'

const SLOW_MS = 1_000

/** `seconds` is undefined for a long poll. */
type CountResponse = (method: string, route: string, status: number, seconds: number | undefined) => void

/** The id that a proxy on this machine gave a request, so that both logs name the same request; else a new one. */
export function requestIdOf({ headers, socket }: IncomingMessage): string {
  const given = headers['x-request-id']
  const trusted = typeof given === 'string' && isLoopback(socket?.remoteAddress) && /^[\w-]{8,64}$/.test(given)
  return trusted ? given : randomUUID()
}

/**
 * Every answer carries the id of its request and is counted. A log line has what went wrong, was refused or was slow; with
 * LOG_LEVEL=debug all. Neither query nor body is in it: they hold what people typed.
 */
export function logResponses(app: FastifyInstance, count: CountResponse): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    // not a page's own reading, which is part of its answer
    if (request.raw.socket instanceof Socket) logResponse(request, reply, count)
    done()
  })
}

function logResponse(
  request: FastifyRequest,
  { statusCode: status, elapsedTime: ms }: FastifyReply,
  count: CountResponse,
): void {
  const { method, url } = request
  const route = nameOf(request)
  const { isLongPoll } = request.routeOptions.config
  count(method, route, status, isLongPoll ? undefined : ms / 1000)
  const level = status >= 500 || (ms >= SLOW_MS && !isLongPoll) ? 'warn' : status >= 400 ? 'info' : 'debug'
  const line = { method, path: url.split('?', 1)[0], route, status, ms: Math.round(ms), user: request.caller?.userId }
  request.log[level](line, 'answered')
}

/** The route pattern, so that the number of labels is bounded. */
function nameOf({ routeOptions: { url } }: FastifyRequest): string {
  if (url === undefined) return 'unknown'
  if (url.startsWith('/api/') || ['/healthz', '/readyz', '/metrics'].includes(url)) return url
  return url === '/*' ? 'page' : 'file'
}
