import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { texts } from '../texts.ts'

/** Asks before unsaved changes are lost, by a link or by closing the page. `clean`: nothing is unsaved. */
export function ConfirmLeaving({ clean }: { readonly clean: { readonly current: boolean } }) {
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
          <Button look="danger" onClick={() => blocker.proceed?.()}>
            {texts.form.leave}
          </Button>
        </>
      }
    >
      <p>{texts.form.leaveText}</p>
    </Dialog>
  )
}
