import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { issueToken } from '../../server/src/platform/http/authenticate.ts'
import { hydrate, openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

/** The element that has the focus, and how its text begins. */
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName}${document.activeElement?.textContent.slice(0, 20)}`)

test('a profile that does not load says on its page what went wrong', async () => {
  const { page } = await signedIn(site)
  await page.route('**/api/v1/accounts/user/**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Retry' }).waitFor()
  await page.getByRole('heading', { level: 1, name: 'Edit Profile' }).waitFor()
  await page.unroute('**/api/v1/accounts/user/**')
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('button', { name: 'Save Profile' }).waitFor()
})

/** These students have no password: a code that goes to the address there is. */
async function proveByCode(page: Page, email: string) {
  await page.getByRole('heading', { name: 'Confirm that it is you' }).waitFor()
  await page.getByRole('button', { name: 'No password? Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(await site.mailbox.code(email))
  await page.getByRole('button', { name: 'Confirm', exact: true }).click()
}

test('a new address waits for its code, on every device', async () => {
  const { page, student } = await signedIn(site)
  await openPage(page, '/profile')
  await page.getByLabel('Email').fill('elsewhere@example.com')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await proveByCode(page, student.email)
  await page.getByRole('heading', { name: 'Confirm your new e-mail' }).waitFor()
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true)

  const other = (await signedIn(site, student)).page
  await other.goto('/profile')
  await other.getByText('We sent a code to elsewhere@example.com.', { exact: false }).waitFor()
  await other.getByRole('textbox', { name: 'Code', exact: true }).fill(await site.mailbox.code('elsewhere@example.com'))
  await other.getByRole('button', { name: 'Confirm e-mail' }).click()
  await other.getByText('E-mail address changed.').waitFor()
  expect(await other.getByRole('heading', { name: 'Confirm your new e-mail' }).count()).toBe(0)
  await expect.poll(() => other.getByLabel('Email').inputValue()).toBe('elsewhere@example.com')
})

test('who keeps the old address after all is not asked for the code any more', async () => {
  const { page, student } = await signedIn(site)
  await openPage(page, '/profile')
  await page.getByLabel('Email').fill('regretted@example.com')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await proveByCode(page, student.email)
  await page.getByRole('button', { name: 'Keep my old e-mail' }).click()
  await page.getByRole('heading', { name: 'Confirm your new e-mail' }).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toMatch(/^FORM/)
  await page.reload()
  await hydrate(page)
  expect(await page.getByRole('heading', { name: 'Confirm your new e-mail' }).count()).toBe(0)
})

test('a password is set in the profile: an easy one is refused where it is typed, a good one signs in', async () => {
  const { page, student } = await signedIn(site)
  await openPage(page, '/profile')
  await page.getByRole('button', { name: 'Change the password' }).click()
  await expect.poll(() => focused(page)).toMatch(/^SECTIONPassword/)
  await page.route('**/api/v1/accounts/user/code/', (route) => route.abort())
  await page.getByRole('button', { name: 'No password? Send me a code' }).click()
  await page
    .getByText('The code could not be sent. Please try again. No answer from the server', { exact: false })
    .waitFor()
  expect(await page.getByText('We sent a code to the e-mail of your account.').count()).toBe(0)
  await page.unroute('**/api/v1/accounts/user/code/')
  await page.getByRole('button', { name: 'No password? Send me a code' }).click()
  await page.getByRole('textbox', { name: 'Code', exact: true }).fill(await site.mailbox.code(student.email))
  const checking = page.waitForEvent('worker') // the page itself takes taps meanwhile
  await page.getByLabel(/^New password/).fill('password123')
  await page.getByRole('textbox', { name: 'Code', exact: true }).focus()
  await page.getByText('This is easy to guess. Add another word or two.').waitFor()
  await checking
  const password = 'monsoon lantern ladder'
  await page.getByLabel(/^New password/).fill(password)
  await page.getByRole('button', { name: 'Save the new password' }).click()
  await page.getByText('Password changed. Other devices are logged out.').waitFor()
  await expect.poll(() => focused(page)).toMatch(/^SECTIONPassword/)
  const login = await site.server.call('POST', '/accounts/login/', { body: { email: student.email, password } })
  expect(login.status).toBe(200)
})

test('who forgot the password types the code where it is asked for', async () => {
  const { page } = await site.visit()
  await openPage(page, '/login/forgot')
  await page.getByLabel('E-mail').fill('forgotten@example.com')
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = page.getByRole('textbox', { name: 'Code', exact: true })
  await code.waitFor()
  expect(await code.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('a lost phone is signed out from the laptop', async () => {
  const { page, student } = await signedIn(site)
  const lost = await issueToken(site.database.db, student.id, 'Chrome, Android')
  await openPage(page, '/profile')
  const phone = page.getByRole('listitem').filter({ hasText: 'Chrome, Android' })
  await phone.getByRole('button', { name: 'Log out', exact: true }).click()
  await phone.waitFor({ state: 'detached' })
  await page.getByText('This device').waitFor()
  expect((await site.server.call('GET', '/accounts/user/', { as: lost })).status).toBe(401)
})

test('a message is there to be used while a dialog is open, and does not cover its title', async () => {
  const { page } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 520 })
  await openPage(page, '/profile')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await page.getByText('Profile updated successfully!').waitFor()
  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Delete your account?' })
  await dialog.getByText('Profile updated successfully!').waitFor()
  await dialog.getByRole('heading', { name: 'Delete your account?' }).click({ trial: true, timeout: 3000 })
  await dialog.getByRole('button', { name: 'Close this message' }).click({ timeout: 3000 })
  expect(await page.getByText('Profile updated successfully!').count()).toBe(0)
  await dialog.getByRole('button', { name: 'Keep my account' }).click()
  await dialog.waitFor({ state: 'hidden' })
})

test('who erases the account leaves nothing behind, on the server or on the device', async () => {
  const { page, student, room } = await signedIn(site)
  await openPage(page, '/test/1')
  await room.begin()
  await room.answer('b')
  await room.saved()
  const onDevice = () =>
    page.evaluate(
      () =>
        new Promise<number[]>((done, failed) => {
          const asked = indexedDB.open('exam-room')
          asked.onerror = () => failed(asked.error)
          asked.onsuccess = async () => {
            const names = [...asked.result.objectStoreNames]
            const transaction = asked.result.transaction(names)
            const counts = names.map((name) => transaction.objectStore(name).count())
            transaction.oncomplete = () => {
              asked.result.close()
              done(counts.map(({ result }) => result))
            }
          }
        }),
    )
  await openPage(page, '/profile')
  expect(Math.min(...(await onDevice()))).toBeGreaterThan(0)

  await page.getByRole('button', { name: 'Delete my account' }).click()
  const dialog = page.getByRole('alertdialog')
  await dialog.getByRole('button', { name: 'No password? Send me a code' }).click()
  const code = dialog.getByRole('textbox', { name: 'Code', exact: true })
  await code.waitFor()
  await page.reload() // a phone may discard the page while the code is read
  await hydrate(page)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await code.fill(await site.mailbox.code(student.email))
  await page.route(
    '**/api/v1/accounts/user/',
    async (route) => {
      await route.fetch()
      await route.abort() // the answer is lost
    },
    { times: 1 },
  )
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await dialog.getByText('No answer from the server', { exact: false }).waitFor()
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await page.getByText('Your account and all its data are deleted.').waitFor()
  expect(new Set(await onDevice())).toEqual(new Set([0]))
  const { rows } = await site.database.pool.query('select from users where id = $1', [student.id])
  expect(rows).toHaveLength(0)
})
