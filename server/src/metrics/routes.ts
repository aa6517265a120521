import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import type { Config } from '../config.ts'
import { send } from '../http/problems.ts'
import { installationText } from './installation.ts'
import type { Metrics } from './metrics.ts'
import { watchProcess } from './process.ts'

type Services = { readonly metrics: Metrics; readonly pool: pg.Pool; readonly config: Pick<Config, 'metricsToken'> }

/** For Prometheus: with the token where one is set, else from this machine itself and not through a proxy. */
export function metricsRoute(app: FastifyInstance, { metrics, pool, config }: Services): void {
  const own = watchProcess(pool)
  app.addHook('onClose', async () => own.stop())
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return send(reply, 'not_found')
    reply.header('content-type', 'text/plain; version=0.0.4; charset=utf-8').header('cache-control', 'no-store')
    return `${[metrics.text(), own.text(), await installationText(pool)].join('\n')}\n`
  })
}

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return same(headers.authorization ?? '', `Bearer ${token}`)
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded
  return forwarded === undefined && isLoopback(raw.socket.remoteAddress)
}

const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

export const isLoopback = (address = ''): boolean => /^(::ffff:)?127\.|^::1$/.test(address)
