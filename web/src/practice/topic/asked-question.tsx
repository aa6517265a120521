import type { PracticeQuestion } from '@pariksha/contract/study/practice'
import type { Choice } from '@pariksha/domain/question'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { NetworkError } from '../../lib/api/api-errors.ts'
import { useExpiredSession } from '../../lib/session/use-expired-session.ts'
import { useValue } from '../../lib/use-store.ts'
import { AnswerForm } from '../../questions/answering/answer-form.tsx'
import { language as languageStore } from '../../questions/preferences.ts'
import { QuestionView } from '../../questions/question-view.tsx'
import { RichText } from '../../questions/rich-text.tsx'
import { Solution } from '../../questions/solution/solution.tsx'
import { languagesOf, TextLanguage } from '../../questions/text-language.tsx'
import { Button } from '../../ui/button.tsx'
import { ErrorNotice } from '../../ui/status/error-notice.tsx'
import { useTexts } from '../texts.ts'
import { useLetterKeys } from './use-letter-keys.ts'
import { VerdictBanner } from './verdict-banner.tsx'

type Props = {
  readonly asked: PracticeQuestion
  /** Of this visit, before this question. */
  readonly score: { readonly right: number; readonly all: number }
  readonly isFirst: boolean
  readonly onAnswered: (isRight: boolean) => void
  readonly onNext: () => void
}

export function AskedQuestion({ asked, score, isFirst, onAnswered, onNext }: Props) {
  const texts = useTexts().topic
  const language = useValue(languageStore)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [unsure, setUnsure] = useState(false)
  const [since] = useState(() => Date.now())
  const heading = useRef<HTMLHeadingElement>(null)
  const { all, right } = score
  // the page before said where one is; each next question says it is there
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])
  const answer = useMutation({
    mutationFn: (given: { choice: Choice | null; unsure: boolean }) =>
      call('POST /practice/questions/:questionId/answer/', {
        params: { questionId: asked.id },
        body: { ...given, seconds: Math.min(86_400, Math.round((Date.now() - since) / 1000)) },
      }),
    onSuccess: ({ verdict }) => onAnswered(verdict === 'right'),
  })
  const solution = answer.data
  const question = { ...asked, question_number: asked.id }
  useExpiredSession(answer.error)
  const check = () => {
    if (choice !== null) answer.mutate({ choice, unsure })
  }
  const isOpen = solution === undefined && !answer.isPending
  useLetterKeys({ question: asked, isOpen, onChoose: setChoice, onCheck: check })
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
            {asked.topic_name ?? texts.question}
          </h1>
          <p className="figures text-ink-soft text-sm">
            {[...(asked.level ? [texts.levels[asked.level]] : []), ...(all > 0 ? [texts.score(right, all)] : [])].join(
              ' · ',
            )}
          </p>
        </div>
        <TextLanguage label={texts.language} offered={languagesOf([asked.question])} />
      </header>
      {asked.passage && (
        <section aria-label={texts.passage} className="rounded-md bg-sunken p-4">
          <RichText text={asked.passage} language={language} />
        </section>
      )}
      <QuestionView question={question} language={language}>
        {solution ? (
          <>
            <VerdictBanner verdict={solution.verdict} onNext={onNext} />
            <Solution
              question={question}
              language={language}
              correct={solution.correct_choice}
              also={solution.also_correct}
              own={solution.choice}
              explanation={solution.explanation}
            />
          </>
        ) : (
          <form
            className="flex flex-col gap-5"
            onSubmit={(event) => {
              event.preventDefault()
              check()
            }}
          >
            <AnswerForm
              question={question}
              language={language}
              kind={asked.kind}
              choice={choice}
              onAnswer={setChoice}
              disabled={answer.isPending}
            />
            <Unsure checked={unsure} onChange={setUnsure} />
            {answer.error && (
              <ErrorNotice
                text={answer.error instanceof NetworkError ? `${texts.offline} ${texts.notSent}` : texts.notSent}
              />
            )}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={answer.isPending} disabled={choice === null} className="max-sm:flex-1">
                {texts.check}
              </Button>
              <Button
                look="secondary"
                disabled={answer.isPending}
                className="max-sm:flex-1"
                onClick={() => answer.mutate({ choice: null, unsure: false })}
              >
                {texts.unknown}
              </Button>
            </div>
            <p className="text-ink-faint text-sm max-md:hidden">{texts.keys}</p>
          </form>
        )}
      </QuestionView>
    </article>
  )
}

function Unsure({ checked, onChange }: { readonly checked: boolean; readonly onChange: (checked: boolean) => void }) {
  const texts = useTexts().topic
  const id = useId()
  return (
    <label className="flex min-h-11 items-start gap-3">
      <input
        type="checkbox"
        className="mt-1 size-5 shrink-0 accent-(--accent)"
        aria-describedby={id}
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        {texts.unsure}
        <span id={id} className="block text-ink-soft text-sm">
          {texts.unsureText}
        </span>
      </span>
    </label>
  )
}
