import { classNames } from '../class-names.ts'

/** With a label it announces itself; without, the text beside it does. */
export function Spinner({ label, className }: { readonly label?: string; readonly className?: string }) {
  const circle = (
    <span
      aria-hidden="true"
      className={classNames(
        'inline-block size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent',
        className,
      )}
    />
  )
  if (label === undefined) return circle
  return (
    <span role="status" aria-busy="true" className="inline-flex items-center gap-2 text-ink-soft">
      {circle}
      {label}
    </span>
  )
}
