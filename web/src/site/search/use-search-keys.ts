import { useEffect } from 'react'

const ASKED = 'search-asked'

/** Event that opens the search of the top bar. */
export const askForSearch = () => window.dispatchEvent(new Event(ASKED))

/** Ctrl+K (⌘K) anywhere, and / where nothing is being typed. */
export function useSearchKeys(open: () => void) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const command = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k'
      const slash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey && !isTyping(event.target)
      if ((!command && !slash) || document.querySelector('dialog:modal')) return
      event.preventDefault()
      open()
    }
    window.addEventListener('keydown', onKey)
    window.addEventListener(ASKED, open)
    return () => {
      window.removeEventListener('keydown', onKey)
      window.removeEventListener(ASKED, open)
    }
  }, [open])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
