import type { Proof } from '@pariksha/contract/accounts/fields'
import type { Profile } from '@pariksha/contract/accounts/user'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { updateStoredUser } from '../../lib/session/session.ts'
import type { ProfileOutput } from './profile-form-schema.ts'
import { PROFILE_KEY } from './use-profile.ts'

/** Saves the profile, and updates the session and the query cache. */
export function useSaveProfile() {
  const queries = useQueryClient()
  return async (body: Partial<ProfileOutput> & Proof): Promise<Profile> => {
    const profile = await call('PATCH /accounts/user/', { body })
    queries.setQueryData([...PROFILE_KEY], profile)
    const { pending_email: _, ...user } = profile
    updateStoredUser(user)
    return profile
  }
}
