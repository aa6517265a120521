/**
 * Delays hydration: the document is complete without its JavaScript bundle, which takes a cheap phone a second to run. The
 * bundle starts at the first interaction, when something visible needs it (`aria-busy`, a form), when the visitor is signed
 * in, or else after some seconds. Clicks, keys and input before hydration are queued and replayed after it.
 *
 * This function is inlined into the document's head (document-script.ts), so it can use nothing from outside itself.
 */
export function hydrateOnDemand(greet: () => void): void {
  const PRELOAD_DELAY_MILLIS = 700
  const START_DELAY_MILLIS = 4000
  const RETRY_DELAY_MILLIS = 2000
  const NEEDS_HYDRATION = '[aria-busy=true], form[method=post], [type=radio], [type=checkbox]'
  const INTERACTIONS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

  const { dataset } = document.documentElement
  const queued: (() => void)[] = []
  const changedFields = new Set<EventTarget | null>()
  const waiting = new AbortController()
  const { signal } = waiting
  let started = false

  const preloadBundle = (concurrent: number) => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=bundle]')
    for (const link of [...links].slice(0, concurrent)) link.rel = 'modulepreload'
    if (links.length > concurrent) setTimeout(preloadBundle, 0, concurrent)
  }

  const run = (bundle: HTMLScriptElement) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = bundle.nonce
    script.text = bundle.text
    script.onerror = () => runAgain(bundle)
    document.head.append(script)
  }

  /** A chunk failed to load: running the entry again makes the browser request what is missing. */
  const runAgain = (bundle: HTMLScriptElement) => setTimeout(run, RETRY_DELAY_MILLIS, bundle)

  const start = () => {
    const bundle = started ? null : document.querySelector<HTMLScriptElement>('script#bundle')
    if (!bundle) return
    started = true
    preloadBundle(Number.POSITIVE_INFINITY)
    run(bundle)
    addEventListener('unhandledrejection', () => runAgain(bundle), { signal }) // from its own imports
  }

  const onInteraction = ({ target, type }: Event) => {
    // the browser itself scrolls containers and moves the focus into a dialog that opens
    if (type === 'scroll' && target !== document) return
    if (type === 'focusin' && (target as Element).closest('dialog')) return
    start()
  }

  const queue = (event: Event, replayEvent?: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    if (replayEvent) queued.push(replayEvent)
    start()
  }

  const queueClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    // dialogs of the document close without JavaScript
    if (!button || button.closest('dialog')) return
    if ('queued' in button.dataset) return queue(event) // pressed twice
    button.dataset.queued = ''
    queue(event, () => {
      delete button.dataset.queued
      button.click()
    })
  }

  const queueKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event
    const on = (what: string) => target instanceof Element && target.matches(what)
    const search = ((ctrlKey || metaKey) && key === 'k') || (key === '/' && !on('input, textarea, select'))
    const step = on('[role=tab], summary, [aria-expanded]') && /^(Arrow|Home|End)/.test(key)
    if (search || step) queue(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', event)))
  }

  const noteInput = ({ target }: Event) => changedFields.add(target)

  /** Repeats the input event; React compares with the value it last set. */
  const repeatInput = (field: EventTarget | null) => {
    if (field instanceof HTMLInputElement && /^(radio|checkbox)$/.test(field.type)) {
      if (field.type === 'radio' && !field.checked) return
      field.checked = !field.checked
      return field.click()
    }
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      const { value } = field
      field.value = ''
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
    }
    field?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
  }

  const replay = () => {
    waiting.abort()
    for (const field of changedFields) repeatInput(field)
    for (const replayEvent of queued) replayEvent()
  }

  const startIfNeeded = () => {
    // something was pressed while the document was loading, or the fragment may refer to a closed part
    if (dataset.session === 'in' || queued.length > 0 || location.hash !== '') return start()
    const seen = new IntersectionObserver((parts) => {
      if (!parts.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      start()
    })
    for (const part of document.querySelectorAll(NEEDS_HYDRATION)) seen.observe(part)
  }

  const onLoad = () => {
    greet()
    setTimeout(preloadBundle, PRELOAD_DELAY_MILLIS, 3) // few at a time: low priority
    setTimeout(start, START_DELAY_MILLIS)
  }

  for (const type of INTERACTIONS) addEventListener(type, onInteraction, { signal, capture: true, passive: true })
  addEventListener('click', queueClick, { signal, capture: true })
  addEventListener('keydown', queueKey, { signal, capture: true })
  addEventListener('input', noteInput, { signal, capture: true })
  addEventListener('DOMContentLoaded', startIfNeeded)
  addEventListener('load', onLoad)
  addEventListener('hydrated', replay, { once: true })
}
