import { expect, test } from 'vitest'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()
const paper = aPaper({ sections: [{ count: 6 }] })

test('Back asks before it leaves a running test, as often as it is pressed, and nothing is left to ask once it is submitted', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  const asked = page.getByRole('alertdialog', { name: 'Leave the test?' })
  await page.goto('/exams/icet')
  await page.goto(`/test/${id}`)
  await room.begin()
  const attempt = new URL(page.url()).pathname
  await room.answer('b')
  for (const _ of ['first', 'second']) {
    await page.goBack()
    await asked.getByText('The timer keeps running while you are away.', { exact: false }).waitFor()
    await asked.getByText(/^Time left: \d\d:\d\d:\d\d$/).waitFor()
    await room.button('Stay in the test').click()
    await asked.waitFor({ state: 'hidden' })
    expect(new URL(page.url()).pathname).toBe(attempt)
  }
  await room.palette(1, 'answered').waitFor()
  await page.goBack()
  await asked.waitFor()
  await room.button('Leave').click()
  await page.waitForURL((url) => url.pathname !== attempt)

  // opened again from outside of the site, and touched
  await page.goto('about:blank')
  await page.goto(attempt)
  await room.at(1)
  await room.answer('c')
  await page.goBack()
  await asked.waitFor()
  await room.button('Stay in the test').click()
  await room.button('Next').click()
  await room.at(2)
  await room.submit()
  await page.goBack()
  await expect.poll(() => page.url()).toBe('about:blank')
})

test('what is before a test is passed once: it begins with a declaration and a language, and is resumed without', async () => {
  const { page, room } = await signedIn(site)
  await page.goto('/test/1')
  await page.getByText('The clock does not start yet.').waitFor()
  await room.button('Next').click()
  await page.getByText('Other important instructions').waitFor()
  await page
    .getByText('The clock starts when the questions are on your screen, two minutes after you begin at the latest.')
    .waitFor()
  const ready = room.button('I am ready to begin')
  expect(await ready.getAttribute('aria-disabled')).toBe('true')
  await ready.click({ force: true })
  await page.getByText('Please choose your default language first.').waitFor()
  const language = page.getByLabel('Choose your default language')
  expect(await language.evaluate((field) => field === document.activeElement)).toBe(true)
  await language.selectOption('te')
  await ready.click({ force: true })
  await page.getByText('Please tick the declaration first.').waitFor()
  await page.getByRole('checkbox').check()
  await room.button('< Previous').click()
  await page.getByText('Type', { exact: true }).waitFor()
  await room.button('Next').click()
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
  await ready.click()
  await room.at(1)
  expect(await page.getByLabel('View in').inputValue()).toBe('te')

  await page.goto('/test/1')
  await page.getByText('You are taking this test. The clock is running.').waitFor()
  await page.getByRole('link', { name: 'Resume' }).click()
  await room.at(1)
  await room.submit()
  await room.button('Reattempt Test').click()
  await page.getByText('Your earlier result is kept', { exact: false }).waitFor()
  await room.button('Go to the instructions').click()
  await page.getByText('The clock does not start yet.').waitFor()
})
