import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { makeArchive } from '../../formats/src/package/make-archive.ts'
import { readArchive } from '../../formats/src/package/read-archive.ts'
import { aWordPaper } from '../../server/src/testing/question-bank/word-paper.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useSite()

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

/** Chooses the paper on the page of imports and waits until it was read. */
async function bring(page: Page): Promise<void> {
  await page.goto('/staff/imports')
  const file = { name: 'ICET model paper.docx', mimeType: DOCX, buffer: await aWordPaper() }
  await page.getByLabel('File of questions').setInputFiles(file)
  await page.getByRole('heading', { name: 'ICET model paper.docx' }).waitFor()
  await page.getByRole('heading', { name: 'Question 6' }).waitFor()
}

/** With the keyboard alone: the control has the focus, and Enter presses it. */
async function press(within: Page | Locator, name: string): Promise<void> {
  await within.getByRole('button', { name, exact: true }).press('Enter')
}

/** As somebody edits a cell of a spreadsheet. */
async function inSheet(workbook: Uint8Array, edit: (xml: string) => string): Promise<Buffer> {
  const archive = await readArchive(workbook)
  const files = Object.fromEntries(archive.names.map((name) => [name, archive.read(name) ?? '']))
  const sheet = 'xl/worksheets/sheet1.xml'
  return Buffer.from(makeArchive({ ...files, [sheet]: edit(Buffer.from(files[sheet] ?? '').toString()) }))
}

