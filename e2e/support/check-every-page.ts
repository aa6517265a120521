import { languageOf } from '@pariksha/contract/languages'
import type { Page, Response } from 'playwright'
import { expect, onTestFinished } from 'vitest'
import { aMock } from '../../server/src/testing/live/live-mocks.ts'
import { expectFits, expectGood, expectOneHeading, resizeTo, type Viewport } from './good-page.ts'
import { hydrate } from './hydrate.ts'
import { EVERY_PAGE, type KnownPage, LOGIN } from './pages.ts'
import type { Site } from './site.ts'
import { sitemapOf } from './sitemap.ts'

type Who = 'signed out' | 'signed in'

type Check = {
  readonly who: Who
  /** Pages are opened at this width, and each template is checked by axe once, which takes longer than all the rest. */
  readonly opened: Viewport
  /** Afterwards they have to fit here, too. */
  readonly resized: Viewport
}

/** Opens every page of the route table: its heading, no failed request or error, no dead link, accessible. */
export async function checkEveryPage(site: Site, page: Page, { who, opened, resized }: Check): Promise<void> {
  await page.addInitScript(() => {
    try {
      sessionStorage.setItem('welcomed', 'yes')
    } catch {
      // a blank page has no storage
    }
  })
  const faults = noteFaults(page)
  const links = new Map<string, string>()
  const seenByAxe = new Set<string>()
  const bad: string[] = []
  for (const known of [...pagesOf(who), await aMockPage(site)]) {
    faults.length = 0
    try {
      await page.setViewportSize(opened)
      await page.goto(site.url + known.path)
      await hydrate(page)
      await expectHeading(page, known, who)
      const template = templateOf(known, who)
      await (seenByAxe.has(template) ? expectFits : expectGood)(page, known.path)
      seenByAxe.add(template)
      await resizeTo(page, resized)
      await expectFits(page, `${known.path}, ${resized.width} px wide,`)
      expect(faults).toEqual([])
    } catch (error) {
      bad.push(`${known.path}: ${error instanceof Error ? error.message : error}`)
    }
    // the page that does not exist links to itself in other languages
    for (const address of await addressesOn(page))
      if (languageOf(address).path !== '/no-such-page') links.set(address, known.path)
  }
  bad.push(...(await deadAmong(site, links)))
  expect(bad).toEqual([])
  expect(links.size).toBeGreaterThan(50)
}

/** Signed-in students get the same data, so one page of each template is enough for them. */
function pagesOf(who: Who): readonly KnownPage[] {
  const seen = new Set<string>()
  const isFirst = (template: string) => !seen.has(template) && seen.add(template)
  return EVERY_PAGE.filter(({ template }) => who === 'signed out' || template === undefined || isFirst(template))
}

/** The page of a live mock, which is deleted after the test: other journeys share the site. */
async function aMockPage({ database: { db } }: Site): Promise<KnownPage> {
  const { id, shifts } = await aMock(db)
  onTestFinished(async () => {
    await db.deleteFrom('live_mock_registrations').where('live_mock_id', '=', id).execute()
    await db.deleteFrom('tests').where('id', 'in', shifts).execute()
    await db.deleteFrom('live_mocks').where('id', '=', id).execute()
  })
  return { path: `/live-mocks/${id}`, heading: /^Grand mock$/ }
}

const headingFor = ({ heading, signedIn: own }: KnownPage, who: Who): RegExp =>
  who === 'signed in' && own ? own : heading

const templateOf = (known: KnownPage, who: Who): string =>
  headingFor(known, who) === LOGIN ? '/login' : (known.template ?? known.path)

async function expectHeading(page: Page, known: KnownPage, who: Who): Promise<void> {
  const first = page.getByRole('heading', { level: 1 }).first()
  // a redirect by JavaScript takes a moment
  await expect
    .poll(async () => (await first.textContent().catch(() => ''))?.trim(), { timeout: 10_000 })
    .toMatch(headingFor(known, who))
  await expectOneHeading(page, known.path)
  expect(await page.title(), known.path).not.toBe('')
}

/** Errors that the browser reports of a page, but for the 404 of pages and calls that are expected to have it. */
function noteFaults(page: Page): string[] {
  const faults: string[] = []
  const expected = (response: Response) =>
    response.status() === 404 &&
    /\/(no-such-page|profile\/\d+|rank-list\/|tests\/999999\/)$/.test(new URL(response.url()).pathname)
  page.on('console', (message) => {
    if (message.type() === 'error' && !/the server responded with a status of 40[34]/.test(message.text()))
      faults.push(message.text())
  })
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') faults.push(`failed: ${request.url()}`)
  })
  page.on('response', (response) => {
    const other = new URL(response.url()).pathname.startsWith('/api/v1/accounts/user/') && response.status() === 403
    if (response.status() >= 400 && !expected(response) && !other) faults.push(`${response.status()} ${response.url()}`)
  })
  return faults
}

const addressesOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && pathname !== location.pathname)
      .map(({ pathname, search }) => pathname + search),
  )

/** The status of each address without signing in, fetched once for all checks of a file. */
const statuses = new Map<string, number>()

/** Links of the site that lead to a page that is not there. Those of the sitemap are (`every-page-of-the-sitemap`). */
async function deadAmong(site: Site, links: ReadonlyMap<string, string>): Promise<string[]> {
  const dead: string[] = []
  const known = new Set((await sitemapOf(site)).map(({ path }) => path))
  for (const [address, from] of links) {
    if (known.has(address)) continue
    const whole = site.url + address
    const status = statuses.get(whole) ?? (await fetch(whole, { redirect: 'manual' })).status
    statuses.set(whole, status)
    if (status >= 400) dead.push(`${address} (${status}), linked from ${from}`)
  }
  return dead
}
