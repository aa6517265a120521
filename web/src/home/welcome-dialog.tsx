import type { Site } from '@pariksha/contract/institute'
import { X } from 'lucide-react'
import { useId } from 'react'
import { useModal } from '../ui/use-modal.ts'
import { texts } from './texts.ts'
import { WelcomeContents } from './welcome-contents.tsx'

export type WelcomeDialogProps = {
  readonly popup: NonNullable<Site['popup']>
  readonly open: boolean
  readonly onClose: () => void
}

export function WelcomeDialog({ popup, open, onClose }: WelcomeDialogProps) {
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog {...modal} aria-labelledby={id} className="modal modal-centred">
      <button
        type="button"
        aria-label={texts.welcome.close}
        onClick={onClose}
        className="absolute top-2 right-2 flex size-11 items-center justify-center rounded-full bg-surface/80 text-ink hover:bg-sunken"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
      <WelcomeContents popup={popup} titleId={id} onClose={onClose} />
    </dialog>
  )
}
