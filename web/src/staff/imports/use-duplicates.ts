import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../lib/api/api.ts'

/** Questions of an import from a position on, as they were listed. */
export type ListedPage = { readonly importId: number; readonly from: number; readonly faulty: boolean }

const keyOf = ({ importId, from, faulty }: ListedPage) =>
  ['staff', 'import', String(importId), 'duplicates', faulty, from] as const

async function readDuplicates({ importId, from, faulty }: ListedPage, signal?: AbortSignal) {
  const found = await call('GET /staff/imports/:importId/duplicates/', {
    params: { importId },
    query: { from, ...(faulty && { faulty: 'yes' as const }) },
    ...(signal && { signal }),
  })
  return new Map(found.map(({ position, ...of }) => [position, of]))
}
type Found = Awaited<ReturnType<typeof readDuplicates>>

/** What was found of the questions on a page, by position; it comes after the questions themselves. */
export const useDuplicates = (page: ListedPage) =>
  useQuery({
    queryKey: keyOf(page),
    queryFn: ({ signal }) => readDuplicates(page, signal),
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** What was found so far on several pages that are read beside. Not by `useQueries`, which the exam room would load, too. */
export function useDuplicatesOfAll(pages: readonly ListedPage[]): Found {
  const client = useQueryClient()
  useSyncExternalStore(
    (changed) => client.getQueryCache().subscribe(changed),
    () => readAt(client, pages),
  )
  return new Map(pages.flatMap((page) => [...(client.getQueryData<Found>(keyOf(page)) ?? [])]))
}

const readAt = (client: QueryClient, pages: readonly ListedPage[]): string =>
  pages.map((page) => client.getQueryState(keyOf(page))?.dataUpdatedAt).join()
