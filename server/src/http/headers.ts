import type { FastifyHelmetOptions } from '@fastify/helmet'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { problemHandler } from './problems.ts'

const YEAR_SECONDS = 31_536_000

/** What every answer says to browsers. Pages set a policy of their own with a nonce; this one is for everything else. */
export const headersFor = (publicUrl: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] } },
  strictTransportSecurity: publicUrl.startsWith('https:') && { maxAge: YEAR_SECONDS, includeSubDomains: true },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
})

/** The router cannot read every address ("/%"), and no hook runs for those: the same is said here. */
export const unreadable =
  (publicUrl: string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({
      'content-security-policy': "default-src 'none';frame-ancestors 'none'",
      ...(publicUrl.startsWith('https:') && {
        'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains`,
      }),
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'same-origin',
    })
    problemHandler(error, request, reply)
  }
