import { classNames } from './class-names.ts'

/** A grey shape of what comes; its size by class names. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <span aria-hidden="true" className={classNames('block animate-pulse rounded-sm bg-line', className)} />
}

/** Wraps skeletons: says once, to those who do not see them, that something is coming. */
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
