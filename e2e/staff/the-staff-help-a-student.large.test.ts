import { expect, test } from 'vitest'
import { issueToken } from '../../server/src/platform/http/authenticate.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useSite()
const REASON = 'The student called and asked.'

/** A student with a submitted test, and one more of the name. */
async function students() {
  const { db } = site.database
  const student = await aStudent(db, 'Lakshmi Devi')
  const long = new Date(Date.now() - 2 * 86_400_000) // links go to addresses that were confirmed a day ago
  await db.updateTable('users').set({ email_verified_at: long }).where('id', '=', student.id).execute()
  await aStudent(db, 'Other Person')
  const headers = { Authorization: `Token ${student.token}`, 'Content-Type': 'application/json' }
  const send = (path: string, body: object) =>
    fetch(`${site.url}/api/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  const test = await db.selectFrom('tests').select('id').where('title', '=', 'ICET TEST 1').executeTakeFirstOrThrow()
  const started = await send('/tests/usertest/', { test_id: test.id })
  const { id } = (await started.json()) as { id: number }
  expect((await send(`/tests/usertest/${id}/submit/`, {})).status).toBe(200)
  return student
}

test('support finds a student, reopens a test, sends a link, blocks and unblocks; the student reads what happened', async () => {
  const student = await students()
  const { page, email } = await staffSignedIn(site, 'support@office.test', ['support'])
  await page.getByRole('link', { name: 'Students' }).click()
  await page.getByLabel('Search').fill(student.email.slice(0, 14).toUpperCase())
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await expectGood(page, 'the list of students')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'the list of students on a phone')
  await page.getByRole('link', { name: 'Lakshmi Devi' }).click()
  await page.getByRole('heading', { name: 'Lakshmi Devi', level: 1 }).waitFor()
  await expectGood(page, 'a student on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await expectGood(page, 'a student')
  expect(await page.getByRole('button', { name: 'Erase the account' }).count()).toBe(0)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Reopen: ICET TEST 1' }).click()
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await dialog.getByText('Please say why.').waitFor()
  await expectGood(page, 'reopening a test')
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByLabel('Minutes left at least').fill('30')
  await dialog.getByRole('button', { name: 'Reopen' }).click()
  await page.getByText(/^Reopened\. \d+ minutes are left\.$/).waitFor()
  await page.getByRole('button', { name: 'Give more time: ICET TEST 1' }).waitFor()

  await page.getByRole('button', { name: 'Send a sign-in link' }).click()
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByRole('button', { name: 'Send a sign-in link' }).click()
  await page.getByText('Sign-in link sent.').waitFor()
  const { body } = await site.mailbox.next(student.email)
  const link = /https?:\S+\/login#link=\S+/.exec(body)?.[0] ?? ''
  const { page: theirs } = await site.visit({ viewport: { width: 360, height: 740 } })
  await theirs.goto(link)
  await theirs.getByText('Press the button to sign in with the link from your e-mail.').waitFor()
  await expectGood(theirs, 'a sign-in link')
  await theirs.getByRole('button', { name: 'Continue', exact: true }).click()
  await theirs.waitForURL(`${site.url}/`)
  await theirs.goto('/previousattempts')
  await theirs.getByText('ICET TEST 1').first().waitFor()

  await page.getByRole('button', { name: 'Block', exact: true }).click()
  await dialog.getByLabel('Reason').fill('Shared the account.')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await page.getByText(/^Blocked: /).waitFor()
  await expectGood(page, 'a blocked student')
  const token = await theirs.evaluate(() => localStorage.getItem('token'))
  const headers = { Authorization: `Token ${token}` }
  expect((await fetch(`${site.url}/api/v1/accounts/user/`, { headers })).status).toBe(401)
  await expect(issueToken(site.database.db, student.id)).rejects.toThrow(/blocked/)

  await page.getByRole('button', { name: 'Unblock' }).click()
  await dialog.getByLabel('Reason').fill('It was a mistake.')
  await dialog.getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('button', { name: 'Block', exact: true }).waitFor()
  await page.getByText(`${email} blocked`).waitFor()
})

test('an owner erases an account on request, and its page says so', async () => {
  const student = await aStudent(site.database.db, 'Leaving Soon')
  const { page, email } = await staffSignedIn(site, 'owner@office.test')
  await page.goto(`/staff/students/${student.id}`)
  await page.getByRole('button', { name: 'Erase the account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').fill(REASON)
  await dialog.getByLabel('Type the student’s e-mail address').fill('wrong@example.com')
  await dialog.getByRole('button', { name: 'Erase the account' }).click()
  await dialog.getByText('This is not the e-mail address of this student.').waitFor()
  await dialog.getByLabel('Type the student’s e-mail address').fill(student.email)
  await dialog.getByRole('button', { name: 'Erase the account' }).click()
  await page.getByText('This account was erased on').waitFor()
  await page.getByText(email).waitFor()
  await expectGood(page, 'an erased student')
})
