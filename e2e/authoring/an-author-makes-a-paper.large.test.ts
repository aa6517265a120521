import { readFileSync } from 'node:fs'
import type { QuestionContent } from '@pariksha/contract/questions/question-content'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aStaffSession } from '../../server/src/testing/all-calls/student-records.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { pdfPages } from '../../server/src/testing/files/pdf-text.ts'
import { aQuestion } from '../../server/src/testing/question-bank/questions.ts'
import { expectGood, expectGoodAtBothWidths } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

/** An approved question of the bank. */
async function approved(stem: string, changes: Partial<QuestionContent> = {}) {
  const token = await aStaffSession(site.database.db, true)
  const send = async (path: string, body: object) => {
    const reply = await fetch(`${site.url}/api/v1/staff/questions/${path}`, {
      method: 'POST',
      headers: { Authorization: `Token ${token}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!reply.ok) throw new Error(await reply.text())
    return (await reply.json()) as { readonly id: number }
  }
  const { id } = await send('', { content: aQuestion({ stem: { en: stem }, options: OPTIONS, ...changes }) })
  await send(`${id}/review/`, { version: 1, state: 'approved' })
}

const OPTIONS = ['Nizamabad', 'Warangal', 'Khammam', 'Adilabad'].map((en) => ({ en }))

/** A paper of the series ICET with a section for each name, and two questions in each. */
async function makePaper(page: Page, title: string, sections: readonly string[]) {
  await page.goto('/staff/papers')
  await page.getByRole('link', { name: 'New paper' }).click()
  await page.getByRole('button', { name: 'A pattern of your own' }).click()
  await page.getByRole('combobox', { name: 'Series', exact: true }).selectOption({ label: 'ICET' })
  await page.getByLabel('Time in minutes').fill('20')
  for (const [index, name] of sections.entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add a section' }).click()
    const section = page.getByRole('group', { name: `Section ${index + 1}`, exact: true })
    await section.getByLabel('Name of the section').fill(name)
    await section.getByLabel('Questions').fill('2')
    await section.getByLabel('Wrong').fill('−1/3')
  }
  await page.getByLabel('Title').fill(title)
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await page.getByText('What you typed here before and did not save is back.').waitFor()
  await page.getByRole('button', { name: 'Create paper' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
}

/** Questions of the bank into a section, by what they ask. */
async function addFromBank(page: Page, section: string, search: string) {
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: `Add from the bank: ${section}` }).click()
  await dialog.getByLabel('Search in questions and options').fill(search)
  await dialog.getByRole('checkbox', { name: search }).first().waitFor()
  const found = dialog.getByRole('listitem').filter({ hasText: search }).locator('label').getByRole('checkbox')
  for (const box of await found.all()) await box.check()
  await dialog.getByRole('button', { name: /^Add \d/ }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const questionsOf = (page: Page) => page.getByRole('button', { name: /^Question \d+: / })
const numbersOf = async (page: Page, stems: readonly string[]) => {
  const names = await questionsOf(page).allTextContents()
  return stems.map((stem) => names.findIndex((name) => name.includes(stem)) + 1)
}

/** The text of the PDF that is downloaded. */
async function download(page: Page) {
  const dialog = page.getByRole('dialog')
  const arriving = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Download PDF' }).press('Enter')
  const file = await arriving
  await dialog.getByText(`“${file.suggestedFilename()}” is in your downloads.`).waitFor()
  return pdfPages(readFileSync(await file.path())).join('\n')
}

/** The number of a question of a printed set, and the letter of one of its options. */
function printedAt(text: string, stem: string, option: string) {
  const from = text.indexOf(stem)
  const [, number] = /(\d+)\.\n$/.exec(text.slice(0, from)) ?? []
  const [, letter] = new RegExp(`\\(([A-D])\\)\\n${option}`).exec(text.slice(from)) ?? []
  return `${number}.\n${letter}\n`
}

test('a set of a paper is printed with its key, at every width, and a refusal is reported', async () => {
  const mark = `canal${Date.now()}`
  const stems = [`Which town is on ${mark}?`, `Who dug ${mark}?`]
  for (const [index, stem] of stems.entries())
    await approved(stem, { answer: { kind: 'single-choice', correct: index === 0 ? 'b' : 'd' } })
  const { page } = await staffSignedIn(site, 'printing@office.test', ['author'])
  const title = `Printed paper ${mark}`
  await makePaper(page, title, ['Geography', 'Reasoning'])
  expect(await page.getByRole('button', { name: 'Print…' }).isDisabled()).toBe(true)
  await addFromBank(page, 'Geography', mark)
  await expect.poll(() => questionsOf(page).count()).toBe(2)

  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Draw from templates: Reasoning' }).press('Enter')
  await dialog.getByLabel('Topic').selectOption('percentage')
  await dialog.getByLabel('How many').fill('2')
  const second = dialog.getByLabel('Take question 2')
  const refused = dialog.getByText('Too many attempts. Please try again later.')
  await expect
    .poll(
      async () => {
        await dialog.getByRole('button', { name: 'Draw', exact: true }).press('Enter')
        await second.or(refused).first().waitFor({ timeout: 60_000 })
        return await second.isVisible()
      },
      { timeout: 120_000, interval: 5_000 }, // a busy machine refuses the first draw, which loads the templates
    )
    .toBe(true)
  await second.check()
  await expectGood(page, 'questions drawn for a paper')
  await dialog.getByLabel('Take question 1').check()
  await dialog.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect.poll(() => questionsOf(page).count()).toBe(4)

  await page.getByRole('button', { name: 'Print…' }).press('Enter')
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectGood(page, `printing a paper at ${width}`)
  }
  await dialog.getByRole('button', { name: 'B', exact: true }).press('Enter')
  await dialog.getByRole('button', { name: 'Two columns' }).press('Space')
  await dialog.getByLabel('A page for rough work at the end').press('Space')
  const paper = await download(page)
  for (const text of [title, 'Set B', 'Space for rough work', ...stems]) expect(paper).toContain(text)
  await dialog.getByRole('button', { name: 'Answer key' }).press('Enter')
  expect(await dialog.getByText('Columns').count()).toBe(0)
  const key = await download(page)
  expect(key).toContain(printedAt(paper, stems[0] ?? '', 'Warangal'))
  expect(key).toContain(printedAt(paper, stems[1] ?? '', 'Adilabad'))

  // busy once, then made; afterwards past the limit of an hour
  const busy = (retryAfter: number) => ({
    status: 429,
    headers: { 'Retry-After': String(retryAfter), 'Content-Type': 'application/problem+json' },
    body: JSON.stringify({ code: 'too_many_requests', detail: 'Too many attempts. Please try again later.' }),
  })
  await page.route('**/print/**', (route) => route.fulfill(busy(1)), { times: 1 })
  expect(await download(page)).toContain('Answer key')
  await page.route('**/print/**', (route) => route.fulfill(busy(1_800)), { times: 1 })
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  await dialog.getByText('Too many PDFs were asked for. Please try again in 30 minutes.').waitFor()
  await page.route('**/print/**', (route) => route.fulfill({ status: 503, body: 'down' }), { times: 1 })
  await dialog.getByRole('button', { name: 'Download PDF' }).click()
  await dialog.getByText('The PDF was not made').waitFor()
  await expectGood(page, 'a print that failed')
  await page.keyboard.press('Escape')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Print…')
})

test('a paper is filled half by rule and half by hand, by keyboard too, checked, and previewed on a phone', async () => {
  const mark = `river${Date.now()}`
  const stems = [`Which town is on the Godavari ${mark}?`, `Who dug the oldest canal near ${mark}?`]
  for (const [index, stem] of stems.entries())
    await approved(stem, { answer: { kind: 'single-choice', correct: index === 0 ? 'b' : 'd' } })
  const { page } = await staffSignedIn(site, 'author@office.test', ['author'])
  const title = `Weekly paper ${mark}`
  await makePaper(page, title, ['Quantitative aptitude', 'Part B'])

  await page.getByRole('button', { name: 'Fill all sections' }).click()
  await page.getByText('Choose topics first: Part B.').waitFor()
  expect(await questionsOf(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Lock question 1' }).click()
  await page.getByRole('button', { name: 'Lock question 1', pressed: true }).waitFor()

  await page.getByRole('button', { name: 'Check the paper' }).click()
  await page.getByRole('button', { name: /^Part B/ }).click()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Part B')

  await addFromBank(page, 'Part B', mark)
  // as they were written
  await expect.poll(() => numbersOf(page, stems)).toEqual([3, 4])
  await questionsOf(page).nth(3).focus()
  await page.keyboard.press('Alt+ArrowUp')
  await expect.poll(() => numbersOf(page, stems)).toEqual([4, 3])
  await page.getByRole('button', { name: 'Move question 3 down' }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => numbersOf(page, stems)).toEqual([3, 4])
  await page.getByRole('button', { name: 'Check again' }).click()
  await expectGood(page, 'a paper that is made')

  await questionsOf(page).nth(2).click()
  const panel = page.getByRole('dialog', { name: /^Question/ })
  await panel.getByText('Warangal').waitFor()
  await panel.getByText('Correct answer').waitFor()
  await expectGood(page, 'a question of a paper')
  await panel.getByText('Marks of its own').press('Enter')
  const right = panel.getByLabel('Right')
  await right.fill('3')
  const leaving = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await page.keyboard.press('Escape')
  await leaving.getByRole('button', { name: 'Keep editing' }).press('Enter')
  await panel.getByRole('button', { name: 'Previous' }).press('Enter')
  await leaving.getByRole('button', { name: 'Keep editing' }).press('Enter')
  expect(await right.inputValue()).toBe('3')
  await panel.getByRole('button', { name: 'Set marks' }).press('Enter')
  await page.getByText('Marks set.').waitFor()
  await right.fill('4')
  await page.keyboard.press('Escape')
  await leaving.getByRole('button', { name: 'Leave' }).press('Enter')
  await expect.poll(() => panel.count()).toBe(0)
  await questionsOf(page).nth(2).click()
  expect(await right.inputValue()).toBe('3')
  await page.keyboard.press('Escape')
  await questionsOf(page).nth(1).press('Enter')
  await panel.getByRole('button', { name: 'Another one' }).press('Enter')
  await page.getByText('Replaced.').waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Question 2')
  await page.keyboard.press('Escape')

  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'a paper on a phone')
  await page.getByRole('link', { name: 'Preview as a student' }).click()
  await page.getByText('Question No. 1', { exact: true }).waitFor()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Save & Next' }).click()
  await page.getByText('Question No. 2', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Pause without a rank' }).click()
  await page.getByRole('button', { name: 'Resume' }).click()
  await page.getByRole('button', { name: 'Close the preview' }).click()
  await page.getByRole('heading', { name: title }).waitFor()
  expect(await page.getByRole('button', { name: 'Publish…' }).count()).toBe(0)
})

test('of two who change a paper at once the second sees a conflict, and what the first did', async () => {
  const mark = `hill${Date.now()}`
  await approved(`Which hill is the highest of ${mark}?`)
  const one = await staffSignedIn(site, 'one@office.test', ['author'])
  const other = await staffSignedIn(site, 'other@office.test', ['author'])
  const title = `Shared paper ${mark}`
  await makePaper(one.page, title, ['Geography'])
  await other.page.goto(new URL(one.page.url()).pathname)
  await other.page.getByRole('heading', { name: title }).waitFor()
  await other.page.getByRole('button', { name: 'Change title and pattern' }).click()
  await other.page.getByRole('dialog').getByLabel('Title').fill(`${title}, second thoughts`)
  await other.page.keyboard.press('Escape')
  await other.page.getByRole('button', { name: 'Keep editing' }).click()
  await addFromBank(one.page, 'Geography', mark)
  await questionsOf(one.page).first().waitFor()
  await one.page.getByRole('button', { name: 'Change title and pattern' }).click()
  await one.page.getByRole('dialog').getByLabel('Time in minutes').fill('45')
  await one.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await one.page.getByRole('dialog').waitFor({ state: 'hidden' })
  await other.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await other.page.getByText('Somebody else changed this paper meanwhile.').waitFor()
  expect(await other.page.getByRole('dialog').getByLabel('Time in minutes').inputValue()).toBe('45')
  expect(await other.page.getByRole('dialog').getByLabel('Title').inputValue()).toBe(`${title}, second thoughts`)
  await other.page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await other.page.getByRole('heading', { name: `${title}, second thoughts` }).waitFor()
  expect(await questionsOf(other.page).count()).toBe(1)
  await other.page.getByRole('button', { name: 'Change title and pattern' }).click()
  expect(await other.page.getByRole('dialog').getByLabel('Time in minutes').inputValue()).toBe('45')
})

test('a paper for a batch is there for its students and for nobody else', async () => {
  const mark = `lake${Date.now()}`
  for (const what of ['deepest', 'longest']) await approved(`Which lake is the ${what} of ${mark}?`)
  const { page } = await staffSignedIn(site, 'head@office.test', ['owner'])
  const title = `Paper of the batch ${mark}`
  const member = await signedIn(site, await aStudent(site.database.db))
  const { db } = site.database
  const batch = await db.insertInto('batches').values({ name: mark }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('batch_members').values({ batch_id: batch.id, student_id: member.student.id }).execute()
  await makePaper(page, title, ['Geography'])
  await addFromBank(page, 'Geography', mark)
  await expect.poll(() => questionsOf(page).count()).toBe(2)
  await page.getByRole('button', { name: 'Publish…' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('For the students of some batches').check()
  await dialog.getByLabel(mark).check()
  await dialog.locator('[name=closes_at]').fill('2030-01-31T18:00')
  await dialog.getByRole('button', { name: 'From a time on' }).click()
  await dialog.getByRole('button', { name: 'Publish at this time' }).click()
  await dialog.getByText('Please say when it is published.').waitFor() // and not at once
  await dialog.getByRole('button', { name: 'Now', exact: true }).click()
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(/^Published on/).waitFor()
  await page.getByRole('link', { name: 'Correct a wrong answer' }).waitFor()

  // a student who is about to start it reads that it was taken back, and where it comes again
  await member.page.goto((await page.getByRole('link', { name: 'See its page' }).getAttribute('href')) ?? '')
  await member.room.declare()
  await page.getByRole('button', { name: 'Make it a draft again' }).click()
  await dialog.getByRole('button', { name: 'Make it a draft again' }).click()
  await page.getByText('It is a draft again.').waitFor()
  await member.room.button('I am ready to begin').click()
  await member.page.getByText('There is no such test, or it was taken back.').waitFor()
  await member.page.getByRole('link', { name: 'All tests' }).last().click()
  await member.page.waitForURL(/\/test$/)
  await page.getByRole('button', { name: 'Publish…' }).click()
  expect(await dialog.getByLabel('For the students of some batches').isChecked()).toBe(true)
  expect(await dialog.getByLabel(mark).isChecked()).toBe(true)
  expect(await dialog.locator('[name=closes_at]').inputValue()).toBe('2030-01-31T18:00')
  await expectGoodAtBothWidths(page, 'publishing a paper again')
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(/^Published on/).waitFor()
  const address = (await page.getByRole('link', { name: 'See its page' }).getAttribute('href')) ?? ''
  await member.page.goto(address)
  await member.page.getByText(title).first().waitFor()
  const stranger = await signedIn(site)
  await stranger.page.goto(address)
  await stranger.page.getByRole('button', { name: 'Next' }).or(stranger.page.getByRole('alert')).first().waitFor()
  expect(await stranger.page.getByText(title).count()).toBe(0)

  await page.getByRole('button', { name: 'Close it' }).click()
  await dialog.getByLabel('Reason').fill('The batch is over.')
  await dialog.getByRole('button', { name: 'Close it' }).click()
  await page.getByText('Closed', { exact: true }).waitFor()
  await page.goto('/staff/papers?state=closed')
  await page.getByRole('link', { name: title }).waitFor()
  await expectGood(page, 'the list of papers')
})
