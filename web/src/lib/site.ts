import type { Site, site } from '@pariksha/contract/institute'
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { read } from './read.ts'

/** What stands in a page that failed before the institute was known. */
const UNKNOWN: Site = {
  name: 'Pariksha',
  tagline: '',
  about: '',
  logo: null,
  email: '',
  phone: '',
  address: [],
  hours: [],
  social: [],
  map: { latitude: 0, longitude: 0, directions_url: '', embed_url: null },
  demonstration: false,
  popup: null,
}

/** For the root's loader: it came with the document and stays until the next one. */
export const loadSite = (args: LoaderFunctionArgs): Promise<Site> => read<typeof site>(args, { url: '/site/' })

/** The institute this site is set up for, as its staff describe it. Every place that names it reads it here. */
export function useSite(): Site {
  return useRouteLoaderData<Site>('root') ?? UNKNOWN
}

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined

/** The same for a route's `meta`. */
export function siteOf(matches: readonly Match[]): Site {
  return (matches.find((match) => match?.id === 'root')?.loaderData as Site | undefined) ?? UNKNOWN
}
