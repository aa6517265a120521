import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

/** What is wrong with a paper; looked for when somebody asks, as it freezes the paper to see. */
export const useChecks = (id: number) =>
  useQuery({
    queryKey: ['paper-checks', id],
    queryFn: () => call('GET /staff/papers/:draftId/checks/', { params: { draftId: id }, timeoutMillis: 60_000 }),
    enabled: false,
    gcTime: 0,
  })
