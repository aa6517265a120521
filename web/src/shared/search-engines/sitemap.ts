import { LANGUAGES, type Language, pathIn } from '@pariksha/contract/languages'
import { OPEN_PAGES } from '@pariksha/contract/site/pages'
import type { LoaderFunctionArgs } from 'react-router'
import { read } from '../lib/api/read.ts'
import { todayInIndia } from '../lib/format/day-names.ts'
import { FAMILY_PAGES } from '../paths/family-pages.ts'
import { changedByStaff, latest } from './staff-changes.ts'

/** `changed`: 2026-11-22, null where that is not known. */
type Entry = { readonly path: string; readonly changed: string | null; readonly languages: readonly Language[] }

/** Every page a visitor can read, in each language it is there in. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const { origin } = new URL(args.request.url)
  const entries = await entriesOf(args)
  const urls = entries.flatMap((entry) => entry.languages.map((language) => urlOf(origin, entry, language)))
  return new Response(
    [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...urls,
      '</urlset>\n',
    ].join('\n'),
    { headers: { 'Content-Type': 'application/xml; charset=utf-8' } },
  )
}

async function entriesOf(args: LoaderFunctionArgs): Promise<Entry[]> {
  const [exams, { families }, materials, articles, changed] = await Promise.all([
    read(args, '/exams/'),
    read(args, '/site/'),
    allMaterials(args),
    read(args, '/articles/'),
    changedByStaff(args),
  ])
  const today = todayInIndia()
  // a countdown is another one every day; families share pages
  const daily = new Set([
    '/exams',
    ...families.map(({ family }) => FAMILY_PAGES[family]),
    ...exams.flatMap(({ slug, page }) => [page, `/exams/${slug}`]),
  ])
  /** Lists of what is dated itself. */
  const published: Readonly<Record<string, readonly string[]>> = {
    '/blog': articles.map(({ published_on }) => published_on),
    '/current-affairs': materials.flatMap(({ changed: on }) => on ?? []),
  }
  return [
    ...OPEN_PAGES.filter((path) => !daily.has(path)).map((path) => ({
      path,
      changed: latest([...changed(path), ...(published[path] ?? [])]),
      languages: LANGUAGES,
    })),
    ...[...daily].map((path) => ({ path, changed: today, languages: LANGUAGES })),
    ...materials,
    ...articles.map(({ slug, published_on, languages }) => ({
      path: `/blog/${slug}`,
      changed: published_on,
      languages,
    })),
  ]
}

async function allMaterials(args: LoaderFunctionArgs): Promise<Entry[]> {
  const all: Entry[] = []
  for (let page = 1; ; page++) {
    const { results, next } = await read(args, '/study/materials/', { query: { page } })
    for (const { original, language, translations, published_on } of results) {
      const languages = [language, ...translations.map((other) => other.language)]
      all.push({ path: `/current-affairs/${original}`, changed: published_on, languages })
    }
    if (next === null) return all
  }
}

function urlOf(origin: string, { path, changed, languages }: Entry, language: Language): string {
  const addressIn = (one: Language) => escapeXml(origin + pathIn(one, path))
  const alternates = languages.length === 1 ? [] : languages
  return [
    `<url><loc>${addressIn(language)}</loc>`,
    changed === null ? '' : `<lastmod>${changed}</lastmod>`,
    ...alternates.map((one) => `<xhtml:link rel="alternate" hreflang="${one}" href="${addressIn(one)}"/>`),
    '</url>',
  ].join('')
}

const escapeXml = (text: string): string => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`)
