import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { hydrate } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'

const site = useSite()

test('a visitor finds a text by words and filter, reads it in Telugu and takes its PDF along', async () => {
  const { page } = await site.visit()
  await page.goto('/current-affairs')
  await page.getByRole('heading', { level: 1, name: 'Exam Success Study Hub' }).waitFor()
  await page.getByRole('link', { name: 'Page 2', exact: true }).click()
  await page.waitForURL('**/current-affairs?page=2')

  await page.getByRole('link', { name: 'Bank Exams', exact: true }).click()
  await page.getByRole('heading', { name: 'Bank Exams Study Materials' }).waitFor()
  await page.getByText('Filter', { exact: true }).click()
  await page.getByLabel('Type').selectOption('Chapter notes')
  await page.getByRole('searchbox').fill('votes salaries')
  await page.getByRole('searchbox').press('Enter')
  await page.waitForURL('**/current-affairs?category=Bank+Exams&q=votes+salaries&type=chapter_notes')
  await page.getByText('1 material', { exact: true }).waitFor()

  await page.getByRole('link', { name: 'Percentages', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Percentages' }).waitFor()
  await page.getByRole('main').getByRole('link', { name: 'తెలుగు' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'శాతాలు' }).waitFor()
  expect(await page.locator('.reading math').count()).toBeGreaterThan(20)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'PDF డౌన్‌లోడ్', exact: true }).click(),
  ])
  expect(download.suggestedFilename()).toBe('percentage-te.pdf')
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
})

test('current affairs say why they are empty, and what is not found says what to do', async () => {
  const { page } = await site.visit()
  await page.goto('/current-affairs')
  await page.getByRole('link', { name: 'Daily Current Affairs', exact: true }).click()
  await page.getByText('No current affairs yet').waitFor()
  await page.getByRole('link', { name: 'Read the awareness digests' }).click()
  await page.getByRole('link', { name: 'The Constitution of India', exact: true }).waitFor()
  await page.goto('/current-affairs?q=xylophone')
  await page.getByRole('link', { name: 'Show all study materials' }).click()
  await page.getByRole('link', { name: 'Percentages', exact: true }).waitFor()
})

test('when the server cannot be reached the hub says so, and Retry brings it', async () => {
  const { page, context } = await site.visit({ serviceWorkers: 'block' })
  await page.goto('/videos')
  await hydrate(page)
  await context.route('**/current-affairs.data*', (route) => route.abort())
  await page.getByRole('link', { name: 'News Letters' }).first().click()
  await page.getByText('Failed to load data. Please try again later.').waitFor()
  await context.unroute('**/current-affairs.data*')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('heading', { name: 'All Study Materials' }).waitFor()
})

test('videos are counted as they are filtered, and open in a tab of their own', async () => {
  const { page, context } = await site.visit()
  await page.goto('/videos')
  await page.getByText('3 Videos Available').waitFor()
  await page.getByRole('button', { name: 'Banking' }).click()
  await page.getByText('1 Video Available').waitFor()
  await page.getByRole('button', { name: 'All Videos' }).click()
  await page.getByPlaceholder('Search videos...').fill('PROFIT')
  await page.getByText('1 Video Available').waitFor()
  await context.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'a video' }))
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /Profit and Loss/ }).click(),
  ])
  await tab.waitForURL('https://www.youtube.com/**')
  await page.getByPlaceholder('Search videos...').fill('no such video')
  await page.getByText('No Videos Found').waitFor()
  await page.getByRole('button', { name: 'Show all videos' }).click()
  await page.getByText('3 Videos Available').waitFor()
})
