import type { ReactNode } from 'react'
import { classNames } from '../class-names.ts'
import { useModal } from './use-modal.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  /** Instead of `onClose` on Escape, the phone's back gesture and a press beside the panel. */
  readonly onDismiss?: () => void
  readonly label: string
  /** Its width and the like. */
  readonly className?: string
  readonly children: ReactNode
}

/** A panel at the right edge of the screen. Its contents exist only while it is open. */
export function Drawer({ open, onClose, onDismiss, label, className, children }: Props) {
  const modal = useModal(open, onClose, onDismiss)
  return (
    <dialog {...modal} aria-label={label} className={classNames('modal modal-drawer', className)}>
      {open && children}
    </dialog>
  )
}
