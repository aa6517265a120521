import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { signIn } from '../support/student.ts'

const site = useSite()

test('the search opens by its keys, forgives a slip, and is used with the keyboard alone', async () => {
  const { page } = await site.visit()
  await openPage(page, '/privacy')
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

test('a page that is not there offers the search; what is not found says so, and without a network it goes on later', async () => {
  const { context, page } = await site.visit({ viewport: { width: 360, height: 740 } })
  const answer = await openPage(page, '/no-such-page')
  expect(answer?.status()).toBe(404)
  await page.getByRole('main').getByRole('button', { name: 'Search the site' }).click()
  await page.getByRole('combobox', { name: 'Search the site' }).fill('xyzzyplugh')
  await page.getByText('No results for “xyzzyplugh”.').waitFor()
  await context.setOffline(true)
  await page.getByRole('combobox', { name: 'Search the site' }).fill('pricing')
  await page.getByRole('alert').getByText('There is no network.').waitFor()
  await context.setOffline(false)
  await page.getByRole('option', { name: 'Packages and prices' }).waitFor()
})

test('a search for a detail of an examination leads to the paragraph that has it', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Search the site' }).click()
  await page.getByRole('combobox', { name: 'Search the site' }).fill('ibps so cut off')
  await page.getByRole('option', { name: /^IBPS SO: selection process/ }).waitFor()
  const cut = await page
    .getByRole('option')
    .locator('.font-semibold')
    .evaluateAll((titles) =>
      titles.filter((title) => title.scrollWidth > title.clientWidth).map((title) => title.textContent),
    )
  expect(cut, 'titles that are cut').toEqual([])
  await page.getByRole('option', { name: /^IBPS SO: selection process/ }).click()
  await page.waitForURL('**/exams/ibps_so#selection')
  const answer = page.locator('#selection').getByText('There are sectional cut-offs in the prelims')
  await expect.poll(() => answer.evaluate((line) => line.getBoundingClientRect().top < innerHeight)).toBe(true)
})

test('one menu leads everywhere, opens and closes by keyboard, and gives the focus back', async () => {
  for (const viewport of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    const { page } = await site.visit({ viewport })
    await openPage(page, '/terms')
    const button = page.getByRole('banner').getByRole('button', { name: 'Open the menu' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    await button.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Log In' }).waitFor()
    expect(await button.getAttribute('aria-expanded')).toBe('true')
    // of no use without an account
    expect(await menu.getByRole('link', { name: 'Library' }).isVisible()).toBe(false)
    await menu.getByRole('button', { name: 'Tests' }).press('Enter')
    expect(await menu.getByRole('button', { name: 'Tests' }).getAttribute('aria-expanded')).toBe('true')
    await menu.getByRole('link', { name: 'NIMCET' }).waitFor()
    await page.keyboard.press('Escape')
    await menu.waitFor({ state: 'detached' })
    expect(await button.getAttribute('aria-expanded')).toBe('false')
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    await button.click()
    await menu.getByRole('link', { name: 'Books' }).click()
    await page.waitForURL('**/books')
    await menu.waitFor({ state: 'detached' })
  }
})

test('the menu of a student has their profile, what is theirs, and the way out', async () => {
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } })
  await signIn(context, await aStudent(site.database.db))
  await openPage(page, '/videos')
  await page.getByRole('button', { name: 'AR, open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByText('Asha Rao').waitFor()
  expect((await menu.getByRole('link').allTextContents()).filter((name) => !/[^ -~]/.test(name))).toEqual([
    'Home',
    'Videos',
    'News Letters',
    'Previous attempts',
    'Books',
    'Test Series',
    'Daily Current Affairs',
    'Your Exams',
    'Practice',
    'Library',
    'Doubts',
    'Study Notes',
    'Blog',
    'Edit Profile',
  ])
  await menu.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL('**/login')
})
