import { expect, test } from 'vitest'
import { codeOf } from '../server/src/testing/staff.ts'
import { expectGood } from './support/good-page.ts'
import { useSite } from './support/site.ts'
import { atWork } from './support/staff.ts'

const site = useSite()

test('an owner invites a colleague, who joins; roles change; the log tells it; the colleague is removed', async () => {
  const { page } = await atWork(site, 'owner@office.test')
  await page.getByRole('link', { name: 'Staff accounts', exact: true }).click()
  await page.getByRole('heading', { name: 'Staff accounts', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const form = page.getByRole('dialog', { name: 'Invite somebody' })
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await form.getByText('Choose at least one role.').waitFor()
  await expectGood(page, 'the form of an invitation')
  await form.getByLabel('Name').fill('Ravi Kumar')
  await form.getByLabel('E-mail').fill('ravi@office.test')
  await form.getByRole('checkbox', { name: /^Author/ }).check()
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await page.getByText('Invitation sent.').waitFor()
  await page.getByRole('heading', { name: 'Invited, not joined yet' }).waitFor()
  await expectGood(page, 'staff accounts')

  const { body } = await site.mailbox.next('ravi@office.test')
  const link = /https?:\S+\/staff\/join#\S+/.exec(body)?.[0] ?? ''
  const { page: theirs } = await site.visit({ viewport: { width: 360, height: 740 } })
  await theirs.goto(link)
  await theirs.getByText('Ravi Kumar, you are invited').waitFor()
  await expectGood(theirs, 'the invitation')
  await theirs.getByLabel('Choose a password').fill('short')
  await theirs.getByRole('button', { name: 'Join' }).click()
  await theirs.getByText('At least 12 characters.', { exact: true }).waitFor()
  await theirs.getByLabel('Choose a password').fill('seven green elephants')
  await theirs.getByRole('button', { name: 'Join' }).click()
  await theirs.getByRole('heading', { name: 'Sign in' }).waitFor()
  expect(await theirs.getByLabel('E-mail').inputValue()).toBe('ravi@office.test')
  await theirs.locator('input[type=password]').fill('seven green elephants')
  await theirs.getByRole('button', { name: 'Sign In', exact: true }).click()
  await theirs.getByRole('img', { name: 'QR code' }).waitFor()
  const key = ((await theirs.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await theirs.getByLabel('Then enter the 6-digit code').fill(codeOf(key))
  await theirs.getByRole('button', { name: 'Set up' }).click()
  await theirs.getByRole('button', { name: 'I have saved the codes' }).click()
  await theirs.getByText('Signed in as ravi@office.test (Author)').waitFor()

  await theirs.goto(link)
  await theirs.getByText('has expired or was used already').waitFor()

  await page.reload()
  await page.getByRole('button', { name: 'Change roles: Ravi Kumar' }).click()
  const roles = page.getByRole('dialog', { name: 'Roles of Ravi Kumar' })
  await roles.getByRole('checkbox', { name: /^Accounts/ }).check()
  await roles.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Roles changed.').waitFor()
  await page.getByText('Author, Accounts').waitFor()

  await page.getByRole('button', { name: 'Remove: Ravi Kumar' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await page.getByText('Removed from the staff.').waitFor()
  await theirs.goto('/staff/orders')
  await theirs.getByRole('heading', { name: 'Sign in' }).waitFor()

  await page.getByRole('link', { name: 'Activity log' }).click()
  await page.getByLabel('What', { exact: true }).selectOption('changed the roles')
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  expect(page.url()).toContain('action=changed+the+roles')
  await expectGood(page, 'the activity log')
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as CSV' }).click()
  expect((await file).suggestedFilename()).toBe('activity-log.csv')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Staff accounts \(\d+\)$/ })
    .click()
  await page.getByRole('heading', { name: 'Staff accounts', level: 1 }).waitFor()
})
