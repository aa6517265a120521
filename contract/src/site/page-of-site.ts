/** Nobody's: whatever is not below it is not on this site. */
const HERE = 'https://this-site.invalid'

/** Slashes that stand for nothing in our addresses, also written in code: something in between may read them. */
const TRICKS = /\/\/|%2f|%5c/i

/**
 * A page of this site, as a browser reads the address: `/icet?tab=mains#top`. Undefined for an address that is not a page of this site, or leads away once
 * its dots, slashes and control characters are resolved. What comes out may be followed, stored and parsed again.
 */
export function pageOfThisSite(address: string | null | undefined): string | undefined {
  if (!address?.startsWith('/') || /[\\\p{Cc}]/u.test(address)) return undefined
  // not even such a beginning: what it becomes is for whoever resolves it
  if (address.startsWith('//') || !URL.canParse(address, HERE)) return undefined
  const { origin, pathname, search, hash } = new URL(address, HERE)
  if (origin !== HERE || TRICKS.test(pathname)) return undefined
  return pathname + search + hash
}

/** The origin of an address elsewhere, fit to be a source of a policy; undefined where its host is no plain name. */
export function externalOrigin(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined
  const { origin, username, password } = new URL(address)
  const isPlain = /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d+)?$/.test(origin)
  return isPlain && username === '' && password === '' ? origin : undefined
}
