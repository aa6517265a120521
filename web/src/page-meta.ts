import type { MetaDescriptor } from 'react-router'
import { siteOf } from './lib/site.ts'

type Args = { readonly matches: Parameters<typeof siteOf>[0]; readonly location: { readonly pathname: string } }

/**
 * The title and description of a page, for search engines and link previews:
 * `export const meta = (args: MetaArgs) => pageMeta(args, texts.title, texts.description)`.
 * `path` is its proper address, where it can be reached by another one too.
 */
export function pageMeta(
  { matches, location }: Args,
  title: string,
  description?: string | ((institute: string) => string),
  path: string = location.pathname,
): MetaDescriptor[] {
  const { name, tagline, origin } = siteOf(matches)
  const summary = typeof description === 'function' ? description(name) : (description ?? tagline)
  const address = origin + (path === '/' ? path : path.replace(/\/$/, ''))
  return [
    { title: `${title} | ${name}` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    { property: 'og:image', content: `${origin}/preview.png` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
