import { useEffect, useState } from 'react'

const TYPING_PAUSE_MILLIS = 700

/** What is typed, as it was when typing paused. */
export function useDebounced<Value>(typed: Value): Value {
  const [debounced, setDebounced] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(typed), TYPING_PAUSE_MILLIS)
    return () => clearTimeout(timer)
  }, [typed])
  return debounced
}
