import { finished } from 'node:stream'
import type { FastifyBaseLogger, FastifyReply } from 'fastify'

/**
 * Work that nobody waits for, so that the time of an answer tells nothing about it. It learns whether the answer left whole.
 */
export type AfterAnswer = {
  (reply: FastifyReply, work: (isSent: boolean) => Promise<void>): void
  /** Resolves when all of it is done. */
  settled(): Promise<void>
}

export function createAfterAnswer(log: FastifyBaseLogger): AfterAnswer {
  const running = new Set<Promise<void>>()
  const schedule = (reply: FastifyReply, work: (isSent: boolean) => Promise<void>) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const done = promise
      .then(work)
      .catch((err: unknown) => log.error({ err }, 'work after an answer failed'))
      .finally(() => running.delete(done))
    running.add(done)
    finished(reply.raw, (error) => resolve(!error)) // also when the caller went away
  }
  return Object.assign(schedule, {
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  })
}
