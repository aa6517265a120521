import type { TodayQuestion } from '@pariksha/contract/practice/ten-a-day'
import { classNames } from '../../../shared/ui/class-names.ts'
import type { StoredAnswer } from '../device/daily-storage.ts'

type Props = {
  readonly questions: readonly TodayQuestion[]
  readonly waiting: readonly StoredAnswer[]
  readonly current: number | undefined
}

const VERDICTS = { right: 'bg-good', wrong: 'bg-bad', blank: 'bg-ink-faint' } as const

/** A progress bar with a segment for each question. Hidden from screen readers, which read "Question 3 of 10". */
export function DailyProgress({ questions, waiting, current }: Props) {
  const look = ({ id, answer }: TodayQuestion) => {
    if (answer) return VERDICTS[answer.verdict]
    return waiting.some(({ question_id }) => question_id === id) ? 'bg-accent' : 'bg-line'
  }
  return (
    <div aria-hidden="true" className="flex gap-1">
      {questions.map((question) => (
        <span
          key={question.id}
          className={classNames(
            'h-2 flex-1 rounded-full',
            look(question),
            question.id === current && 'outline-2 outline-accent outline-offset-2',
          )}
        />
      ))}
    </div>
  )
}
