import { languageOf } from '@pariksha/contract/languages'
/** Which address shows which family of examinations. /ssc is another address of /sschome. */
export const FAMILY_PATHS = {
  sschome: 'ssc',
  ssc: 'ssc',
  bankhome: 'bank',
  mathome: 'mat',
  rrbhome: 'railway',
  cathome: 'cat',
  nimcethome: 'nimcet',
  afcathome: 'afcat',
} as const satisfies Record<string, string>

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

/** What a route's address names in one of the lists; nothing there is a page that does not exist. */
export function namedBy(paths: Readonly<Record<string, string>>, { pathname }: URL): string {
  const name = paths[languageOf(pathname).path.replaceAll('/', '')]
  if (name === undefined) throw new Response(null, { status: 404 })
  return name
}