test('a bilingual Word paper is previewed, fixed by keyboard, answered by a pasted key, taken once, and undone', async () => {
  const { page } = await staffSignedIn(site, 'teacher@office.test', ['teacher'])
  const dialog = page.getByRole('dialog')
  await bring(page)
  await page.getByText('3 with faults').first().waitFor()
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Question 1' }) })
  await first.locator('mfrac').first().waitFor()
  await first
    .getByRole('button', { name: 'తెలుగు' })
    .or(first.getByRole('button', { name: 'Telugu' }))
    .click()
  await first.getByText('80 లో సగం ఎంత?').first().waitFor()
  await page.getByRole('img', { name: 'A rectangle of 2 by 3' }).waitFor()
  await expectGood(page, 'the questions of a paper')
  expect(await page.getByRole('button', { name: 'Import all (6)' }).isDisabled()).toBe(true)

  const passage = page.getByRole('region', { name: 'Passage of questions 4 and 5' })
  await press(page, 'Fix the passage of questions 4 and 5')
  await passage.getByRole('textbox', { name: 'Passage (English)' }).focus()
  await page.keyboard.press('Control+End')
  await page.keyboard.type(' He gave **none** away.')
  await passage.getByRole('complementary').locator('strong').getByText('none').waitFor()
  await expectGood(page, 'fixing a passage')
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await press(page, 'Fix the passage of questions 4 and 5')
  await passage.getByText('What you typed here before and did not save is back.').waitFor()
  await press(page, 'Save')
  await page.getByText('Passage saved.').waitFor()
  await passage.locator('strong').getByText('none').waitFor()

  await page.getByRole('checkbox', { name: 'Select question 2' }).focus()
  await page.keyboard.press('Space')
  await page.setViewportSize({ width: 360, height: 740 })
  await press(page, 'New passage for 1 selected')
  await page.keyboard.type('Sita has a **kite**.')
  await page.getByRole('complementary').locator('strong').getByText('kite').waitFor()
  await expectGood(page, 'writing a passage on a phone')
  await press(page, 'Save')
  await page.getByRole('region', { name: 'Passage of question 2' }).locator('strong').getByText('kite').waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })

  await press(page, 'Paste the answer key')
  await dialog.getByLabel('Answer key').fill('3-a 5-c')
  await page.reload()
  await press(page, 'Only with faults (3)')
  await page.getByRole('heading', { name: 'Question 1' }).waitFor({ state: 'detached' })
  await press(page, 'Paste the answer key')
  await expect.poll(() => dialog.getByLabel('Answer key').inputValue()).toBe('3-a 5-c')
  const file = dialog.getByLabel('or a file with the key')
  await file.setInputFiles({ name: 'key.txt', mimeType: 'text/plain', buffer: Buffer.from('3-b 5-d') })
  await dialog.getByRole('button', { name: 'Apply the key' }).focus()
  await page.keyboard.press('Enter')
  await dialog.getByText('There is a pasted key and a file.').waitFor()
  await file.setInputFiles([])
  await page.keyboard.press('Enter')
  await dialog.getByText('2 questions were answered.').waitFor()
  await expectGood(page, 'a pasted key')
  await dialog.getByRole('button', { name: 'Close', exact: true }).focus()
  await page.keyboard.press('Enter')

  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByText('Two options are the same.').waitFor()
  await expectGood(page, 'a question with a fault on a phone')
  await press(page, 'Fix question 6')
  await page.getByRole('textbox', { name: 'Option B' }).focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.type('A triangle')
  await expectGood(page, 'fixing a question on a phone')
  await press(page, 'Save')
  await page.getByText('Question fixed.').waitFor()
  await page.getByText('No question has a fault.').waitFor()
  await page.setViewportSize({ width: 1280, height: 800 })

  await press(page, 'All questions')
  await page.getByRole('checkbox', { name: 'Select question 1' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('checkbox', { name: 'Select question 2' }).focus()
  await page.keyboard.press('Space')
  await press(page, 'Topic and level of 2 selected')
  await dialog.getByLabel('Topic').selectOption('simplification')
  await dialog.getByLabel('Level').selectOption('easy')
  await dialog.getByRole('button', { name: 'Save' }).press('Enter')
  await page.getByText('2 questions changed.').waitFor()
  await press(page, 'Select none')
  await press(page, 'Import all (6)')
  await dialog.getByRole('button', { name: 'Import all (6)' }).press('Enter')
  await page.getByText('6 questions imported into the bank.').waitFor()
  await page.getByRole('button', { name: 'Undo the import' }).waitFor()
  await expectGood(page, 'an import that was taken')

  await bring(page)
  await page.getByText('The same file was imported before').waitFor()
  await page
    .getByText('6 questions of this file are in the bank as they stand here, or came from this file before')
    .waitFor()
  const second = page.url()
  await page.getByRole('link', { name: 'The same file was imported before' }).click()
  await press(page, 'Undo the import')
  await press(dialog, 'Undo the import')
  await page.getByText('6 questions removed from the bank.').waitFor()
  await page.getByText('Undone', { exact: false }).first().waitFor()

  await bring(page)
  const third = page.url()
  await page.getByRole('link', { name: 'The same file was imported before' }).click()
  await page.waitForURL(second)
  await press(page, 'Paste the answer key')
  await dialog.getByLabel('Answer key').fill('1-b')
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.goBack()
  await page.waitForURL(third)
  await page.locator(`a[href$="${new URL(second).pathname}"]`).waitFor() // until then the other import is shown
  await press(page, 'Paste the answer key')
  expect(await dialog.getByLabel('Answer key').inputValue(), 'the key of another import').toBe('')
  await page.goto('/staff/imports')
  await expectGood(page, 'the list of imports')

  // a file that is not sent leaves the focus where another is chosen
  const upload = page.getByLabel('File of questions')
  await page.route(/\/staff\/imports\/\?/, (route) => route.abort(), { times: 1 })
  await upload.focus()
  await upload.setInputFiles({ name: 'rivers.csv', mimeType: 'text/csv', buffer: Buffer.from('Question') })
  await page.getByRole('alert').waitFor()
  expect(await upload.evaluate((field) => field === document.activeElement)).toBe(true)
})

