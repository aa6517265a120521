import { languageOf } from '@pariksha/contract/languages'
import { FAMILY_PAGES, SSC_ON_PHONES } from './family-pages.ts'

const { icet: _, ...withTabs } = FAMILY_PAGES
/** Which path of the table of routes shows which family. */
export const FAMILY_PATHS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(withTabs).map(([family, page]) => [page.slice(1), family])),
  [SSC_ON_PHONES.slice(1)]: 'ssc',
}

/** Which address shows the tests of which examination. */
export const SERIES_PATHS = {
  ssccgltest: 'ssc_cgl',
  sscchsltest: 'ssc_chsl',
  ssccpotest: 'ssc_cpo',
  sscgdtest: 'ssc_gd',
  sscmtstest: 'ssc_mts',
  rrbpotest: 'rrb_po',
  rrbclerktest: 'rrb_clerk',
  ibpspotest: 'ibps_po',
  ibpssotest: 'ibps_so',
  ibpsclerktest: 'ibps_clerk',
  sbipotest: 'sbi_po',
  sbiclerktest: 'sbi_clerk',
} as const satisfies Record<string, string>

/** The exam or family that the address of a route names in one of the lists; 404 without one. */
export function namedBy(paths: Readonly<Record<string, string>>, { pathname }: URL): string {
  const name = paths[languageOf(pathname).path.replaceAll('/', '')]
  if (name === undefined) throw new Response(null, { status: 404 })
  return name
}
