import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { QuestionButton } from './question-button.tsx'
import { useCurrent, useSession, useValue } from './session-context.ts'
import { texts } from './texts.ts'
import { useMedia } from './use-media.ts'
import { usePalette } from './use-palette.ts'

/** The questions around the current one; paging it moves the view, not the student. */
export function QuestionStrip({ onOpen }: { readonly onOpen: (number: number) => void }) {
  const session = useSession()
  const items = usePalette()
  const current = useCurrent()
  useValue(session.openSection)
  const size = useMedia('(min-width: 768px)') ? 10 : 5
  const pages = Math.ceil(items.length / size)
  const home = Math.floor((current - 1) / size)
  const [seen, setSeen] = useState({ current, size, page: home })
  const page = seen.current === current && seen.size === size ? seen.page : home
  const turn = (to: number) => setSeen({ current, size, page: to })
  const look = 'flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken disabled:opacity-35'
  return (
    <nav
      aria-label={texts.strip.label}
      className="flex items-center justify-between gap-1 border-line border-b bg-surface px-1 md:justify-start"
    >
      <button
        type="button"
        className={look}
        aria-label={texts.strip.earlier}
        disabled={page === 0}
        onClick={() => turn(page - 1)}
      >
        <ChevronLeft aria-hidden="true" className="size-5" />
      </button>
      <div className="flex flex-1 justify-around md:flex-none md:gap-2">
        {items.slice(page * size, page * size + size).map(({ number, state }) => (
          <QuestionButton
            key={number}
            number={number}
            state={state}
            current={number === current}
            disabled={!session.canOpen(number)}
            onOpen={onOpen}
          />
        ))}
      </div>
      <button
        type="button"
        className={look}
        aria-label={texts.strip.later}
        disabled={page >= pages - 1}
        onClick={() => turn(page + 1)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </button>
    </nav>
  )
}
