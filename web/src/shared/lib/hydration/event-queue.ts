import { repeatInput } from './repeat-input.ts'

type EventQueue = {
  isEmpty(): boolean
  /** Sends the queued events again. */
  replay(): void
}

/**
 * Holds back clicks on buttons, the keys of the search and of widgets, and notes changed fields, until the signal aborts.
 * Links and the dialogs of the document work without JavaScript.
 */
export function queueEvents(signal: AbortSignal, onQueued: () => void): EventQueue {
  const queued: (() => void)[] = []
  const changedFields = new Set<EventTarget | null>()

  const queue = (event: Event, replayEvent?: () => void) => {
    event.preventDefault()
    event.stopPropagation()
    if (replayEvent) queued.push(replayEvent)
    onQueued()
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
    const isOn = (selector: string) => target instanceof Element && target.matches(selector)
    const opensSearch = ((ctrlKey || metaKey) && key === 'k') || (key === '/' && !isOn('input, textarea, select'))
    const movesInWidget = isOn('[role=tab], summary, [aria-expanded]') && /^(Arrow|Home|End)/.test(key)
    if (opensSearch || movesInWidget) queue(event, () => target?.dispatchEvent(new KeyboardEvent('keydown', event)))
  }

  const noteInput = ({ target }: Event) => changedFields.add(target)

  addEventListener('click', queueClick, { signal, capture: true })
  addEventListener('keydown', queueKey, { signal, capture: true })
  addEventListener('input', noteInput, { signal, capture: true })

  return {
    isEmpty: () => queued.length === 0,
    replay() {
      for (const field of changedFields) repeatInput(field)
      for (const replayEvent of queued) replayEvent()
    },
  }
}
