import type { TestDetails } from '@pariksha/contract/exams/tests'
import { type ReactNode, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { asLanguage } from '../../shared/languages/language.ts'
import { useTestWord } from '../../shared/languages/test-words.ts'
import { lazyPart, PartOnDemand } from '../../shared/lib/hydration/part-on-demand.tsx'
import { useSession } from '../../shared/lib/session/session.ts'
import { chosenLanguage, type Language, language as languageStore } from '../../shared/questions/preferences.ts'
import { Button } from '../../shared/ui/button.tsx'
import { type Texts, useTexts } from '../texts.ts'
import { AccountNeeded } from './account-needed.tsx'
import { GeneralInstructions } from './general-instructions.tsx'
import { firstPage } from './instructions-page.ts'
import { type Declared, PaperInstructions } from './paper-instructions.tsx'
import { StartProblemNotice } from './start-problem-notice.tsx'
import { TestFacts } from './test-facts.tsx'
import { useStart } from './use-start.ts'

const KeyChanges = lazyPart(async () => (await import('./key-changes.tsx')).KeyChanges)
const OpeningPanel = lazyPart(async () => (await import('../opening/opening-panel.tsx')).OpeningPanel)
const ShiftNotice = lazyPart(async () => (await import('../../student/mocks/shift-notice.tsx')).ShiftNotice)

/** Two pages of instructions, as before the real examination; the second one begins the test. */
export function BeforeTheTest({ test, readAt }: { readonly test: TestDetails; readonly readAt: number }) {
  const texts = useTexts()
  const word = useTestWord()
  const { start, starting, problem, check } = useStart(test.id)
  const session = useSession()
  const { hash } = useLocation()
  const isAnnounced = test.state === 'announced'
  const [page, setPage] = useState(() => firstPage(hash))
  // stays so when the test has opened meanwhile
  const [opensLater] = useState(test.opens_at !== null)
  const languages = test.languages.map(asLanguage).filter((code) => code !== undefined)
  const [declared, setDeclared] = useState<Declared>(() => ({ language: chosenLanguage(languages), agreed: false }))
  const title = useRef<HTMLHeadingElement>(null)
  const fields = useRef<HTMLElement>(null)
  const turn = (to: typeof page) => {
    setPage(to)
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }
  const missing = reasonAgainst(texts, languages, declared)
  /** Whether it was said what is missing: it was pressed too early. */
  const [warned, setWarned] = useState(false)
  const begin = () => {
    if (missing !== undefined) {
      setWarned(true)
      return bringIntoView(fields.current?.querySelector<HTMLElement>(missing.field))
    }
    if (declared.language) languageStore.set(declared.language)
    if (opensLater) return turn('waiting')
    void start()
  }
  return (
    <>
      <header className="flex flex-col gap-2">
        {page !== 'waiting' && (
          <p className="font-semibold text-accent">
            {page === 'general' ? texts.instructions.heading : texts.instructions.otherHeading}
          </p>
        )}
        <h1 ref={title} tabIndex={-1} className="font-semibold text-3xl outline-none">
          {word(test.title)}
        </h1>
      </header>
      {opensLater && session.state === 'in' && (
        <PartOnDemand>
          <OpeningPanel test={test} isReady={page === 'waiting'} start={start} />
        </PartOnDemand>
      )}
      {page === 'general' && (
        <>
          {(test.common_start || test.live_mock || test.practised || test.ended || test.rank_list) && (
            <PartOnDemand>
              <ShiftNotice test={test} readAt={readAt} />
            </PartOnDemand>
          )}
          <TestFacts test={test} />
          {test.key_changes.length > 0 && (
            <PartOnDemand>
              <KeyChanges changes={test.key_changes} />
            </PartOnDemand>
          )}
          <GeneralInstructions />
        </>
      )}
      {page === 'paper' && (
        <PaperInstructions ref={fields} test={test} languages={languages} declared={declared} onDeclare={setDeclared} />
      )}
      <Bar
        note={
          isAnnounced ? (
            texts.instructions.notPublished
          ) : session.state === 'out' ? (
            <AccountNeeded />
          ) : test.ended ? null : (
            <p className="text-ink-soft text-sm">
              {texts.instructions[test.common_start ? 'clockRuns' : page === 'paper' ? 'clockStarts' : 'noClockYet']}
            </p>
          )
        }
        problem={
          problem ? (
            <StartProblemNotice problem={problem} testId={test.id} />
          ) : (
            page === 'paper' &&
            warned &&
            missing && (
              <p role="alert" className="font-semibold text-bad text-sm">
                {missing.text}
              </p>
            )
          )
        }
      >
        {isAnnounced ? null : page === 'general' ? (
          <Button
            variant={session.state === 'out' ? 'secondary' : 'primary'}
            className="min-h-12 flex-1 md:min-w-48"
            onClick={() => check(test) && turn('paper')}
          >
            {texts.instructions.next}
          </Button>
        ) : (
          <>
            <Button
              variant="secondary"
              className="min-h-12 max-md:px-3!"
              disabled={starting}
              onClick={() => turn(page === 'paper' ? 'general' : 'paper')}
            >
              {texts.instructions.previous}
            </Button>
            {page === 'paper' && (
              <Button
                busy={starting}
                className="min-h-12 flex-1 md:min-w-48"
                aria-disabled={missing !== undefined || undefined}
                onClick={begin}
              >
                {starting ? texts.instructions.loadingTest : texts.instructions.ready}
              </Button>
            )}
          </>
        )}
      </Bar>
    </>
  )
}

/** Why the test cannot begin yet, and the field that waits. */
function reasonAgainst(texts: Texts, languages: readonly Language[], { language, agreed }: Declared) {
  if (languages.length > 1 && language === null) return { text: texts.instructions.languageMissing, field: 'select' }
  return agreed ? undefined : { text: texts.instructions.declarationMissing, field: 'input' }
}

/** On a phone the fields are far below the button. */
function bringIntoView(field: HTMLElement | null | undefined) {
  field?.focus({ preventScroll: true })
  field?.scrollIntoView({ block: 'center' })
}

type BarProps = { readonly note: ReactNode; readonly problem: ReactNode; readonly children: ReactNode }

function Bar({ note, problem, children }: BarProps) {
  return (
    <div className="fixed inset-x-0 bottom-0 z-10 border-line border-t bg-surface">
      <div className="page-width flex flex-col gap-2 py-3 md:flex-row md:items-center md:justify-end md:gap-4">
        {problem || note}
        <div className="flex gap-3">{children}</div>
      </div>
    </div>
  )
}
