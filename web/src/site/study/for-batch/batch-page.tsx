import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { QueryProvider } from '../../../shared/lib/api/query-provider.tsx'
import { useSite } from '../../../shared/lib/site.ts'
import { LoadFailed } from '../../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { NotFound } from '../../not-found/not-found.tsx'
import { useTexts } from '../texts.ts'

type Props<Data> = {
  readonly name: readonly string[]
  readonly ask: () => Promise<Data>
  readonly children: (found: Data) => ReactNode
}

/** Loads a page for the signed-in student, without a cache. */
export function BatchPage<Data extends { readonly title: string }>({ name, ask, children }: Props<Data>) {
  return (
    <QueryProvider>
      <Loaded name={name} ask={ask}>
        {children}
      </Loaded>
    </QueryProvider>
  )
}

function Loaded<Data extends { readonly title: string }>({ name, ask, children }: Props<Data>) {
  const texts = useTexts()
  const { data, error, refetch }: UseQueryResult<Data> = useQuery({
    queryKey: ['of-batch', ...name],
    queryFn: ask,
    staleTime: 0,
    gcTime: 0,
  })
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) {
    return (
      <div className="page-width py-12">
        <LoadFailed error={error} text={texts.failed} onRetry={() => void refetch()} />
      </div>
    )
  }
  if (!data) return <PageShape label={texts.loadingOne} />
  return (
    <>
      <Title title={data.title} />
      {children(data)}
    </>
  )
}

/** The server rendered the title for a visitor, who does not see the page. */
function Title({ title }: { readonly title: string }) {
  const { name } = useSite()
  useEffect(() => {
    const before = document.title
    document.title = `${title} | ${name}`
    return () => {
      document.title = before
    }
  }, [title, name])
  return null
}

function PageShape({ label }: { readonly label: string }) {
  return (
    <Loading label={label} className="page-width py-8 md:py-12">
      <div className="mx-auto flex max-w-(--measure) flex-col gap-6">
        <Skeleton className="h-10 w-2/3" />
        <Skeleton className="h-6" />
        <Skeleton className="h-64" />
      </div>
    </Loading>
  )
}
