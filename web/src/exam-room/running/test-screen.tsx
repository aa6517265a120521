import { type ComponentProps, startTransition, useCallback, useEffect, useMemo, useState } from 'react'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { detailOf } from '../../shared/lib/api/api-errors.ts'
import { useOnDemand } from '../../shared/lib/hydration/use-on-demand.ts'
import { makeStore } from '../../shared/lib/store/store.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { COMPACT, useMedia, WITH_ASIDE } from '../../shared/lib/use-media.ts'
import { paletteShown, type Shown, textSize } from '../../shared/questions/preferences.ts'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { ActionBar } from '../controls/action-bar.tsx'
import { clearWithUndo } from '../controls/clear-with-undo.ts'
import { useShortcuts } from '../controls/use-shortcuts.ts'
import { SubmitDialog } from '../dialogs/submit-dialog.tsx'
import type { ExamSession, Message } from '../engine/session/exam-session.ts'
import { SectionTabs } from '../header/section-tabs.tsx'
import { TestHeader } from '../header/test-header.tsx'
import { Palette } from '../palette/palette.tsx'
import { PaletteDrawer } from '../palette/palette-drawer.tsx'
import { QuestionStrip } from '../palette/question-strip.tsx'
import type { Panel } from '../panels.ts'
import { AfterTheQuestion } from '../question/after-the-question.tsx'
import { HidingBars } from '../question/hiding-bars.tsx'
import { QuestionCard } from '../question/question-card.tsx'
import { useCurrent, useDerived, useSession } from '../session-context.ts'
import { type Texts, useTexts } from '../texts.ts'
import { loadPanels } from './on-demand.ts'

