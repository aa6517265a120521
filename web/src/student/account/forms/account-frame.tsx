import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly lead?: ReactNode; readonly children: ReactNode }

/** The frame of a page that has one form and nothing else. */
export function AccountFrame({ title, lead, children }: Props) {
  return (
    <div className="page-width max-w-lg py-10 md:py-16">
      <div className="rounded-lg border border-line bg-surface p-5 shadow-md sm:p-8">
        <h1 className="font-bold text-2xl sm:text-3xl">{title}</h1>
        {lead && <p className="mt-2 text-ink-soft">{lead}</p>}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </div>
    </div>
  )
}
