import type { ReactNode } from 'react'
import { Skeleton } from '../../shared/ui/status/skeleton.tsx'

type Props = {
  readonly title: string
  /** Undefined while loading. */
  readonly children: ReactNode | undefined
  readonly action?: ReactNode
}

/** As high empty as filled, so that the layout does not shift. */
export function HomeCard({ title, children, action }: Props) {
  return (
    <article className="flex min-h-44 flex-col gap-2 rounded-lg border border-line bg-surface p-5">
      <h2 className="text-ink-soft text-sm">{title}</h2>
      {children === undefined ? (
        <>
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-4 w-28" />
        </>
      ) : (
        <>
          {children}
          {action && <div className="mt-auto flex flex-wrap gap-2">{action}</div>}
        </>
      )}
    </article>
  )
}
