import { type ReactNode, useId } from 'react'
import { useModal } from './use-modal.ts'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  /** Instead of `onClose` on Escape, the phone's back gesture and a press beside the dialog. */
  readonly onDismiss?: (() => void) | undefined
  readonly title: string
  /** The language of its text, if it is not that of the page. */
  readonly lang?: string
  readonly children?: ReactNode
  /** The buttons, the safe one first. */
  readonly actions: ReactNode
  /** alertdialog: it interrupts and needs an answer. */
  readonly role?: 'dialog' | 'alertdialog'
}

export function Dialog({ open, onClose, onDismiss, title, lang, children, actions, role = 'dialog' }: Props) {
  const id = useId()
  const modal = useModal(open, onClose, onDismiss)
  return (
    <dialog {...modal} lang={lang} role={role} aria-labelledby={id} className="modal modal-centred">
      {open && (
        <div className="flex flex-col gap-4 p-6">
          <h2 id={id} className="font-semibold text-xl">
            {title}
          </h2>
          {children}
          <div className="modal-actions">{actions}</div>
        </div>
      )}
    </dialog>
  )
}
