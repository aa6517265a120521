import type { Profile } from '@pariksha/contract/people/accounts/user'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../shared/lib/api/api.ts'
import { updateStoredUser, useSession } from '../../../shared/lib/session/session.ts'

const PROFILE_KEY = ['profile'] as const

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

/** Stores what a call answered in the query cache and the session. */
export function useStoreProfile() {
  const queries = useQueryClient()
  return (profile: Profile) => {
    queries.setQueryData([...PROFILE_KEY], profile)
    const { pending_email: _, phone_verified: __, ...user } = profile
    updateStoredUser(user)
  }
}
