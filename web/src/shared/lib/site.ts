import { type Language, languageOf } from '@pariksha/contract/languages'
import type { Site } from '@pariksha/contract/site/institute'
import { type LoaderFunctionArgs, useRouteLoaderData } from 'react-router'
import { read } from './api/read.ts'

/** The institute, the address the site is at, and the language of the document. */
export type SiteHere = Site & { readonly origin: string; readonly language: Language }

/** The fallback for a page that failed before the institute was read. */
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
  exam_links: [],
  test_links: [],
  families: [],
  own_exams: [],
  taught: 'exams',
  popup: null,
}

/** For the root's loader: read once per document. */
export async function loadSite(args: LoaderFunctionArgs): Promise<SiteHere> {
  const { origin, pathname } = new URL(args.request.url)
  return { ...(await read(args, '/site/')), origin, language: languageOf(pathname).language }
}

/** The institute of this site. The single source for its name and contact. */
export function useSite(): SiteHere {
  return useRouteLoaderData<SiteHere>('root') ?? UNKNOWN
}

/** Texts say "{exams}" where they name what the institute teaches. */
export const withTaught = (text: string, taught: string): string => text.replaceAll('{exams}', () => taught)

type Match = { readonly id: string; readonly loaderData?: unknown } | undefined

/** The same for a route's `meta`. */
export function siteOf(matches: readonly Match[]): SiteHere {
  return (matches.find((match) => match?.id === 'root')?.loaderData as SiteHere | undefined) ?? UNKNOWN
}
