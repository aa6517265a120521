import type { Site, site } from '@pariksha/contract/institute'
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { read } from './read.ts'

/** The institute, and the address the site is at. */
export type SiteHere = Site & { readonly origin: string }

/** What stands in a page that failed before the institute was known. */
const UNKNOWN: SiteHere = {
  origin: '',
  name: 'Pariksha',
  tagline: '',
  about: '',
  logo: null,
  email: '',
  phone: '',
  address: [],
  hours: [],
  social: [],
  map: null,
  demonstration: false,
  popup: null,
}

/** For the root's loader: it came with the document and stays until the next one. */
export async function loadSite(args: LoaderFunctionArgs): Promise<SiteHere> {
  return { ...(await read<typeof site>(args, { url: '/site/' })), origin: new URL(args.request.url).origin }
}

/** The institute this site is set up for, as its staff describe it. Every place that names it reads it here. */
export function useSite(): SiteHere {
  return useRouteLoaderData<SiteHere>('root') ?? UNKNOWN
}

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined

/** The same for a route's `meta`. */
export function siteOf(matches: readonly Match[]): SiteHere {
  return (matches.find((match) => match?.id === 'root')?.loaderData as SiteHere | undefined) ?? UNKNOWN
}
