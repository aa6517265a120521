import { useQuery } from '@tanstack/react-query'
import { call } from '../../shared/lib/api/api.ts'

/** Whether there is a live test today; looked up again every few minutes. */
export const useLiveToday = (enabled: boolean): boolean => {
  const { data } = useQuery({
    queryKey: ['staff', 'live'],
    queryFn: () => call('GET /staff/live/'),
    enabled,
    refetchInterval: 300_000,
    staleTime: 60_000,
  })
  return data !== undefined && data.length > 0
}
