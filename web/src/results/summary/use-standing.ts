import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'

/** Rank and percentile as they are now: others still take the test. */
export function useStanding(attemptId: number) {
  return useQuery({
    queryKey: ['standing', attemptId],
    queryFn: () => call('GET /tests/usertest/:attemptId/standing/', { params: { attemptId } }),
  }).data
}
