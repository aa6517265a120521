import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useMedia } from '../../shared/lib/use-media.ts'
import { pressable } from '../controls/pressable.ts'
import { useBlockedReason } from '../controls/use-blocked-reason.ts'
import { useCurrent, useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { PaletteButton } from './palette-button.tsx'

const EARLIER = <ChevronLeft aria-hidden="true" className="size-5" />
const LATER = <ChevronRight aria-hidden="true" className="size-5" />

/** The questions around the current one; paging it moves the view, not the student. */
export function QuestionStrip({ onOpen }: { readonly onOpen: (number: number) => void }) {
  const texts = useTexts()
  const session = useSession()
  const count = session.lastQuestion
  const current = useCurrent()
  const reasonAgainst = useBlockedReason()
  const size = useMedia('(min-width: 768px)') ? 10 : 5
  const pages = Math.ceil(count / size)
  const home = Math.floor((current - 1) / size)
  const [seen, setSeen] = useState({ current, size, page: home })
  const page = seen.current === current && seen.size === size ? seen.page : home
  const turn = (to: number) => setSeen({ current, size, page: to })
  const look = 'flex size-11 shrink-0 items-center justify-center rounded-sm hover:bg-sunken'
  return (
    <nav
      aria-label={texts.strip.label}
      // Fixed height: turning to other questions causes no layout outside.
      className="flex h-[calc(2.75rem+1px)] shrink-0 items-center justify-between gap-1 border-line border-b bg-surface px-1 [contain:size_layout_style] md:justify-start"
    >
      <button
        type="button"
        className={look}
        aria-label={texts.strip.earlier}
        {...pressable(page === 0 ? texts.reasons.firstQuestions : undefined, () => turn(page - 1))}
      >
        {EARLIER}
      </button>
      <div className="flex flex-1 justify-around md:flex-none md:gap-2">
        {Array.from({ length: Math.min(size, count - page * size) }, (_, index) => page * size + index + 1).map(
          (number, slot) => (
            // Turned to other questions, the buttons stay and change their numbers.
            <PaletteButton key={slot} number={number} reason={reasonAgainst(number)} onOpen={onOpen} />
          ),
        )}
      </div>
      <button
        type="button"
        className={look}
        aria-label={texts.strip.later}
        {...pressable(page >= pages - 1 ? texts.reasons.lastQuestions : undefined, () => turn(page + 1))}
      >
        {LATER}
      </button>
    </nav>
  )
}
