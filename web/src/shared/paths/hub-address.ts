/** What the address of the study hub may carry, in the order it is written. */
const NAMES = ['category', 'q', 'exam', 'type', 'month', 'language', 'page'] as const
type Name = (typeof NAMES)[number]
export type HubSearch = Readonly<Partial<Record<Name, string>>>

export const HUB = '/current-affairs'
/** What the filter's fields choose. */
export const FILTERS = ['exam', 'type', 'month', 'language'] as const

/** Drops empty fields, because forms submit all of theirs. */
export function readSearch(search: URLSearchParams): HubSearch {
  return Object.fromEntries(
    NAMES.flatMap((name) => {
      const value = search.get(name)?.trim()
      return value ? [[name, value]] : []
    }),
  )
}

/** Another view of the hub: it begins at its first page unless one is named. */
export function hubAddress(search: HubSearch, change: HubSearch = {}): string {
  const all: HubSearch = { ...search, page: '', ...change }
  const given = NAMES.flatMap((name): [string, string][] => {
    const value = all[name]
    return value && !(name === 'page' && value === '1') ? [[name, value]] : []
  })
  return given.length === 0 ? HUB : `${HUB}?${new URLSearchParams(given)}`
}
