import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isUnauthorized } from './api-errors.ts'
import { loginPath } from './return-path.ts'
import { forgetSession } from './session.ts'

const REDIRECT_MILLIS = 2000

/** After a 401, leaves time to read why, then forgets the token and goes to the login, which comes back. */
export function useExpiredSession(error: unknown, returnTo?: string) {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const target = loginPath(returnTo ?? pathname + search)
  const expired = isUnauthorized(error)
  useEffect(() => {
    if (!expired) return
    const timer = setTimeout(() => {
      // First away, then forget: a guard on this page would add a redirect of its own.
      void Promise.resolve(navigate(target, { replace: true })).then(forgetSession)
    }, REDIRECT_MILLIS)
    return () => clearTimeout(timer)
  }, [expired, navigate, target])
  return expired
}
