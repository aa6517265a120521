import { expect, test } from 'vitest'
import { useSite } from './support/site.ts'

const site = useSite()

test('the search opens by its keys, forgives a slip, and is used with the keyboard alone', async () => {
  const { page } = await site.visit()
  await page.goto(`${site.url}/privacy`, { waitUntil: 'networkidle' })
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search the site' })
  await field.fill('priceing')
  await page.getByRole('option', { name: 'Packages and prices' }).waitFor()
  await page.keyboard.press('Escape')
  await field.waitFor({ state: 'detached' })

  await page.keyboard.press('/')
  await field.fill('ssc cgl test')
  await page.getByRole('option', { name: 'SSC CGL test series' }).waitFor()
  while (
    !(await page.getByRole('listbox').getByRole('option', { selected: true }).textContent())?.startsWith(
      'SSC CGL test series',
    )
  )
    await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(`${site.url}/ssccgltest`)
})

test('a page that is not there offers the search; what is not found says so', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  const answer = await page.goto(`${site.url}/no-such-page`, { waitUntil: 'networkidle' })
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click()
  await page.getByRole('combobox', { name: 'Search the site' }).fill('xyzzyplugh')
  await page.getByText('No results for “xyzzyplugh”.').waitFor()
})

test('what an examination asks for is found where it is told', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Search the site' }).click()
  await page.getByRole('combobox', { name: 'Search the site' }).fill('ibps so cut off')
  await page.getByRole('option', { name: /^IBPS SO: selection process/ }).click()
  await page.waitForURL('**/exams/ibps_so#selection')
  const told = page.locator('#selection').getByText('There are sectional cut-offs in the prelims')
  await expect.poll(() => told.evaluate((line) => line.getBoundingClientRect().top < innerHeight)).toBe(true)
})
