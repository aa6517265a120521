import type { Exam } from '@pariksha/contract/exams/exams'
import type { TestItem } from '@pariksha/contract/exams/tests'
import type { Statistic } from '@pariksha/contract/site/institute'
import { FAMILY_COLOURS } from '@pariksha/domain/exam-families'
import type { CalendarDay } from '@pariksha/domain/timing/countdown'
import { freeTestsPath } from '../../../shared/paths/free-tests-path.ts'
import { seriesPackagesPath } from '../../../shared/paths/package-paths.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { StageTabs } from '../../series/stage-tabs.tsx'
import { useExamYear } from '../countdown-card.tsx'
import { ExamHero } from '../exam-hero.tsx'
import { StatTiles } from '../stat-tiles.tsx'
import { useTexts } from '../texts.ts'

type Props = {
  readonly exam: Exam
  readonly statistics: readonly Statistic[]
  /** As signed-out visitors see them; only where the page loads them. */
  readonly tests?: readonly TestItem[]
  readonly made: CalendarDay
}

export function SeriesView({ exam, statistics, tests, made }: Props) {
  const texts = useTexts()
  const { name, title, date, hero, full_name, slug, series, family } = exam
  const year = useExamYear(date, made)
  return (
    <div data-tint={FAMILY_COLOURS[family]} className="tinted page-width flex flex-col gap-10 py-8 md:py-12">
      <ExamHero
        above={full_name}
        title={texts.series.headline(title, year)}
        text={hero}
        family={family}
        countdown={date && { name, date, made }}
        countdownFirst
      >
        <ButtonLink to={freeTestsPath(slug)}>{texts.series.trial}</ButtonLink>
        <ButtonLink to={`/exams/${slug}`} variant="secondary">
          {texts.series.about(name)}
        </ButtonLink>
      </ExamHero>
      <StatTiles statistics={statistics} />
      {series !== null && (
        <section className="flex flex-col gap-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="font-semibold text-2xl">{texts.series.heading}</h2>
            <ButtonLink to={seriesPackagesPath(series)} variant="quiet" className="-mx-4">
              {texts.series.prices}
            </ButtonLink>
          </div>
          <StageTabs series={series} given={tests} />
        </section>
      )}
    </div>
  )
}
