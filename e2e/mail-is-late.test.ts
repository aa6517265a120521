import { test } from 'vitest'
import { openPage } from './support/hydrate.ts'
import { useOwnSite } from './support/site.ts'
import { atWork } from './support/staff.ts'

/** The mail server is down. */
const site = useOwnSite(async () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }))

test('who waits for a code learns that mails are late, and can ask again; the staff learn why', async () => {
  const { page } = await site.visit()
  await openPage(page, '/signup')
  await page.getByLabel(/^First name/).fill('Asha')
  await page.getByLabel(/^Last name/).fill('Rao')
  await page.getByLabel(/^Preferred name/).fill('Asha')
  await page.getByLabel(/^E-mail/).fill('asha.waits@example.com')
  await page.getByLabel(/^Phone/).fill('9000000000')
  await page.getByLabel(/^Password/).fill('monsoon lantern ladder')
  await page.getByLabel(/^Confirm password/).fill('monsoon lantern ladder')
  await page.getByRole('button', { name: 'Sign Up' }).click()
  // this installation sends no SMS, and says nothing of phones
  await page.getByText('We sent a code to asha.waits@example.com.', { exact: true }).waitFor()
  await page.getByText('E-mails are delayed at the moment', { exact: false }).waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Send the code again', exact: true }).waitFor({ timeout: 60_000 })

  const { page: staff, email } = await atWork(site, 'head@example.com')
  await staff.getByRole('heading', { name: 'System status' }).waitFor()
  await staff.getByText('The mail server refused the connection.', { exact: false }).first().waitFor()
  await staff.getByText('No backup yet.', { exact: false }).waitFor()
  await staff.getByRole('button', { name: 'Send a test e-mail' }).click()
  await staff.getByText('The test e-mail was not sent.', { exact: false }).waitFor()

  await site.restart({ SMTP_URL: site.mailbox.smtpUrl })
  await staff.getByRole('button', { name: 'Send a test e-mail' }).click()
  await staff.getByText(`Test e-mail sent to ${email}.`).waitFor()
  await page
    .getByText('E-mails are delayed at the moment', { exact: false })
    .waitFor({ state: 'detached', timeout: 60_000 })
})
