import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { openPage } from '../support/hydrate.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useOwnSite()

const FAILURES: Readonly<Record<string, (route: Route) => Promise<void>>> = {
  'no network': (route) => route.abort('internetdisconnected'),
  'a proxy without a server behind it': (route) => route.fulfill({ status: 502, body: '<h1>Bad Gateway</h1>' }),
  'an error of the server': (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', detail: 'Something went wrong on our side.' } }),
}

/** Each way to fail is said as what it is, and the field has what was typed. */
async function expectKept(page: Page, address: string, act: () => Promise<void>, kept: () => Promise<void>) {
  for (const fail of Object.values(FAILURES)) {
    await page.route(address, (route) => (route.request().method() === 'GET' ? route.fallback() : fail(route)))
    await act()
    const notice = page
      .getByRole('alert')
      .filter({ hasText: /^Not (saved|sent|uploaded):/ })
      .filter({ hasText: /still here/ })
    await notice.first().waitFor({ timeout: 40_000 })
    await kept()
    await page.unroute(address)
  }
}

const title = (on: Page) => on.getByLabel('Title', { exact: false }).first()

/** The browser asks before it reloads the page, as it does not after a crash. */
async function reloadRestored(page: Page) {
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await page.getByText('What you typed here before and did not save is back.').waitFor()
}

test('a form of the staff keeps what was typed when a call fails, and says what happened; later it is saved', async () => {
  const student = await aStudent(site.database.db)
  await fetch(`${site.url}/api/v1/doubts/`, {
    method: 'POST',
    headers: { Authorization: `Token ${student.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title: 'Trains that meet', text: 'Why are the speeds added?', shareable: true }),
  })
  const { page } = await staffSignedIn(site, 'weak.network@example.com')
  const save = () => page.getByRole('button', { name: 'Save', exact: true }).click()

  await openPage(page, '/staff/slides/new')
  await title(page).fill('Typed on a weak network')
  await page.getByLabel('Text', { exact: false }).first().fill('Every Sunday at ten.')
  await page.getByLabel('Illustration').selectOption('hall')
  await expectKept(page, '**/staff/slides/', save, async () =>
    expect(await title(page).inputValue()).toBe('Typed on a weak network'),
  )
  await reloadRestored(page)
  expect(await title(page).inputValue()).toBe('Typed on a weak network')
  await save()
  await page.getByText('Saved. The website is updated.').waitFor()

  await openPage(page, '/staff/exam-dates')
  const date = page.getByLabel('Date of MAT', { exact: true })
  await date.fill('2099-03-07')
  const saveDates = () => page.getByRole('button', { name: 'Save all dates' }).click()
  await expectKept(page, '**/staff/exam-dates/', saveDates, async () => {
    expect(await date.inputValue()).toBe('2099-03-07')
    const { y, height } = (await page.getByRole('alert').first().boundingBox()) ?? { y: 0, height: 10_000 }
    expect(y + height).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0) // beside the button, not below all rows
  })
  await reloadRestored(page)
  expect(await date.inputValue()).toBe('2099-03-07')
  await saveDates()
  await page.getByText('1 date saved.').waitFor()

  await openPage(page, '/staff/doubts')
  await page.getByRole('link', { name: 'Trains that meet' }).click()
  const answer = page.getByLabel('Your answer')
  await answer.fill('They come nearer by both speeds.')
  const send = () => page.getByRole('button', { name: 'Send the answer' }).click()
  await expectKept(page, '**/answers/', send, async () =>
    expect(await answer.inputValue()).toBe('They come nearer by both speeds.'),
  )
  await reloadRestored(page)
  expect(await answer.inputValue()).toBe('They come nearer by both speeds.')
  await page.getByRole('link', { name: 'All doubts' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await send()
  await page.getByText('Answer sent.', { exact: false }).waitFor()
})

test('a colleague saves the same meanwhile: the form that is back says so and replaces nothing; signing out deletes it', async () => {
  const { page } = await staffSignedIn(site, 'power.cut@example.com')
  const other = await staffSignedIn(site, 'colleague@example.com')
  const save = (on: Page) => on.getByRole('button', { name: 'Save', exact: true }).click()
  const open = async (on: Page, name: string) => {
    await openPage(on, '/staff/slides')
    await on.getByRole('link', { name }).click()
    await title(on).waitFor()
  }
  await openPage(page, '/staff/slides/new')
  await title(page).fill('Sunday class')
  await page.getByLabel('Text', { exact: false }).first().fill('Every Sunday at ten.')
  await page.getByLabel('Illustration').selectOption('hall')
  await save(page)
  await page.getByText('Saved. The website is updated.').waitFor()

  await open(page, 'Sunday class')
  await title(page).fill('Sunday class of Asha')
  await open(other.page, 'Sunday class')
  await title(other.page).fill('Sunday class at nine')
  await save(other.page)
  await other.page.getByText('Saved. The website is updated.').waitFor()
  await reloadRestored(page)
  await page.getByText('Someone else changed this since.').waitFor()
  expect(await title(page).inputValue()).toBe('Sunday class of Asha')
  await save(page)
  await page.getByText('someone else changed this while you were editing').waitFor()
  await page.getByRole('button', { name: 'Load the latest version' }).click()
  await page.waitForFunction(() => !document.body.textContent?.includes('is back'))
  expect(await title(page).inputValue()).toBe('Sunday class at nine')

  const unsaved = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('unsaved-form-')))
  await title(page).fill('Sunday class at eight')
  await expect.poll(unsaved).toHaveLength(1)
  page.once('dialog', (leaving) => void leaving.accept())
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Logout' }).first().click()
  await page.waitForURL('**/login')
  await expect.poll(unsaved).toEqual([])
})

test('two tabs with the same new form keep what is typed in each; what a closed one kept is found by the next', async () => {
  const { page } = await staffSignedIn(site, 'two.tabs@example.com')
  await openPage(page, '/staff/slides/new')
  await title(page).fill('Of the first tab')
  const second = await page.context().newPage()
  await openPage(second, '/staff/slides/new')
  await second.waitForFunction(async () => ((await navigator.locks.query()).held?.length ?? 0) === 2)
  expect(await title(second).inputValue()).toBe('')
  await title(second).fill('Of the second tab')
  await title(page).fill('Of the first tab, more')
  for (const [tab, typed] of [
    [page, 'Of the first tab, more'],
    [second, 'Of the second tab'],
  ] as const) {
    await reloadRestored(tab)
    expect(await title(tab).inputValue()).toBe(typed)
  }
  await second.close()
  const third = await page.context().newPage()
  await openPage(third, '/staff/slides/new')
  await third.getByText('What you typed here before and did not save is back.').waitFor()
  expect(await title(third).inputValue()).toBe('Of the second tab')
})
