import type { ExamDate } from '@pariksha/contract/exams/exams'
import { type CalendarDay, comingDay, daysUntil } from '@pariksha/domain/timing/countdown'
import { classNames } from '../../shared/ui/class-names.ts'
import { useTexts } from './texts.ts'
import { useDay } from './use-day.ts'

type Props = {
  readonly name: string
  readonly date: ExamDate
  /** The day the document was made. */
  readonly made: CalendarDay
  readonly className?: string
}

/** Whole days to an examination: as rendered, with a document for each day, then as the browser counts them. */
export function CountdownCard({ name, date, made, className }: Props) {
  const texts = useTexts()
  const day = useDay(made)
  const coming = comingDay(date, day)
  const days = daysUntil(coming, day)
  const tentative = date.tentative || coming.year !== date.year
  return (
    <aside
      aria-label={texts.countdown.label(name)}
      className={classNames(
        'flex flex-wrap items-baseline justify-between gap-x-4 rounded-lg bg-plate px-4 py-3 text-on-plate',
        'md:min-w-64 md:flex-col md:items-center md:justify-center md:gap-1 md:p-6 md:text-center',
        className,
      )}
    >
      <p className="font-semibold">{texts.countdown.exam(name, coming.year)}</p>
      {/* As high as the number: nothing below moves when the day has come. */}
      <div className="flex min-h-10 flex-col justify-center md:min-h-24">
        {days === 0 ? (
          <p className="font-semibold text-2xl">{texts.countdown.today}</p>
        ) : (
          <p>
            <span className="figures font-bold text-3xl md:block md:text-6xl md:leading-none">{days}</span>{' '}
            <span className="md:text-lg">{texts.countdown.daysLeft(days)}</span>
          </p>
        )}
      </div>
      <p className="text-sm max-md:w-full">{texts.countdown.date(date.stage, date.label, tentative)}</p>
      {date.held !== null && <p className="text-sm max-md:w-full">{texts.countdown.held(date.held)}</p>}
    </aside>
  )
}

/** The year an examination comes in next, for headlines. */
export function useExamYear(date: ExamDate | null, made: CalendarDay): number {
  const day = useDay(made)
  return date ? comingDay(date, day).year : day.year
}
