import type { ExamDate } from '@pariksha/contract/exams'
import { type CalendarDay, comingDay, daysUntil } from '@pariksha/domain/countdown'
import { texts } from './texts.ts'
import { useDay } from './use-day.ts'

type Props = {
  readonly name: string
  readonly date: ExamDate
  /** The day the document was made. */
  readonly made: CalendarDay
}

/** Whole days to an examination: those of the document, which is made anew every day; then as the browser counts them. */
export function CountdownCard({ name, date, made }: Props) {
  const day = useDay(made)
  const coming = comingDay(date, day)
  const days = daysUntil(coming, day)
  const tentative = date.tentative || coming.year !== date.year
  return (
    <aside
      aria-label={texts.countdown.label(name)}
      className="flex flex-col items-center justify-center gap-1 rounded-lg bg-plate p-6 text-center text-on-plate md:min-w-64"
    >
      <p className="font-semibold">{texts.countdown.exam(name, coming.year)}</p>
      {/* As high as the number: nothing below moves when the day has come. */}
      <div className="flex min-h-24 flex-col justify-center">
        {days === 0 ? (
          <p className="font-semibold text-2xl">{texts.countdown.today}</p>
        ) : (
          <p>
            <span className="figures block font-bold text-6xl leading-none">{days}</span>
            <span className="text-lg">{texts.countdown.daysLeft(days)}</span>
          </p>
        )}
      </div>
      <p className="text-sm">{texts.countdown.date(date.stage, date.label, tentative)}</p>
      {date.held !== null && <p className="text-sm">{texts.countdown.held(date.held)}</p>}
    </aside>
  )
}

/** The year an examination comes in next, for headlines. */
export function useExamYear(date: ExamDate | null, made: CalendarDay): number {
  const day = useDay(made)
  return date ? comingDay(date, day).year : day.year
}
