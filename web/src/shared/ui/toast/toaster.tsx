import { CircleAlert, CircleCheck, Info, X } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useValue } from '../../lib/store/use-store.ts'
import { classNames } from '../class-names.ts'
import { openModals } from '../dialogs/open-modals.ts'
import { dismissToast, type Toast, toasts } from './toast-store.ts'

const LOOKS = {
  good: { Icon: CircleCheck, className: 'text-good' },
  bad: { Icon: CircleAlert, className: 'text-bad' },
  plain: { Icon: Info, className: 'text-accent' },
} as const

const NONE: readonly never[] = []
const none = <T,>(): readonly T[] => NONE

/** The container of messages, once per document. While a modal dialog is open it is rendered inside it, as the rest is inert. */
export function Toaster({ closeLabel }: { readonly closeLabel: string }) {
  const shown = useValue(toasts, none<Toast>)
  const modal = useValue(openModals, none<HTMLDialogElement>).at(-1)
  const messages = (
    <div className="toasts">
      {shown.map((toast) => (
        <Message key={toast.id} toast={toast} closeLabel={closeLabel} />
      ))}
    </div>
  )
  return modal ? createPortal(messages, modal) : messages
}

function Message({ toast, closeLabel }: { readonly toast: Toast; readonly closeLabel: string }) {
  const { Icon, className } = LOOKS[toast.tone]
  const { action } = toast
  return (
    <div role={toast.tone === 'bad' ? 'alert' : 'status'} className="toast">
      <Icon aria-hidden="true" className={classNames('size-5 shrink-0', className)} />
      <div className="flex flex-1 flex-wrap items-center justify-end">
        <p className="min-w-40 flex-1 py-1">{toast.text}</p>
        {action && (
          <button
            type="button"
            className="min-h-11 rounded-sm px-3 text-left font-semibold text-accent hover:bg-accent-soft"
            onClick={() => {
              dismissToast(toast.id)
              action.run()
            }}
          >
            {action.label}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeLabel}
        className="flex size-11 items-center justify-center rounded-sm text-ink-soft hover:bg-sunken"
        onClick={() => dismissToast(toast.id)}
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </div>
  )
}
