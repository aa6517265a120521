import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly testId: number; readonly className: string }

/** Asks for confirmation, then leads to the instructions of the test, as the first time. */
export function ReattemptButton({ testId, className }: Props) {
  const texts = useTexts()
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button className={className} onClick={() => setAsking(true)}>
        {texts.reattempt}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={texts.again.title}
        actions={
          <>
            <Button look="secondary" onClick={close}>
              {texts.again.cancel}
            </Button>
            <Button onClick={() => void navigate(`/test/${testId}`)}>{texts.again.confirm}</Button>
          </>
        }
      >
        <p className="text-ink-soft">{texts.again.text}</p>
      </Dialog>
    </>
  )
}
