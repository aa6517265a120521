import { classNames } from '../class-names.ts'

/** A loading placeholder; its size by class names. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-line', className)} />
}

/** Wraps skeletons: announces loading once to screen readers. */
export function Loading({
  label,
  className,
  children,
}: {
  readonly label: string
  readonly className?: string
  readonly children: React.ReactNode
}) {
  return (
    <div role="status" aria-busy="true" className={className}>
      <span className="sr-only">{label}</span>
      {children}
    </div>
  )
}
