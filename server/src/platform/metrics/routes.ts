import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, register as processRegistry, Registry } from 'prom-client'
import type { Config } from '../config/config.ts'
import { send } from '../http/problems.ts'
import { isLoopback } from '../limits/network.ts'
import { installationGauges } from './installation.ts'
import type { Metrics } from './metrics.ts'

type Services = { readonly metrics: Metrics; readonly pool: pg.Pool; readonly config: Pick<Config, 'metricsToken'> }

/** For Prometheus: with the token where one is set, else from this machine itself and not through a proxy. */
export function metricsRoute(app: FastifyInstance, { metrics, pool, config }: Services): void {
  // memory, processor and event loop belong to the process, however many apps it holds
  if (processRegistry.getMetricsAsArray().length === 0) collectDefaultMetrics()
  const installation = installationGauges(pool, metrics.registry)
  const all = Registry.merge([metrics.registry, processRegistry])
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) return send(reply, 'not_found')
    await installation.measure()
    reply.header('content-type', all.contentType).header('cache-control', 'no-store')
    return all.metrics()
  })
}

function mayRead({ headers, raw }: FastifyRequest, token: string | undefined): boolean {
  if (token !== undefined) return same(headers.authorization ?? '', `Bearer ${token}`)
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded
  return forwarded === undefined && isLoopback(raw.socket.remoteAddress)
}

const same = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
