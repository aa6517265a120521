import { clockText } from '../../shared/lib/format/durations.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { Button } from '../../shared/ui/button.tsx'
import { Dialog } from '../../shared/ui/dialogs/dialog.tsx'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void }

/** Asked when somebody goes back inside of a running test. */
export function LeaveDialog({ open, onStay, onLeave }: Props) {
  const texts = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      title={texts.leave.title}
      actions={
        <>
          <Button onClick={onStay}>{texts.leave.stay}</Button>
          <Button variant="secondary" onClick={onLeave}>
            {texts.leave.leave}
          </Button>
        </>
      }
    >
      <p className="text-ink-soft">{texts.leave.text}</p>
      <TimeLeft />
    </Dialog>
  )
}

function TimeLeft() {
  const texts = useTexts()
  const left = useValue(useSession().countdown.secondsLeft)
  return (
    <p className="figures font-semibold">
      {texts.header.timeLeft}: {clockText(left)}
    </p>
  )
}
