import { afterAll, expect, test } from 'vitest'
import { CLIENT, type SignInProvider, startSignInProvider } from '../../server/src/testing/fakes/sign-in-provider.ts'
import { useOwnSite } from '../support/site.ts'
import { examRoom } from '../support/student.ts'

let provider: SignInProvider
const site = useOwnSite(async (url) => {
  provider = await startSignInProvider(`${url}/google/auth`)
  return { GOOGLE_CLIENT_ID: CLIENT.id, GOOGLE_CLIENT_SECRET: CLIENT.secret, GOOGLE_ISSUER: provider.issuer }
})
afterAll(() => provider?.close())

test('a student signs in with Google and comes back to where the journey began', async () => {
  provider.users.set('g-1', {
    sub: 'g-1',
    email: 'ravi@example.com',
    email_verified: true,
    name: 'Ravi Kumar',
    given_name: 'Ravi',
  })
  const { page } = await site.visit()
  await page.goto('/icet')
  await page.waitForURL('**/login**')
  await examRoom(page)
    .button('Sign in with Google')
    .or(page.getByRole('link', { name: 'Sign in with Google' }))
    .click()
  await page.waitForURL('**/icet', { timeout: 60_000 })
  await page.getByText('ICET TEST 1').first().waitFor()
  const user = await page.evaluate(() => JSON.parse(localStorage.getItem('user') ?? '{}'))
  expect(user.email).toBe('ravi@example.com')
})

test('a callback that was not started here is refused', async () => {
  const { page } = await site.visit()
  await page.goto('/google/auth?code=stolen&state=made-up-made-up-made-up')
  await page.getByText('This sign-in has expired or was started elsewhere.', { exact: false }).waitFor()
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})
