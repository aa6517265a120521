import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { moveRovingFocus } from './move-roving-focus.ts'

export type AccordionEntry = { readonly id: string; readonly title: string; readonly content: ReactNode }

type Props = {
  readonly items: readonly AccordionEntry[]
  /** Which item is open at first; an address that ends in #item opens that one. */
  readonly open: string | null
  /** The level of its headings: one below the section that contains it. */
  readonly level?: 2 | 3
}

/** At most one item is open: opening another closes it, and so does its own heading. */
export function Accordion({ items, open, level = 3 }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const [opened, setOpened] = useState(open)
  const id = useId()
  useEffect(() => {
    const named = location.hash.slice(1)
    if (items.some((item) => item.id === named)) setOpened(named)
  }, [items])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for what happens to the buttons inside.
    <div
      className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface [overflow-anchor:none]"
      onKeyDown={(event) => {
        if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') moveRovingFocus(event, '[data-accordion]')
      }}
    >
      {items.map((item) => {
        const isOpen = item.id === opened
        return (
          <section key={item.id} id={item.id}>
            <Heading>
              <button
                type="button"
                data-accordion=""
                id={`${id}-${item.id}`}
                aria-expanded={isOpen}
                aria-controls={`${id}-${item.id}-panel`}
                onClick={(event) => inPlace(event.currentTarget, () => setOpened(isOpen ? null : item.id))}
                className="flex min-h-14 w-full items-center justify-between gap-4 px-5 py-3 text-left font-semibold text-lg hover:bg-sunken"
              >
                {item.title}
                <ChevronDown aria-hidden="true" className={isOpen ? 'size-5 shrink-0 rotate-180' : 'size-5 shrink-0'} />
              </button>
            </Heading>
            {/* biome-ignore lint/a11y/useSemanticElements: the panel of a heading, inside of its section */}
            <div
              role="region"
              id={`${id}-${item.id}-panel`}
              aria-labelledby={`${id}-${item.id}`}
              hidden={!isOpen}
              className="border-line border-t px-5 py-5"
            >
              {item.content}
            </div>
          </section>
        )
      })}
    </div>
  )
}

/** A long item closing above would scroll the pressed heading out of view. */
function inPlace(heading: Element, change: () => void) {
  const before = heading.getBoundingClientRect().top
  flushSync(change)
  window.scrollBy({ top: heading.getBoundingClientRect().top - before, behavior: 'instant' })
}
