import type { ReactNode } from 'react'

type Props = { readonly title: string; readonly id?: string; readonly children: ReactNode }

export function Section({ title, id, children }: Props) {
  return (
    <section id={id} className="flex min-w-0 flex-col gap-5">
      <h2 className="font-semibold text-2xl">{title}</h2>
      {children}
    </section>
  )
}
