import { pageOfThisSite } from '@pariksha/contract/page-of-site'

/** A page of this site, or the home page: a login link made by somebody else must not lead away. */
export const safeReturnPath = (next: string | null | undefined): string => pageOfThisSite(next) ?? '/'

export function loginPath(returnTo: string): string {
  const next = safeReturnPath(returnTo)
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
