import type { TodayQuestion, TodayState } from '@pariksha/contract/practice/ten-a-day'
import { Check, CircleHelp, Clock, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useValue } from '../../../shared/lib/store/use-store.ts'
import { practicePath } from '../../../shared/paths/practice-path.ts'
import { language as languageStore } from '../../../shared/questions/preferences.ts'
import { QuestionView } from '../../../shared/questions/question-view.tsx'
import { RichText } from '../../../shared/questions/rich-text.tsx'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { useTexts as usePracticeTexts } from '../texts.ts'
import { AskedSolution } from '../topic/practice-question.tsx'
import { StreakWeek } from './streak-week.tsx'
import { useTexts } from './today-texts.ts'

type Props = { readonly questions: readonly TodayQuestion[]; readonly streak: TodayState['streak'] }

/** What the ten say: how many were right, what was known and what comes back, and each one with its solution. */
export function TodayResult({ questions, streak }: Props) {
  const texts = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const known = questions.filter(isKnown)
  const comesBack = questions.filter((one) => one.answer !== null && !isKnown(one))
  const isMarked = questions.every(({ answer }) => answer !== null)
  const right = questions.filter(({ answer }) => answer?.verdict === 'right').length
  return (
    <div className="flex flex-col gap-6">
      <header>
        <h1 ref={heading} tabIndex={-1} className="font-bold text-2xl outline-none">
          {texts.finished}
        </h1>
        <p className="figures text-lg">{isMarked ? texts.result(right, questions.length) : texts.resultWaiting}</p>
      </header>
      <StreakWeek streak={streak} />
      <div className="grid gap-4 sm:grid-cols-2">
        <Topics title={texts.known} of={known} />
        <Topics title={texts.comesBack} text={texts.comesBackText} of={comesBack} />
      </div>
      <section aria-label={texts.review} className="flex flex-col gap-2">
        <h2 className="font-semibold text-xl">{texts.review}</h2>
        {questions.map((question, index) => (
          <Review key={question.id} number={index + 1} question={question} />
        ))}
      </section>
      <ButtonLink to={practicePath()} variant="secondary" className="self-start">
        {texts.more}
      </ButtonLink>
    </div>
  )
}

/** As the notebook of mistakes has it: what was unsure comes back, too. */
const isKnown = ({ answer }: TodayQuestion): boolean => answer?.verdict === 'right' && !answer.unsure

function Topics(props: { readonly title: string; readonly text?: string; readonly of: readonly TodayQuestion[] }) {
  const { title, text, of: questions } = props
  const names = [...new Set(questions.flatMap(({ topic_name }) => topic_name ?? []))]
  if (names.length === 0) return null
  return (
    <section aria-label={title} className="rounded-lg border border-line bg-surface p-4">
      <h2 className="font-semibold">{title}</h2>
      <ul className="mt-1 list-disc pl-5">
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {text && <p className="mt-2 text-ink-soft text-sm">{text}</p>}
    </section>
  )
}

const LOOKS = {
  right: { Icon: Check, colour: 'text-good' },
  wrong: { Icon: X, colour: 'text-bad' },
  blank: { Icon: CircleHelp, colour: 'text-accent' },
  pending: { Icon: Clock, colour: 'text-ink-soft' },
} as const

function Review({ number, question }: { readonly number: number; readonly question: TodayQuestion }) {
  const texts = useTexts()
  const { topic } = usePracticeTexts()
  const language = useValue(languageStore)
  const { answer } = question
  const { Icon, colour } = LOOKS[answer?.verdict ?? 'pending']
  return (
    <details className="rounded-md border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer items-center gap-3 px-4 py-2">
        <Icon aria-hidden="true" className={`size-5 shrink-0 ${colour}`} />
        <span className="min-w-0 flex-1">{texts.open(number, question.topic_name ?? topic.question)}</span>
        <span className="text-ink-soft text-sm">{answer ? topic.verdicts[answer.verdict] : texts.pending}</span>
      </summary>
      <div className="flex flex-col gap-4 border-line border-t p-4">
        {question.passage && <RichText text={question.passage} language={language} />}
        <QuestionView question={{ ...question, question_number: question.id }} language={language}>
          {answer && <AskedSolution asked={question} solution={answer} />}
        </QuestionView>
      </div>
    </details>
  )
}
