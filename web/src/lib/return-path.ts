/** A path of this site, or the home page: a login link made by somebody else must not lead away. */
export function safeReturnPath(next: string | null | undefined): string {
  if (!next?.startsWith('/')) return '/'
  const here = 'https://here.invalid'
  try {
    const url = new URL(next, here)
    return url.origin === here && !next.includes('\\') ? url.pathname + url.search + url.hash : '/'
  } catch {
    return '/'
  }
}

export function loginPath(returnTo: string): string {
  const next = safeReturnPath(returnTo)
  return next === '/' ? '/login' : `/login?next=${encodeURIComponent(next)}`
}
