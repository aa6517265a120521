import type { SITE_COLLECTIONS } from '@pariksha/contract/site/institute'
import type { PageAddress } from '@pariksha/contract/site/pages'
import type { LoaderFunctionArgs } from 'react-router'
import { read } from '../lib/api/read.ts'

type Collection = (typeof SITE_COLLECTIONS)[number]

/** Pages whose texts staff write. Those of the others come with the product, and no day is known of them. */
const STANDS_ON: { readonly [page in PageAddress]?: readonly Collection[] } = {
  '/': ['institute', 'popup', 'slides', 'testimonials', 'statistics', 'samples'],
  '/videos': ['videos', 'samples'],
  '/books': ['books', 'samples'],
  '/pricing': ['packages', 'institute'],
  '/current-affairs': ['materials'],
  '/blog': ['articles'],
}

/** The latest of some days, 2026-11-22; null of none. */
export const latest = (days: readonly string[]): string | null => days.toSorted().at(-1) ?? null

/** When staff last changed what stands on a page. */
export async function changedByStaff(args: LoaderFunctionArgs): Promise<(page: PageAddress) => readonly string[]> {
  const changes = await read(args, '/site/changes/')
  return (page) =>
    changes.filter(({ collection }) => STANDS_ON[page]?.includes(collection) === true).map(({ on }) => on)
}
