import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly children: ReactNode }

/** A part with a picture or a list. */
export function Panel({ title, children }: Props) {
  return (
    <section className="flex min-w-0 flex-col gap-3 rounded-lg border border-line bg-surface p-4 md:p-5">
      <h3 className="font-semibold">{title}</h3>
      {children}
    </section>
  )
}
