import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import type { Analysed } from './reviewed.ts'

/** What the stored actions and the other students' answers say of the questions; nothing where that does not come. */
export function useAnalysedQuestions(attemptId: number): Analysed | undefined {
  const { data } = useQuery({
    queryKey: ['analysis', attemptId],
    queryFn: () => call('GET /tests/usertest/:attemptId/analysis/', { params: { attemptId } }),
    staleTime: 60_000,
  })
  return data
}
