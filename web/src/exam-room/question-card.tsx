import { memo, useEffect, useRef } from 'react'
import { useLostFocus } from '../ui/use-lost-focus.ts'
import { NumericAnswer } from './numeric-answer.tsx'
import { Options } from './options.tsx'
import { Picture } from './picture.tsx'
import { language as languageStore } from './preferences.ts'
import { QuestionHeader } from './question-header.tsx'
import { RichText } from './rich-text.tsx'
import { useSession, useValue } from './session-context.ts'
import { useTexts } from './texts.ts'

export const QuestionCard = memo(function QuestionCard({ number }: { readonly number: number }) {
  const texts = useTexts()
  const session = useSession()
  const language = useValue(languageStore)
  useValue(session.openSection)
  const notCounted = useValue(session.notCounted).has(number)
  const full = useValue(session.isFull)
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
  if (!question) return null
  const passage = session.paper.passages.find(({ id }) => id === question.passage)
  const locked = !session.canChange(number)
  return (
    <article
      ref={top}
      tabIndex={-1}
      onScroll={() => {
        scrolled.current = true
      }}
      className="min-h-0 flex-1 overflow-y-auto outline-none [contain:strict]"
      aria-labelledby="question-number"
    >
      <QuestionHeader question={question} />
      <div className={passage ? 'grid gap-x-8 md:grid-cols-2' : undefined}>
        {passage && (
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a long passage scrolls by keyboard too.
            tabIndex={0}
            aria-label={texts.questionCard.passage}
            className="border-line border-b px-4 py-4 max-md:max-h-[40dvh] max-md:overflow-y-auto md:border-r md:border-b-0 md:px-6"
          >
            <RichText text={passage.text} language={language} />
          </section>
        )}
        <div className="flex max-w-[72ch] flex-col gap-5 px-4 py-4 md:px-6">
          {locked && <Notice text={texts.questionCard.readOnly} />}
          {notCounted && <Notice text={full ? texts.messages.full : texts.questionCard.notCounted} />}
          <RichText text={question.question} language={language} />
          {question.question_image !== null && (
            <Picture key={number} source={question.question_image} description={texts.questionCard.picture(number)} />
          )}
          {question.kind === 'numeric' ? (
            <NumericAnswer key={number} number={number} disabled={locked} />
          ) : (
            <Options question={question} language={language} disabled={locked} />
          )}
        </div>
      </div>
    </article>
  )
})

function Notice({ text }: { readonly text: string }) {
  return <p className="rounded-md border border-warn/40 bg-warn-soft px-3 py-2 text-sm">{text}</p>
}
