import type { FreeTest } from '@pariksha/contract/tests/tests'
import { useQuery } from '@tanstack/react-query'
import { useChosenExams } from '../chosen-exams/use-chosen-exams.ts'
import { call } from '../lib/api/api.ts'
import { useTaken } from './use-taken.ts'

const RARELY_CHANGES_MILLIS = 600_000

export const useExams = () =>
  useQuery({
    queryKey: ['exams'],
    queryFn: () => call('GET /exams/'),
    staleTime: RARELY_CHANGES_MILLIS,
  })

export type NextTest =
  | { readonly kind: 'finding' }
  | { readonly kind: 'found'; readonly test: FreeTest }
  | { readonly kind: 'all-taken' }
  | { readonly kind: 'failed' }

/** The next free test that was not taken, of a chosen exam or of the series taken last, if there is one. */
export function useNextTest(): NextTest {
  const { taken, failed } = useTaken()
  const exams = useExams()
  const { state, chosen } = useChosenExams()
  const free = useQuery({
    queryKey: ['free-tests'],
    queryFn: () => call('GET /tests/free/'),
    staleTime: RARELY_CHANGES_MILLIS,
  })
  if (free.isError || failed) return { kind: 'failed' }
  if (!taken || !free.data || exams.isPending || state === 'loading') return { kind: 'finding' }
  const known = new Set([...taken.running, ...taken.completed].map(({ test_id }) => test_id))
  const left = free.data.filter((test) => test.state === 'open' && !known.has(test.id))
  const own = new Set(chosen.map(({ slug }) => exams.data?.find((exam) => exam.slug === slug)?.series))
  const last = taken.completed[0]?.series
  const test = left.find(({ series }) => own.has(series)) ?? left.find(({ series }) => series === last) ?? left[0]
  return test ? { kind: 'found', test } : { kind: 'all-taken' }
}
