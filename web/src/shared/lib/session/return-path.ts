import { pageOfThisSite } from '@pariksha/contract/site/page-of-site'

/** A path of this site, else the home page: prevents open redirects. */
export const safeReturnPath = (next: string | null | undefined): string => pageOfThisSite(next) ?? '/'

/** A link to `page` that returns to the current path afterwards. */
function returning(page: string, returnTo: string): string {
  const next = safeReturnPath(returnTo)
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`
}

export const loginPath = (returnTo: string): string => returning('/login', returnTo)
export const signupPath = (returnTo: string): string => returning('/signup', returnTo)
export const forgotPath = (returnTo: string): string => returning('/login/forgot', returnTo)
