import { comingDay, dayInIndia, daysUntil } from '@pariksha/domain/timing/countdown'
import { sql } from 'kysely'
import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { hydrate, openPage } from '../support/hydrate.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { untilNetworkIdle } from '../support/network-idle.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

test('a visitor reads about an exam, by mouse and by keyboard, and finds its tests', async () => {
  const { page } = await site.visit()
  await page.goto('/sschome')
  await hydrate(page)
  await page.getByRole('tab', { name: 'Exam Information', selected: true }).waitFor()
  const cgl = page.getByRole('button', { name: 'SSC CGL', exact: true })
  const mts = page.getByRole('button', { name: 'SSC MTS', exact: true })
  expect(await cgl.getAttribute('aria-expanded')).toBe('true')
  await mts.click()
  expect(await cgl.getAttribute('aria-expanded')).toBe('false')
  await page.getByText('Havaldar in CBIC', { exact: true }).waitFor()
  await mts.click()
  expect(await mts.getAttribute('aria-expanded')).toBe('false')

  await page.getByRole('tab', { name: 'Exam Information' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tab', { name: 'Test Series', selected: true }).waitFor()
  await page.waitForURL('**/sschome?tab=test-series')
  await page.getByText('₹999').first().waitFor()
  await page.getByRole('link', { name: /^SSC GD Constable/ }).click()

  await page.waitForURL('**/sscgdtest')
  const today = dayInIndia(Date.now())
  const left = daysUntil(comingDay({ month: 5, day: 6, year: null }, today), today)
  const card = page.getByRole('complementary', { name: 'Countdown to SSC GD Constable' })
  await card.getByText(left === 0 ? 'Exam Today!' : String(left), { exact: true }).waitFor()
  await card.getByText('Exam date: May 6th (tentative)').waitFor()
  expect(await page.getByRole('link', { name: 'Start Free Trial' }).getAttribute('href')).toBe('/freetest?exam=ssc_gd')
  await page.getByRole('heading', { name: 'SSC GD TEST 1', exact: true }).waitFor()
  expect(await page.getByRole('article').filter({ hasText: 'Free' }).count()).toBe(3)
  await page.getByRole('tab', { name: 'Mains Sectional' }).click()
  await page.getByRole('tabpanel').getByText('Available soon....').waitFor()
})

test('a link to a tab that a phone has no room for shows that tab, chosen and in sight', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/afcathome?tab=documents')
  const inSight = (name: string) =>
    page.getByRole('tab', { name, selected: true }).evaluate((tab) => {
      const { left, right } = tab.getBoundingClientRect()
      return left >= 0 && right <= innerWidth
    })
  await expect.poll(() => inSight('Documents'), { timeout: 10_000 }).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('tab', { name: 'Documents' }).press('Home')
  await expect.poll(() => inSight('Home'), { timeout: 10_000 }).toBe(true)
})

test('the days that are left are in the server’s document, and so is every tab', async () => {
  const html = await (await fetch(`${site.url}/ssc`)).text()
  expect(html).toContain('Days Left')
  for (const text of ['SSC Exams', 'Tax Assistant', 'Havaldar in CBN', 'Latest Notifications', '₹699']) {
    expect(html).toContain(text)
  }
  const series = await (await fetch(`${site.url}/ssccgltest`)).text()
  expect(series).toContain('SSC CGL TEST 1')
  for (const document of [html, series]) expect(document).toContain('"@type":"BreadcrumbList"')
  const mat = await (await fetch(`${site.url}/mathome?tab=test-series`)).text()
  for (const text of ['aria-selected="true"', '600+ schools', '1,999']) expect(mat).toContain(text)
  expect((await fetch(`${site.url}/exams/nothing`)).status).toBe(404)
})

test('a list that could not be loaded is asked for again', async () => {
  const { page } = await signedIn(site)
  await page.route('**/api/v1/tests/rrb_po/', (route) => route.fulfill({ status: 404, json: {} }))
  await page.goto('/rrbpotest')
  await page.getByRole('alert').getByText('The tests could not be loaded.').first().waitFor()
  await page.unroute('**/api/v1/tests/rrb_po/')
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('heading', { name: 'RRB PO TEST 1', exact: true }).waitFor()
  await page.getByText('45 mins').first().waitFor()
  await page.getByText('80 Questions').first().waitFor()
})

test('a list that fails on the way from another page says so in its place, and is asked for again', async () => {
  const { page } = await site.visit()
  const rename = (from: string, to: string) =>
    sql`alter table tests rename column ${sql.ref(from)} to ${sql.ref(to)}`.execute(site.database.db)
  await page.goto('/exams/ssc_chsl')
  await hydrate(page)
  await rename('position', 'position_away')
  try {
    await page.getByRole('link', { name: 'Go to the SSC CHSL page' }).click()
    await page.getByRole('heading', { level: 1, name: /^SSC CHSL Test Series/ }).waitFor()
    await page.getByRole('alert').getByText('The tests could not be loaded.').first().waitFor()
  } finally {
    await rename('position_away', 'position')
  }
  await page.getByRole('button', { name: 'Retry' }).first().click()
  await page.getByRole('heading', { name: 'SSC CHSL TEST 1', exact: true }).waitFor()
})

test('a page that does not come at all offers to try again', async () => {
  const { page } = await site.visit()
  await page.goto('/exams/ssc_chsl')
  await hydrate(page)
  await page.route('**/sscchsltest.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'Go to the SSC CHSL page' }).click()
  await page.getByRole('heading', { name: 'This page did not load' }).waitFor()
  await page.unroute('**/sscchsltest.data*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await page.getByRole('heading', { level: 1, name: /^SSC CHSL Test Series/ }).waitFor()
})

test('tests loaded before every tab was hydrated show in each of them, and nothing is thrown', async () => {
  const { page } = await signedIn(site)
  // The browser yields between any two parts of the page, long enough for the response to arrive.
  await page.addInitScript(() => {
    const Channel = window.MessageChannel
    window.MessageChannel = class extends Channel {
      constructor() {
        super()
        const post = this.port2.postMessage.bind(this.port2)
        this.port2.postMessage = (message: unknown) => void setTimeout(post, 30, message)
      }
    }
    const send = window.fetch
    window.fetch = async (input, init) => {
      if (!String(input).endsWith('/tests/rrb_clerk/')) return send(input, init)
      const request = new XMLHttpRequest()
      request.open('GET', String(input), false)
      request.send()
      return new Response(request.responseText, { status: request.status })
    }
  })
  await page.goto('/rrbclerktest')
  await page.getByRole('heading', { name: 'RRB CLERK TEST 1', exact: true }).waitFor()
  await page.getByRole('tab', { name: 'Mains', exact: true }).click()
  await page.getByRole('tabpanel').getByRole('article').first().waitFor()
})

test('the demo: five questions, its own palette, marked with two decimals, no account', async () => {
  const { page } = await site.visit()
  await page.goto('/freetest')
  await page.getByRole('link', { name: 'Open the demo' }).click()
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
  const choose = (value: string) => page.getByRole('radio', { name: new RegExp(`^[A-E]\\.\\s*${value}$`) }).check()
  expect(await page.getByRole('button', { name: 'Previous' }).isDisabled()).toBe(true)
  await choose('158')
  await press('Save & Next')
  await choose('17%')
  await press('Mark & Next')
  await press('Mark & Next')
  await choose('HPBM')
  await press('Clear')
  await press('Save & Next')
  expect(await page.getByRole('button', { name: 'Save & Next' }).isDisabled()).toBe(true)
  for (const [number, status] of [
    [1, 'answered'],
    [2, 'answered and marked for review'],
    [3, 'marked for review'],
    [4, 'not answered'],
    [5, 'current'],
  ]) {
    await page.getByRole('button', { name: `Question ${number}: ${status}`, exact: true }).waitFor()
  }
  await press('Submit Section')
  await page.getByText('Total marks: 0.75 of 5').waitFor()
  const figure = (name: string) =>
    page
      .locator('dl > div')
      .filter({ has: page.getByText(name, { exact: true }) })
      .locator('dd')
      .textContent()
  expect(await Promise.all(['Correct', 'Incorrect', 'Unattempted', 'Total Questions'].map(figure))).toEqual([
    '1',
    '1',
    '3',
    '5',
  ])
  expect(await page.getByRole('link', { name: 'Subscribe Now' }).getAttribute('href')).toBe('/login')
  const solution = (number: number) =>
    page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `Question No. ${number}`, exact: true }) })
  await solution(1).getByText('✓ Correct answer · Your answer').waitFor()
  await solution(2).getByText('✗ Your answer (incorrect)').waitFor()
  await solution(4).getByText('You did not attempt this question.').waitFor()
  await solution(5).getByText('7 hours 12 minutes.', { exact: false }).waitFor()
  await page.getByRole('link', { name: 'Take ICET TEST 1, free' }).click()
  await page.getByText('Instructions', { exact: true }).waitFor()
})

