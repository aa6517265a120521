import type { Attempt } from '@pariksha/contract/attempts/attempt'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { useTexts } from './texts.ts'

type Props = { readonly testId: number; readonly mode: Attempt['mode']; readonly className: string }

/** Asks for confirmation, then leads to the instructions of the test, as the first time. After a live test it is practice. */
export function ReattemptButton({ testId, mode, className }: Props) {
  const texts = useTexts()
  const { open, title, text } = texts.again[mode]
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const close = () => setAsking(false)
  return (
    <>
      <Button className={className} onClick={() => setAsking(true)}>
        {open}
      </Button>
      <Dialog
        open={asking}
        onClose={close}
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={close}>
              {texts.again.cancel}
            </Button>
            <Button onClick={() => void navigate(`/test/${testId}`)}>{texts.again.confirm}</Button>
          </>
        }
      >
        <p className="text-ink-soft">{text}</p>
      </Dialog>
    </>
  )
}
