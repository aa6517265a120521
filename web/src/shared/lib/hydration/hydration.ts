/** Parts of the document whose JavaScript is still loading. */
const pending = new Set<string>()
let isRootHydrated = false

function announceIfComplete() {
  const { dataset } = document.documentElement
  if (!isRootHydrated || pending.size > 0 || dataset.bundle === 'hydrated') return
  dataset.bundle = 'hydrated'
  window.dispatchEvent(new Event('hydrated'))
}

/** The page is hydrated except for pending parts; when all are, the event `hydrated` is sent (see hydrateOnDemand). */
export function rootHydrated(): void {
  isRootHydrated = true
  announceIfComplete()
}

export function partPending(part: string): void {
  pending.add(part)
}

/** The part is hydrated, or was removed. */
export function partHydrated(part: string): void {
  pending.delete(part)
  announceIfComplete()
}
