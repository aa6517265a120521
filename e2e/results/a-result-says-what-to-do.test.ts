import { sql } from 'kysely'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { expectFits, expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { expectFigures, signedIn } from '../support/student.ts'

const site = useSite()

const QUARTERS = { sections: [{ count: 10, marking: { right: '1', wrong: '-0.25' } }] }

/** Six questions about ages, four about boats. */
async function aTestWithTopics(): Promise<number> {
  const { id } = await aTest(site.database.db, { paper: aPaper(QUARTERS) })
  const about = Array.from({ length: 10 }, (_, place) => ({
    topic: place < 6 ? 'ages' : 'boats',
    level: null,
    source: 'made',
    place: 1,
    version: '1',
  }))
  await sql`update papers set about = ${JSON.stringify(about)}::jsonb
    where id = (select paper_id from tests where id = ${id})`.execute(site.database.db)
  return id
}

/** The cells of the table behind a picture. */
async function tableOf(page: Page, caption: string): Promise<string[][]> {
  const table = page.getByRole('table', { name: caption })
  await table.waitFor()
  const rows = await table.locator('tbody tr').all()
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()))
}

test('a student on a phone reads where the marks went and what to do, in the figures of what was done', async () => {
  const id = await aTestWithTopics()
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/test/${id}`)
  await room.begin()
  // the key says a, b, c, d, a, b …
  for (const [index, answers] of ['ba', 'bc', 'c', 'a', 'a'].entries()) {
    for (const answer of answers) await room.answer(answer)
    await room.button('Save & Next').click()
    await room.at(index + 2)
  }
  await room.submit()

  await expectFigures(page, { 'Total marks': '2.5 / 10', Attempted: '5', Correct: '3', Incorrect: '2' })
  const steps = page.getByRole('listitem')
  await steps.filter({ hasText: 'Practise Ages. About 3 marks.' }).waitFor()
  await steps.filter({ hasText: 'Open every question: you never looked at 4 questions.' }).waitFor()

  const went = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Where the marks went' }) })
  await went.getByText('Show as a table').click()
  expect(await tableOf(page, 'Where the marks went')).toEqual([
    ['Maximum', '10', '10', '10'],
    ['Never opened', '4', '−4', '6'],
    ['Left blank', '1', '−1', '5'],
    ['Missed by wrong answers', '2', '−2', '3'],
    ['Negative marks', '2', '−0.5', '2.5'],
    ['Your marks', '', '', '2.5'],
  ])
  await went.getByText('Fewer than 30 candidates so far').waitFor()

  // by keyboard to a part, which the address names
  await page.getByRole('link', { name: 'Topics', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.url()).toMatch(/#topics-\d+$/)
  const changes = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Changed answers' }) })
    .last()
  expect(await changes.locator('dl > div').allTextContents()).toEqual([
    'Wrong to right1Questions 1',
    'Right to wrong1Questions 2',
    'Wrong to wrong0',
  ])
  await changes.getByText('Final answers instead of first ones: 0 marks.').waitFor()

  const topics = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'By topic' }) })
    .last()
  await topics.getByText('Show as a table').click()
  expect(await tableOf(page, 'By topic')).toEqual([
    ['Ages', '3 of 6', '19–81%', 'Average'],
    ['Boats and streams', '0 of 0', '–', 'Too few questions'],
  ])
  await page.getByText('2 wrong answers took off 0.5 marks.').waitFor()
  await page.getByText('Break-even: answering pays from 20% right answers on.').waitFor()
  await expectGood(page, 'a result on a phone')

  // a question that is named leads to its solution, and back
  await changes.getByRole('link', { name: '2', exact: true }).click()
  await page.getByText('Question 2', { exact: true }).first().waitFor()
  await page.goBack()
  await page.getByRole('link', { name: 'Practise this: Ages' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/practice/ages')
  await page.goBack()
  await page.getByRole('heading', { name: 'What to do tomorrow' }).waitFor()

  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  await expectFits(page, 'a result with text at 200 %')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16 } })

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.reload()
  await page.getByRole('heading', { name: 'What to do tomorrow' }).waitFor()
  await expectGood(page, 'a result on a desktop')
})

test('a result without answers says so, and shows the lost marks', async () => {
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${await aTestWithTopics()}`)
  await room.begin()
  await room.submit()
  await page.getByText('You did not answer any question in this test').waitFor()
  await page.getByText('Never opened').waitFor()
  expect(await page.getByRole('heading', { name: 'What to do tomorrow' }).count()).toBe(0)
})

test('a result with one answer does not say that no habit cost marks', async () => {
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${await aTestWithTopics()}`)
  await room.begin()
  await room.answer('a')
  await room.submit()
  await page.getByText('You answered too few questions to see which habit cost you marks.').waitFor()
})
