import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aTest } from '../../server/src/testing/papers/papers.ts'
import { startAttempt } from '../support/attempt-client.ts'
import { hydrate } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { examRoom, signedIn, signIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })

/** What the application needs without the network is on the device. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready))

const PROFILE = '**/api/v1/accounts/user/'

/** Opens a page and waits until the service worker serves it. */
async function openServed(page: Page, path: string) {
  await page.goto(path)
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isServed, { timeout: 20_000 }).toBe(true)
}

test('an open test is entered again without the network: by its address, and by starting the application', async () => {
  const { id } = await aTest(site.database.db)
  const { context, page, room } = await signedIn(site)
  await page.goto(`${site.url}/test/${id}`)
  await kept(page)
  await room.begin()
  await room.answer('b')
  await room.saved()
  const address = new URL(page.url()).pathname

  await context.setOffline(true)
  await page.close()
  const again = await context.newPage()
  await again.goto(site.url + address)
  await again.getByText('Question No. 1', { exact: true }).waitFor()
  expect(await again.getByRole('radio').nth(1).isChecked()).toBe(true)
  await again.getByRole('radio').nth(2).check()
  await again
    .getByText(/Offline/)
    .first()
    .waitFor()
  await again.waitForTimeout(500) // the answer is written after the next frame
  await again.close()

  const started = await context.newPage()
  await started.goto(`${site.url}/`)
  await started.getByText('Question No. 1', { exact: true }).waitFor()
  expect(await started.getByRole('radio').nth(2).isChecked()).toBe(true)

  await context.setOffline(false)
  await started
    .getByText(/^Saved/)
    .first()
    .waitFor({ timeout: 30_000 })
  const { choice } = await site.database.db
    .selectFrom('actions')
    .select('choice')
    .where('choice', 'is not', null)
    .orderBy('seq', 'desc')
    .executeTakeFirstOrThrow()
  expect(choice).toBe('c')
})

test('what the first question does not need opens for the first time without the network, too', async () => {
  const { id } = await aTest(site.database.db)
  const { context, page, room } = await signedIn(site)
  await openServed(page, `/test/${id}`)
  await room.begin()
  await room.answer('b')
  await room.saved()
  await context.setOffline(true)
  await page.reload()
  await room.at(1)
  for (const name of ['Question Paper', 'Instructions']) {
    await room.button(name).click()
    const dialog = page.getByRole('dialog', { name })
    await dialog.getByRole('heading', { name, exact: true }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
  }
  await room.button('Keys and help').click()
  await page.getByRole('dialog', { name: 'Keys' }).getByText('Mark & Next').waitFor()
  await page.keyboard.press('Escape')
  await room.askToSubmit()
  await room.button('Yes, submit').click()
  await page.getByText('Your test is finished on this device').waitFor()
  await context.setOffline(false)
  await page.getByRole('tab', { name: 'Summary' }).waitFor({ timeout: 30_000 })
})

test('in a browser without service workers it comes after the first question, which waits for no font and no lost reply, and a failure can be tried again', async () => {
  const { id } = await aTest(site.database.db)
  const student = await aStudent(site.database.db)
  const { context, page } = await site.visit({ serviceWorkers: 'block' })
  await context.route(/\/(noto-sans|stix)[^/]*woff2$/, () => {}) // never answered
  let papers = 0
  await context.route('**/paper/', (route) => (papers++ === 0 ? route.abort() : route.continue()))
  await signIn(context, student)
  const room = examRoom(page)
  let fails = true
  await context.route('**/assets/room-panels-*.js', (route) => (fails ? route.abort() : route.continue()))
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.button('Question Paper').click()
  await page.getByText('This could not be opened. Please try again.').waitFor()
  fails = false
  const came = page.waitForResponse(/assets\/room-panels-/)
  await (await came).finished()
  await context.setOffline(true)
  await room.button('Question Paper').click()
  await page.getByRole('dialog', { name: 'Question Paper' }).getByText('To read only.', { exact: false }).waitFor()
})

test('a page that cannot be reached says so, and comes by itself when the network is back', async () => {
  const { context, page } = await signedIn(site)
  await page.goto(`${site.url}/`)
  await kept(page)
  await context.setOffline(true)
  await page.goto(`${site.url}/test`)
  await page.getByRole('heading', { name: 'The server cannot be reached' }).waitFor()
  await page.getByText('No test is open on this device.').waitFor()
  await context.setOffline(false)
  await page.waitForURL(`${site.url}/test`)
  await page.getByRole('heading', { level: 1 }).waitFor()
})

test('a test that is chosen without the network says so, and opens when it is back', async () => {
  const { context, page } = await signedIn(site)
  await openServed(page, '/ibpspotest')
  await hydrate(page)
  await context.setOffline(true)
  await page
    .getByRole('link', { name: /^Start Test/ })
    .first()
    .click()
  await page.getByText('You are offline. The test opens when the network is back.').waitFor()
  await context.setOffline(false)
  await page.getByText('The clock does not start yet.').waitFor()
})

test('the chunk of the next page fails: it is requested again, and the current page is not reloaded', async () => {
  const { context, page } = await site.visit()
  await openServed(page, '/signup')
  let loaded = 0
  page.on('load', () => loaded++)
  let failures = 0
  await context.route('**/assets/login-page-*.js', async (route) => {
    await (failures++ < 2 ? route.abort() : route.continue())
  })
  await page.getByRole('link', { name: 'Login now' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect({ loaded, failures }).toEqual({ loaded: 0, failures: 3 })
})

test('a device without room gets the file of the next page all the same', async () => {
  const { context, page } = await site.visit()
  await openServed(page, '/signup')
  const storage = await context.newCDPSession(page)
  await storage.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1 })
  let loaded = 0
  page.on('load', () => loaded++)
  await page.getByRole('link', { name: 'Login now' }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(loaded).toBe(0)
})

test('phones find the application', async () => {
  const manifest = (await (await fetch(`${site.url}/manifest.webmanifest`)).json()) as { icons: { src: string }[] }
  for (const { src } of manifest.icons) expect((await fetch(site.url + src)).status).toBe(200)
})

test('where the device knows no more than a token, a lost answer of the profile can be asked for again', async () => {
  const { id } = await aTest(site.database.db)
  const { attemptId, student } = await startAttempt(site, id)
  const { context, page } = await site.visit()
  await context.addInitScript((token) => localStorage.setItem('token', token), student.token)
  await page.route(PROFILE, (route) => route.abort())
  await page.goto(`/test/${id}/usertest/${attemptId}`)
  await page.getByText('Failed to load existing test').last().waitFor()
  await page.unroute(PROFILE)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('Question No. 1', { exact: true }).waitFor()
})
