import { useCallback, useEffect, useState } from 'react'
import { updateStoredUser, useSession } from '../shared/lib/session/session.ts'
import { readOwnProfile } from './engine/delivery/calls.ts'

export type Student =
  | { readonly state: 'unknown' }
  | { readonly state: 'out' }
  | { readonly state: 'in'; readonly id: number }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }

/** The signed-in student. Some sign-ins store only a token: then the profile is read from the server once. */
export function useStudent(): Student {
  const session = useSession()
  const [failure, setFailure] = useState<{ readonly token: string; readonly error: unknown } | null>(null)
  const retry = useCallback(() => setFailure(null), [])
  const token = session.state === 'in' ? session.token : undefined
  const id = session.state === 'in' ? session.user.id : undefined
  const failed = failure !== null && failure.token === token
  useEffect(() => {
    if (token === undefined || id !== undefined || failed) return
    let wanted = true
    readOwnProfile().then(updateStoredUser, (error: unknown) => wanted && setFailure({ token, error }))
    return () => {
      wanted = false
    }
  }, [token, id, failed])
  if (session.state !== 'in') return session
  if (id !== undefined) return { state: 'in', id }
  return failed ? { state: 'failed', error: failure.error, retry } : { state: 'unknown' }
}
