import type { listArticles } from '@pariksha/contract/articles'
import type { listExams } from '@pariksha/contract/exams'
import { OPEN_PAGES } from '@pariksha/contract/pages'
import type { listMaterials } from '@pariksha/contract/study'
import type { LoaderFunctionArgs } from 'react-router'
import { FAMILY_PATHS } from '../exams/pages.ts'
import { read } from '../lib/read.ts'

/** /ssc is another address of /sschome. */
const FAMILIES = Object.keys(FAMILY_PATHS).flatMap((path) => (path === 'ssc' ? [] : `/${path}`))

/** Every page a visitor can read. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(args.request.url)
  const [exams, materials, articles] = await Promise.all([
    read<typeof listExams>(args, { url: '/exams/' }),
    allMaterials(args),
    read<typeof listArticles>(args, { url: '/articles/' }),
  ])
  const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Kolkata' })
  // a countdown is another one every day
  const daily = [...FAMILIES, ...exams.flatMap(({ slug, page }) => [page, `/exams/${slug}`])]
  const pages = new Map<string, string | null>([
    ...OPEN_PAGES.map((path) => [path, null] as const),
    ...['/exams', ...daily].map((path) => [path, today] as const),
    ...materials.map(({ slug, on }) => [`/current-affairs/${slug}`, on] as const),
    ...articles.map(({ slug, published_on }) => [`/blog/${slug}`, published_on] as const),
  ])
  const urls = [...pages].map(([path, on]) => {
    const changed = on === null ? '' : `<lastmod>${on}</lastmod>`
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`
  })
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}

type Material = { readonly slug: string; readonly on: string }

async function allMaterials(args: LoaderFunctionArgs): Promise<Material[]> {
  const all: Material[] = []
  for (let page = 1; ; page++) {
    const { results, next } = await read<typeof listMaterials>(args, { url: '/study/materials/', query: { page } })
    for (const { slug, translations, published_on: on } of results) {
      all.push(...[slug, ...translations.map((one) => one.slug)].map((name) => ({ slug: name, on })))
    }
    if (next === null) return all
  }
}

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)
