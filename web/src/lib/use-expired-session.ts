import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnauthorized } from './api-errors.ts'
import { leaveTo } from './leave.ts'
import { loginPath } from './return-path.ts'

const REDIRECT_MILLIS = 2000

/** After a 401, leaves time to read why, then forgets the token and goes to the login, which comes back. */
export function useExpiredSession(error: unknown, returnTo?: string): boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const target = loginPath(returnTo ?? pathname + search)
  const expired = isUnauthorized(error)
  useEffect(() => {
    if (!expired) return
    const timer = setTimeout(() => leaveTo(target, navigate), REDIRECT_MILLIS)
    return () => clearTimeout(timer)
  }, [expired, navigate, target])
  return expired
}
