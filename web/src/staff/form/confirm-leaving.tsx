import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { texts } from '../texts.ts'

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
    <Dialog
      open={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      role="alertdialog"
      title={texts.form.leaveTitle}
      actions={
        <>
          <Button look="secondary" onClick={() => blocker.reset?.()}>
            {texts.form.stay}
          </Button>
          <Button
            look="danger"
            onClick={() => {
              onLeave?.()
              blocker.proceed?.()
            }}
          >
            {texts.form.leave}
          </Button>
        </>
      }
    >
      <p>{texts.form.leaveText}</p>
    </Dialog>
  )
}
