import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { PNG } from '../../server/src/testing/files/files.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useSite()

const act = async (page: Page, name: string, remark?: string) => {
  await page.getByRole('button', { name, exact: true }).click()
  const dialog = page.getByRole('dialog')
  if (remark !== undefined) await dialog.getByLabel('Remark').fill(remark)
  await dialog.getByRole('button', { name, exact: true }).click()
  await dialog.waitFor({ state: 'detached' })
}

test('a teacher writes a bilingual question with an equation and a picture; it is sent back, changed, approved, and an older version restored', async () => {
  const teacher = await staffSignedIn(site, 'writes@office.test', ['teacher'])
  const { page } = teacher
  const about = `circle ${teacher.email}`
  await page.getByRole('link', { name: 'Questions', exact: true }).click()
  await page.getByRole('link', { name: 'New question' }).first().click()
  await page.getByLabel('Write in Telugu').check()
  const stem = page.getByLabel('Question (English)', { exact: true })
  await stem.fill(
    `The area of the ${about} is $\\pi r^2$. What is r? $\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}$ `,
  )
  const picture = { name: 'circle.png', mimeType: 'image/png', buffer: PNG }
  await page.getByLabel('Add a picture: Question (English)').setInputFiles(picture)
  const dialog = page.getByRole('dialog')
  const description = dialog.getByLabel('Text for the picture')
  await description.fill('a circle [r] with its radius')
  await page.keyboard.press('Escape')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  expect(await description.inputValue()).toBe('a circle [r] with its radius')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.getByLabel('Add a picture: Question (English)').setInputFiles(picture)
  await dialog.waitFor()
  expect(await description.inputValue()).toBe('') // the text of a picture that was not inserted
  await description.fill('a circle [r] with its radius')
  await dialog.getByRole('button', { name: 'Insert' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await stem.inputValue()).toMatch(/!\[a circle r with its radius\]\(file:[0-9a-f]{64}\)/)
  await page.getByLabel('Question (Telugu)', { exact: true }).fill('వ్యాసార్థం r ఎంత?')
  for (const [place, letter] of ['A', 'B', 'C', 'D'].entries()) {
    await page.getByLabel(`Option ${letter} (English)`, { exact: true }).fill(`${place + 1} cm`)
    if (letter !== 'D') await page.getByLabel(`Option ${letter} (Telugu)`, { exact: true }).fill(`${place + 1} సెం.మీ.`)
  }
  await page.getByLabel('Option B is right').check()
  // a kind that was chosen by mistake takes nothing away for good
  await page.getByRole('button', { name: 'Typed number' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  expect(await page.getByLabel('Option C (Telugu)', { exact: true }).inputValue()).toBe('3 సెం.మీ.')
  expect(await page.getByLabel('Option B is right').isChecked()).toBe(true)

  // the preview follows, and what is missing leads to its field
  await page.locator('.question-text math').first().waitFor()
  const cells = await page
    .locator('.question-text mtd mn')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()))
  expect((cells[1]?.left ?? 0) - (cells[0]?.right ?? 0), 'the gap between the columns of a matrix').toBeGreaterThan(8)
  await page.getByRole('img', { name: 'a circle r with its radius' }).waitFor()
  await page.getByRole('button', { name: 'Write every option in each language' }).click()
  await page.getByLabel('Option D (Telugu)', { exact: true }).fill('4 సెం.మీ.')
  await page.getByRole('button', { name: 'Choose a topic.' }).click()
  await page.getByLabel('Topic', { exact: true }).selectOption('mensuration')
  await page.getByText('The question is complete.').waitFor()
  await page.getByRole('button', { name: 'Telugu', exact: true }).click()
  await page.getByText('వ్యాసార్థం r ఎంత?').last().waitFor()
  await expectGood(page, 'the editor of a question')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'the editor of a question on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })

  // nobody leaves by mistake
  await page.getByRole('link', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep editing' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Question saved as a draft.').waitFor()
  await act(page, 'Ask for review')
  await page.getByText('Draft → In review').waitFor()
  await expectGood(page, 'the page of a question')
  const address = new URL(page.url()).pathname

  const reviewer = await staffSignedIn(site, 'reviews@office.test', ['reviewer'])
  await reviewer.page.getByRole('link', { name: /Questions waiting for review/ }).click()
  await reviewer.page.getByLabel('Search in questions and options').fill(about)
  await reviewer.page.getByRole('link', { name: new RegExp(about) }).click()
  await reviewer.page.getByText('Correct answer').waitFor()
  await reviewer.page.getByRole('button', { name: 'As it is asked' }).click()
  expect(await reviewer.page.getByText('Correct answer').count()).toBe(0)
  await reviewer.page.getByRole('button', { name: 'Send back' }).click()
  const remark = reviewer.page.getByRole('dialog')
  await remark.getByRole('button', { name: 'Send back' }).click()
  await remark.getByRole('alert').waitFor()
  await remark.getByLabel('Remark').fill('The area is not given.')
  await remark.getByRole('button', { name: 'Send back' }).click()
  await reviewer.page.getByText('In review → Draft').waitFor()

  await page.reload()
  await page.getByText('The area is not given.').waitFor()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await stem.fill((await stem.inputValue()).replace('$\\pi r^2$', '$4\\pi$ square centimetres'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved as a new version.').waitFor()
  await act(page, 'Ask for review')
  await reviewer.page.goto(address)
  await act(reviewer.page, 'Approve', '')
  await reviewer.page.getByText('In review → Approved').waitFor()
  await page.goto(`${address}/edit`)
  await page.getByRole('link', { name: 'Correct a wrong answer' }).waitFor()
  await page.goBack()
  expect(await reviewer.page.locator('ins').first().textContent()).toContain('4')

  await page.reload()
  await page.getByLabel('Older version').selectOption('1')
  await page.getByRole('button', { name: 'Restore version 1' }).click()
  await dialog.getByRole('button', { name: 'Restore version 1' }).click()
  await page.getByText('Version 1 restored', { exact: true }).waitFor()
  await page.getByText('Approved → Draft').waitFor()
  await page.getByLabel('Older version').selectOption('1')
  await page.getByText('These versions do not differ.').waitFor()
})

test('somebody else changes the same question: the conflict is shown, and nothing that was typed is lost', async () => {
  const { page, email } = await staffSignedIn(site, 'first@office.test', ['author'])
  await page.goto('/staff/questions/new')
  await page.getByLabel('Question', { exact: true }).fill(`Who founded the school of ${email}?`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Question saved as a draft.').waitFor()
  const other = await staffSignedIn(site, 'second@office.test', ['author'])
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.getByLabel('Explanation', { exact: true }).fill('It is in the archive.')
  await other.page.goto(`${new URL(page.url()).pathname}`)
  await other.page.getByLabel('Source').fill('Group II')
  await other.page.getByRole('button', { name: 'Save', exact: true }).click()
  await other.page.getByText('Saved as a new version.').waitFor()
  // without a network nothing is saved; what was typed is there after a reload, for the version it was typed over
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('alert').waitFor()
  await page.context().setOffline(false)
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await page.getByText('What you typed here before and did not save is back.').waitFor()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('someone else changed this while you were editing').waitFor()
  expect(await page.getByLabel('Explanation', { exact: true }).inputValue()).toBe('It is in the archive.')
  await page.getByRole('button', { name: 'Save mine as the newest version' }).click()
  await page.getByText('Version 3 (current)').waitFor()
  await page.getByRole('link', { name: 'Change', exact: true }).click()
  await page.getByLabel('Explanation', { exact: true }).waitFor()
  expect(await page.getByText('is back').count()).toBe(0)
  await page.getByLabel('Explanation', { exact: true }).fill('It is elsewhere.')
  page.once('dialog', (leaving) => void leaving.accept())
  await page.reload()
  await page.getByRole('button', { name: 'Discard it' }).click()
  expect(await page.getByLabel('Explanation', { exact: true }).inputValue()).toBe('It is in the archive.')
})

test('duplicates are shown while a question is typed; several are changed at once, and a filter is saved', async () => {
  const { page, email } = await staffSignedIn(site, 'selects@office.test', ['owner'])
  const write = async () => {
    await page.goto('/staff/questions/new')
    await page.getByLabel('Question', { exact: true }).fill(`How many rivers rise near ${email}?`)
  }
  const save = async () => {
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Question saved as a draft.').waitFor()
  }
  await write()
  await save()
  await write()
  await page.getByText('The same question:').waitFor()
  await save()

  await page.goto('/staff/questions')
  await page.getByLabel('Search in questions and options').fill(email)
  const rivers = page.getByRole('link', { name: /How many rivers/ })
  await rivers.nth(1).waitFor()
  await page.getByRole('button', { name: 'Select all shown' }).click()
  await page.getByText('2 selected').waitFor()
  await page.getByRole('button', { name: 'Change tags' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Add this tag').fill('rivers')
  await dialog.getByRole('button', { name: 'Change tags' }).click()
  await page.getByText('2 questions changed.').waitFor()
  // the message covers none of the acts
  const acts = await page.getByRole('region', { name: '2 selected' }).boundingBox()
  const message = await page.getByRole('status').filter({ hasText: '2 questions changed.' }).boundingBox()
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(acts?.y ?? 0)
  await page.getByText('#rivers').nth(1).waitFor()
  await page.setViewportSize({ width: 360, height: 640 })
  const bar = page.getByRole('region', { name: '2 selected' })
  expect((await bar.boundingBox())?.height).toBeLessThan(130)
  const more = bar.getByRole('button', { name: 'More', exact: true })
  await more.press('Enter')
  await expectGood(page, 'the acts for selected questions on a phone')
  await bar.getByRole('button', { name: 'Retire' }).press('Escape')
  await bar.getByRole('button', { name: 'Retire' }).waitFor({ state: 'hidden' })
  await more.press('Enter')
  await bar.getByRole('button', { name: 'Set topic and level' }).press('Enter')
  await dialog.getByRole('button', { name: 'Cancel' }).press('Enter')
  await dialog.waitFor({ state: 'detached' })
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.getByRole('button', { name: 'Clear selection' }).press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Questions')
  await page.getByText('More filters').click()
  await page.getByLabel('Tag', { exact: true }).fill('rivers')
  await page.getByRole('button', { name: 'Save this filter' }).click()
  await dialog.getByLabel('Name').fill('About rivers')
  await dialog.getByRole('button', { name: 'Save this filter' }).click()
  await page.getByText('Filter saved.').waitFor()
  await page.getByLabel('In published papers').selectOption('Never used')
  await page.waitForURL(/used=never/)
  await page.getByLabel('Author', { exact: true }).selectOption({ index: 1 })
  await page.waitForURL(/author=/)
  await expectGood(page, 'the list of questions')
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'the list of questions on a phone')
})

test('questions are drawn from templates and kept; a passage of the bank is chosen for one', async () => {
  const { page, email } = await staffSignedIn(site, 'draws@office.test', ['author'])
  await page.goto('/staff/questions')
  await page.getByRole('link', { name: 'Draw from templates' }).click()
  await page.getByLabel('Topic', { exact: true }).selectOption('percentage')
  await page.getByLabel('How many').fill('2')
  await page.getByRole('button', { name: 'Draw', exact: true }).click()
  await page.getByText('2 questions drawn').waitFor({ timeout: 60_000 })
  await expectGood(page, 'questions that were drawn')
  await page.getByLabel('Keep question 2').check()
  await page.getByRole('button', { name: 'Draw again' }).click()
  await page.getByText('3 questions drawn').waitFor({ timeout: 60_000 })
  expect(await page.getByLabel('Keep question 1').isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Keep 1 question' }).click()
  await page.getByText('1 question kept as a draft.').waitFor({ timeout: 60_000 })
  await page.getByText('2 questions drawn').waitFor()

  await page.goto('/staff/questions/new')
  await page.getByRole('button', { name: 'Write a passage' }).click()
  await page.getByLabel('Passage (English)', { exact: true }).fill(`It rained near ${email}.`)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Passage saved.').waitFor()
  await page.goto('/staff/questions/new')
  await page.getByRole('alertdialog').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Choose a passage' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Words of the passage').fill(email)
  await dialog.getByRole('button', { name: 'Use this passage' }).first().click()
  await page.getByLabel('Question', { exact: true }).fill('Where did it rain?')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Question saved as a draft.').waitFor()
  await page.getByRole('heading', { name: 'Passage' }).waitFor()
  await page.getByRole('button', { name: 'Change the passage' }).click()
  await page.getByLabel('Passage (English)', { exact: true }).fill(`It snowed near ${email}.`)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Version 2 (current)').waitFor()
})

/** Goes on by Tab until a control of this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let steps = 0; steps < 80; steps++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      return (
        element?.getAttribute('aria-label') ??
        (element as HTMLInputElement | null)?.labels?.[0]?.textContent ??
        element?.textContent ??
        ''
      )
    })
    if (focused.trim() === name) return
  }
  throw new Error(`Tab leads to no ${name}`)
}

test('a question is written, its options are put in order and it is approved with the keyboard alone', async () => {
  const { page, email } = await staffSignedIn(site, 'keys@office.test', ['owner'])
  const type = async (name: string, text: string) => {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  const press = async (name: string, key = 'Enter') => {
    await tabTo(page, name)
    await page.keyboard.press(key)
  }
  await page.goto('/staff/questions/new')
  await type('Question', `Which number is prime, ${email}?`)
  await type('Option A', '8')
  await type('Option B', '7')
  await type('Option C', '9')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
  await press('Remove option D')
  await expect.poll(focused).toBe('Remove option C')
  await page.getByLabel('Option B is right').focus()
  await page.keyboard.press('Space')
  await press('Move option B down')
  await expect.poll(focused).toBe('Move option C down')
  await page.keyboard.press('Shift+Tab')
  expect(await focused()).toBe('Move option C up')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Move option B up')
  await page.keyboard.press('Enter')
  await expect.poll(focused).toBe('Move option A up')
  await page.keyboard.press('Enter') // it is the first one: nothing happens, and the focus stays
  expect(await focused()).toBe('Move option A up')
  expect(await page.getByLabel('Option A', { exact: true }).inputValue()).toBe('7')
  expect(await page.getByLabel('Option A is right').isChecked()).toBe(true)
  await tabTo(page, 'Topic')
  await page.keyboard.press('ArrowDown')
  await press('Save')
  await page.getByText('Question saved as a draft.').waitFor()
  await press('Approve')
  await tabTo(page, 'Approve')
  await page.keyboard.press('Enter')
  await page.getByText('Draft → Approved').waitFor()
})
