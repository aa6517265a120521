import type { FreeTest } from '@pariksha/contract/exams/tests'
import { familyOfPreferred } from '@pariksha/contract/people/accounts/preferred-tests'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'
import { useSession } from '../../shared/lib/session/session.ts'
import { useChosenExams } from '../chosen-exams/use-chosen-exams.ts'
import { pickNextTest } from './pick-next-test.ts'
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

/** The next free test that was not taken. */
export function useNextTest(): NextTest {
  const session = useSession()
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
  const test = pickNextTest(left, {
    exams: exams.data ?? [],
    chosen: chosen.map(({ slug }) => slug),
    last: taken.completed[0]?.series,
    family: familyOfPreferred(session.state === 'in' ? session.user.preferred_test : undefined),
  })
  return test ? { kind: 'found', test } : { kind: 'all-taken' }
}
