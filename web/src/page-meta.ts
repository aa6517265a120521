import { siteOf } from './lib/site.ts'

type Args = { readonly matches: Parameters<typeof siteOf>[0] }

/**
 * The title and description of a page, for search engines and link previews:
 * `export const meta = (args: MetaArgs) => pageMeta(args, texts.title, texts.description)`
 */
export function pageMeta({ matches }: Args, title: string, description?: string | ((institute: string) => string)) {
  const { name, tagline } = siteOf(matches)
  const summary = typeof description === 'function' ? description(name) : (description ?? tagline)
  return [
    { title: `${title} | ${name}` },
    { name: 'description', content: summary },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
  ]
}
