import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { texts } from '../../texts.ts'

type Props = { readonly open: boolean; readonly onStay: () => void; readonly onLeave: () => void }

/** Asks before what was typed is lost. */
export const LeaveDialog = ({ open, onStay, onLeave }: Props) => (
  <Dialog
    open={open}
    onClose={onStay}
    role="alertdialog"
    title={texts.form.leaveTitle}
    actions={
      <>
        <Button variant="secondary" onClick={onStay}>
          {texts.form.stay}
        </Button>
        <Button variant="danger" onClick={onLeave}>
          {texts.form.leave}
        </Button>
      </>
    }
  >
    <p>{texts.form.leaveText}</p>
  </Dialog>
)
