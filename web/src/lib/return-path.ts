import { pageOfThisSite } from '@pariksha/contract/page-of-site'

/** A page of this site, or the home page: a login link made by somebody else must not lead away. */
export const safeReturnPath = (next: string | null | undefined): string => pageOfThisSite(next) ?? '/'

/** To `page`, which leads on to where one came from. */
function returning(page: string, returnTo: string): string {
  const next = safeReturnPath(returnTo)
  return next === '/' ? page : `${page}?next=${encodeURIComponent(next)}`
}

export const loginPath = (returnTo: string): string => returning('/login', returnTo)
export const signupPath = (returnTo: string): string => returning('/signup', returnTo)
export const forgotPath = (returnTo: string): string => returning('/login/forgot', returnTo)
