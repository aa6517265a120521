/**
 * A document is whole before its program, the JavaScript that makes it answer: words, pictures and links need none. A
 * cheap phone takes a second over the program, so it starts when somebody needs it: when the page is touched, when
 * something on the screen still waits for it (`aria-busy`) or is to be filled in, when who opens it is signed in, and
 * else some seconds later. What is pressed or typed meanwhile takes effect as soon as it can.
 *
 * It stands in the document's head as it is written here (document-script.ts) and can name nothing outside of itself.
 */
export function startWhenNeeded(greet: () => void): void {
  const FETCH_AFTER_MILLIS = 700
  const START_AFTER_MILLIS = 4000
  const TRY_AGAIN_AFTER_MILLIS = 2000
  const NEEDS_IT = '[aria-busy=true], form[method=post], [type=radio], [type=checkbox]'
  const TOUCHES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin']

  const { dataset } = document.documentElement
  const held: (() => void)[] = []
  const entered = new Set<EventTarget | null>()
  const waiting = new AbortController()
  const { signal } = waiting
  let started = false

  const fetchProgram = (atOnce: number) => {
    const links = document.querySelectorAll<HTMLLinkElement>('link[rel=program]')
    for (const link of [...links].slice(0, atOnce)) link.rel = 'modulepreload'
    if (links.length > atOnce) setTimeout(fetchProgram, 0, atOnce)
  }

  const run = (program: HTMLScriptElement) => {
    const script = document.createElement('script')
    script.type = 'module'
    script.nonce = program.nonce
    script.text = program.text
    script.onerror = () => runAgain(program)
    document.head.append(script)
  }

  /** The network failed for one of its files: the browser asks again for what it has not got. */
  const runAgain = (program: HTMLScriptElement) => setTimeout(run, TRY_AGAIN_AFTER_MILLIS, program)

  const start = () => {
    const program = started ? null : document.querySelector<HTMLScriptElement>('script#program')
    if (!program) return
    started = true
    fetchProgram(Number.POSITIVE_INFINITY)
    run(program)
    addEventListener('unhandledrejection', () => runAgain(program), { signal }) // what it imports in its turn
  }

  const touched = ({ target, type }: Event) => {
    // the browser itself puts a row in its place, and the focus into a dialog that opens
    if (type === 'scroll' && target !== document) return
    if (type === 'focusin' && (target as Element).closest('dialog')) return
    start()
  }

  const hold = (event: Event, again?: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    if (again) held.push(again)
    start()
  }

  const holdClick = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>('button')
    // a dialog that stands in the document closes by itself
    if (!button || button.closest('dialog')) return
    if ('held' in button.dataset) return hold(event) // pressed again out of impatience
    button.dataset.held = ''
    hold(event, () => {
      delete button.dataset.held
      button.click()
    })
  }

  const holdKey = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, target } = event
    const on = (what: string) => target instanceof Element && target.matches(what)
    const search = ((ctrlKey || metaKey) && key === 'k') || (key === '/' && !on('input, textarea, select'))
    const step = on('[role=tab], summary, [aria-expanded]') && /^(Arrow|Home|End)/.test(key)
    if (search || step) hold(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', event)))
  }

  const holdEntered = ({ target }: Event) => entered.add(target)

  /** As if it were entered now; React compares with what was last set. */
  const enter = (field: EventTarget | null) => {
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

  const letGo = () => {
    waiting.abort()
    for (const field of entered) enter(field)
    for (const again of held) again()
  }

  const startIfNeeded = () => {
    // something was pressed while the document was coming, or a part of it is asked for, which may have to open
    if (dataset.session === 'in' || held.length > 0 || location.hash !== '') return start()
    const seen = new IntersectionObserver((parts) => {
      if (!parts.some(({ isIntersecting }) => isIntersecting)) return
      seen.disconnect()
      start()
    })
    for (const part of document.querySelectorAll(NEEDS_IT)) seen.observe(part)
  }

  const onceLoaded = () => {
    greet()
    setTimeout(fetchProgram, FETCH_AFTER_MILLIS, 3) // few at a time: nobody waits for it yet
    setTimeout(start, START_AFTER_MILLIS)
  }

  for (const touch of TOUCHES) addEventListener(touch, touched, { signal, capture: true, passive: true })
  addEventListener('click', holdClick, { signal, capture: true })
  addEventListener('keydown', holdKey, { signal, capture: true })
  addEventListener('input', holdEntered, { signal, capture: true })
  addEventListener('DOMContentLoaded', startIfNeeded)
  addEventListener('load', onceLoaded)
  addEventListener('alive', letGo, { once: true })
}
