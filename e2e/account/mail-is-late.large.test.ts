import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openPage } from '../support/hydrate.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

/** The mail server is down. */
const site = useOwnSite(async () => ({ SMTP_URL: 'smtp://127.0.0.1:9' }))

/** Lets time pass on the page until it says, or no longer says, that mails are late. */
async function untilLate(page: Page, late: boolean): Promise<void> {
  const note = page.getByText('E-mails are delayed at the moment', { exact: false })
  const look = async () => {
    await page.clock.fastForward(15_000)
    return (await note.count()) > 0
  }
  await expect.poll(look, { timeout: 60_000, interval: 500 }).toBe(late)
}

test('who waits for a code learns that mails are late, and can ask again; the staff learn why', async () => {
  const { page } = await site.visit()
  await page.clock.install()
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
  await untilLate(page, true)
  await page.clock.fastForward(30_000)
  await page.getByRole('button', { name: 'Send the code again', exact: true }).waitFor()

  const { page: staff, email } = await staffSignedIn(site, 'head@example.com')
  await staff.getByRole('heading', { name: 'System status' }).waitFor()
  await staff.getByText('The mail server refused the connection.', { exact: false }).first().waitFor()
  await staff.getByText('No backup yet.', { exact: false }).waitFor()
  await staff.getByRole('button', { name: 'Send a test e-mail' }).click()
  await staff.getByText('The test e-mail was not sent.', { exact: false }).waitFor()

  await site.restart({ SMTP_URL: site.mailbox.smtpUrl })
  await staff.getByRole('button', { name: 'Send a test e-mail' }).click()
  await staff.getByText(`Test e-mail sent to ${email}.`).waitFor()
  await untilLate(page, false)
})
