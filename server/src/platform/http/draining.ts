import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

const POLL_INTERVAL_MS = 50

export type Draining = {
  readonly begun: boolean
  /** Aborted when the server begins to stop: what is held is answered then. */
  readonly signal: AbortSignal
  /** Goes on answering for this long at most, until nobody is connected; every answer asks its connection to end. */
  drain(milliseconds: number): Promise<void>
}

/**
 * Graceful shutdown before the server stops listening: responses carry `Connection: close`, so that no request meets a closed
 * connection, and /readyz fails, so that the load balancer stops sending requests.
 */
export function createDraining(app: FastifyInstance): Draining {
  const stopping = new AbortController()
  const { signal } = stopping
  const connections = promisify(app.server.getConnections.bind(app.server))
  app.addHook('onSend', async (_request, reply) => {
    if (signal.aborted) reply.header('connection', 'close')
  })
  app.addHook('preClose', async () => stopping.abort())
  return {
    signal,
    get begun() {
      return signal.aborted
    },
    async drain(milliseconds) {
      stopping.abort()
      const end = performance.now() + milliseconds
      while (performance.now() < end && (await connections()) > 0) {
        await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS))
      }
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}
