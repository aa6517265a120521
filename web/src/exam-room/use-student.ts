import { useEffect, useState } from 'react'
import { updateStoredUser, useSession } from '../lib/session/session.ts'
import { readOwnProfile } from './engine/delivery/calls.ts'

export type Student =
  | { readonly state: 'unknown' }
  | { readonly state: 'out' }
  | { readonly state: 'in'; readonly id: number }
  | { readonly state: 'failed'; readonly error: unknown }

/** The signed-in student. Some sign-ins store only a token: then the profile is read from the server once. */
export function useStudent(): Student {
  const session = useSession()
  const [error, setError] = useState<unknown>()
  const token = session.state === 'in' ? session.token : undefined
  const id = session.state === 'in' ? session.user.id : undefined
  useEffect(() => {
    if (token === undefined || id !== undefined) return
    let wanted = true
    readOwnProfile().then(updateStoredUser, (problem: unknown) => wanted && setError(problem))
    return () => {
      wanted = false
    }
  }, [token, id])
  if (session.state !== 'in') return session
  if (id !== undefined) return { state: 'in', id }
  return error === undefined ? { state: 'unknown' } : { state: 'failed', error }
}
