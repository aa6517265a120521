import type { LiveMock } from '@pariksha/contract/live/live-mocks'
import { ArrowLeft } from 'lucide-react'
import { Link } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { ApiError } from '../../shared/lib/api/api-errors.ts'
import { read } from '../../shared/lib/api/read.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { PageHeading } from '../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import type { Route } from './+types/mock-page.ts'
import { ShiftCard } from './shift-card.tsx'
import { useTexts } from './texts.ts'
import { useMock } from './use-mock.ts'

/** Null for a mock that only some groups may see: then the browser of a signed-in student loads it. */
export const loader = async (args: Route.LoaderArgs): Promise<LiveMock | null> => {
  try {
    return await read(args, '/live-mocks/:mockId/', { params: { mockId: args.params.mockId } })
  } catch (error) {
    if (error instanceof Response && error.status === 404) return null
    throw error
  }
}

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: Route.MetaArgs) {
  const texts = useTexts()
  const mock = args.loaderData
  if (!mock) return [...pageMeta(args, texts.pageTitle), { name: 'robots', content: 'noindex' }]
  return pageMeta(args, mock.title, texts.description(mock.title, mock.exam))
}

export { useMeta as meta }

export const handle = TRANSLATED

/** The shifts of a live mock, and the registration for one. */
export default function MockPage({ loaderData, params }: Route.ComponentProps) {
  const texts = useTexts()
  const { data, error, refetch, take } = useMock(params.mockId)
  const mock = data ?? loaderData
  const isGone = error instanceof ApiError && error.status === 404
  return (
    <div className="page-width flex max-w-4xl flex-col gap-6 py-8 md:py-12">
      <Link to="/test" className="inline-flex min-h-11 items-center gap-2 self-start text-accent hover:underline">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {texts.back}
      </Link>
      {mock && !isGone ? (
        <>
          <PageHeading title={mock.title} lead={texts.exam(mock.exam)} />
          <p className="max-w-prose">{mock.takes_registration ? texts.howTo : texts.noRegistration}</p>
          {error && <LoadFailed text={texts.failed} error={error} onRetry={() => void refetch()} />}
          <ul className="grid gap-4 md:grid-cols-2">
            {mock.shifts.map((shift) => (
              <ShiftCard key={shift.test_id} mock={mock} shift={shift} known={data !== undefined} onChange={take} />
            ))}
          </ul>
        </>
      ) : isGone ? (
        <>
          <h1 className="sr-only">{texts.pageTitle}</h1>
          <EmptyState title={texts.notFound} text={texts.notFoundText} />
        </>
      ) : (
        <>
          <h1 className="sr-only">{texts.pageTitle}</h1>
          {error ? (
            <LoadFailed text={texts.failed} error={error} onRetry={() => void refetch()} />
          ) : (
            <Loading label={texts.loading} className="flex flex-col gap-4">
              <Skeleton className="h-9 w-72" />
              <Skeleton className="h-40" />
            </Loading>
          )}
        </>
      )}
    </div>
  )
}
