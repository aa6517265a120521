import { expect, test } from 'vitest'
import { makeWorkbook } from '../../formats/src/sheets/xlsx/make-workbook.ts'
import { expectGood } from '../support/good-page.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useSite()

const file = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(lines.join('\r\n')),
})

const workbook = (name: string, lines: readonly string[]) => ({
  name,
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(makeWorkbook([{ name: 'List', rows: lines.map((line) => line.split(',')), widths: [20, 30] }])),
})

test('a batch is filled from a file after its faults were corrected, and its teacher sees it and no other', async () => {
  const { page } = await staffSignedIn(site, 'batches@office.test', ['support'])
  const teacher = await staffSignedIn(site, 'teacher@office.test', ['teacher'])
  await teacher.page.goto('/staff/batches')
  await teacher.page.getByText('No batch is assigned to you yet').waitFor()

  const dialog = page.getByRole('dialog')
  const make = async (name: string) => {
    await page.goto('/staff/batches')
    await page.getByRole('button', { name: 'New batch' }).click()
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByRole('button', { name: 'Create batch' }).click()
    await page.getByRole('link', { name }).waitFor()
  }
  const evening = `Evening ${teacher.email}`
  await make(`Morning ${teacher.email}`)
  await make(evening)
  await expectGood(page, 'the list of batches')
  await page.getByRole('link', { name: evening }).click()
  await page.getByText('No test is for this batch alone, or for it with others.').waitFor()
  await page.getByRole('button', { name: 'Import a file' }).click()
  const student = `student.of.${teacher.email}`
  const release = await holdRequests(page, /import\/sheet\/.*slow\.csv/)
  const others = ['name,email', 'Mala Iyer,mala@example.com']
  await dialog.getByLabel('Excel or CSV file').setInputFiles(file('slow.csv', others))
  await dialog
    .getByLabel('Excel or CSV file')
    .setInputFiles(workbook('bad.xlsx', ['name,email', `Kiran Rao,${student}`, 'Nobody,nowhere']))
  await dialog.getByText('1 row is wrong.').waitFor()
  await dialog.getByText('Chosen: bad.xlsx').waitFor()
  // what is found in the file that was chosen before comes too late to be shown
  const checkedLate = page.waitForResponse((reply) => reply.url().endsWith('/import/check/'))
  release()
  await (await checkedLate).finished()
  // corrected, the same file can be chosen again
  expect(await dialog.getByLabel('Excel or CSV file').inputValue()).toBe('')
  await dialog.getByRole('cell', { name: '3', exact: true }).waitFor()
  expect(await dialog.getByLabel('Language of the invitations').count()).toBe(0) // first the faults
  expect(await dialog.getByRole('button', { name: 'Import', exact: true }).isDisabled()).toBe(true)
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'a file with faults on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  const good = file('good.csv', ['name,email', `Kiran Rao,${student}`])
  await dialog.getByLabel('Excel or CSV file').setInputFiles(good)
  await dialog.getByText('1 with a new account and an e-mail').waitFor()
  // an import fails whose dialog was closed: that is told, and what is chosen since stays
  const lose = await holdRequests(page, /\/import\/$/, 'abort')
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Import a file' }).click()
  await dialog.getByLabel('Excel or CSV file').setInputFiles(good)
  await dialog.getByText('1 with a new account and an e-mail').waitFor()
  lose()
  await page.getByText(`Import into ${evening}: `, { exact: false }).waitFor()
  await page.unroute(/\/import\/$/)
  await dialog.getByRole('button', { name: 'Import', exact: true }).click()
  await page.getByText('1 student added, 1 invited by e-mail.').waitFor()
  await page.getByRole('link', { name: 'Kiran Rao' }).waitFor()
  expect((await site.mailbox.next(student)).body).toContain('/login/forgot')

  // a colleague renames the batch meanwhile: the form says so, shows it, and is saved at the next press
  await page.getByRole('button', { name: 'Name and teachers' }).click()
  await dialog.getByLabel(teacher.email).check()
  const { db } = site.database
  await db
    .updateTable('batches')
    .set({ name: `Late ${evening}` })
    .where('name', '=', evening)
    .execute()
  await page.setViewportSize({ width: 360, height: 420 })
  await dialog.getByRole('button', { name: 'Save' }).click()
  const notice = dialog.getByText('If your change is still needed, make it again.', { exact: false })
  await notice.waitFor()
  const bottom = async () => ((await notice.boundingBox())?.y ?? 420) + 24
  await expect.poll(bottom, { message: 'the notice is in sight on a phone' }).toBeLessThan(420)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect.poll(() => dialog.getByLabel('Name').inputValue()).toBe(`Late ${evening}`)
  await dialog.getByLabel('Name').fill(evening)
  await dialog.getByLabel(teacher.email).check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText(/Taught by/).waitFor()
  await expectGood(page, 'a batch')

  await teacher.page.reload()
  await teacher.page.getByRole('link', { name: evening }).click()
  await teacher.page.getByText(student).waitFor()
  expect(await teacher.page.getByRole('button', { name: 'Import a file' }).count()).toBe(0)
  await teacher.page.goto('/staff/batches')
  await teacher.page.getByRole('link', { name: evening }).waitFor()
  expect(await teacher.page.getByRole('link', { name: /^Morning/ }).count()).toBe(0)
})
