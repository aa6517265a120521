import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { LeaveDialog } from '../../page/leave-dialog.tsx'

type Props = {
  /** Nothing is unsaved. */
  readonly clean: { readonly current: boolean }
  /** After somebody chose to leave without saving. */
  readonly onLeave?: () => void
}

/** Asks before unsaved changes are lost, by a link or by closing the page. */
export function ConfirmLeaving({ clean, onLeave }: Props) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return !clean.current && currentLocation.pathname !== nextLocation.pathname
  })
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (!clean.current) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [clean])
  return (
    <LeaveDialog
      open={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
    />
  )
}
