import { useQuery } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

/** The newest key of a paper with its statistics. */
export const useKey = (paperId: string) =>
  useQuery({
    queryKey: ['staff', 'keys', paperId],
    queryFn: () => call('GET /staff/keys/:paperId/', { params: { paperId } }),
    staleTime: 0,
  })
