import { LANGUAGES, languagePrefix } from '@pariksha/contract/languages'
import type { LoaderFunctionArgs } from 'react-router'

/** What belongs to one person is of no use to a search engine. */
const PRIVATE_PAGES = [
  '/profile',
  '/practice',
  '/previousattempts',
  '/library',
  '/offline',
  '/google/auth',
  '/test/*/usertest/',
]
const PRIVATE = ['/api/', '/files/', '/staff']
const PREFIXES = LANGUAGES.map(languagePrefix)

export function loader({ request }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    ...PREFIXES.flatMap((prefix) => PRIVATE_PAGES.map((path) => `Disallow: ${prefix}${path}`)),
    `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
