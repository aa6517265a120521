import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

/** What a completed attempt answered, and when each answer was stored. */
export const useStoredAnswers = (attemptId: number, enabled = true) =>
  useQuery({
    queryKey: ['stored-answers', attemptId],
    queryFn: () => call('GET /tests/usertest/:attemptId/receipt/', { params: { attemptId } }),
    staleTime: 60_000,
    enabled,
  })
