import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Marks the second entry that a running test has in the browser's history. */
const GUARD = 'test-running'

/**
 * Back asks before it leaves a running test. The test has two entries in the browser's history: Back leads from the second
 * to the first, which is this page still. Browsers pass over entries that were made before anything on the page was
 * touched, so where nothing was, the second one is made at the first touch.
 */
export function useLeaveGuard(active: boolean) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const guarded = state === GUARD
  /** There is a second entry. */
  const [made, setMade] = useState(guarded)
  const wasAsked = useRef(false)
  if (guarded && !made) setMade(true)
  if (!active && made && !guarded) setMade(false)

  useEffect(() => {
    if (!active || made) return
    const make = () => void navigate(pathname, { state: GUARD, preventScrollReset: true })
    const touched = wasAsked.current ? navigator.userActivation?.isActive : navigator.userActivation?.hasBeenActive
    if (touched) return make()
    const options = { capture: true, once: true }
    window.addEventListener('click', make, options)
    window.addEventListener('keydown', make, options)
    return () => {
      window.removeEventListener('click', make, options)
      window.removeEventListener('keydown', make, options)
    }
  }, [active, made, pathname, navigate])

  return {
    asking: active && made && !guarded,
    stay() {
      wasAsked.current = true
      setMade(false)
    },
    leave() {
      const { idx = 0 } = (window.history.state ?? {}) as { idx?: number }
      if (idx > 0 || document.referrer.startsWith(`${location.origin}/`)) void navigate(-1)
      else void navigate('/', { replace: true }) // the test was the first page of this tab
    },
  }
}

/** A test that is over or paused needs its second entry no more: one step back leads to the page before it. */
export function useGuardEnd(needsNone: boolean) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const ends = needsNone && state === GUARD
  useEffect(() => {
    if (ends) void navigate(-1)
  }, [ends, navigate])
}
