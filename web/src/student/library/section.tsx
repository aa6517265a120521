import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { LoadFailed } from '../../shared/ui/status/load-failed.tsx'
import { Loading, Skeleton } from '../../shared/ui/status/skeleton.tsx'
import { useTexts } from './texts.ts'

type Props<Data> = {
  readonly title: string
  readonly query: UseQueryResult<Data>
  readonly children: (data: Data) => ReactNode
}

/** A section of the library with its loading and error states. */
export function Section<Data>({ title, query: { data, error, refetch }, children }: Props<Data>) {
  const texts = useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <h2 id={id} className="font-semibold text-2xl">
        {title}
      </h2>
      {data !== undefined && children(data)}
      {error && <LoadFailed error={error} text={texts.failed} onRetry={() => void refetch()} />}
      {data === undefined && !error && (
        <Loading label={texts.loading}>
          <Skeleton className="h-24" />
        </Loading>
      )}
    </section>
  )
}
