import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'

const LOOK_EVERY_MS = 50

export type Draining = {
  readonly begun: boolean
  /** Goes on answering for this long at most, until nobody is connected; every answer asks its connection to end. */
  drain(milliseconds: number): Promise<void>
}

/**
 * The gentle half of a stop. A connection that its client believes to be open must not be closed under a request: so the
 * client is told with an answer, and whoever balances the load learns from /readyz, before the server stops to listen.
 */
export function prepareToDrain(app: FastifyInstance): Draining {
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
        await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
      }
    },
  }
}

declare module 'fastify' {
  interface FastifyInstance {
    draining: Draining
  }
}
