import type { Exam } from '@pariksha/contract/exams'
import type { Statistic } from '@pariksha/contract/institute'
import type { TestItem } from '@pariksha/contract/tests'
import type { CalendarDay } from '@pariksha/domain/countdown'
import { pricesOfSeries } from '../pricing/buy-path.ts'
import { freeTestsPath } from '../series/free-tests-path.ts'
import { StageTabs } from '../series/stage-tabs.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { CountdownCard, useExamYear } from './countdown-card.tsx'
import { StatTiles } from './stat-tiles.tsx'
import { texts } from './texts.ts'

type Props = {
  readonly exam: Exam
  readonly statistics: readonly Statistic[]
  /** As they are for who is not signed in, where that is asked. */
  readonly tests?: readonly TestItem[]
  readonly made: CalendarDay
}

export function SeriesView({ exam, statistics, tests, made }: Props) {
  const { name, title, date, hero, full_name, slug, series } = exam
  const year = useExamYear(date, made)
  return (
    <div className="page-width flex flex-col gap-10 py-8 md:py-12">
      <section className="flex flex-col-reverse gap-6 md:flex-row-reverse md:items-stretch md:justify-between">
        {date && <CountdownCard name={name} date={date} made={made} />}
        <div className="flex max-w-xl flex-col items-start justify-center gap-3">
          <p className="font-semibold text-accent">{full_name}</p>
          <h1 className="font-bold text-4xl">{texts.series.headline(title, year)}</h1>
          <p className="text-ink-soft text-lg">{hero}</p>
          <div className="flex flex-wrap gap-3 pt-2">
            <ButtonLink to={freeTestsPath(slug)}>{texts.series.trial}</ButtonLink>
            <ButtonLink to={`/exams/${slug}`} look="secondary">
              {texts.series.about(name)}
            </ButtonLink>
          </div>
        </div>
      </section>
      <StatTiles statistics={statistics} />
      {series !== null && (
        <section className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-semibold text-2xl">{texts.series.heading}</h2>
            <ButtonLink to={pricesOfSeries(series)} look="quiet" className="-mx-4">
              {texts.series.prices}
            </ButtonLink>
          </div>
          <StageTabs series={series} given={tests} />
        </section>
      )}
    </div>
  )
}
