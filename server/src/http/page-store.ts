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

const MOST = 1_000
const LONGEST_KEY = 300

/**
 * Rendered pages, kept until staff change something. Asked for twice at a time, a page is rendered once; the ones used
 * longest ago go first; only good pages stay, so that made-up addresses cost no memory.
 */
export function createPageStore() {
  const kept = new LRUCache<string, Kept>({ max: MOST })

  return async function pageOf(key: string, version: string, render: () => Promise<KeptPage>): Promise<KeptPage> {
    const there = kept.get(key)
    if (there?.version === version) return there.page
    const page = render()
    if (key.length > LONGEST_KEY) return page
    const entry = { version, page }
    kept.set(key, entry)
    const forget = () => kept.peek(key) === entry && kept.delete(key)
    page.then(({ status }) => status !== 200 && forget(), forget)
    return page
  }
}