/** The test itself. The server's word or the student's is needed for nothing here: every act is answered from memory. */
export function TestScreen({ submitting }: { readonly submitting: boolean }) {
  const texts = useTexts()
  const session = useSession()
  const wide = useMedia(WITH_ASIDE)
  const compact = useMedia(COMPACT)
  const sidebar = useValue(paletteShown) === 'shown'
  const size = useValue(textSize)
  // A store, so that choosing a question in the drawer renders only the drawer and the question.
  const [drawer] = useState(() => makeStore<Shown>('hidden'))
  const [bars] = useState(() => makeStore<Shown>('shown'))
  const [panel, setPanel] = useState<Panel | null>(null)
  const [asking, setAsking] = useState(false)

  // dialogs are opened in pieces: the press is answered before a slow phone has all of it
  const showPanel = useCallback((next: Panel) => startTransition(() => setPanel(next)), [])

  const palette = wide ? paletteShown : drawer
  const togglePalette = useCallback(() => palette.set(palette.read() === 'shown' ? 'hidden' : 'shown'), [palette])
  const panels = useMemo(
    () => ({
      togglePalette,
      showHelp: () => showPanel('help'),
      clear: () => clearWithUndo(texts, session, session.answers.read().current),
    }),
    [togglePalette, showPanel, texts, session],
  )
  useShortcuts(session, panels)
  useMessages(session)

  const open = useCallback((number: number) => session.goTo(number), [session])
  const openFromDrawer = useCallback(
    (number: number) => {
      session.goTo(number)
      drawer.set('hidden')
    },
    [session, drawer],
  )
  const panelsFailed = useCallback(() => {
    setPanel(null)
    showToast({ tone: 'bad', text: texts.panels.failed })
  }, [texts])
  const Panels = useOnDemand(loadPanels, panel === null ? 'soon' : 'now', panelsFailed)
  const ask = () => {
    drawer.set('hidden')
    startTransition(() => setAsking(true))
  }
  const confirm = async () => {
    setAsking(false)
    try {
      await session.submit('student')
    } catch (error) {
      showToast({ tone: 'bad', text: detailOf(error, texts.submit.failed) })
    }
  }

  const aside = wide && sidebar
  const sideways = compact && wide
  const strip = (
    <AfterTheQuestion>
      <QuestionStrip onOpen={open} />
    </AfterTheQuestion>
  )
  // One section needs no tabs, and the palette beside the question no strip.
  const tabsGiveWay = compact && !sideways && session.paper.sections.length > 1
  const stripGivesWay = compact && !aside

  return (
    <div className="exam-room flex h-dvh flex-col bg-page" data-text-size={size}>
      <TestHeader
        onOpen={open}
        palette={palette}
        onTogglePalette={togglePalette}
        onPanel={showPanel}
        compact={compact}
        sideways={sideways}
      />
      <div className="flex min-h-0 flex-1">
        <main className="relative flex min-h-0 min-w-0 flex-1 flex-col">
          {compact ? (
            <HidingBars shown={bars} rows={Number(tabsGiveWay) + Number(stripGivesWay)}>
              {tabsGiveWay && (
                <div className="h-12 border-line border-b bg-surface">
                  <SectionTabs onOpen={open} />
                </div>
              )}
              {stripGivesWay && strip}
            </HidingBars>
          ) : (
            strip
          )}
          <CurrentQuestion compact={compact} sideways={sideways} bars={bars} />
          <ActionBar
            compact={compact}
            onPanel={showPanel}
            submit={(compact || !aside) && <SubmitButton submitting={submitting} onAsk={ask} className="" />}
          />
        </main>
        {aside && (
          <aside
            aria-label={texts.palette.label}
            className="w-60 shrink-0 border-line border-l bg-surface [contain:strict] lg:w-72"
          >
            <Palette onOpen={open} shown={paletteShown} brief={compact} submitFirst>
              {!compact && <SubmitButton submitting={submitting} onAsk={ask} className="w-full" />}
            </Palette>
          </aside>
        )}
      </div>
      {!wide && (
        <PaletteDrawer shown={drawer}>
          <Palette onOpen={openFromDrawer} shown={drawer}>
            <div className="flex gap-2">
              <Button variant="secondary" className="flex-1" onClick={togglePalette}>
                {texts.close}
              </Button>
              <SubmitButton submitting={submitting} onAsk={ask} className="flex-1" />
            </div>
          </Palette>
        </PaletteDrawer>
      )}
      <SubmitDialog open={asking} onClose={() => setAsking(false)} onConfirm={() => void confirm()} />
      {Panels && <Panels open={panel} onClose={() => setPanel(null)} />}
    </div>
  )
}

function CurrentQuestion(props: Omit<ComponentProps<typeof QuestionCard>, 'number'>) {
  return <QuestionCard number={useCurrent()} {...props} />
}

type SubmitProps = { readonly submitting: boolean; readonly onAsk: () => void; readonly className: string }

/** On the last question it is what comes next. */
function SubmitButton({ submitting, onAsk, className }: SubmitProps) {
  const texts = useTexts()
  const session = useSession()
  const isLast = useDerived(({ current }) => current === session.lastQuestion)
  return (
    <Button variant={isLast ? 'primary' : 'secondary'} busy={submitting} className={className} onClick={onAsk}>
      {submitting ? texts.actions.submitting : texts.actions.submit}
    </Button>
  )
}

function useMessages(session: ExamSession) {
  const texts = useTexts()
  const word = useTestWord()
  useEffect(() => {
    session.onMessage = (message) => showToast({ tone: 'plain', text: textOf(texts, word, session, message) })
    return () => {
      session.onMessage = () => undefined
    }
  }, [session, texts, word])
}

function textOf(texts: Texts, word: (name: string) => string, session: ExamSession, message: Message): string {
  switch (message.kind) {
    case 'section-opened':
      return texts.messages.sectionOpened(word(session.paper.sections[message.section]?.name ?? ''))
    case 'not-counted':
      return texts.messages.notCounted(message.questions)
    case 'full':
      return texts.messages.full
  }
}
