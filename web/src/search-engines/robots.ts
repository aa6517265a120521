import type { LoaderFunctionArgs } from 'react-router'

/** What belongs to one person is of no use to a search engine. */
const PRIVATE = [
  '/api/',
  '/files/',
  '/staff',
  '/profile',
  '/previousattempts',
  '/library',
  '/offline',
  '/google/auth',
  '/test/*/usertest/',
]

export function loader({ request }: LoaderFunctionArgs): Response {
  const lines = [
    'User-agent: *',
    ...PRIVATE.map((path) => `Disallow: ${path}`),
    `Sitemap: ${new URL(request.url).origin}/sitemap.xml`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } })
}
