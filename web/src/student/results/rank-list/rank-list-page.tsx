import type { RankList } from '@pariksha/contract/results/rank-list'
import { useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { useTestWord } from '../../../shared/languages/test-words.ts'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { RequireLogin } from '../../../shared/lib/session/require-login.tsx'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTestDetails } from '../../attempts/use-test-details.ts'
import type { Route } from './+types/rank-list-page.ts'
import { MockRanks } from './mock-ranks.tsx'
import { rankListKey } from './query-key.ts'
import { useTexts } from './rank-list-texts.ts'
import { RankTable } from './rank-table.tsx'
import { ShownName } from './shown-name.tsx'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: Route.MetaArgs) {
  const texts = useTexts()
  return [...pageMeta(args, texts.heading, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** Read in the browser alone: only those who took the test may. */
export default function RankListPage({ params: { testId } }: Route.ComponentProps) {
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <Back />
      <RequireLogin placeholder={<RankListSkeleton />}>
        <Read testId={testId} />
      </RequireLogin>
    </div>
  )
}

function Back() {
  return (
    <Link
      to="/previousattempts"
      className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {useTexts().back}
    </Link>
  )
}

function Read({ testId }: { readonly testId: string }) {
  const texts = useTexts()
  const { data, error, refetch } = useQuery({
    queryKey: rankListKey(testId),
    queryFn: () => call('GET /tests/:testId/rank-list/', { params: { testId } }),
    staleTime: 0,
  })
  const isMissing = error instanceof ApiError && (error.status === 404 || error.status === 400)
  if (data && !isMissing) return <RankListContents list={data} testId={testId} />
  if (!error) return <RankListSkeleton />
  return (
    <>
      <PageHeading title={texts.heading} />
      {isMissing ? (
        <EmptyState title={texts.missing} text={texts.missingText} />
      ) : (
        <LoadFailed error={error} text={texts.failed} onRetry={() => void refetch()} />
      )}
    </>
  )
}

function RankListContents({ list, testId }: { readonly list: RankList; readonly testId: string }) {
  const texts = useTexts()
  const word = useTestWord()
  const { title, of, own, students } = list
  const mock = useTestDetails(Number(testId)).data?.live_mock ?? null
  return (
    <>
      <PageHeading title={texts.heading} lead={word(title)}>
        <p className="figures">{texts.candidates(of)}</p>
      </PageHeading>
      <p className="max-w-prose text-ink-soft">
        {texts.text} {texts.changes}
      </p>
      {students.length === 0 && <p>{texts.nobody}</p>}
      {(students.length > 0 || own) && <RankTable students={students} own={own} marksHeading={texts.marks} />}
      {own?.is_hidden && <p>{texts.hidden}</p>}
      {own && <ShownName testId={testId} name={own.name} inMock={mock !== null} />}
      {mock && <MockRanks mock={mock} />}
    </>
  )
}

function RankListSkeleton() {
  const texts = useTexts()
  return (
    <>
      <PageHeading title={texts.heading} />
      <Loading label={texts.loading} className="flex flex-col gap-4">
        <Skeleton className="h-8 w-72 max-w-full" />
        <Skeleton className="h-72" />
      </Loading>
    </>
  )
}
