import type { SiteLink } from './links.ts'
import type { English } from './texts.ts'

type Group = { readonly group: keyof English['footer']['groups']; readonly links: readonly SiteLink[] }

/** Every examination the site knows, and where its page is. */
export const EXPLORE: readonly Group[] = [{ group: 'management', links: [{ to: '/icet', name: 'ICET' }] }]
