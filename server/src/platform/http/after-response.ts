import { finished } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'

/**
 * Work after the response, so that the response time reveals nothing about it. It receives whether the response was sent
 * completely.
 */
export type AfterResponse = {
  (reply: FastifyReply, work: (isSent: boolean) => Promise<void>): void
  /** Resolves when all pending work is done. */
  idle(): Promise<void>
}

export function createAfterResponse(log: FastifyBaseLogger): AfterResponse {
  const running = new Set<Promise<void>>()
  const schedule = (reply: FastifyReply, work: (isSent: boolean) => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const done = promise
      .then(work)
      .catch((err: unknown) => log.error({ err }, 'work after a response failed'))
      .finally(() => running.delete(done))
    running.add(done)
    finished(reply.raw, (error) => resolve(!error)) // also when the caller disconnected
  }
  return Object.assign(schedule, {
    async idle() {
      while (running.size > 0) await Promise.all(running)
    },
  })
}
