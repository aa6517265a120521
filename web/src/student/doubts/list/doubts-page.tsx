import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { MetaArgs } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { RequireLogin } from '../../../shared/lib/session/require-login.tsx'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { ButtonLink } from '../../../shared/ui/button.tsx'
import { NewerOlder } from '../../../shared/ui/navigation/newer-older.tsx'
import { PageHeading } from '../../../shared/ui/page-heading.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../texts.ts'
import { DoubtCard } from './doubt-card.tsx'
import { DoubtFilter } from './doubt-filter.tsx'
import { doubtsAddress, useDoubtsSearch } from './doubts-search-params.ts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return [...pageMeta(args, texts.heading, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

/** A student's doubts, and those of others that are shown. */
export default function DoubtsPage() {
  const texts = useTexts()
  return (
    <div className="page-width flex flex-col gap-6 py-8 md:py-12">
      <PageHeading
        title={texts.heading}
        lead={texts.lead}
        action={<ButtonLink to="/ask/new">{texts.ask}</ButtonLink>}
      />
      <RequireLogin placeholder={<DoubtsSkeleton />}>
        <Doubts />
      </RequireLogin>
    </div>
  )
}

function Doubts() {
  const texts = useTexts()
  const search = useDoubtsSearch()
  const { data, error, refetch } = useQuery({
    queryKey: ['doubts', search],
    queryFn: () => call('GET /doubts/', { query: search }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  return (
    <>
      <DoubtFilter search={search} />
      {error ? (
        <LoadFailed error={error} text={texts.failed} onRetry={() => void refetch()} />
      ) : !data ? (
        <DoubtsSkeleton />
      ) : data.results.length === 0 ? (
        <Nothing />
      ) : (
        <ul className="flex flex-col gap-3">
          {data.results.map((doubt) => (
            <li key={doubt.id}>
              <DoubtCard doubt={doubt} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <NewerOlder
          page={search.page}
          newer={data.previous && doubtsAddress(search, { page: search.page - 1 })}
          older={data.next && doubtsAddress(search, { page: search.page + 1 })}
          texts={texts}
        />
      )}
    </>
  )
}

function Nothing() {
  const texts = useTexts()
  const { of, q, status } = useDoubtsSearch()
  if (q !== undefined || status !== undefined) {
    return (
      <EmptyState
        title={texts.noneFound}
        text={texts.noneFoundText}
        action={
          <ButtonLink variant="secondary" to={doubtsAddress({ of, page: 1 })}>
            {texts.showAll}
          </ButtonLink>
        }
      />
    )
  }
  if (of === 'others') return <EmptyState title={texts.noneOthers} text={texts.noneOthersText} />
  return (
    <EmptyState title={texts.none} text={texts.noneText} action={<ButtonLink to="/ask/new">{texts.ask}</ButtonLink>} />
  )
}

function DoubtsSkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.loading} className="flex flex-col gap-3">
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-24" />
      ))}
    </Loading>
  )
}
