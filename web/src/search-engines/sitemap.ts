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
  const paths = new Set<string>([
    ...OPEN_PAGES,
    ...FAMILIES,
    ...exams.flatMap(({ slug, page }) => [page, `/exams/${slug}`]),
    ...materials.map((slug) => `/current-affairs/${slug}`),
    ...articles.map(({ slug }) => `/blog/${slug}`),
  ])
  const urls = [...paths].map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`,
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}

async function allMaterials(args: LoaderFunctionArgs): Promise<string[]> {
  const slugs: string[] = []
  for (let page = 1; ; page++) {
    const { results, next } = await read<typeof listMaterials>(args, { url: '/study/materials/', query: { page } })
    slugs.push(...results.flatMap(({ slug, translations }) => [slug, ...translations.map((one) => one.slug)]))
    if (next === null) return slugs
  }
}

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)
