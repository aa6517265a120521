import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useModal } from '../../shared/ui/dialogs/use-modal.ts'
import { Timer } from '../header/timer.tsx'
import { useTexts } from '../texts.ts'

type Props = {
  readonly title: string
  readonly open: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** Something to read over the running test, which goes on: the time stays in sight. */
export function RoomPanel({ title, open, onClose, children }: Props) {
  const texts = useTexts()
  const id = useId()
  const modal = useModal(open, onClose)
  return (
    <dialog
      {...modal}
      aria-labelledby={id}
      className="modal modal-centred w-[min(56rem,calc(100vw-1rem))]! max-h-[calc(100dvh-1rem)]!"
    >
      {open && (
        <>
          <header className="sticky top-0 z-10 flex items-center gap-3 border-line border-b bg-surface py-2 pr-2 pl-4 md:pl-6">
            <h2 id={id} className="min-w-0 flex-1 font-semibold text-lg md:text-xl">
              {title}
            </h2>
            <Timer />
            <button
              type="button"
              aria-label={texts.close}
              className="flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
              onClick={onClose}
            >
              <X aria-hidden="true" className="size-5" />
            </button>
          </header>
          <div className="flex flex-col gap-6 p-4 md:p-6">{children}</div>
        </>
      )}
    </dialog>
  )
}
