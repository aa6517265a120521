/** The parameters that the documents of pages depend on, by the path; exam pages show one of their tabs. */
export const DOCUMENT_PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  '/ask': ['of', 'status', 'q', 'page'],
  '/ask/new': ['attempt', 'question'],
  '/current-affairs': ['category', 'exam', 'type', 'language', 'month', 'q', 'page'],
  '/freetest': ['exam'],
  '/google/auth': ['code', 'state'],
  '/login': ['next'],
  '/login/forgot': ['next'],
  '/notes': ['page'],
  '/offline': ['to'],
  '/previousattempts': ['page'],
  '/pricing': ['package', 'series', 'family'],
  '/signup': ['next'],
}
export const TAB_PARAMETERS = ['tab']
/** What the framework asks its data by, at the address of the page with `.data` behind it. */
const OF_FRAMEWORK = ['index', '_routes']

/**
 * The address of a document without what does not change it, in one order: however many parameters somebody makes up, it
 * is one document.
 */
export function documentAddress(address: `/${string}`): string {
  const url = new URL(`http://localhost${address}`) // as a path even where it looks like another host
  const page = url.pathname.replace(/\.data$/, '').replace(/(.)\/$/, '$1')
  const known = [
    ...(DOCUMENT_PARAMETERS[page] ?? TAB_PARAMETERS),
    ...(url.pathname.endsWith('.data') ? OF_FRAMEWORK : []),
  ]
  const kept = known.flatMap((name) =>
    url.searchParams
      .getAll(name)
      .slice(0, 1)
      .map((value) => [name, value]),
  )
  return kept.length === 0 ? url.pathname : `${url.pathname}?${new URLSearchParams(kept)}`
}
