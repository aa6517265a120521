import { LRUCache } from 'lru-cache'

/** A page as it is kept: everything but the nonce, which every response gets anew. */
export type KeptPage = {
  readonly status: number
  readonly headers: ReadonlyMap<string, string>
  readonly etag: string
  /** Whose page may be shown in a frame of this one. */
  readonly frames: string
  /** The document, cut where the nonce goes. */
  readonly pieces: readonly string[]
}

type Kept = { readonly version: string; readonly page: Promise<KeptPage> }

/** Of text in memory: every page of the site in three languages is about 30 MB. */
const MAX_BYTES = 48 * 1024 * 1024
const MAX_KEY_LENGTH = 300
/** Until a page is there, its place is that of a small one. */
const PENDING_BYTES = 1024

/**
 * Rendered pages, kept until staff change something. Asked for twice at a time, a page is rendered once; the ones used
 * longest ago go first; only good pages stay, so that made-up addresses cost no memory.
 */
export function createPageStore(maxBytes = MAX_BYTES) {
  const kept = new LRUCache<string, Kept>({ maxSize: maxBytes })

  return async function pageOf(key: string, version: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
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

/** The engine keeps a text with any letter beyond Latin-1 in two bytes each. */
const bytesOf = ({ pieces }: KeptPage): number => pieces.reduce((sum, piece) => sum + 2 * piece.length, PENDING_BYTES)
