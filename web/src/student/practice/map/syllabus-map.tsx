import type { Practice } from '@pariksha/contract/practice/practice'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'react-router'
import { useLanguage } from '../../../shared/languages/language-provider.tsx'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { DueMistakes } from '../mistakes/due-mistakes.tsx'
import { useTexts } from '../texts.ts'
import { TodayCard } from '../today/today-card.tsx'
import { SolidMarks } from './solid-marks.tsx'
import { TopicRow } from './topic-row.tsx'

export function SyllabusMap() {
  const texts = useTexts()
  const { language } = useLanguage()
  const [search] = useSearchParams()
  const exam = search.get('exam') ?? undefined
  const { data, error, refetch } = useQuery({
    queryKey: ['practice', exam, language],
    queryFn: () => call('GET /practice/', { query: { lang: language, ...(exam !== undefined && { exam }) } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  if (error) return <LoadFailed error={error} text={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <MapSkeleton />
  if (data.exam === null) return <EmptyState title={texts.none} text={texts.noneText} />
  return <Topics practice={data} exam={data.exam} />
}

function Topics({ practice, exam }: { readonly practice: Practice; readonly exam: string }) {
  const texts = useTexts()
  const word = useTestWord()
  const isKnown = practice.sections.some(({ topics }) => topics.length > 0)
  return (
    <>
      <div className="flex flex-col gap-5 rounded-lg border border-line bg-surface p-5">
        <ExamChoice exams={practice.exams} exam={exam} />
        {isKnown && <SolidMarks practice={practice} />}
      </div>
      <TodayCard />
      <DueMistakes due={practice.due} />
      {!isKnown && <EmptyState title={texts.noTopics} text={texts.noTopicsText} />}
      {(isKnown ? practice.sections : []).map(({ name, topics }) => (
        <section key={name} aria-label={word(name)} className="flex flex-col gap-3">
          <h2 className="font-semibold text-2xl">{word(name)}</h2>
          {topics.length === 0 && <p className="text-ink-soft">{texts.noTopicsOfSection}</p>}
          <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3 empty:hidden">
            {topics.map((topic) => (
              <li key={topic.topic}>
                <TopicRow topic={topic} exam={exam} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}

function ExamChoice({ exams, exam }: { readonly exams: Practice['exams']; readonly exam: string }) {
  const texts = useTexts()
  const id = useId()
  const [, setSearch] = useSearchParams()
  return (
    <div className="flex flex-wrap items-center gap-3">
      <label htmlFor={id} className="font-semibold">
        {texts.exam}
      </label>
      <select
        id={id}
        value={exam}
        onChange={(event) => setSearch({ exam: event.target.value }, { replace: true, preventScrollReset: true })}
        className="min-h-11 min-w-0 flex-1 rounded-sm border border-outline bg-surface px-2 sm:max-w-xs"
      >
        {exams.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </select>
    </div>
  )
}

export function MapSkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.loading} className="flex flex-col gap-4">
      <Skeleton className="h-40" />
      <Skeleton className="h-8 w-48" />
      <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {[1, 2, 3, 4, 5, 6].map((key) => (
          <Skeleton key={key} className="h-20" />
        ))}
      </div>
    </Loading>
  )
}
