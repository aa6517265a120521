import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { problemHandler } from './problems.ts'

const YEAR_SECONDS = 31_536_000

/** What every answer says to browsers. Pages set a policy of their own with a nonce; this one is for everything else. */
const headersFor = (publicUrl: string): Readonly<Record<string, string>> => ({
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'same-origin',
  ...(publicUrl.startsWith('https:') && {
    'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
  }),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
})

/**
 * The same for every answer, so nothing is made for one. (A plug-in that puts a function on each reply, as @fastify/helmet
 * does, keeps the call in memory long after it was answered: docs/decisions, "What outlives a call".)
 */
export function setHeaders(app: FastifyInstance, publicUrl: string): void {
  const headers = headersFor(publicUrl)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}

/** The router cannot read every address ("/%"), and no hook runs for those: the same is said here. */
export const unreadable =
  (publicUrl: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(headersFor(publicUrl))
    problemHandler(error, request, reply)
  }
