import type { SITE_COLLECTIONS } from '@pariksha/contract/site/institute'
import type { PageAddress } from '@pariksha/contract/site/pages'
import type { LoaderFunctionArgs } from 'react-router'
import { read } from '../lib/api/read.ts'

type Collection = (typeof SITE_COLLECTIONS)[number]

/** The collections that pages show. The other pages ship with the product and have no date of change. */
const COLLECTIONS_BY_PAGE: { readonly [page in PageAddress]?: readonly Collection[] } = {
  '/': ['institute', 'popup', 'slides', 'testimonials', 'statistics', 'samples'],
  '/videos': ['videos', 'samples'],
  '/books': ['books', 'samples'],
  '/pricing': ['packages', 'institute'],
  '/current-affairs': ['materials'],
  '/blog': ['articles'],
}

/** The latest of some ISO dates; null if there are none. */
export const latest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null

/** The dates on which staff changed the content of a page. */
export async function changedByStaff(args: LoaderFunctionArgs): Promise<(page: PageAddress) => readonly string[]> {
  const changes = await read(args, '/site/changes/')
  return (page) =>
    changes.filter(({ collection }) => COLLECTIONS_BY_PAGE[page]?.includes(collection) === true).map(({ on }) => on)
}
