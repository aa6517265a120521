import type { Site } from './site.ts'

type Entry = { readonly path: string; readonly changedOn: string | undefined }

/** Every public page in each of its languages. */
export async function sitemapOf({ url }: Pick<Site, 'url'>): Promise<readonly Entry[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>(?:<lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>)?/g)].map(
    ([, address = '', changedOn]) => ({ path: new URL(address).pathname, changedOn }),
  )
}

export const descriptionOf = (html: string): string =>
  (/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '')
    .replace(/&#x27;|&quot;/g, '’')
    .replaceAll('&amp;', '&')

type StructuredData = { readonly '@type': string }
/** Structured data of a document. */
export const structuredDataIn = (html: string): StructuredData[] =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )
