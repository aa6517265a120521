import type { Proof } from '@pariksha/contract/people/accounts/fields'
import type { Profile } from '@pariksha/contract/people/accounts/user'
import { call } from '../../../shared/lib/api/api.ts'
import type { ProfileOutput } from './profile-form-schema.ts'
import { useStoreProfile } from './use-profile.ts'

/** Saves the profile, and updates the session and the query cache. */
export function useSaveProfile() {
  const storeProfile = useStoreProfile()
  return async (body: Partial<ProfileOutput> & Proof): Promise<Profile> => {
    const profile = await call('PATCH /accounts/user/', { body })
    storeProfile(profile)
    return profile
  }
}
