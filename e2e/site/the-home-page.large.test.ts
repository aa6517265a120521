import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { hydrate, openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

/** Other journeys have reduced motion, with which the banner stands still. */
const MOVING = { reducedMotion: 'no-preference' } as const

/** Longer than a slide stays. */
const SLIDE_MS = 6_000

/** Lets time pass on the page; a slide that it moves is on its way then, and has arrived a second later. */
async function pass(page: Page): Promise<void> {
  await page.clock.fastForward(SLIDE_MS)
  await page.waitForTimeout(1_000)
}

test('the welcome popup opens once per session of the browser', async () => {
  const { context, page } = await site.visit({ popup: true })
  await page.goto('/')
  const popup = page.getByRole('dialog')
  await popup.getByRole('heading', { name: 'Three ICET tests are free' }).waitFor()
  await page.keyboard.press('Escape')
  await popup.waitFor({ state: 'hidden' })
  await page.reload()
  await hydrate(page)
  await page.waitForTimeout(600) // the popup comes half a second after the page
  expect(await popup.count()).toBe(0)
  expect(await context.cookies()).toEqual([])
})

test('the banner goes on by itself, waits while it is looked at, and goes where it is sent', async () => {
  const { page } = await site.visit(MOVING)
  await page.clock.install()
  await openPage(page, '/')
  const shown = () => page.locator('[aria-current="true"][aria-label^="Show slide"]').getAttribute('aria-label')
  expect(await shown()).toBe('Show slide 1')
  await pass(page)
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 2')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 3')
  await pass(page) // the pointer rests on it
  expect(await shown()).toBe('Show slide 3')
  await page.getByRole('button', { name: 'Show slide 1' }).click()
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 1')
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 4')
})

test('the banner waits while the keyboard is in it, also when the pointer comes by', async () => {
  const { page } = await site.visit(MOVING)
  await page.clock.install()
  await openPage(page, '/')
  const shown = () => page.locator('[aria-current="true"][aria-label^="Show slide"]').getAttribute('aria-label')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 2')
  await page.getByRole('button', { name: 'Previous slide' }).hover()
  await page.mouse.move(0, 0)
  await pass(page)
  expect(await shown()).toBe('Show slide 2')
  await page.getByRole('link', { name: 'Login' }).first().focus()
  await pass(page)
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 3')
})

test('the banner is swiped', async () => {
  const { page, context } = await site.visit({
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
    ...MOVING,
  })
  await openPage(page, '/')
  const shown = () => page.locator('[aria-current="true"][aria-label^="Show slide"]').getAttribute('aria-label')
  await page.getByRole('button', { name: 'Stop slides' }).tap()
  await page.getByRole('button', { name: 'Show slide 1' }).tap()
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 1')
  const finger = await context.newCDPSession(page)
  const row = page.locator('ul.carousel').first()
  const swipe = async (from: number, to: number) => {
    const box = await row.boundingBox()
    const y = (box?.y ?? 0) + (box?.height ?? 0) - 40
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await touch('touchStart', from)
    for (let step = 1; step <= 10; step++) {
      await touch('touchMove', from + ((to - from) * step) / 10)
      await page.evaluate(() => new Promise(requestAnimationFrame)) // a finger takes its time; a busy machine drops what does not
    }
    await touch('touchEnd')
  }
  const at = () => row.evaluate((element) => Math.round((element.scrollLeft / element.clientWidth) * 100) / 100)
  await expect.poll(at, { timeout: 8_000 }).toBe(0)
  await swipe(300, 60)
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 2')
  await expect.poll(at, { timeout: 8_000 }).toBe(1)
  await swipe(60, 300)
  await expect.poll(shown, { timeout: 8_000 }).toBe('Show slide 1')
})

test('with reduced motion the first slide stays until the visitor moves on', async () => {
  const { page } = await site.visit({ reducedMotion: 'reduce' })
  await page.clock.install()
  await openPage(page, '/')
  await page.getByRole('button', { name: 'Play slides' }).waitFor()
  await pass(page)
  const current = page.locator('[aria-current="true"][aria-label^="Show slide"]')
  expect(await current.getAttribute('aria-label')).toBe('Show slide 1')
})

test('the map is fetched from its provider when it is asked for, and only from there', async () => {
  const { page } = await site.visit()
  const elsewhere: string[] = []
  await page.route(
    (url) => url.origin !== site.url,
    (route) => {
      elsewhere.push(new URL(route.request().url()).origin)
      return route.fulfill({ contentType: 'text/html', body: '<p>a map</p>' })
    },
  )
  const response = await openPage(page, '/')
  expect(response?.headers()['content-security-policy']).toContain('frame-src https://www.openstreetmap.org;')
  expect(elsewhere).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  await page.frameLocator('iframe').getByText('a map').waitFor()
  expect(elsewhere).toEqual(['https://www.openstreetmap.org'])
})

test('the exam screen and a result are shown as they are, in the language and the colours of the page', async () => {
  for (const [path, colorScheme] of [
    ['/', 'light'],
    ['/te', 'dark'],
  ] as const) {
    const { page } = await site.visit({ viewport: { width: 360, height: 740 }, colorScheme })
    const pictures: string[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.webp')) pictures.push(new URL(response.url()).pathname)
    })
    await openPage(page, path)
    expect(pictures).toEqual([])
    const language = path === '/te' ? 'te' : 'en'
    for (const screen of ['room', 'result']) {
      const picture = page.locator(`img[src*="/${screen}-"]:visible`)
      await picture.scrollIntoViewIfNeeded()
      await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(720)
      expect(await picture.getAttribute('src')).toContain(`${screen}-${language}-${colorScheme}`)
      expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(40)
    }
    expect(pictures.length).toBe(2)
  }
})
