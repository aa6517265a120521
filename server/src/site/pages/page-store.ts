import { LRUCache } from 'lru-cache'

/** A cached page: everything but the nonce, which is new in every response. */
export type CachedPage = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly etag: string
  /** Whose page may be shown in a frame of this one. */
  readonly frames: string
  /** The document, split at the nonce. */
  readonly pieces: readonly string[]
}

type CacheEntry = { readonly version: string; readonly page: Promise<CachedPage> }

/** Bounds the stored text: every page of the site in three languages takes about 30 MB. */
const MAX_BYTES = 48 * 1024 * 1024
const MAX_KEY_LENGTH = 300
/** The size counted for a page while it is being rendered. */
const PENDING_BYTES = 1024

/**
 * An LRU cache of rendered pages, invalidated when staff change something. Concurrent requests share one rendering; only
 * status 200 is cached, so that made-up URLs use no memory.
 */
export function createPageStore(maxBytes = MAX_BYTES) {
  const kept = new LRUCache<string, CacheEntry>({ maxSize: maxBytes })

  return async function pageOf(key: string, version: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const there = kept.get(key)
    if (there?.version === version) return there.page
    const page = render()
    if (key.length > MAX_KEY_LENGTH) return page
    const entry = { version, page }
    kept.set(key, entry, { size: PENDING_BYTES })
    const isCurrent = () => kept.peek(key) === entry
    const forget = () => isCurrent() && kept.delete(key)
    page.then((made) => {
      if (made.status !== 200) forget()
      else if (isCurrent()) kept.set(key, { version, page }, { size: bytesOf(made) }) // another object: else the size stays
    }, forget)
    return page
  }
}

/** V8 stores a string with any character beyond Latin-1 in two bytes per character. */
const bytesOf = ({ pieces }: CachedPage): number => pieces.reduce((sum, piece) => sum + 2 * piece.length, PENDING_BYTES)
