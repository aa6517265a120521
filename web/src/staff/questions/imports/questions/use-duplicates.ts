import { queryOptions, useQueries, useQuery } from '@tanstack/react-query'
import { call } from '../../../../shared/lib/api/api.ts'

export type Show = 'all' | 'faulty' | 'changes' | 'conflicts'

/** Questions of an import from a position on, as they were listed. */
export type ListedPage = { readonly importId: number; readonly from: number; readonly only: Show }

const duplicatesOf = ({ importId, from, only }: ListedPage) =>
  queryOptions({
    queryKey: ['staff', 'import', String(importId), 'duplicates', only, from],
    queryFn: async ({ signal }) => {
      const found = await call('GET /staff/imports/:importId/duplicates/', {
        params: { importId },
        query: { from, ...(only !== 'all' && { only }) },
        signal,
      })
      return new Map(found.map(({ position, ...of }) => [position, of]))
    },
    staleTime: 0,
    refetchOnWindowFocus: false,
  })

/** What was found of the questions on a page, by position; it comes after the questions themselves. */
export const useDuplicates = (page: ListedPage) => useQuery(duplicatesOf(page))

/** What was found so far on several pages, each of which asks by itself. */
export const useDuplicatesOfAll = (pages: readonly ListedPage[]) =>
  useQueries({
    queries: pages.map((page) => ({ ...duplicatesOf(page), enabled: false })),
    combine: (found) => new Map(found.flatMap(({ data }) => [...(data ?? [])])),
  })
