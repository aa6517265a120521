import type { ExamDate } from '@pariksha/contract/exams/exams'
import { calendarDate, comingDay, dayInIndia, daysUntil } from '@pariksha/domain/timing/countdown'
import { useLanguage } from '../../shared/languages/language-provider.tsx'
import { dayText } from '../../shared/lib/format/dates.ts'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { useTexts } from '../attempts/texts.ts'
import { useExams } from '../attempts/use-next-test.ts'
import { useChosenExams } from '../chosen-exams/use-chosen-exams.ts'
import { HomeCard } from './home-card.tsx'

/** Days to the next of the exams that the student chose. */
export function NextExamCard() {
  const texts = useTexts().home
  const { language } = useLanguage()
  const { state, chosen } = useChosenExams()
  const exams = useExams()
  if (state === 'loading' || exams.isPending) return <HomeCard title={texts.exam}>{undefined}</HomeCard>
  const today = dayInIndia(Date.now())
  const coming = (date: ExamDate) => {
    const day = comingDay(date, today)
    return { day, days: daysUntil(day, today), tentative: date.tentative || day.year !== date.year }
  }
  const [next] = chosen
    .flatMap(({ slug }) => exams.data?.find((exam) => exam.slug === slug) ?? [])
    .flatMap(({ name, date, page }) => (date ? [{ name, page, ...coming(date) }] : []))
    .sort((one, other) => one.days - other.days)
  if (!next) {
    return (
      <HomeCard
        title={texts.exam}
        action={
          <ButtonLink to="/exams" variant="secondary">
            {texts.chooseExams}
          </ButtonLink>
        }
      >
        <p>{state === 'failed' || exams.isError ? texts.notRead : chosen.length === 0 ? texts.noExam : texts.noDate}</p>
      </HomeCard>
    )
  }
  return (
    <HomeCard
      title={texts.exam}
      action={
        <ButtonLink to="/exams" variant="secondary">
          {texts.yourExams}
        </ButtonLink>
      }
    >
      <p className="figures font-semibold text-xl">{texts.daysTo(next.name, next.days)}</p>
      <p className="figures text-ink-soft text-sm">
        {texts.examDay(dayText(calendarDate(next.day), language), next.tentative)}
      </p>
    </HomeCard>
  )
}
