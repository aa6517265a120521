import type { UseQueryResult } from '@tanstack/react-query'
import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import { ApiError } from '../../../shared/lib/api/api-errors.ts'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { Loading, Skeleton } from '../../../shared/ui/status/skeleton.tsx'
import { NotFound } from '../../../site/not-found/not-found.tsx'
import { texts } from '../../texts.ts'
import { invalidateStaffSession } from '../staff-calls.ts'
import { notLoadedText } from './failure-text.ts'
import { PageFrame } from './page-frame.tsx'

type Props<Data> = {
  readonly of: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>
  /** Of a page whose own title comes with the data: until then, and when it does not come. */
  readonly title?: string
  readonly children: (data: Data) => ReactNode
}

/** Renders the data of a query, or its loading or error state. */
export function QueryResult<Data>({ of: { data, error, refetch }, title, children }: Props<Data>) {
  const client = useQueryClient()
  useEffect(() => {
    if (error) invalidateStaffSession(client, error)
  }, [client, error])
  if (data !== undefined) return children(data)
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  const pending = error ? (
    <ErrorNotice text={notLoadedText(error)} onRetry={() => void refetch()} />
  ) : (
    <Loading label={texts.loading} className="flex flex-col gap-3">
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-16" />
      ))}
    </Loading>
  )
  return title === undefined ? pending : <PageFrame title={title}>{pending}</PageFrame>
}
