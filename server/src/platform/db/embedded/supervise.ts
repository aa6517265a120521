import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'

const POLL_INTERVAL_MS = 1_000

/**
 * Restarts the embedded database if it dies (out of memory, disk full), with retries until it runs. Returns the function
 * that stops the supervision.
 */
export function superviseEmbedded(
  home: string,
  postgres: Pick<EmbeddedPostgres, 'isRunning'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): () => Promise<void> {
  const end = new AbortController()
  const watch = async () => {
    while (!end.signal.aborted) {
      await sleep(POLL_INTERVAL_MS, undefined, { signal: end.signal }).catch(() => {})
      if (end.signal.aborted || postgres.isRunning()) continue
      log.warn('the embedded database has stopped; restarting it')
      await startEmbedded(home).catch((err) => log.error({ err }, 'the embedded database did not start'))
    }
  }
  const watching = watch()
  return () => {
    end.abort()
    return watching
  }
}
