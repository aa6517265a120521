import { memo, useEffect, useRef } from 'react'
import type { Store } from '../../shared/lib/store/store.ts'
import { useValue } from '../../shared/lib/store/use-store.ts'
import { language as languageStore, type Shown } from '../../shared/questions/preferences.ts'
import { RichText } from '../../shared/questions/rich-text.tsx'
import { classNames } from '../../shared/ui/class-names.ts'
import { useLostFocus } from '../../shared/ui/use-lost-focus.ts'
import { useSession } from '../session-context.ts'
import { useTexts } from '../texts.ts'
import { useHidingBars } from './hiding-bars.tsx'
import { isLong, PassageSwitch, useReading } from './passage-switch.tsx'
import { QuestionHeader } from './question-header.tsx'
import { SessionQuestion } from './session-question.tsx'

type Props = {
  readonly number: number
  /** On a phone passage and question take turns. */
  readonly compact: boolean
  /** On a phone in landscape there is no height for a row of buttons that move between questions. */
  readonly sideways: boolean
  /** The bars over the upper edge, which hide while the student scrolls down. */
  readonly bars: Store<Shown>
}

export const QuestionCard = memo(function QuestionCard({ number, compact, sideways, bars }: Props) {
  const texts = useTexts()
  const session = useSession()
  const language = useValue(languageStore)
  useValue(session.countdown.openSection)
  const notCounted = useValue(session.answerState.notCounted).has(number)
  const full = useValue(session.answerState.isFull)
  const top = useRef<HTMLElement>(null)
  useLostFocus(top)
  // Asking where it is scrolled to would make the browser lay out the page an extra time at every question.
  const scrolled = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every question begins at its beginning.
  useEffect(() => {
    if (scrolled.current) top.current?.scrollTo(0, 0)
    scrolled.current = false
  }, [number])

  const question = session.paper.questions[number - 1]
  const passage = session.paper.passages.find(({ id }) => id === question?.passage)
  const takeTurns = compact && passage !== undefined && isLong(passage.text)
  const { reading, read } = useReading(number, takeTurns ? passage.id : undefined)
  const noteScroll = useHidingBars(bars)
  if (!question) return null
  const locked = !session.canChange(number)
  const turn = (toPassage: boolean) => {
    read(toPassage)
    top.current?.scrollTo(0, 0)
  }
  const change = takeTurns && <PassageSwitch text={passage.text} reading={reading} onRead={turn} />
  return (
    <article
      ref={top}
      tabIndex={-1}
      onScroll={({ currentTarget }) => {
        scrolled.current = true
        noteScroll(currentTarget.scrollTop)
      }}
      className="min-h-0 flex-1 overflow-y-auto outline-none [contain:strict]"
      aria-labelledby="question-number"
    >
      <div className="flex min-h-full flex-col">
        <QuestionHeader question={question}>{sideways && change}</QuestionHeader>
        <div className={passage && !compact ? 'grid grid-cols-2 gap-x-8' : undefined}>
          {passage && (reading || !takeTurns) && (
            <section aria-label={texts.questionCard.passage} className="border-line p-4 md:border-r md:px-6">
              <RichText text={passage.text} language={language} />
            </section>
          )}
          <div
            // Hidden and not gone: what is half typed stays.
            className={classNames('flex max-w-[72ch] flex-col gap-5 p-4 md:px-6', reading && 'hidden')}
          >
            {locked && <Notice text={texts.questionCard.readOnly} />}
            {notCounted && <Notice text={full ? texts.messages.full : texts.questionCard.notCounted} />}
            <SessionQuestion question={question} language={language} disabled={locked} />
          </div>
        </div>
        {change && !sideways && <div className="sticky bottom-0 mt-auto border-line border-t bg-surface">{change}</div>}
      </div>
    </article>
  )
})

function Notice({ text }: { readonly text: string }) {
  return <p className="rounded-md border border-warn/40 bg-warn-soft px-3 py-2 text-sm">{text}</p>
}
