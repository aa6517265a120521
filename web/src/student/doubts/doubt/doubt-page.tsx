import { useQuery } from '@tanstack/react-query'
import { type MetaArgs, useParams } from 'react-router'
import { TRANSLATED } from '../../../shared/languages/translated.ts'
import { call } from '../../../shared/lib/api/api.ts'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { RequireLogin } from '../../../shared/lib/session/require-login.tsx'
import { pageMeta } from '../../../shared/search-engines/page-meta.ts'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { useTexts } from '../texts.ts'
import { BackToDoubts } from './back-to-doubts.tsx'
import { Conversation } from './conversation.tsx'

/** React Router calls `meta` while it renders the head, so hooks are allowed. */
const useMeta = (args: MetaArgs) => {
  const texts = useTexts()
  return [...pageMeta(args, texts.heading, texts.description), { name: 'robots', content: 'noindex' }]
}

export { useMeta as meta }

export const handle = TRANSLATED

export default function DoubtPage() {
  const { doubtId = '' } = useParams()
  return (
    <div className="page-width flex max-w-3xl flex-col gap-6 py-8 md:py-12">
      <BackToDoubts />
      <RequireLogin placeholder={<DoubtSkeleton />}>
        <Read id={doubtId} />
      </RequireLogin>
    </div>
  )
}

function Read({ id }: { readonly id: string }) {
  const texts = useTexts()
  const { data, error, refetch } = useQuery({
    queryKey: ['doubt', id],
    queryFn: () => call('GET /doubts/:doubtId/', { params: { doubtId: id } }),
    staleTime: 0,
  })
  if (error instanceof ApiError && (error.status === 404 || error.status === 400)) {
    return (
      <>
        <h1 className="sr-only">{texts.heading}</h1>
        <EmptyState title={texts.doubt.gone} text={texts.doubt.goneText} />
      </>
    )
  }
  if (error) return <LoadFailed error={error} text={texts.doubt.failed} onRetry={() => void refetch()} />
  return data ? <Conversation key={id} doubt={data} /> : <DoubtSkeleton />
}

function DoubtSkeleton() {
  const texts = useTexts()
  return (
    <Loading label={texts.doubt.loading} className="flex flex-col gap-4">
      <Skeleton className="h-9 w-3/4" />
      <Skeleton className="h-32" />
      <Skeleton className="h-24" />
    </Loading>
  )
}
