import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

/** Where marks and time went; it changes when the key is corrected or others are counted. */
export const useAnalysis = (attemptId: number) =>
  useQuery({
    queryKey: ['analysis', attemptId],
    queryFn: () => call('GET /tests/usertest/:attemptId/analysis/', { params: { attemptId } }),
    staleTime: 60_000,
  })
