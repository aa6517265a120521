import type { Paper } from '@pariksha/contract/exams/tests'
import { ApiError, NetworkError } from '../../shared/lib/api/api-errors.ts'
import { currentToken } from '../../shared/lib/session/session.ts'
import type { StoredPaper } from './stored-paper.ts'

const NONCE_BYTES = 12

/** Whether this browser can unseal a paper: WebCrypto is there in secure contexts alone. */
export const canUnseal = (): boolean =>
  globalThis.crypto?.subtle !== undefined && typeof DecompressionStream !== 'undefined'

export async function fetchSealedPaper(testId: number): Promise<StoredPaper> {
  const lost = (cause: unknown): never => {
    throw new NetworkError('The sealed paper did not come.', { cause })
  }
  const response = await fetch(`/api/v1/tests/${testId}/sealed-paper/`, {
    headers: { Authorization: `Token ${currentToken()}` },
    cache: 'no-store',
  }).catch(lost)
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})), null)
  const hash = /"(.+)"/.exec(response.headers.get('etag') ?? '')?.[1]
  if (hash === undefined) return lost(response.status)
  return { testId, hash, body: await response.arrayBuffer().catch(lost) }
}

/** Rejects where the key is not that of this paper. */
export async function unsealPaper({ body }: StoredPaper, key: string): Promise<Paper> {
  const bytes = Uint8Array.from(atob(key), (character) => character.charCodeAt(0))
  const imported = await crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['decrypt'])
  const algorithm = { name: 'AES-GCM', iv: body.slice(0, NONCE_BYTES) }
  const compressed = await crypto.subtle.decrypt(algorithm, imported, body.slice(NONCE_BYTES))
  return await new Response(new Blob([compressed]).stream().pipeThrough(new DecompressionStream('gzip'))).json()
}
