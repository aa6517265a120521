import { pathIn } from '@pariksha/contract/languages'
import type { LoaderFunctionArgs } from 'react-router'
import { loadSite } from '../lib/site.ts'

/** What a phone needs to install the site as an application. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { name, tagline, language } = await loadSite(args)
  return Response.json(
    {
      id: '/',
      name,
      short_name: name.length <= 12 ? name : (name.split(' ')[0] ?? name),
      description: tagline,
      start_url: pathIn(language, '/'),
      scope: '/',
      display: 'standalone',
      background_color: '#fbfaf8',
      theme_color: '#2a46b8',
      icons: [
        { src: '/icons/192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
      shortcuts: [
        { name: 'Mock tests', url: pathIn(language, '/test') },
        { name: 'Previous attempts', url: pathIn(language, '/previousattempts') },
      ],
    },
    { headers: { 'Content-Type': 'application/manifest+json' } },
  )
}
