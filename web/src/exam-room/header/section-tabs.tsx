import { Info } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { afterFrame } from '../../shared/lib/after-frame.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { pressable } from '../controls/pressable.ts'
import { useBlockedReason } from '../controls/use-blocked-reason.ts'
import { CountedLegend } from '../palette/legend.tsx'
import { countItems, usePalette } from '../palette/use-palette.ts'
import { useDerived, useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'

type Props = { readonly onOpen: (number: number) => void }

/** The sections of the paper; the info button shows the progress in one. */
export function SectionTabs({ onOpen }: Props) {
  const texts = useTexts()
  const word = useTestWord()
  const session = useSession()
  const active = useDerived(({ current }) => session.sections.of(current))
  const reasonAgainst = useBlockedReason()
  const [counted, setCounted] = useState<number | null>(null)
  const row = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the active section stays in view.
  useEffect(() => {
    void afterFrame().then(() =>
      row.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
  }, [active])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only puts the counts away when pointer or focus has left.
    <div
      className="relative min-w-0 flex-1"
      onPointerLeave={(event) => event.pointerType === 'mouse' && setCounted(null)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setCounted(null)}
      onKeyDown={(event) => event.key === 'Escape' && setCounted(null)}
    >
      <nav ref={row} aria-label={texts.header.sections} className="flex overflow-x-auto [scrollbar-width:none]">
        {session.paper.sections.map((section, index) => (
          <div
            key={section.first_question}
            className={classNames(
              'flex shrink-0 items-center border-b-3',
              index === active ? 'border-accent text-accent' : 'border-transparent text-ink-soft',
            )}
          >
            <button
              type="button"
              aria-current={index === active ? 'true' : undefined}
              className="min-h-11 whitespace-nowrap pl-3 focus-visible:-outline-offset-3 font-semibold text-sm"
              {...pressable(reasonAgainst(section.first_question), () => {
                if (index !== active) onOpen(section.first_question)
              })}
            >
              {word(section.name)}
            </button>
            <button
              type="button"
              aria-label={texts.header.sectionCounts(word(section.name))}
              aria-expanded={counted === index}
              className="flex min-h-11 w-9 items-center justify-center focus-visible:-outline-offset-3"
              onPointerEnter={(event) => event.pointerType === 'mouse' && setCounted(index)}
              onClick={(event) => setCounted(counted === index && event.detail > 0 ? null : index)}
            >
              <Info aria-hidden="true" className="size-4" />
            </button>
          </div>
        ))}
      </nav>
      {counted !== null && <SectionCounts section={counted} />}
    </div>
  )
}

function SectionCounts({ section }: { readonly section: number }) {
  const word = useTestWord()
  const session = useSession()
  const items = usePalette()
  return (
    <div
      role="status"
      className="absolute top-full left-2 z-20 flex w-80 max-w-[calc(100vw-1rem)] flex-col gap-3 rounded-md border border-line bg-surface p-4 shadow-lg"
    >
      <p className="font-semibold">{word(session.paper.sections[section]?.name ?? '')}</p>
      <CountedLegend counts={countItems(items, section)} />
    </div>
  )
}
