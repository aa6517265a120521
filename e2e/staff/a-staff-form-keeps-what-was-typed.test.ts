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
  const title = page.getByLabel('Title', { exact: false }).first()
  await title.fill('Typed on a weak network')
  await page.getByLabel('Text', { exact: false }).first().fill('Every Sunday at ten.')
  await page.getByLabel('Illustration').selectOption('hall')
  await expectKept(page, '**/staff/slides/', save, async () =>
    expect(await title.inputValue()).toBe('Typed on a weak network'),
  )
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
  await page.getByRole('link', { name: 'All doubts' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Keep editing' })
    .click()
  await send()
  await page.getByText('Answer sent.', { exact: false }).waitFor()
})
