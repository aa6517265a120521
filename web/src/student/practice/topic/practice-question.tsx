import type { PracticeQuestion as Asked, PracticeSolution } from '@pariksha/contract/practice/practice'
import type { Choice } from '@pariksha/domain/question'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useValue } from '../../../shared/lib/store/use-store.ts'
import { AnswerForm } from '../../../shared/questions/answering/answer-form.tsx'
import { language as languageStore } from '../../../shared/questions/preferences.ts'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import { RichText } from '../../../shared/questions/rich-text.tsx'
import { Solution } from '../../../shared/questions/solution/solution.tsx'
import { languagesOf, TextLanguage } from '../../../shared/questions/text-language.tsx'
import { Button } from '../../../shared/ui/button.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { useTexts } from '../texts.ts'
import { useLetterKeys } from './use-letter-keys.ts'

export type GivenAnswer = { readonly choice: Choice | null; readonly unsure: boolean; readonly seconds: number }

type Props = {
  readonly asked: Asked
  /** Behind its level: how far one is. */
  readonly progress?: string | undefined
  readonly isFirst: boolean
  readonly isBusy: boolean
  /** Why the answer has not arrived. */
  readonly failure?: string | undefined
  readonly onAnswer: (given: GivenAnswer) => void
  readonly submit: string
  /** Stands in place of the form once the question is answered. */
  readonly answered?: ReactNode | false
}

/** A question of practice on its own screen, with what becomes of its answer. */
export function PracticeQuestion({ asked, progress, isFirst, isBusy, failure, onAnswer, submit, answered }: Props) {
  const texts = useTexts().topic
  const language = useValue(languageStore)
  const [choice, setChoice] = useState<Choice | null>(null)
  const [unsure, setUnsure] = useState(false)
  // not by the wall clock: one that is set back would make the time negative
  const [since] = useState(() => performance.now())
  const heading = useRef<HTMLHeadingElement>(null)
  // the page before said where one is; each next question says it is there
  useEffect(() => {
    if (!isFirst) heading.current?.focus()
  }, [isFirst])
  const question = { ...asked, question_number: asked.id }
  const seconds = () => Math.min(86_400, Math.round((performance.now() - since) / 1000))
  const check = () => {
    if (choice !== null) onAnswer({ choice, unsure, seconds: seconds() })
  }
  const isOpen = !answered && !isBusy
  useLetterKeys({ question: asked, isOpen, onChoose: setChoice, onCheck: check })
  return (
    <article className="flex flex-col gap-5">
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
            {asked.topic_name ?? texts.question}
          </h1>
          <p className="figures text-ink-soft text-sm">
            {[asked.level && texts.levels[asked.level], progress].filter(Boolean).join(' · ')}
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
        {answered || (
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
              disabled={isBusy}
            />
            <Unsure checked={unsure} onChange={setUnsure} />
            {failure !== undefined && <ErrorNotice text={failure} />}
            <div className="flex flex-wrap gap-3">
              <Button type="submit" busy={isBusy} disabled={choice === null} className="max-sm:flex-1">
                {submit}
              </Button>
              <Button
                variant="secondary"
                disabled={isBusy}
                className="max-sm:flex-1"
                onClick={() => onAnswer({ choice: null, unsure: false, seconds: seconds() })}
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

/** The solution of a question that was answered. */
export function AskedSolution({ asked, solution }: { readonly asked: Asked; readonly solution: PracticeSolution }) {
  const language = useValue(languageStore)
  return (
    <Solution
      question={{ ...asked, question_number: asked.id }}
      language={language}
      correct={solution.correct_choice}
      alsoAccepted={solution.also_correct}
      given={solution.choice}
      explanation={solution.explanation}
    />
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
