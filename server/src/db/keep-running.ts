import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { type EmbeddedPostgres, startEmbedded } from './embedded.ts'

const LOOKS_EVERY_MS = 1_000

/**
 * An embedded database that died, because memory or the disk ran out, say, is started again by the server that works on
 * it: nobody else would. Tries on for as long as it takes. The returned function ends it.
 */
export function keepRunning(
  home: string,
  postgres: Pick<EmbeddedPostgres, 'isRunning'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): () => Promise<void> {
  const end = new AbortController()
  const watch = async () => {
    while (!end.signal.aborted) {
      await sleep(LOOKS_EVERY_MS, undefined, { signal: end.signal }).catch(() => {})
      if (end.signal.aborted || postgres.isRunning()) continue
      log.warn('the embedded database is gone and is started again')
      await startEmbedded(home).catch((err) => log.error({ err }, 'the embedded database did not start'))
    }
  }
  const watching = watch()
  return () => {
    end.abort()
    return watching
  }
}
