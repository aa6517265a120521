import { useEffect, useRef } from 'react'
import { isForPage } from '../../../../shared/lib/page-keys.ts'

type Acts = Readonly<Record<string, (() => void) | undefined>>

/** Acts by the key that is pressed, letters in lower case. Inactive while something is typed and while a dialog is open. */
export function usePageKeys(acts: Acts): void {
  const latest = useRef(acts)
  latest.current = acts
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isForPage(event)) return
      const act = latest.current[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      if (!act) return
      event.preventDefault()
      act()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}
