import { type ReactNode, useRef } from 'react'
import { buttonClassName } from '../../../shared/ui/button.tsx'
import { texts } from '../../texts.ts'
import { useKeptFocus } from './use-kept-focus.ts'

type Props = {
  readonly title: string
  readonly text?: string
  /** Where on the site it is seen. */
  readonly shownAt?: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** A page of the staff: what it is for, what can be done, and the thing itself. */
export function PageFrame({ title, text, shownAt, actions, children }: Props) {
  const page = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useKeptFocus(page, heading)
  return (
    <div ref={page} className="flex max-w-6xl flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-4">
        <div className="max-w-full flex-1 basis-80 [overflow-wrap:break-word]">
          <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl md:text-3xl">
            {title}
          </h1>
          {text && <p className="mt-1 max-w-prose text-ink-soft">{text}</p>}
        </div>
        <div className="flex flex-wrap gap-3">
          {shownAt && (
            <a href={shownAt} target="_blank" rel="noreferrer" className={buttonClassName('secondary')}>
              {texts.list.shownAt}
            </a>
          )}
          {actions}
        </div>
      </header>
      {children}
    </div>
  )
}
