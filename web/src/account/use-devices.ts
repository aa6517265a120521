import type { endOtherSessions, endSession, sessions } from '@pariksha/contract/accounts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'

const KEY = ['sessions'] as const

export const useDevices = () =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => call<typeof sessions>({ method: 'GET', url: '/accounts/sessions/', signal }),
    refetchOnMount: 'always',
  })

/** Ends one session, or all but this one. */
export function useEndSessions() {
  const queries = useQueryClient()
  return async (which: { readonly sessionId: string } | 'others'): Promise<void> => {
    if (which === 'others') await call<typeof endOtherSessions>({ method: 'DELETE', url: '/accounts/sessions/' })
    else await call<typeof endSession>({ method: 'DELETE', url: '/accounts/sessions/:sessionId/', params: which })
    await queries.invalidateQueries({ queryKey: KEY })
  }
}
