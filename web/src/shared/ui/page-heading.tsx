import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  /** What the page is for, in a sentence or two. */
  readonly lead?: string | undefined
  /** What can be done here, beside the title where there is room. */
  readonly action?: ReactNode
  readonly children?: ReactNode
}

/** How a page begins that is no landing page. */
export function PageHeading({ title, lead, action, children }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="flex flex-col items-start gap-3">
        <h1 className="font-bold text-3xl md:text-4xl">{title}</h1>
        {lead !== undefined && <p className="max-w-prose text-ink-soft text-lg">{lead}</p>}
        {children}
      </div>
      {action}
    </header>
  )
}
