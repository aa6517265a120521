import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aQuestion } from '../../server/src/testing/question-bank/questions.ts'
import { expectFits, expectGood, PHONE } from '../support/good-page.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useOwnSite()

async function post(path: string, as: string, body: object) {
  const reply = await fetch(`${site.url}/api/v1${path}`, {
    method: 'POST',
    headers: { Authorization: `Token ${as}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(reply.status).toBe(201)
}

const anOrder = async () => post('/orders/', (await aStudent(site.database.db)).token, { package: 'icet-complete' })

test('a member of the accounts staff decides orders, and reads why other pages are closed', async () => {
  await anOrder()

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

test('with text at 200 % and long names no page of the staff scrolls sideways on a phone', async () => {
  const { page, token } = await staffSignedIn(site, 'venkata.naga.siva.rama.krishna.prasad@the-longest-institute.test')
  await anOrder()
  await post('/staff/questions/', token, { content: aQuestion() })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.setViewportSize(PHONE)
  for (const [path, part] of [
    ['/staff', 'Background tasks'],
    ['/staff/orders?status=all', 'Order no.'],
    ['/staff/members', 'venkata.naga'],
    ['/staff/questions', 'venkata.naga'],
    ['/staff/slides', 'Delete'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('main').getByRole('listitem').filter({ hasText: part }).first().waitFor()
    await expectFits(page, path)
  }
})
