import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { expectGood } from '../support/good-page.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useOwnSite()

test('a member of the accounts staff decides orders, and reads why other pages are closed', async () => {
  const student = await aStudent(site.database.db)
  const order = await fetch(`${site.url}/api/v1/orders/`, {
    method: 'POST',
    headers: { Authorization: `Token ${student.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ package: 'icet-complete' }),
  })
  expect(order.status).toBe(201)

  const { page, email } = await staffSignedIn(site, 'accounts@office.test', ['accounts'])
  await page.getByText(`Signed in as ${email} (Accounts)`).waitFor()
  const links = await page.getByRole('navigation', { name: 'Staff pages' }).getByRole('link').allTextContents()
  expect(links.filter((link) => link !== 'Visit the site')).toEqual(expect.arrayContaining(['Overview', 'Orders']))
  expect(links).not.toEqual(expect.arrayContaining(['Activity log']))
  expect(links).not.toEqual(expect.arrayContaining(['Packages']))
  await expectGood(page, 'the overview of the accounts')

  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByText('Order approved.').waitFor()

  for (const path of ['/staff/log', '/staff/slides', '/staff/settings/institute']) {
    await page.goto(path)
    await page.getByRole('heading', { name: 'Your role does not include this page' }).first().waitFor()
  }
  await expectGood(page, 'a page of another role')
})
