import { expect, test } from 'vitest'
import { codeOf } from '../../server/src/testing/staff/staff.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useSite()

test('an owner invites a colleague, who joins; roles change; the log records it; the colleague is removed', async () => {
  const { page, key: ownKey } = await staffSignedIn(site, 'owner@office.test')
  await page.getByRole('link', { name: 'Staff accounts', exact: true }).click()
  await page.getByRole('heading', { name: 'Staff accounts', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const form = page.getByRole('dialog', { name: 'Invite somebody' })
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  await form.getByText('Choose at least one role.').waitFor()
  await expectGood(page, 'the form of an invitation')
  await form.getByLabel('Name').fill('Ravi Kumar')
  await form.getByLabel('E-mail').fill('ravi@office.test')
  await form.getByRole('button', { name: 'Send the invitation' }).click()
  const isShown = (fault: string) =>
    form.getByText(fault).evaluate((place) => {
      const { x, y } = place.getBoundingClientRect()
      return place.contains(document.elementFromPoint(x + 5, y + 5))
    })
  await expect.poll(() => isShown('Choose at least one role.'), { message: 'not below the buttons' }).toBe(true)
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
  const inTheApp = theirs.getByRole('link', { name: 'The app is on this phone: open it with the key' })
  expect(await inTheApp.getAttribute('href')).toMatch(/^otpauth:/)
  const key = ((await theirs.locator('code').textContent()) ?? '').replaceAll(/\s/g, '')
  await theirs.getByLabel('Then enter the 6-digit code').fill(codeOf(key))
  await theirs.getByRole('button', { name: 'Set up' }).click()
  await theirs.getByRole('button', { name: 'I have saved the codes' }).click()
  await theirs.getByRole('heading', { name: 'Waiting for an owner to confirm you' }).waitFor()
  await expectGood(theirs, 'waiting for an owner')
  await theirs.getByRole('button', { name: 'Check again' }).click()

  // the owner's session was left open: it takes a new code
  const old = new Date(Date.now() - 600_000)
  await site.database.db
    .updateTable('tokens')
    .set({ second_step_at: old })
    .where('second_step_at', 'is not', null)
    .execute()
  await page.reload()
  await page.getByRole('button', { name: 'Confirm: Ravi Kumar' }).click()
  const confirming = page.getByRole('dialog', { name: 'Confirm Ravi Kumar?' })
  await confirming.getByRole('button', { name: 'Confirm' }).click()
  await confirming.getByLabel('A new code of your own authenticator app').fill(codeOf(ownKey, 1))
  await expectGood(page, 'a colleague to confirm')
  await confirming.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('Confirmed. The account can be used now.').waitFor()
  await theirs.getByRole('button', { name: 'Check again' }).click()
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

test('without a mail server the form of an invitation says where the invitation is', async () => {
  const { page } = await staffSignedIn(site, 'no.mail@office.test')
  await page.route('**/staff/installation/', async (route) => {
    const reply = await route.fetch()
    const state = (await reply.json()) as { readonly mail: object }
    await route.fulfill({ response: reply, json: { ...state, mail: { ...state.mail, goes_to: 'files' } } })
  })
  await page.goto('/staff/members')
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  await page.getByRole('dialog').getByText('The invitation is a file in the folder “outbox” on the server').waitFor()
})
