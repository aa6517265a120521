import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrate } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
/** All that pages ask for while one moves between them. */
const CALLS = /\.data(\?|$)|\/api\/v1\//
/** A page of each kind of list, and what it says when nothing comes. */
const LISTS: readonly (readonly [link: string, path: string, says: string])[] = [
  ['Test Series', '/assignments', 'This page did not load'],
  ['Books', '/books', 'This page did not load'],
  ['Library', '/library', 'Your library could not be loaded.'],
  ['Doubts', '/ask', 'The doubts could not be loaded.'],
  ['Previous attempts', '/previousattempts', 'Failed to load your previous test attempts'],
]

async function follow(page: Page, link: string) {
  await page.getByRole('button', { name: /open the menu/i }).click()
  await page.getByRole('dialog').getByRole('link', { name: link, exact: true }).click()
}

const tryAgain = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^(Try again|Retry)$/ })
    .first()

test('every kind of list that fails on the way says so, and comes when it is asked for again', async () => {
  const { page } = await signedIn(site)
  await page.setViewportSize(PHONE.viewport)
  for (const [link, path, says] of LISTS) {
    await page.goto('/terms')
    await hydrate(page)
    await page.route(CALLS, (route) => route.fulfill({ status: 500, body: '' }))
    await follow(page, link)
    await page.getByText(says).first().waitFor()
    expect(new URL(page.url()).pathname).toBe(path)
    // parts of a page that are still loading would fail after they were counted
    await page.locator('main [aria-busy=true]').first().waitFor({ state: 'detached' })
    await page.unroute(CALLS)
    const failed = page.getByText(says)
    const before = await failed.count()
    await tryAgain(page).click()
    await expect.poll(() => failed.count()).toBeLessThan(before)
  }
})

test('where the phone is offline, a list says that it did not come, and is there once the phone is online', async () => {
  const { context, page } = await signedIn(site)
  // the JavaScript of the page is cached, its data is not
  await page.goto('/previousattempts')
  await page.getByText("You haven't taken any tests yet.").waitFor()
  await page.goto('/terms')
  await hydrate(page)
  // the menu comes after the page, and is there before the network goes
  await page.getByRole('button', { name: /open the menu/i }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Previous attempts', exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await context.setOffline(true)
  await follow(page, 'Previous attempts')
  await page.getByText('Failed to load your previous test attempts').waitFor()
  await context.setOffline(false)
  await page.getByText("You haven't taken any tests yet.").waitFor()
})

test('a page that is long in coming says so and can be asked for again', async () => {
  const { page } = await site.visit(PHONE)
  await page.goto('/terms')
  await hydrate(page)
  await page.clock.install()
  await page.route('**/books.data*', () => {})
  await follow(page, 'Books')
  await page.clock.fastForward(11_000)
  const notice = page.getByRole('alert').filter({ hasText: 'The page is still loading.' })
  await notice.getByRole('link', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: 'Books' }).waitFor()
})

test('if the chunk of the next page fails, the next page is reloaded, not the current one', async () => {
  const { page } = await site.visit(PHONE)
  await page.goto('/terms')
  await hydrate(page)
  await page.route('**/assets/blog-page-*.js', (route) => route.abort(), { times: 1 })
  await follow(page, 'Blog')
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/blog')
})
