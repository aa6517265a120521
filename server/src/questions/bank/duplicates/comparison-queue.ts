import type { FastifyReply } from 'fastify'
import { createSerialQueue } from '../../../platform/bounded/serial-queue.ts'

const MAX_QUEUED = 100

/**
 * Comparisons with the bank, one at a time: with a large bank one takes seconds, and a connection, of which students need
 * the others. For a caller who left nothing is compared.
 */
export function createComparisonQueue(retryAfter: number) {
  const queue = createSerialQueue({ maxQueued: MAX_QUEUED, retryAfter })
  return <Found>({ raw }: FastifyReply, notCompared: Found, compare: () => Promise<Found>): Promise<Found> =>
    queue.run(async () => (raw.destroyed ? notCompared : compare()))
}
