import type { changeProfile, User } from '@pariksha/contract/accounts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/api.ts'
import { updateStoredUser } from '../lib/session.ts'
import type { ProfileOutput } from './profile-form-schema.ts'
import { PROFILE_KEY } from './use-profile.ts'

type Saved = { readonly user: User; readonly pendingEmail: string | null }

/** Saves the profile, here too; answers it, and the address that waits for its code, if there is one. */
export function useSaveProfile() {
  const queries = useQueryClient()
  return async (body: Partial<ProfileOutput>): Promise<Saved> => {
    const answer = await call<typeof changeProfile>({ method: 'PATCH', url: '/accounts/user/', body })
    const { pending_email: pendingEmail, ...user } = answer
    queries.setQueryData([...PROFILE_KEY], user)
    updateStoredUser(user)
    return { user, pendingEmail }
  }
}
