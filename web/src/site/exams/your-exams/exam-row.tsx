import type { ChosenExam, ExamItem } from '@pariksha/contract/exams/exams'
import { type CalendarDay, comingDay, daysUntil } from '@pariksha/domain/timing/countdown'
import { Star } from 'lucide-react'
import { Link } from 'react-router'
import { practicePath } from '../../../shared/paths/practice-path.ts'
import { testsPath } from '../../../shared/paths/tests-path.ts'
import { dateLine } from '../date-line.ts'
import { useTexts } from '../texts.ts'
import { useDay } from '../use-day.ts'

type Props = {
  readonly exam: ExamItem
  readonly made: CalendarDay
  /** The last scores in a chosen exam; null if it is not chosen. */
  readonly scores: ChosenExam['last_scores'] | null
  readonly onToggle?: () => void
}

/** An exam in a list: what it is, when it comes, and the way to it. */
export function ExamRow({ exam, made, scores, onToggle }: Props) {
  const texts = useTexts()
  const { slug, name, full_name, pattern, series } = exam
  return (
    <article className="flex h-full flex-col gap-3 rounded-lg border border-line bg-surface p-5">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3 className="font-semibold text-lg">{name}</h3>
          <p className="text-ink-soft text-sm">{full_name}</p>
        </div>
        {onToggle && (
          <button
            type="button"
            aria-label={scores ? texts.yours.drop(name) : texts.yours.choose(name)}
            onClick={onToggle}
            className="flex size-11 shrink-0 items-center justify-center rounded-md text-accent hover:bg-accent-soft"
          >
            <Star aria-hidden="true" className={scores ? 'size-6 fill-current' : 'size-6'} />
          </button>
        )}
      </div>
      <ExamTime exam={exam} made={made} />
      {pattern !== null && <p className="text-sm">{pattern}</p>}
      {scores && series !== null && <Scores scores={scores} />}
      <p className="mt-auto flex flex-wrap gap-x-6 pt-1 font-semibold text-accent">
        {series !== null && (
          <Link to={testsPath(exam)} className="inline-flex min-h-11 items-center hover:underline">
            {texts.yours.tests}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
        {series !== null && (
          <Link to={practicePath(slug)} className="inline-flex min-h-11 items-center hover:underline">
            {texts.yours.practice}
            <span className="sr-only">: {name}</span>
          </Link>
        )}
        <Link to={`/exams/${slug}`} className="inline-flex min-h-11 items-center hover:underline">
          {texts.yours.information}
          <span className="sr-only">: {name}</span>
        </Link>
      </p>
    </article>
  )
}

function ExamTime({ exam: { date }, made }: Pick<Props, 'exam' | 'made'>) {
  const texts = useTexts()
  const day = useDay(made)
  if (!date) return <p className="text-ink-soft">{texts.exam.noDate}</p>
  const coming = comingDay(date, day)
  const days = daysUntil(coming, day)
  const left = days === 0 ? texts.countdown.today : `${days} ${texts.countdown.daysLeft(days)}`
  return (
    <p className="figures flex flex-wrap items-baseline gap-x-3">
      <span className="font-bold text-accent text-xl">{left}</span>
      <span className="text-ink-soft">{dateLine(texts, date, day)}</span>
    </p>
  )
}

function Scores({ scores }: { readonly scores: ChosenExam['last_scores'] }) {
  const texts = useTexts()
  if (scores.length === 0) return <p className="text-ink-soft text-sm">{texts.yours.noScores}</p>
  return (
    <div className="text-sm">
      <p className="font-semibold">{texts.yours.scores}</p>
      <ul className="figures">
        {scores.map(({ attempt_id, test_id, title, score, max_marks }) => (
          <li key={attempt_id} className="flex justify-between gap-3">
            <Link to={`/test/${test_id}/usertest/${attempt_id}`} className="text-accent hover:underline">
              {title}
            </Link>
            <span>{texts.yours.score(score, max_marks)}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
