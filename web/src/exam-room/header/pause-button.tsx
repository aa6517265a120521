import { Pause } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'

/** Says what a pause costs before it costs it: the first one the rank, later ones nothing. */
export function PauseButton() {
  const texts = useTexts()
  const session = useSession()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const unranked = session.attempt.was_paused
  const keep = () => setAsking(false)
  const pause = async () => {
    setAsking(false)
    setBusy(true)
    try {
      await session.pause()
    } catch {
      showToast({ tone: 'bad', text: texts.pause.failed })
    }
    setBusy(false)
  }
  return (
    <>
      <button
        type="button"
        aria-label={texts.header.pause}
        disabled={busy}
        className="flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken disabled:opacity-50"
        onClick={() => setAsking(true)}
      >
        <Pause aria-hidden="true" className="size-5" />
      </button>
      <Dialog
        open={asking}
        onClose={keep}
        role="alertdialog"
        title={texts.pause.ask}
        actions={
          <>
            <Button onClick={keep}>{unranked ? texts.pause.stay : texts.pause.keep}</Button>
            <Button variant="secondary" onClick={() => void pause()}>
              {unranked ? texts.header.pause : texts.pause.confirm}
            </Button>
          </>
        }
      >
        <p className="text-ink-soft">{unranked ? texts.pause.askTextUnranked : texts.pause.askText}</p>
      </Dialog>
    </>
  )
}
