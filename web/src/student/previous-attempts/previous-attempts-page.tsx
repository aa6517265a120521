import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type MetaArgs, useSearchParams } from 'react-router'
import { TRANSLATED } from '../../shared/languages/translated.ts'
import { call } from '../../shared/lib/api/api.ts'
import { isUnauthorized } from '../../shared/lib/api/api-errors.ts'
import { useExpiredSession } from '../../shared/lib/api/use-expired-session.ts'
import { loginPath } from '../../shared/lib/session/return-path.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { pageMeta } from '../../shared/search-engines/page-meta.ts'
import { SignUpLink } from '../../shared/ui/account-links.tsx'
import { ButtonLink } from '../../shared/ui/button.tsx'
import { NewerOlder } from '../../shared/ui/navigation/newer-older.tsx'
import { EmptyState } from '../../shared/ui/status/empty-state.tsx'
import { ErrorNotice } from '../../shared/ui/status/error-notice.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../attempts/texts.ts'
import { AttemptCard } from './attempt-card.tsx'

const PATH = '/previousattempts'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
function useMeta(args: MetaArgs) {
  return pageMeta(args, useTexts().heading)
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function PreviousAttemptsPage() {
  const texts = useTexts()
  const session = useSession()
  return (
    <div className="page-width flex flex-col gap-6 py-8 md:py-12">
      <h1 className="font-bold text-3xl md:text-4xl">{texts.heading}</h1>
      {session.state === 'unknown' && <AttemptsSkeleton />}
      {session.state === 'out' && (
        <ErrorNotice text={texts.notLoggedIn}>
          <ButtonLink to={loginPath(PATH)}>{texts.goToLogin}</ButtonLink>
          <SignUpLink next={PATH} />
        </ErrorNotice>
      )}
      {session.state === 'in' && <Attempts userId={session.user.id} />}
    </div>
  )
}

function Attempts({ userId }: { readonly userId: number | undefined }) {
  const texts = useTexts()
  const [search] = useSearchParams()
  const page = Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1)
  const { data, error, refetch } = useQuery({
    queryKey: ['attempts', page],
    queryFn: () => call('GET /tests/usertest/', { query: { page } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  useExpiredSession(error, PATH)
  if (error) {
    return isUnauthorized(error) ? (
      <ErrorNotice text={texts.expired} />
    ) : (
      <ErrorNotice text={texts.failed} onRetry={() => void refetch()} />
    )
  }
  if (!data) return <AttemptsSkeleton />
  if (data.results.length === 0 && page === 1) {
    return <EmptyState title={texts.empty} action={<ButtonLink to="/test">{texts.takeTest}</ButtonLink>} />
  }
  return (
    <>
      <ul className="flex flex-col gap-4">
        {data.results.map((attempt) => (
          <li key={attempt.id}>
            <AttemptCard attempt={attempt} userId={userId} />
          </li>
        ))}
      </ul>
      <NewerOlder
        page={page}
        newer={data.previous === null ? null : page === 2 ? PATH : `${PATH}?page=${page - 1}`}
        older={data.next === null ? null : `${PATH}?page=${page + 1}`}
        texts={texts}
      />
    </>
  )
}

function AttemptsSkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.loading} className="flex flex-col gap-4">
      <p aria-hidden="true" className="text-ink-soft">
        {texts.loading}
      </p>
      {[1, 2, 3].map((key) => (
        <Skeleton key={key} className="h-28" />
      ))}
    </Loading>
  )
}
