import type { TodayQuestion } from '@pariksha/contract/practice/ten-a-day'
import { Clock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { AskedSolution } from '../topic/practice-question.tsx'
import { VerdictBanner } from '../topic/verdict-banner.tsx'
import { useTexts } from './today-texts.ts'

type Props = {
  readonly question: TodayQuestion
  readonly isStored: boolean
  readonly isLast: boolean
  readonly onNext: () => void
}

/** What became of an answer: its solution, or where it waits. */
export function Answered({ question, isStored, isLast, onNext }: Props) {
  const texts = useTexts()
  const { answer } = question
  const label = isLast ? texts.toResult : texts.next
  if (answer)
    return (
      <>
        <VerdictBanner verdict={answer.verdict} onNext={onNext} next={label} />
        <AskedSolution asked={question} solution={answer} />
      </>
    )
  return <Waits text={isStored ? texts.keptText : texts.notKept} isStored={isStored} label={label} onNext={onNext} />
}

type WaitsProps = Pick<Props, 'isStored' | 'onNext'> & { readonly text: string; readonly label: string }

function Waits({ text, isStored, label, onNext }: WaitsProps) {
  const texts = useTexts()
  const next = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    next.current?.focus()
  }, [])
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-md bg-accent-soft px-4 py-3">
      <div role="status" className="flex items-start gap-2">
        <Clock aria-hidden="true" className="mt-1 size-5 shrink-0 text-accent" />
        <p>
          {isStored && <span className="block font-semibold text-accent text-lg">{texts.kept}</span>}
          {text}
        </p>
      </div>
      <Button ref={next} onClick={onNext}>
        {label}
      </Button>
    </div>
  )
}
