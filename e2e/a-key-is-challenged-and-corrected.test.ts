import { expect, test } from 'vitest'
import { aPaper, aTest } from '../server/src/testing/papers.ts'
import { expectGood } from './support/good-page.ts'
import { useSite } from './support/site.ts'
import { atWork } from './support/staff.ts'
import { signedIn } from './support/student.ts'

const site = useSite()

test('a student challenges a key, the staff correct it, and the student is told once and sees old and new marks', async () => {
  const { id } = await aTest(site.database.db, { paper: aPaper() })
  const { page, room, student } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer('b') // the key says a
  await room.saved()
  await room.button('Submit').first().click()
  await room.button('Yes, submit').click()
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await page.getByText('Question 1', { exact: true }).click()
  await page.getByRole('button', { name: 'Challenge the key' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: 'Send the challenge' }).click()
  await asked.getByText('Please say which answers are right.').waitFor()
  await asked.getByLabel('B', { exact: true }).check()
  await asked.getByLabel('Why').fill('The second option says the same in other words.')
  await asked.getByLabel('Picture or PDF').setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: PDF })
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'challenging a key on a phone')
  await asked.getByRole('button', { name: 'Send the challenge' }).click()
  await page.getByText('Challenged: Another answer is right (B)').waitFor()
  await expectGood(page, 'a challenged question on a phone')

  const desk = await atWork(site, 'keys@office.test')
  await desk.page.goto('/staff/challenges')
  const question = desk.page.locator('section').filter({ hasText: 'The second option says the same' })
  await question.first().waitFor()
  await expectGood(desk.page, 'the challenges')
  await question.getByRole('button', { name: 'Accept, and correct the key' }).first().click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByLabel('Reply to the students').fill('Both options say the same.')
  await dialog.getByRole('button', { name: 'Accept, and correct the key' }).click()
  await dialog.getByText('Correct the key of question 1').waitFor()
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('Both options say the same.')
  await dialog.getByLabel('B', { exact: true }).check()
  await dialog.getByRole('button', { name: 'Show what changes' }).click()
  await dialog.getByText('1 result of 1 change.').waitFor()
  await desk.page.setViewportSize({ width: 360, height: 740 })
  await expectGood(desk.page, 'what a correction changes, on a phone')
  await desk.page.setViewportSize({ width: 1280, height: 800 })
  await dialog.getByRole('button', { name: 'Correct for everybody' }).click()
  await desk.page.getByText('The key is corrected. 1 result changed.').waitFor()
  await expectGood(desk.page, 'a question with its figures')
  await desk.page.getByRole('link', { name: 'All keys' }).click()
  await desk.page.getByText('Question 1: Several answers are accepted').waitFor()
  await expectGood(desk.page, 'the key of a paper')

  const mail = await site.mailbox.next(student.email)
  expect(mail.body).toContain('Your challenge was accepted: Both options say the same.')
  expect(mail.body).toContain('0 of 10 before, 1 of 10 now')
  expect(site.mailbox.unread(student.email)).toEqual([])

  await page.reload()
  await page.getByText('Your marks: 0 / 10 before, 1 / 10 now.').waitFor()
  await expectGood(page, 'a result after a correction on a phone')
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await page.getByText('Question 1', { exact: true }).last().click()
  await page.getByText('Challenge accepted: Another answer is right (B)').waitFor()

  const { page: anybody } = await site.visit()
  await anybody.goto(`/test/${id}`)
  await anybody.getByText(/^Question 1, .* Several answers are accepted\.$/).waitFor()
  expect(await anybody.content()).not.toContain('Both options say the same.')
})

const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
