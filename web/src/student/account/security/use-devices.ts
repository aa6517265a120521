import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'

const KEY = ['sessions'] as const

export const useDevices = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call('GET /accounts/sessions/', { signal }),
    refetchOnMount: 'always',
  })

/** Ends one session, or all but this one. */
export function useEndSessions() {
  const queries = useQueryClient()
  return async (which: { readonly sessionId: string } | 'others'): Promise<void> => {
    if (which === 'others') await call('DELETE /accounts/sessions/')
    else await call('DELETE /accounts/sessions/:sessionId/', { params: which })
    await queries.invalidateQueries({ queryKey: KEY })
  }
}