test('questions that are downloaded and edited in a spreadsheet change those of the bank, and are taken back', async () => {
  const { page } = await staffSignedIn(site, 'downloading@office.test', ['teacher'])
  const dialog = page.getByRole('dialog')
  const rows = ['first', 'second'].map((word) => `The ${word} river of ${randomUUID()}?,Musi,Penna,B`)
  const csv = ['Question,Option A,Option B,Answer', ...rows].join('\n')
  const choose = async (name: string, buffer: Buffer) => {
    await page.goto('/staff/imports')
    await page.getByLabel('File of questions').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
    await page.getByRole('heading', { name }).waitFor()
  }
  await choose('rivers.csv', Buffer.from(csv))
  await press(page, 'Import all (2)')
  await press(dialog, 'Import all (2)')
  await page.getByRole('link', { name: 'See all 2 in the question bank' }).click()
  await press(page, 'Select all shown')
  await press(page, 'Download')
  await dialog.getByLabel('Format').selectOption({ label: 'Excel' })
  const [download] = await Promise.all([page.waitForEvent('download'), press(dialog, 'Download')])
  await choose(
    'rivers.xlsx',
    await inSheet(await readFile(await download.path()), (xml) => xml.replace('first', 'longest')),
  )
  await page.getByText('1 question of this file is in the bank as it stands here').waitFor()
  await press(page, 'Only changes (1)')
  await page.getByText(/^Changes question \d+ of the bank/).waitFor()
  await page.locator('ins').getByText('longest').waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'a change of a question on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await press(page, 'Import all (1)')
  await expectGood(page, 'what an import changes')
  await press(dialog, 'Import all (1)')
  await page.getByText('1 question of the bank changed, 1 was there before.').waitFor()
  await press(page, 'Undo the import')
  await dialog.getByText('1 question says again what it said before.').waitFor()
  await press(dialog, 'Undo the import')
  await page.getByText('1 question as before.').waitFor()

  await page.goto('/staff/imports')
  await page.getByRole('link', { name: 'rivers.csv' }).first().click()
  await press(page, 'Undo the import')
  await dialog.getByText('1 question is deleted from the bank. 1 question stays as imported:').waitFor()
  await dialog.getByText('it was changed since').waitFor()
  await expectGood(page, 'what stays after an import is undone')
  await press(dialog, 'Undo the import')
  await page.getByText('1 question removed from the bank, 1 kept.').waitFor()
})

test('where questions cannot be compared with the bank, that is said, and tried again', async () => {
  const { page } = await staffSignedIn(site, 'comparing@office.test', ['teacher'])
  await page.route('**/duplicates/**', (route) => route.abort())
  await bring(page)
  const failed = page.getByRole('alert').filter({ hasText: 'The questions were not compared with the bank.' })
  await failed.waitFor()
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'questions that were not compared')
  await page.unroute('**/duplicates/**')
  await failed.getByRole('button').click()
  await failed.waitFor({ state: 'detached' })

  const late = JSON.stringify([{ position: 0, duplicates: [], compared: false }])
  await page.route('**/duplicates/**', (route) => route.fulfill({ contentType: 'application/json', body: late }))
  await page.reload()
  const partly = page.getByRole('alert').filter({ hasText: 'Duplicates may be missing: question 1 could not yet' })
  await partly.waitFor()
  await page.unroute('**/duplicates/**')
  await partly.getByRole('button', { name: 'Compare again' }).click()
  await partly.waitFor({ state: 'detached' })

  const same = [{ where: 'bank', id: 1, excerpt: 'Half of 80?', title: null, likeness: 'same' }]
  const known = JSON.stringify([{ position: 0, duplicates: same, compared: true }])
  await page.route('**/duplicates/**', (route) => route.fulfill({ contentType: 'application/json', body: known }))
  await page.reload()
  await page.getByText('1 of the questions below is in the bank already').waitFor()
  await expectGood(page, 'questions that the bank has')
  await page.getByRole('button', { name: 'Select the 5 that the bank does not have' }).click()
  await page.getByRole('button', { name: 'Import the 5 selected' }).waitFor()
})
