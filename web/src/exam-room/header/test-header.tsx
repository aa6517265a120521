import { CircleHelp, FileText, Info, LayoutGrid } from 'lucide-react'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { minutesText } from '../../shared/lib/format/durations.ts'
import type { Store } from '../../shared/lib/store/store.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import type { Shown } from '../../shared/questions/preferences.ts'
import { classNames } from '../../shared/ui/class-names.ts'
import { CandidateName } from '../palette/palette.tsx'
import { type Panel, usePanelNames } from '../panels.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { PauseButton } from './pause-button.tsx'
import { SectionTabs } from './section-tabs.tsx'
import { SyncStatusChip } from './sync-status-chip.tsx'
import { Timer } from './timer.tsx'
import { useSectionClock } from './use-section-clock.ts'

type Props = {
  readonly onOpen: (number: number) => void
  readonly palette: Store<Shown>
  readonly onTogglePalette: () => void
  readonly onPanel: (panel: Panel) => void
  /** One row; the sections stand elsewhere, or in place of the title on a phone on its side. */
  readonly compact: boolean
  readonly sideways: boolean
}

const READ = [
  { panel: 'paper', Icon: FileText },
  { panel: 'instructions', Icon: Info },
] as const

export function TestHeader({ onOpen, palette, onTogglePalette, onPanel, compact, sideways }: Props) {
  const texts = useTexts()
  const names = usePanelNames()
  const session = useSession()
  if (compact) {
    const tabs = sideways && session.paper.sections.length > 1
    return (
      <header className="relative z-20 flex min-h-13 items-center gap-1 border-line border-b bg-surface pr-1 pl-3">
        <TitleOrEnding hidesTitle={tabs} />
        {tabs && <SectionTabs onOpen={onOpen} />}
        <Timer />
        {session.attempt.mode === 'practice' && <PauseButton />}
        <PaletteToggle palette={palette} onToggle={onTogglePalette} compact />
      </header>
    )
  }
  return (
    <header className="border-line border-b bg-surface">
      <div className="flex items-center gap-1 py-1.5 pr-1 pl-4 md:gap-3 md:px-6">
        <TitleOrEnding hidesTitle={false} />
        <div className="max-w-52 max-lg:hidden">
          <CandidateName />
        </div>
        <div className="flex items-center md:gap-1">
          {READ.map(({ panel, Icon }) => (
            <button
              key={panel}
              type="button"
              className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 font-semibold text-sm hover:bg-sunken"
              onClick={() => onPanel(panel)}
            >
              <Icon aria-hidden="true" className="size-5" />
              <span className="max-lg:sr-only">{names[panel]}</span>
            </button>
          ))}
        </div>
        <Timer />
        {session.attempt.mode === 'practice' && <PauseButton />}
        <button
          type="button"
          aria-label={texts.header.help}
          className="flex size-11 items-center justify-center rounded-sm hover:bg-sunken"
          onClick={() => onPanel('help')}
        >
          <CircleHelp aria-hidden="true" className="size-5" />
        </button>
      </div>
      <div className="flex items-center border-line border-t md:px-3">
        <SectionTabs onOpen={onOpen} />
        <PaletteToggle palette={palette} onToggle={onTogglePalette} compact={false} />
      </div>
    </header>
  )
}

/** A narrow screen has no place for both: in the last minute of a section what comes next stands where the title was. */
function TitleOrEnding({ hidesTitle }: { readonly hidesTitle: boolean }) {
  const texts = useTexts()
  const { attempt } = useSession()
  const title = useTestWord()(attempt.title)
  const section = useSectionClock()
  const ending = section?.isEnding ? texts.header.next(section.next, minutesText(section.left)) : null
  return (
    <>
      <div className={hidesTitle ? 'max-w-40 shrink-0' : 'min-w-0 flex-1'}>
        <h1
          className={classNames(
            'truncate font-semibold leading-[1.5]',
            hidesTitle ? 'sr-only' : ending && 'max-md:sr-only',
          )}
        >
          {title}
        </h1>
        {ending && (
          <p className="figures line-clamp-2 pb-px font-semibold text-warn text-xs leading-[1.35] md:hidden">
            {ending}
          </p>
        )}
        <SyncStatusChip />
      </div>
      {ending && (
        <p className="figures rounded-sm bg-warn-soft px-3 py-2 font-semibold text-warn text-sm max-md:hidden">
          {ending}
        </p>
      )}
    </>
  )
}

type ToggleProps = { readonly palette: Store<Shown>; readonly onToggle: () => void; readonly compact: boolean }

function PaletteToggle({ palette, onToggle, compact }: ToggleProps) {
  const texts = useTexts()
  const shown = useValue(palette) === 'shown'
  return (
    <button
      type="button"
      aria-expanded={shown}
      aria-label={shown ? texts.header.hidePalette : texts.header.showPalette}
      className="flex min-h-11 shrink-0 items-center gap-2 border-line border-l px-3 font-semibold text-sm hover:bg-sunken"
      onClick={onToggle}
    >
      <LayoutGrid aria-hidden="true" className="size-5" />
      {!compact && <span>{texts.header.palette}</span>}
    </button>
  )
}
