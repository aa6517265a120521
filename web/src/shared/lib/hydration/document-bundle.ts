type Bundle = {
  /** Fetches the chunks, a limited number at a time. */
  preload(concurrent: number): void
  /** Runs the bundle, once; nothing happens before the document's end is parsed. */
  start(): void
}

const RETRY_DELAY_MILLIS = 2000

/**
 * The JavaScript bundle of a document. The server writes it in so that the browser neither fetches nor runs it
 * (`delayHydration` in server/src/site/pages/pages.ts): an inline module of type text/plain, and links with rel=bundle.
 */
export function documentBundle(beforeHydration: AbortSignal): Bundle {
  let isStarted = false

  const preload = (concurrent: number) => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=bundle]')
    for (const link of [...links].slice(0, concurrent)) link.rel = 'modulepreload'
    if (links.length > concurrent) setTimeout(preload, 0, concurrent)
  }

  const run = (bundle: HTMLScriptElement) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = bundle.nonce
    script.text = bundle.text
    script.onerror = () => retry(bundle)
    document.head.append(script)
  }

  /** A chunk failed to load: running the entry again makes the browser request what is missing. */
  const retry = (bundle: HTMLScriptElement) => setTimeout(run, RETRY_DELAY_MILLIS, bundle)

  const start = () => {
    if (isStarted || document.readyState === 'loading') return // of its text only a part may be there
    const bundle = document.querySelector<HTMLScriptElement>('script#bundle')
    if (!bundle) return
    isStarted = true
    preload(Number.POSITIVE_INFINITY)
    run(bundle)
    addEventListener('unhandledrejection', () => retry(bundle), { signal: beforeHydration }) // from its own imports
  }

  return { preload, start }
}
