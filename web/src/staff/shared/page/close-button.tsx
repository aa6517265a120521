import { X } from 'lucide-react'

type Props = { readonly label: string; readonly onClick: () => void }

/** In the corner of a panel. */
export function CloseButton({ label, onClick }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onClick}
      className="flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken"
    >
      <X aria-hidden="true" className="size-5" />
    </button>
  )
}
