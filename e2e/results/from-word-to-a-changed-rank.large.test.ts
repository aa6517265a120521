import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aWordPaper } from '../../server/src/testing/question-bank/word-paper.ts'
import { expectGood } from '../support/good-page.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { expectFigures, signedIn } from '../support/student.ts'

// another journey imports the same paper, and a bank takes a question once
const site = useOwnSite()

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
)
const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1280, height: 800 }
const SECTION = 'Mathematical Ability'
/** Where the questions of the file stand: first in the second section. */
const [HALF_OF_80, SUM] = [76, 78]

/** Presses a button, and in the dialog that it opens the one of the same name. */
async function act(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name, exact: true }).click()
}

/** All questions of the list are selected and brought into another state. */
async function moveAll(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Select all shown' }).click()
  await page.getByText('6 selected', { exact: true }).waitFor()
  await act(page, name)
  await page.getByText('6 selected', { exact: true }).waitFor({ state: 'detached' })
}

/** Fixes the three faults, takes the questions into the bank and asks for their review. The key that is pasted has a mistake: 3-b. */
async function importPaper(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Import questions' }).first().click()
  const file = { name: 'ICET model paper.docx', mimeType: DOCX, buffer: await aWordPaper() }
  await page.getByLabel('File of questions').setInputFiles(file)
  await page.getByRole('heading', { name: 'Question 6' }).waitFor()
  const first = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Question 1' }) })
  await first.locator('mfrac').first().waitFor()
  await page.getByRole('img', { name: 'A rectangle of 2 by 3' }).waitFor()
  await page.getByRole('button', { name: 'Only with faults (3)' }).click()
  await page.getByRole('button', { name: 'Paste the answer key' }).click()
  await dialog.getByLabel('Answer key').fill('3-b 5-c')
  await dialog.getByRole('button', { name: 'Apply the key' }).click()
  await dialog.getByText('2 questions were answered.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await page.getByText('Two options are the same.').waitFor()
  await page.getByRole('button', { name: 'Fix question 6' }).click()
  await page.getByRole('textbox', { name: 'Option B' }).fill('A triangle')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('No question has a fault.').waitFor()
  await page.getByRole('button', { name: 'Topic and level of all' }).click()
  await dialog.getByLabel('Topic').selectOption('simplification')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByText('6 questions changed.').waitFor()
  await act(page, 'Import all (6)')
  await page.getByRole('link', { name: 'See all 6 in the question bank' }).click()
  await moveAll(page, 'Ask for review')
}

/** A paper in the pattern of ICET: the six questions of the file, and all others by rule. */
async function makePaper(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Papers', exact: true }).click()
  await page.getByRole('link', { name: 'New paper' }).click()
  await page.getByRole('combobox', { name: 'Series', exact: true }).selectOption({ label: 'ICET' })
  await page.getByLabel('Title').fill(title)
  await page.getByRole('button', { name: 'Create paper' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  await page.getByRole('button', { name: `Add from the bank: ${SECTION}` }).click()
  await dialog.getByLabel('From an import').selectOption({ index: 1 })
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(6)
  await dialog.getByRole('button', { name: 'Select all shown' }).click()
  await expectGood(page, 'questions of an import for a paper')
  await dialog.getByRole('button', { name: 'Add 6 questions' }).click()
  await page.getByRole('button', { name: 'Fill all sections' }).click()
  await page.getByText('200 of 200 questions').waitFor({ timeout: 60_000 })
  await page.getByRole('button', { name: 'Check the paper' }).click()
  await page.getByText('kB for a phone to load').waitFor()
  await expectGood(page, 'a paper of 200 questions')
}

async function previewOnAPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.getByRole('link', { name: 'Preview as a student' }).click()
  await page.getByText('Question No. 1', { exact: true }).waitFor()
  await page.getByRole('button', { name: SECTION, exact: true }).click()
  await page.getByText(`Question No. ${HALF_OF_80}`, { exact: true }).waitFor()
  await page.locator('mfrac').first().waitFor()
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByRole('img', { name: 'A rectangle of 2 by 3' }).waitFor()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.setViewportSize(DESKTOP)
}

/** Answers "half of 80" right, the sum as said, and submits. */
async function takeTest(address: string, sum: string) {
  const taking = await signedIn(site)
  const { page, room } = taking
  await page.goto(address)
  await room.begin()
  await page.getByRole('button', { name: SECTION, exact: true }).click()
  await room.at(HALF_OF_80)
  await room.answer('b')
  await room.button('Save & Next').click()
  await room.button('Next').click()
  await room.at(SUM)
  await room.answer(sum)
  await room.saved()
  await room.submit()
  return taking
}

async function expectResult(page: Page, marks: string, rank: string): Promise<void> {
  await page.getByText(new RegExp(`^${rank}(Percentile|$)`)).waitFor()
  await expectFigures(page, { 'Total marks': marks })
}

test('a Word paper is fixed, approved, published and taken; a challenge corrects its key, changes the ranks, and sends one mail each', async () => {
  const author = await staffSignedIn(site, 'author@office.test', ['author'])
  await importPaper(author.page)
  const imported = new URL(author.page.url()).search

  const reviewer = await staffSignedIn(site, 'reviewer@office.test', ['reviewer'])
  await reviewer.page.goto(`/staff/questions${imported}&state=in_review`)
  await moveAll(reviewer.page, 'Approve')

  const title = `Model paper ${author.email}`
  await makePaper(author.page, title)
  await previewOnAPhone(author.page)
  expect(await author.page.getByRole('button', { name: 'Publish…' }).count()).toBe(0)

  const head = await staffSignedIn(site, 'head@office.test', ['publisher', 'reviewer'])
  const { page: staff } = head
  const dialog = staff.getByRole('dialog')
  await staff.goto('/staff/papers')
  await staff.getByRole('link', { name: title }).click()
  await staff.getByRole('button', { name: 'Publish…' }).click()
  await expectGood(staff, 'publishing')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await staff.getByText(/^Published on/).waitFor({ timeout: 60_000 })
  const address = (await staff.getByRole('link', { name: 'See its page' }).getAttribute('href')) ?? ''

  const [right, wrong] = [await takeTest(address, 'a'), await takeTest(address, 'b')]
  await expectResult(wrong.page, '2 / 200', '1 / 2')

  const { page } = right
  await page.reload()
  await expectResult(page, '1 / 200', '2 / 2')
  await page.setViewportSize(PHONE)
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await page.getByRole('link', { name: new RegExp(`^${SUM}\\. `) }).click()
  await page.getByRole('button', { name: 'Challenge the key' }).click()
  const asked = page.getByRole('dialog')
  await asked.getByRole('button', { name: 'Send the challenge' }).click()
  await asked.getByText('Please say which answers are right.').waitFor()
  await asked.getByLabel('A', { exact: true }).check()
  await asked.getByLabel('Why').fill('Two thirds and one third are one.')
  await asked.getByLabel('Picture or PDF').setInputFiles({ name: 'page.pdf', mimeType: 'application/pdf', buffer: PDF })
  await expectGood(page, 'challenging a key on a phone')
  await asked.getByRole('button', { name: 'Send the challenge' }).click()
  await page.getByText('Challenged: Another answer is right (A)').waitFor()
  await expectGood(page, 'a challenged question on a phone')

  await staff.goto('/staff/challenges')
  const question = staff.locator('section').filter({ hasText: 'Two thirds and one third are one.' })
  await question.first().waitFor()
  await expectGood(staff, 'the challenges')
  await question.getByRole('button', { name: 'Accept, and correct the key' }).first().click()
  await dialog.getByLabel('Reply to the students').fill('The sum is 1.')
  await dialog.getByRole('button', { name: 'Accept, and correct the key' }).click()
  await dialog.getByText(`Correct the key of question ${SUM}`).waitFor()
  expect(await dialog.getByLabel('Reason').inputValue()).toBe('The sum is 1.')
  await dialog.getByLabel('A', { exact: true }).check()
  await dialog.getByLabel('B', { exact: true }).uncheck()
  await dialog.getByRole('button', { name: 'Show what changes' }).click()
  await dialog.getByText('2 results of 2 change.').waitFor()
  await staff.setViewportSize(PHONE)
  await expectGood(staff, 'what a correction changes, on a phone')
  await staff.setViewportSize(DESKTOP)
  await dialog.getByRole('button', { name: 'Correct for everybody' }).click()
  await staff.getByText('The key is corrected. 2 results changed.').waitFor()
  await expectGood(staff, 'a question with its figures')
  await staff.getByRole('link', { name: 'All keys' }).click()
  await staff.getByText(`Question ${SUM}: Another answer is right`).waitFor()
  await expectGood(staff, 'the key of a paper')

  for (const [student, marks] of [
    [right.student, '1 of 200 before, 2 of 200 now'],
    [wrong.student, '2 of 200 before, 1 of 200 now'],
  ] as const) {
    const { body } = await site.mailbox.next(student.email)
    expect(body).toContain(marks)
    expect(body.includes('Your challenge was accepted: The sum is 1.')).toBe(student === right.student)
    expect(site.mailbox.unread(student.email)).toEqual([])
  }

  await page.reload()
  await page.getByText('Challenge accepted: Another answer is right (A)').waitFor()
  await page.getByRole('link', { name: 'All solutions' }).click()
  await page.getByRole('tab', { name: 'Summary' }).click()
  await page.getByText('Your marks: 1 / 200 before, 2 / 200 now.').waitFor()
  await expectResult(page, '2 / 200', '1 / 2')
  await expectGood(page, 'a result after a correction on a phone')
  await wrong.page.reload()
  await expectResult(wrong.page, '1 / 200', '2 / 2')

  const { page: anybody } = await site.visit()
  await anybody.goto(address)
  await anybody.getByText(new RegExp(`^Question ${SUM}, .* Another answer is right\\.$`)).waitFor()
  expect(await anybody.content()).not.toContain('The sum is 1.')

  const { page: bank } = author
  await bank.goto('/staff/questions?flagged=yes')
  const flagged = bank.getByRole('listitem').filter({ hasText: 'Key corrected in a paper' })
  await flagged.waitFor()
  await expectGood(bank, 'questions with a corrected key')
  await flagged.getByRole('link').click()
  const notice = bank.getByRole('region', { name: 'Its key was corrected in a paper' })
  await notice.getByText('right is now A').waitFor()
  await bank.setViewportSize(PHONE)
  await expectGood(bank, 'a question with a corrected key on a phone')
  await bank.setViewportSize(DESKTOP)
  await notice.getByRole('button', { name: 'Make a new version with the corrected key' }).click()
  await bank.getByText('New version made, as a draft.').waitFor()
  await notice.waitFor({ state: 'detached' })
  await bank.getByText('Version 2 (current)').waitFor()
}, 400_000)