test('a student chooses an exam, which stays on top, and takes it away again', async () => {
  const { page } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  const shiftOf = (path: string, shown: Locator) => layoutShift(page, path, [shown])
  expect(await shiftOf('/ask/new', page.getByLabel(/^Your doubt in one line/))).toBeLessThan(0.05)
  expect(await shiftOf('/exams', page.getByText('No exam chosen yet'))).toBeLessThan(0.05)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.getByRole('button', { name: 'Add NIMCET to my exams' }).click()
  await page.getByRole('button', { name: 'Remove NIMCET from my exams' }).waitFor()
  await untilNetworkIdle(page)
  await page.reload()
  const chosen = page.locator('section').filter({ hasText: 'My exams' })
  await chosen.getByText('No test taken yet').first().waitFor()
  await page.goto('/')
  await page.getByText(/^NIMCET( in \d+ days?|: Exam Today!)$/).waitFor()
  await page.getByRole('link', { name: 'Your Exams', exact: true }).first().click()
  await page.getByRole('button', { name: 'Remove NIMCET from my exams' }).click()
  await page.getByText('No exam chosen yet').waitFor()
})

test('a heading that was pressed stays where it was', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  await page.goto('/bankhome')
  const heading = page.getByRole('button', { name: 'IBPS Clerk', exact: true })
  await heading.scrollIntoViewIfNeeded()
  await hydrate(page)
  const before = (await heading.boundingBox())?.y
  await heading.tap()
  await page.waitForTimeout(500)
  expect(await heading.getAttribute('aria-expanded')).toBe('true')
  expect(Math.abs(((await heading.boundingBox())?.y ?? 0) - (before ?? 0))).toBeLessThan(2)
})

test('the packages of a family are compared side by side, on a phone below one another, without scrolling sideways', async () => {
  for (const [width, labels] of [
    [360, true],
    [768, false],
    [1280, false],
  ] as const) {
    const { page } = await site.visit({ viewport: { width, height: 800 } })
    await openPage(page, '/pricing?family=cat')
    const table = page.getByRole('table', { name: 'Compare packages' })
    const row = (name: string) => table.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
    expect(await row('Price').getByRole('cell').allInnerTexts()).toEqual(
      ['₹2,499', '₹4,999', '₹7,999'].map((price, index) =>
        labels ? `CAT ${['Basic', 'Premium', 'Advanced'][index]}\n${price}` : price,
      ),
    )
    expect(await row('Tests added later').getByRole('cell').last().textContent()).toContain('Sectional tests only')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
    await openPage(page, '/cathome?tab=test-series')
    await page.locator('summary', { hasText: 'Compare packages' }).click()
    await table.getByRole('rowheader', { name: 'Validity' }).waitFor()
  }
})
