import type { Site, site } from '@pariksha/contract/institute'
import { type Language, languageOf } from '@pariksha/contract/languages'
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { read } from './read.ts'

/** The institute, the address the site is at, and the language of the document. */
export type SiteHere = Site & { readonly origin: string; readonly language: Language }

/** What stands in a page that failed before the institute was known. */
const UNKNOWN: SiteHere = {
  origin: '',
  language: 'en',
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
  const { origin, pathname } = new URL(args.request.url)
  return { ...(await read<typeof site>(args, { url: '/site/' })), origin, language: languageOf(pathname).language }
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
