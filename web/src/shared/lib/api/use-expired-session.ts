import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loginPath } from '../session/return-path.ts'
import { signOutAndNavigate } from '../session/sign-out.ts'
import { isUnauthorized, needsSecondStep } from './api-errors.ts'

const REDIRECT_MILLIS = 2000

/** After a 401, shows the reason for a moment, then signs out and redirects to the login, which returns here. Staff do the second step at /staff. */
export function useExpiredSession(error: unknown, returnTo?: string): boolean {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const target = loginPath(returnTo ?? pathname + search)
  const expired = isUnauthorized(error)
  const halfway = needsSecondStep(error)
  useEffect(() => {
    if (halfway) void navigate('/staff', { replace: true })
  }, [halfway, navigate])
  useEffect(() => {
    if (!expired) return
    const timer = setTimeout(() => signOutAndNavigate(target, navigate), REDIRECT_MILLIS)
    return () => clearTimeout(timer)
  }, [expired, navigate, target])
  return expired
}
