import type { DoubtItem } from '@pariksha/contract/student/doubts'
import { useSearchParams } from 'react-router'

/** What the address of the list says: whose doubts, which, and how far. */
export type DoubtsSearch = {
  readonly of: 'own' | 'others'
  readonly status?: DoubtItem['status']
  readonly q?: string
  readonly page: number
}

export function readDoubtsSearch(search: URLSearchParams): DoubtsSearch {
  const status = search.get('status')
  const q = search.get('q')?.trim().slice(0, 200)
  return {
    of: search.get('of') === 'others' ? 'others' : 'own',
    ...((status === 'open' || status === 'solved') && { status }),
    ...(q && { q }),
    page: Math.min(100_000, Math.max(1, Math.floor(Number(search.get('page') ?? 1)) || 1)),
  }
}

export function useDoubtsSearch(): DoubtsSearch {
  const [search] = useSearchParams()
  return readDoubtsSearch(search)
}

/** Another view of the list; it begins at its first page unless one is named. */
export function doubtsAddress(search: DoubtsSearch, change: Partial<DoubtsSearch> = {}): string {
  const { of, status, q, page } = { ...search, page: 1, ...change }
  const given: [string, string][] = [
    ...(of === 'others' ? [['of', of] as [string, string]] : []),
    ...(status ? [['status', status] as [string, string]] : []),
    ...(q ? [['q', q] as [string, string]] : []),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ]
  return given.length === 0 ? '/ask' : `/ask?${new URLSearchParams(given)}`
}
