import { expect, test } from 'vitest'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useSite()

test('a staff session ends while somebody types: signing in over the form keeps the text and saves it', async () => {
  const { page, email, password, codes } = await staffSignedIn(site, 'interrupted@example.com')
  await page.getByRole('link', { name: 'Articles', exact: true }).click()
  await page
    .getByRole('link', { name: /^Edit: / })
    .first()
    .click()
  await page.getByLabel('Summary').fill('Typed before the session ended.')
  const { db } = site.database
  const { id } = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  await db.deleteFrom('tokens').where('user_id', '=', id).execute()
  await new Promise((resolve) => setTimeout(resolve, 6_000)) // a session is over everywhere within five seconds
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const dialog = page.getByRole('dialog', { name: 'Sign in again' })
  expect(await dialog.getByLabel('E-mail').inputValue()).toBe(email)
  await dialog.locator('input[type=password]').fill('not the password')
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.getByText('Incorrect e-mail or password.').waitFor()
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { name: 'Enter your code' }).waitFor()
  await page.getByLabel('Code', { exact: false }).fill(codes[0] ?? '')
  await page.getByRole('button', { name: 'Continue', exact: true }).click()

  await page.getByText('Saved. The website is updated.').waitFor()
  const visitor = (await site.visit()).page
  await visitor.goto('/blog')
  await visitor.getByText('Typed before the session ended.').waitFor()
})
