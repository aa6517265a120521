import type { ReactNode } from 'react'

type Props = {
  readonly title: string
  readonly text?: string
  readonly picture?: ReactNode
  /** What to do next. */
  readonly action?: ReactNode
}

export function EmptyState({ title, text, picture, action }: Props) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-lg border border-line border-dashed px-6 py-12 text-center">
      {picture}
      <p className="font-semibold text-lg">{title}</p>
      {text && <p className="max-w-prose text-ink-soft">{text}</p>}
      {action}
    </div>
  )
}
