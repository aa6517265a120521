import { expect, test } from 'vitest'
import { DESKTOP, expectGoodAtBothWidths, PHONE, resizeTo } from '../support/good-page.ts'
import { openPage } from '../support/hydrate.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

const WIDTHS = [PHONE, DESKTOP]

test('a running test is seen on every page, cards say what is new, runs and is done, on a phone and a desktop', async () => {
  const { page, room } = await signedIn(site)
  const bar = page.getByRole('complementary', { name: 'Test in progress' })
  const card = (title: string) =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
  const timeLeft = /^Time left 0[12]:\d\d:\d\d$/

  await openPage(page, '/icet')
  for (const viewport of WIDTHS) {
    await resizeTo(page, viewport)
    await card('ICET TEST 1').getByText('New', { exact: true }).waitFor()
    expect(await bar.count()).toBe(0)
  }
  await page.goto('/test/1')
  await room.begin()
  await room.answer('b')
  await room.saved()

  for (const path of ['/icet', '/test', '/freetest', '/sschome', '/profile']) {
    await openPage(page, path)
    for (const viewport of WIDTHS) {
      await resizeTo(page, viewport)
      await bar.getByText('ICET TEST 1').waitFor()
      await bar.getByText(timeLeft).waitFor()
      if (path === '/sschome' || path === '/profile') continue
      await card('ICET TEST 1').getByText('Running', { exact: true }).waitFor()
      await card('ICET TEST 1').getByRole('link', { name: 'Resume: ICET TEST 1' }).waitFor()
    }
  }
  await expectGoodAtBothWidths(page, 'a page with a running test')
  await openPage(page, '/')
  await expectGoodAtBothWidths(page, 'the home page of a student')
  await page.getByText(timeLeft).waitFor()
  await page.getByText('Next: ICET TEST 2, free').waitFor()
  await page.getByRole('link', { name: 'Resume', exact: true }).click()
  await room.at(1)
  await room.submit()
  const ways = page.getByRole('navigation', { name: 'Next steps' })
  await ways.getByRole('link', { name: 'Next test: ICET TEST 2' }).waitFor()
  expect(await ways.getByRole('link', { name: 'All ICET tests' }).getAttribute('href')).toBe('/icet')
  await ways.getByRole('link', { name: 'Home' }).waitFor()

  await openPage(page, '/')
  for (const viewport of WIDTHS) {
    await resizeTo(page, viewport)
    await page.getByText(/^[01] \/ 200$/).waitFor()
    await page.getByRole('heading', { name: 'Next test' }).waitFor()
    await page.getByText('ICET TEST 2', { exact: true }).waitFor()
    expect(await bar.count()).toBe(0)
  }
  await openPage(page, '/freetest')
  for (const viewport of WIDTHS) {
    await resizeTo(page, viewport)
    await card('ICET TEST 1')
      .getByText(/^Done \d\/200$/)
      .waitFor()
  }
  await card('ICET TEST 1')
    .getByText(/^Done \d\/200$/)
    .click()
  await page.getByRole('tab', { name: 'Summary' }).waitFor()
})

test('without the network the device shows which test is running', async () => {
  const { page, room } = await signedIn(site)
  await page.goto('/test/1')
  await room.begin()
  await room.answer('c')
  await room.saved()
  await page.route('**/api/v1/tests/taken/', (route) => route.abort())
  await page.goto('/test', { waitUntil: 'domcontentloaded' })
  await page
    .getByRole('complementary', { name: 'Test in progress' })
    .getByText(/^Time left 0[12]:/)
    .waitFor()
})

test('visitors ask for nothing of it, and nothing moves when a student comes to the home page', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  for (const path of ['/', '/freetest', '/sschome']) {
    await openPage(page, path)
  }
  expect(asked.filter((path) => /taken|signed-in-part/.test(path))).toEqual([])

  for (const width of [360, 1280]) {
    const { page: home } = await signedIn(site)
    await home.setViewportSize({ width, height: 800 })
    const shift = await layoutShift(home, '/', [home.getByText('ICET TEST 1', { exact: true })])
    expect(shift, `${width} px`).toBeLessThan(0.02)
  }
})
