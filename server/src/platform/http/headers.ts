import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemHandler } from './problems.ts'

const YEAR_SECONDS = 31_536_000

/** Security headers of every response. Pages set their own CSP with a nonce; this one is for everything else. */
const headersFor = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  // of this host alone: other hosts of the institute's domain may have no certificate
  ...(publicUrl.startsWith('https:') && { 'strict-transport-security': `max-age=${YEAR_SECONDS}` }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/**
 * A constant, so that nothing is allocated per response. (A plug-in that adds a function to each reply, as @fastify/helmet
 * does, retains the request in memory long after its response: docs/decisions, "Memory retained after requests".)
 */
export function setHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = headersFor(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** No hook runs for URLs that the router cannot decode ("/%"): the same headers are set here. */
export const unreadable =
  (publicUrl: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersFor(publicUrl))
    problemHandler(error, request, reply)
  }
