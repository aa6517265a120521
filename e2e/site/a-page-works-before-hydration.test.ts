import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { expectFits } from '../support/good-page.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.bundle === 'hydrated')

const holdBundle = (page: Page, part = 'framework') => holdRequests(page, `**/assets/${part}-*.js`)

/** Without the timer, only something that needs hydration starts it. */
const dropHydrationTimer = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((act: () => void, millis = 0) => (millis === 4000 ? 0 : setTimeout(act, millis))) as never
  })

test('a page without interaction is hydrated after some seconds', async () => {
  const { page } = await site.visit()
  await page.goto('/terms', { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  expect(await isHydrated(page)).toBe(false)
  await expect.poll(() => isHydrated(page), { timeout: 10_000 }).toBe(true)
})

test('a page with a visible part that needs the bundle is hydrated at once', async () => {
  const { page } = await site.visit()
  await dropHydrationTimer(page)
  await page.goto('/library')
  await page.waitForURL('**/login**')
})

test('a page that is touched while its end is on the way is hydrated all the same', async () => {
  const { promise: touched, resolve: release } = Promise.withResolvers<void>()
  const inTwoParts = createServer(async ({ url = '/', headers }, answer) => {
    const page = await fetch(site.url + url, { headers: { accept: headers.accept ?? '*/*' } })
    answer.writeHead(page.status, { 'content-type': page.headers.get('content-type') ?? '' })
    const [start, ...rest] = (await page.text()).split(/(?<=id="bundle"[^>]*>)/)
    answer.write(start)
    if (rest.length > 0) await touched
    answer.end(rest.join(''))
  }).listen(0, 'localhost')
  await once(inTwoParts, 'listening')
  onTestFinished(() => void inTwoParts.close())

  const { page } = await site.visit()
  await page.goto(`http://localhost:${(inTwoParts.address() as AddressInfo).port}/terms`, { waitUntil: 'commit' })
  await page.locator('script#bundle').waitFor({ state: 'attached' })
  await page.mouse.move(3, 3)
  await page.mouse.move(6, 6)
  release()
  await expect.poll(() => isHydrated(page), { timeout: 10_000 }).toBe(true)
})

test('a form that is to be filled in starts it at once', async () => {
  const { page } = await site.visit()
  await dropHydrationTimer(page)
  await page.goto('/login')
  await expect.poll(() => isHydrated(page), { timeout: 10_000 }).toBe(true)
})

test('a click before hydration takes effect after it', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  const release = await holdBundle(page)
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  expect(await isHydrated(page)).toBe(false)
  release()
  await page.getByRole('dialog').getByRole('link', { name: 'Videos' }).waitFor()
})

test('a shortcut pressed before hydration opens the search after it', async () => {
  const { page } = await site.visit()
  const release = await holdBundle(page)
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Control+k')
  release()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
})

test('text typed before hydration is kept', async () => {
  const { page } = await site.visit()
  const release = await holdBundle(page)
  await page.goto('/videos', { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox').pressSequentially('no such video')
  release()
  await page.getByText(/No videos/i).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('no such video')
})

test('an option chosen before hydration counts', async () => {
  const { page } = await site.visit()
  const release = await holdBundle(page)
  await page.goto('/demo', { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio').nth(0).check()
  await page.getByRole('radio').nth(2).check()
  release()
  await page.getByRole('button', { name: 'Clear', exact: true }).and(page.locator(':enabled')).waitFor()
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save & Next', exact: true }).click()
  await page.getByRole('button', { name: 'Question 1: answered', exact: true }).waitFor()
})

test('a form that is sent before the part that checks it is there is checked once it is', async () => {
  const { page } = await site.visit()
  const release = await holdBundle(page, 'signup-steps')
  await page.goto('/signup')
  await page.getByLabel(/^Password/).fill('a long password')
  await page.getByLabel('Confirm password').fill('another password')
  await page.waitForTimeout(1000) // the page around the form has come to life
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  release()
  await page.getByText('Passwords do not match').waitFor()
  expect(await page.getByLabel(/^Password/).inputValue()).toBe('a long password')
})

test('a form that is submitted twice is sent once', async () => {
  const { page } = await site.visit()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  const release = await holdBundle(page)
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel(/^Password/).fill('a long password')
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  await button.click()
  await button.click()
  release()
  await page.getByRole('alert').waitFor()
  expect(sent).toBe(1)
})

test.each([
  ['framework', 'of the bundle'],
  ['signup-steps', 'of the form'],
])('%s, a file %s, that did not come is asked for again, and nothing of what was typed is lost', async (part) => {
  const { page } = await site.visit()
  let failures = 0
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await (failures++ < 3 ? route.abort() : route.continue())
  })
  await page.goto('/signup')
  await page.getByLabel(/^Password/).fill('a long password')
  await page.getByLabel('Confirm password').fill('another password')
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  await page.getByText('Passwords do not match').waitFor()
  expect(await page.getByLabel(/^Password/).inputValue()).toBe('a long password')
})

test('the home page of a student shows shapes until its JavaScript is there', async () => {
  const { page } = await signedIn(site)
  const release = await holdBundle(page)
  await page.goto('/', { waitUntil: 'commit' })
  const shapes = page.locator('#content > .only-signed-in')
  const background = () => shapes.evaluate((part) => getComputedStyle(part, '::before').backgroundImage)
  expect(await background()).toContain('gradient')
  release()
  await page.getByRole('heading', { name: 'Hello, Asha' }).waitFor()
  expect(await background()).toBe('none')
})

test('a link works without the bundle', async () => {
  const { page } = await site.visit()
  await holdBundle(page)
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Videos' }).first().click()
  await page.waitForURL('**/videos')
})

test('the welcome popup opens and closes without the bundle', async () => {
  const { page } = await site.visit({ popup: true })
  await holdBundle(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const popup = page.getByRole('dialog')
  await popup.getByRole('button', { name: 'Close' }).click()
  await popup.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-modal'))).toBe(false)
  expect(await isHydrated(page)).toBe(false)
})

test.each([
  ['', ['ICET TEST 4', 'Total marks', 'ICET Complete: ₹999']],
  ['/te', ['ICET', 'మొత్తం మార్కులు', 'ICET కంప్లీట్: ₹999']],
  ['/hi', ['ICET', 'कुल अंक', '₹999']],
])('the page before a test, %s/test/4, says without JavaScript what the test is and costs', async (prefix, words) => {
  const { page } = await site.visit({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  await page.goto(`${prefix}/test/4`)
  const text = await page.locator('main').textContent()
  for (const word of words) expect(text).toContain(word)
  expect(await page.getByRole('row').count()).toBe(4)
  expect(await page.getByRole('status').isVisible()).toBe(false)
  await expectFits(page, 'a test without JavaScript')
  await page.locator('a[href*="/login?"]').click()
  expect(new URL(page.url()).search).toBe(`?next=${encodeURIComponent('/test/4#paper')}`)
})
