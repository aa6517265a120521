import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { useSession } from '../../lib/session/session.ts'

export const PROFILE_KEY = ['profile'] as const

/** The caller's profile, fetched again at every mount. */
export function useProfile() {
  const session = useSession()
  return useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) => call('GET /accounts/user/', { signal }),
    enabled: session.state === 'in',
    refetchOnMount: 'always',
  })
}
