import { createCipheriv, createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Secret } from '../platform/config/secret.ts'
import type { LoadedPaper } from './plan.ts'

const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
/** Live tests that are waited for at the same time. */
const MAX_CACHED = 20

/** Papers encrypted for devices that wait for a test. */
export type SealedPapers = {
  /** Nonce, then the compressed paper with its tag: as WebCrypto reads it. The same bytes from every process. */
  body(testId: number, paper: LoadedPaper): Buffer
  /** For who has started the test, and nobody before. */
  key(testId: number, paper: LoadedPaper): Buffer
}

/** Keys are digests with the installation's secret, which no copy of the database contains: nothing has to be stored. */
export function createSealedPapers(secret: Secret): SealedPapers {
  const sealed = new LRUCache<string, Buffer>({ max: MAX_CACHED })
  const keys = new LRUCache<string, Buffer>({ max: MAX_CACHED })
  const nameOf = (testId: number, { hash }: LoadedPaper) => `${testId}/${hash}`

  function key(testId: number, paper: LoadedPaper): Buffer {
    const name = nameOf(testId, paper)
    const known = keys.get(name) ?? secret.digest('sealed-paper', name)
    keys.set(name, known)
    return known
  }

  function seal(testId: number, paper: LoadedPaper): Buffer {
    const text = paper.gzip()
    // under one key another text never has the same nonce: a newer zlib may compress the paper otherwise
    const digest = createHash('sha256').update(text).digest('hex')
    const nonce = secret.digest('sealed-paper-nonce', `${nameOf(testId, paper)}/${digest}`).subarray(0, NONCE_BYTES)
    const cipher = createCipheriv(ALGORITHM, key(testId, paper), nonce)
    return Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  }

  return {
    body(testId, paper) {
      const name = nameOf(testId, paper)
      const body = sealed.get(name) ?? seal(testId, paper)
      sealed.set(name, body)
      return body
    },
    key,
  }
}
