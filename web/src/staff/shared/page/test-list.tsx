import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { TextField } from '../../../shared/ui/forms/text-field.tsx'
import { EmptyState } from '../../../shared/ui/status/empty-state.tsx'
import { Paging, useFilledPage } from './paging.tsx'
import { QueryResult } from './query-result.tsx'

type Test = { readonly test_id: number; readonly title: string; readonly series: string }
type Page<Found> = { readonly tests: readonly Found[]; readonly more: boolean }
type Query = { readonly q?: string; readonly page: number }
type Empty = { readonly title: string; readonly text?: string }

type Props<Found extends Test> = {
  readonly queryKey: readonly string[]
  readonly read: (query: Query, signal: AbortSignal) => Promise<Page<Found>>
  readonly label: string
  /** Said where there are no tests at all, and where the search finds none. */
  readonly none: Empty
  readonly noneFound: Empty
  readonly addressOf: (test: Found) => string
  /** The figures of a test. */
  readonly children: (test: Found) => ReactNode
}

/** Tests page by page, each a link, with a search by title. */
export function TestList<Found extends Test>({
  queryKey,
  read,
  label,
  none,
  noneFound,
  addressOf,
  children,
}: Props<Found>) {
  const [typed, setTyped] = useState('')
  const [page, setPage] = useState(1)
  const q = useDeferredValue(typed.trim())
  const found = useQuery({
    queryKey: [...queryKey, q, page],
    queryFn: ({ signal }) => read({ ...(q !== '' && { q }), page }, signal),
    staleTime: 0,
  })
  useFilledPage(found.data?.tests, page, setPage)
  return (
    <>
      <search>
        <TextField
          label={label}
          type="search"
          maxLength={100}
          autoComplete="off"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setPage(1)
          }}
        />
      </search>
      <QueryResult of={found}>
        {({ tests, more }) =>
          tests.length === 0 ? (
            <EmptyState {...(q === '' ? none : noneFound)} />
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
                {tests.map((test) => (
                  <li key={test.test_id} className="relative flex flex-wrap gap-x-4 px-4 py-3 hover:bg-sunken">
                    <p className="min-w-0 flex-1 basis-60">
                      <Link to={addressOf(test)} className="font-medium after:absolute after:inset-0">
                        {test.title}
                      </Link>
                      <span className="block text-ink-soft text-sm">{test.series}</span>
                    </p>
                    <p className="figures text-ink-soft text-sm md:text-right">{children(test)}</p>
                  </li>
                ))}
              </ul>
              <Paging page={page} more={more} onPage={setPage} />
            </>
          )
        }
      </QueryResult>
    </>
  )
}
