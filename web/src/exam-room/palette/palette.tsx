import type { PaletteState } from '@pariksha/domain/attempt/palette'
import { type ComponentProps, memo, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { afterFrame } from '../../shared/lib/after-frame.ts'
import { minutesText } from '../../shared/lib/format/durations.ts'
import { useSession as useAccount } from '../../shared/lib/session/session.ts'
import type { Store } from '../../shared/lib/store/store.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import type { Shown } from '../../shared/questions/preferences.ts'
import { Button } from '../../shared/ui/button.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useBlockedReason } from '../controls/use-blocked-reason.ts'
import { AfterTheQuestion } from '../question/after-the-question.tsx'
import { useCurrent, useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { FilteringLegend } from './legend.tsx'
import { PaletteButton } from './palette-button.tsx'
import { countItems, usePalette } from './use-palette.ts'

type Props = {
  readonly onOpen: (number: number) => void
  readonly shown: Store<Shown>
  /** The Submit button. */
  readonly children?: ReactNode
  /** Without the candidate and the words of the counts: little height. */
  readonly brief?: boolean
  /** Whether the keyboard comes to it before the questions, which may be two hundred; it stands below them all the same. */
  readonly submitFirst?: boolean
}

/** Candidate, live counts, every question of every section, and the way to submit. */
export function Palette({ onOpen, shown, children, brief = false, submitFirst = false }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const [only, setOnly] = useState<PaletteState | null>(null)
  const submit = children && <div className="order-last border-line border-t p-3">{children}</div>
  return (
    <AfterTheQuestion>
      <div className="flex h-full min-h-0 flex-col">
        <div className={classNames('flex flex-col gap-2 border-line border-b', brief ? 'px-1' : 'px-3 py-2')}>
          {!brief && (
            <div className="px-1 lg:hidden">
              <CandidateName />
            </div>
          )}
          <Counts only={only} onOnly={setOnly} brief={brief} />
        </div>
        {only && <Filtered only={only} onShowAll={() => setOnly(null)} />}
        {submitFirst && submit}
        <div
          ref={grid}
          data-only={only ?? undefined}
          className="min-h-0 flex-1 overflow-y-auto overscroll-contain bg-page px-4 py-3 [contain:strict]"
        >
          <Sections onOpen={onOpen} />
          <CurrentInView grid={grid} shown={shown} />
        </div>
        {!submitFirst && submit}
      </div>
    </AfterTheQuestion>
  )
}

/** Draws nothing: scrolls, when the question has been seen for a frame. */
function CurrentInView({ grid, shown }: { readonly grid: RefObject<HTMLDivElement | null> } & Pick<Props, 'shown'>) {
  const current = useCurrent()
  const isShown = useValue(shown) === 'shown'
  // biome-ignore lint/correctness/useExhaustiveDependencies: the current question stays in view.
  useEffect(() => {
    if (!isShown) return
    void afterFrame().then(() => grid.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' }))
  }, [current, isShown])
  return null
}

function Counts(filter: Omit<ComponentProps<typeof FilteringLegend>, 'counts'>) {
  return <FilteringLegend {...filter} counts={countItems(usePalette())} />
}

/** Which questions are hidden does not show; why they are does. */
function Filtered({ only, onShowAll }: { readonly only: PaletteState; readonly onShowAll: () => void }) {
  const texts = useTexts()
  const count = countItems(usePalette())[only]
  return (
    <div className="flex items-center gap-2 border-line border-b bg-accent-soft py-1 pr-1 pl-4">
      <p role="status" className="figures min-w-0 flex-1 text-sm">
        {texts.palette.filtered(texts.states[only], count)}
      </p>
      <Button variant="quiet" className="shrink-0 px-3! text-sm" onClick={onShowAll}>
        {texts.palette.showAll}
      </Button>
    </div>
  )
}

/** Two hundred buttons, each of which watches its own question: none is drawn again for the sake of another. */
const Sections = memo(function Sections({ onOpen }: Pick<Props, 'onOpen'>) {
  const word = useTestWord()
  const session = useSession()
  const reasonAgainst = useBlockedReason()
  const { sections, questions } = session.paper
  return sections.map((section, index) => {
    const reason = reasonAgainst(section.first_question)
    const numbers = questions.filter((question) => question.section === index)
    return (
      <section
        key={section.first_question}
        // What is out of sight is neither styled nor laid out.
        className="pb-4 [content-visibility:auto]"
        style={{ containIntrinsicHeight: `auto ${Math.ceil(numbers.length / 4) * 3.125 + 3}rem` }}
        aria-label={word(section.name)}
      >
        <h3 className="pb-2 font-semibold text-sm">
          {word(section.name)}
          {reason && <OpensIn section={index} />}
        </h3>
        <div className="grid grid-cols-4 justify-items-center gap-1.5">
          {numbers.map(({ question_number: number }) => (
            <PaletteButton key={number} number={number} reason={reason} onOpen={onOpen} />
          ))}
        </div>
      </section>
    )
  })
})

function OpensIn({ section }: { readonly section: number }) {
  const texts = useTexts()
  const { countdown, sections } = useSession()
  const left = useValue(countdown.sectionSecondsLeft) ?? 0
  const between = sections.opensAt(section) - (sections.closingOf(countdown.openSection.read()) ?? 0)
  return (
    <span className="figures block font-normal text-ink-soft">
      {texts.palette.opensIn(minutesText(left + between / 1000))}
    </span>
  )
}

export function CandidateName() {
  const texts = useTexts()
  const account = useAccount()
  const name = account.state === 'in' ? account.user.full_name || account.user.preferred_name : undefined
  if (!name) return null
  const initials = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase())
    .join('')
  return (
    <p className="flex min-w-0 items-center gap-3">
      <span
        aria-hidden="true"
        className="flex size-10 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent"
      >
        {initials}
      </span>
      <span className="min-w-0">
        <span className="block text-ink-soft text-xs">{texts.palette.candidate}</span>
        <span className="block truncate font-semibold">{name}</span>
      </span>
    </p>
  )
}
