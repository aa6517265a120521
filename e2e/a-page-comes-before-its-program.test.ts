import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { useSite } from './support/site.ts'

const site = useSite()

const isAlive = (page: Page) => page.evaluate(() => document.documentElement.dataset.program === 'alive')

/** Holds a part of the program back as a slow network does; the answer lets it through. */
async function holdProgram(page: Page, part = 'framework'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(`**/assets/${part}-*.js`, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Only what the page needs starts its program then. */
const dropTheTimer = (page: Page) =>
  page.addInitScript(() => {
    const { setTimeout } = window
    window.setTimeout = ((act: () => void, millis = 0) => (millis === 4000 ? 0 : setTimeout(act, millis))) as never
  })

test('a page that nobody touches starts its program some seconds later', async () => {
  const { page } = await site.visit()
  await page.goto('/terms', { waitUntil: 'load' })
  await page.waitForTimeout(1000)
  expect(await isAlive(page)).toBe(false)
  await expect.poll(() => isAlive(page), { timeout: 10_000 }).toBe(true)
})

test('a page whose screen waits for its program starts it at once', async () => {
  const { page } = await site.visit()
  await dropTheTimer(page)
  await page.goto('/library')
  await page.waitForURL('**/login**')
})

test('a form that is to be filled in starts it at once', async () => {
  const { page } = await site.visit()
  await dropTheTimer(page)
  await page.goto('/login')
  await expect.poll(() => isAlive(page), { timeout: 10_000 }).toBe(true)
})

test('a button that is pressed before the program is there does its work once it is', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  const letThrough = await holdProgram(page)
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  await page.getByRole('button', { name: 'Open the menu' }).click()
  expect(await isAlive(page)).toBe(false)
  letThrough()
  await page.getByRole('dialog').getByRole('link', { name: 'Videos' }).waitFor()
})

test('the search opens by its keys, pressed before the program is there', async () => {
  const { page } = await site.visit()
  const letThrough = await holdProgram(page)
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Control+k')
  letThrough()
  await page.getByRole('dialog').getByRole('combobox').waitFor()
})

test('what is typed before the program is there is taken', async () => {
  const { page } = await site.visit()
  const letThrough = await holdProgram(page)
  await page.goto('/videos', { waitUntil: 'domcontentloaded' })
  await page.getByRole('searchbox').pressSequentially('no such video')
  letThrough()
  await page.getByText(/No videos/i).waitFor()
  expect(await page.getByRole('searchbox').inputValue()).toBe('no such video')
})

test('an option that is chosen before the program is there is the answer', async () => {
  const { page } = await site.visit()
  const letThrough = await holdProgram(page)
  await page.goto('/demo', { waitUntil: 'domcontentloaded' })
  await page.getByRole('radio').nth(0).check()
  await page.getByRole('radio').nth(2).check()
  letThrough()
  await page.getByRole('button', { name: 'Clear', exact: true }).and(page.locator(':enabled')).waitFor()
  expect(await page.getByRole('radio').nth(2).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Save & Next', exact: true }).click()
  await page.getByRole('button', { name: 'Question 1: answered', exact: true }).waitFor()
})

test('a form that is sent before the part that checks it is there is checked once it is', async () => {
  const { page } = await site.visit()
  const letThrough = await holdProgram(page, 'signup-steps')
  await page.goto('/signup')
  await page.getByLabel(/^Password/).fill('a long password')
  await page.getByLabel('Confirm password').fill('another password')
  await page.waitForTimeout(1000) // the page around the form has come to life
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click()
  letThrough()
  await page.getByText('Passwords do not match').waitFor()
  expect(await page.getByLabel(/^Password/).inputValue()).toBe('a long password')
})

test('a form that is sent again out of impatience is sent once', async () => {
  const { page } = await site.visit()
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === 'POST') sent++
  })
  const letThrough = await holdProgram(page)
  await page.goto('/login', { waitUntil: 'domcontentloaded' })
  await page.getByLabel('E-mail').fill('nobody@example.com')
  await page.getByLabel(/^Password/).fill('a long password')
  const button = page.getByRole('button', { name: 'Sign In', exact: true })
  await button.click()
  await button.click()
  letThrough()
  await page.getByRole('alert').waitFor()
  expect(sent).toBe(1)
})

test.each([
  ['framework', 'of the program'],
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

test('a link leads on without the program', async () => {
  const { page } = await site.visit()
  await holdProgram(page)
  await page.goto('/terms', { waitUntil: 'domcontentloaded' })
  await page.getByRole('link', { name: 'Videos' }).first().click()
  await page.waitForURL('**/videos')
})

test('the greeting comes and goes without the program', async () => {
  const { page } = await site.visit({ greeted: true })
  await holdProgram(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  const greeting = page.getByRole('dialog')
  await greeting.getByRole('button', { name: 'Close' }).click()
  await greeting.waitFor({ state: 'hidden' })
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-modal'))).toBe(false)
  expect(await isAlive(page)).toBe(false)
})
