import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { useSession } from '../../lib/session/session.ts'

export const PROFILE_KEY = ['profile'] as const

/** The caller's profile, read anew each time somebody starts to look at it. */
export function useProfile() {
  const session = useSession()
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => call('GET /accounts/user/', { signal }),
    enabled: session.state === 'in',
    refetchOnMount: 'always',
  })
}
