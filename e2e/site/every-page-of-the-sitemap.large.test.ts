import { languageOf } from '@pariksha/contract/languages'
import { beforeAll, expect, test } from 'vitest'
import { useSite } from '../support/site.ts'
import { descriptionOf, sitemapOf, structuredDataIn } from '../support/sitemap.ts'

const site = useSite()

/** Read once for all that is asked of them: the server takes a second of a core for fifty. */
let pages: readonly { readonly path: string; readonly changedOn: string | undefined; readonly html: string }[]
beforeAll(async () => {
  const read = []
  for (const entry of await sitemapOf(site)) {
    const reply = await fetch(site.url + entry.path)
    expect(`${entry.path} ${reply.status}`).toBe(`${entry.path} 200`)
    read.push({ ...entry, html: await reply.text() })
  }
  pages = read
}, 600_000)

test('search engines are led to the sitemap, which has the public pages and no test', async () => {
  const robots = await (await fetch(`${site.url}/robots.txt`)).text()
  expect(robots).toContain(`Sitemap: ${site.url}/sitemap.xml`)
  const sitemap = await fetch(`${site.url}/sitemap.xml`)
  expect(sitemap.headers.get('content-type')).toContain('application/xml')
  expect(pages.length).toBeGreaterThan(200)
  expect(pages.filter(({ path }) => path.startsWith('/test/'))).toEqual([])
  const dated = pages.filter(({ path }) => /^\/(exams|blog|current-affairs)\/./.test(path))
  expect(dated.filter(({ changedOn }) => changedOn === undefined).map(({ path }) => path)).toEqual([])
})

test('every page names its address, has a description of its own, as long as search engines show one, and may be found', () => {
  const faults: string[] = []
  const seen = new Map<string, string>()
  for (const { path, html } of pages) {
    const description = descriptionOf(html)
    // what is in another script says it in fewer characters
    const own = /[\u0900-\u0dff]/.test(description)
    if (!own && (description.length < 120 || description.length > 160)) {
      faults.push(`${path}: ${description.length} characters: ${description}`)
    }
    const other = seen.get(description)
    if (other !== undefined) faults.push(`${path} has the description of ${other}`)
    seen.set(description, path)
    if (!html.includes(`<link rel="canonical" href="${site.url}${path}"`)) faults.push(`${path} names another address`)
    if (html.includes('[object Object]')) faults.push(`${path} shows an object for a text`)
    if (html.includes('content="noindex"')) faults.push(`${path} is not to be found`)
    if (!structuredDataIn(html).every((structured) => typeof structured['@type'] === 'string'))
      faults.push(`${path}: structured data`)
  }
  expect(faults).toEqual([])
})

/** Names of examinations, and of packages after them, one below the other. */
const LISTS_OF_EXAMS = /\/(test|exams|assignments|pricing)$/

/** Letters of a page's `main` that are Latin: formulas apart, what is left should be names and abbreviations. */
function latinShare(path: string, html: string): number {
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
  const text = main
    .replace(/<(math|script|style|svg)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#?\w+;/g, ' ')
    .replace(LISTS_OF_EXAMS.test(path) ? /\b[A-Z]{2,}\b/g : '', ' ')
  const count = (letters: RegExp) => text.match(letters)?.length ?? 0
  return count(/[A-Za-z]/g) / Math.max(1, count(/[\p{L}\p{M}]/gu))
}

/** What is taught there are English sentences and terms. */
const ABOUT_ENGLISH = /\/(banking-awareness|articles-and-prepositions|subject-verb-agreement|tenses)$/

test('every page is in the language of its address, with at most 15 % of its letters Latin', () => {
  const faults: string[] = []
  for (const { path, html } of pages) {
    const { language } = languageOf(path)
    if (!html.includes(`<html lang="${language}"`)) faults.push(path)
    const share = latinShare(path, html)
    if (language === 'en' ? share < 0.85 : share > 0.15 && !ABOUT_ENGLISH.test(path))
      faults.push(`${path}: ${Math.round(share * 100)} % Latin`)
  }
  expect(faults).toEqual([])
})
