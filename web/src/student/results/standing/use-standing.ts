import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

/** The current rank and percentile; they change while others take the test. */
export const useStanding = (attemptId: number) =>
  useQuery({
    queryKey: ['standing', attemptId],
    queryFn: () => call('GET /tests/usertest/:attemptId/standing/', { params: { attemptId } }),
  })
