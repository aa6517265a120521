import { LANGUAGES, type Language, pathIn } from '@pariksha/contract/languages'
import type { MetaDescriptor } from 'react-router'
import { isTranslated } from '../languages/translated.ts'
import { siteOf, withTaught } from '../lib/site.ts'

type Args = {
  readonly matches: Parameters<typeof siteOf>[0] & Parameters<typeof isTranslated>[0]
  readonly location: { readonly pathname: string }
}

type More = {
  /** Its proper address, where it can be reached by another one too. */
  readonly path?: string | undefined
  /** The languages its text is there in. */
  readonly available?: readonly Language[] | undefined
  /** The examinations it is about, whose picture it is shared with (server/src/site/institute/sharing-pictures.ts). */
  readonly family?: string
}

/**
 * The title and description of a page, for search engines and link previews:
 * `export const meta = (args: MetaArgs) => pageMeta(args, texts.title, texts.description)`.
 */
export function pageMeta(
  { matches, location }: Args,
  title: string,
  description?: string | ((institute: string) => string),
  { path = location.pathname, available = LANGUAGES, family }: More = {},
): MetaDescriptor[] {
  const { name, tagline, origin, language, taught } = siteOf(matches)
  const said = typeof description === 'function' ? description(name) : (description ?? tagline)
  const summary = withTaught(said, taught)
  const proper = path === '/' ? path : path.replace(/\/$/, '')
  const languages = isTranslated(matches) ? available : []
  // a page that is not there in a language has its first one at that address, too
  const address = origin + pathIn(languages.includes(language) ? language : (languages[0] ?? 'en'), proper)
  return [
    { title: `${title} | ${name}` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: address },
    ...languages.map((one) => alternate(one, origin + pathIn(one, proper))),
    ...(languages.includes('en') ? [alternate('x-default', origin + proper)] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: address },
    {
      property: 'og:image',
      content: origin + (family === undefined ? '/preview.png' : `/share/${language}/${family}.png`),
    },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})
