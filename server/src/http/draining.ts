import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

const POLL_INTERVAL_MS = 50

export type Draining = {
  readonly begun: boolean
  /** Goes on answering for this long at most, until nobody is connected; every answer asks its connection to end. */
  drain(milliseconds: number): Promise<void>
}

/**
 * Graceful shutdown before the server stops listening: responses carry `Connection: close`, so that no request meets a closed
 * connection, and /readyz fails, so that the load balancer stops sending requests.
 */
export function createDraining(app: FastifyInstance): Draining {
  let begun = false
  const connections = promisify(app.server.getConnections.bind(app.server))
  app.addHook('onSend', async (_request, reply) => {
    if (begun) reply.header('connection', 'close')
  })
  return {
    get begun() {
      return begun
    },
    async drain(milliseconds) {
      begun = true
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
