import { afterAll, expect, test } from 'vitest'
import { type SmsGateway, startSmsGateway } from '../../server/src/testing/fakes/sms-gateway.ts'
import { openPage } from '../support/hydrate.ts'
import { useOwnSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

let gateway: SmsGateway
const site = useOwnSite(async () => {
  gateway = await startSmsGateway()
  return { SMS_WEBHOOK_URL: gateway.url }
})
afterAll(() => gateway?.close())

test('a student saves a mobile number, learns that it is not confirmed, and confirms it with the code of an SMS', async () => {
  const { page, student } = await signedIn(site)
  await openPage(page, '/profile')
  const title = page.getByRole('heading', { name: 'Confirm your mobile number' })
  expect(await title.count()).toBe(0)
  await page.getByLabel('Mobile Number').fill('98480 22338')
  await page.getByRole('button', { name: 'Save Profile' }).click()
  await page.getByText('+919848022338 is not confirmed.', { exact: false }).waitFor()

  await page.getByRole('button', { name: 'Confirm this number' }).click()
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' })
  await dialog.getByLabel('Your password').fill('not the right one')
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()
  await dialog.getByText('Incorrect password.', { exact: true }).waitFor()
  await dialog.getByRole('button', { name: 'No password? Send me a code' }).click()
  await dialog.getByRole('textbox', { name: 'Code', exact: true }).fill(await site.mailbox.code(student.email))
  await dialog.getByRole('button', { name: 'Confirm', exact: true }).click()

  await page.getByText('We sent a code by SMS to +919848022338.').waitFor()
  await page.reload() // the phone discarded the tab while the message was read
  await page
    .getByRole('textbox', { name: 'Code', exact: true })
    .fill(await gateway.code('+919848022338'), { timeout: 10_000 })
  await page.getByRole('button', { name: 'Confirm number' }).click()
  await page.getByText('Mobile number confirmed.').waitFor()
  await title.waitFor({ state: 'detached' })
  await page.getByText('Confirmed', { exact: true }).waitFor()
})
