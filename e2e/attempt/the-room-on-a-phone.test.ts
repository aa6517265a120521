import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { expectFits, expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

const LONG = 'A long passage has many words, and a student scrolls to read them. '.repeat(40)

/** Sections, so that their tabs take a row too; from the fourth question on with a passage. */
function aLongPaper(stem: { en: string; te?: string } = { en: LONG }) {
  const paper = aPaper({ sections: [{ name: 'Mathematical Ability', count: 5 }, { count: 5 }] })
  const [first, ...rest] = paper.sections
  if (!first) throw new Error('a paper has sections')
  const questions = first.questions.map((question, index) =>
    index < 3 ? { ...question, stem } : { ...question, passage: { en: LONG } },
  )
  return { ...paper, sections: [{ ...first, questions }, ...rest] }
}

async function onAPhone(size: { width: number; height: number }) {
  const { id } = await aTest(site.database.db, { paper: aLongPaper() })
  const { page, room } = await signedIn(site)
  await page.setViewportSize(size)
  await page.goto(`/test/${id}`)
  await room.begin()
  return { page, room }
}

/** What the bars leave of the height of the screen to the question. */
const shareOfQuestion = (page: Page) =>
  page.evaluate(() => {
    const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom ?? 0
    const top = Math.max(bottomOf('.exam-room header'), bottomOf('.hiding-bars'))
    const actions = document.querySelector('main > section')?.getBoundingClientRect().top ?? 0
    return (actions - top) / innerHeight
  })

test.each([
  { width: 360, height: 740, atFirst: 0.7, reading: 0.83 },
  { width: 740, height: 360, atFirst: 0.65, reading: 0.65 },
])('the bars leave the screen of $width × $height to the question', async ({ atFirst, reading, ...size }) => {
  const { page, room } = await onAPhone(size)
  expect(await shareOfQuestion(page)).toBeGreaterThan(atFirst)
  await page.mouse.move(150, 250)
  await page.mouse.wheel(0, 300)
  await expect.poll(() => shareOfQuestion(page)).toBeGreaterThan(reading)
  if (size.width > size.height)
    return await page.getByRole('complementary', { name: 'Question palette' }).getByRole('button').first().waitFor()
  await page.mouse.wheel(0, -60)
  await expect.poll(() => shareOfQuestion(page)).toBeLessThan(reading)
  await page.mouse.wheel(0, 300)
  await room.button('Next').click()
  await room.at(2)
  await expect.poll(() => shareOfQuestion(page)).toBeLessThan(reading)
})

test('every key is at most two taps away, and Submit is not beside Save & Next', async () => {
  const { page, room } = await onAPhone({ width: 360, height: 740 })
  const rows = new Set<number>()
  for (const name of ['Previous', 'Mark & Next', 'Next', 'Save & Next', 'More']) {
    const box = await room.button(name).boundingBox()
    expect(box?.height, name).toBeGreaterThanOrEqual(44)
    rows.add(box?.y ?? 0)
  }
  expect(rows.size).toBe(1)
  await room.answer('b')
  await room.button('More').click()
  await expectGood(page, 'the further keys of a phone')
  await room.button('Clear').click()
  await room.palette(1, 'not answered').waitFor()
  expect(await room.button('Clear').isVisible()).toBe(false)
  await room.button('More').click()
  const submit = await room.button('Submit').first().boundingBox()
  const save = await room.button('Save & Next').boundingBox()
  expect(submit && save && save.x - (submit.x + submit.width)).toBeGreaterThan(20)
  await room.button('Submit').first().click()
  const asked = page.getByRole('alertdialog')
  await asked.getByText('Never opened: Section 2.').waitFor()
  await asked.getByText('Answered and marked for review', { exact: true }).filter({ visible: true }).first().waitFor()
  expect(await asked.evaluate(scrolledSideways)).toEqual([])
  await room.button('No, go back').click()
  await room.submit()
  await page.getByRole('heading', { name: 'Section by section' }).waitFor()
  expect(await page.getByRole('main').evaluate(scrolledSideways)).toEqual([])
})

test('what the network does to the answers stands on one line beside the clock, in each language', async () => {
  const { page, room } = await onAPhone({ width: 360, height: 740 })
  await page.route('**/actions/', (route) => route.fulfill({ status: 503 }))
  await room.answer('b')
  const chip = page.locator('header .text-warn')
  const address = new URL(page.url()).pathname
  for (const prefix of ['', '/te', '/hi']) {
    if (prefix !== '') await page.goto(prefix + address)
    await chip.filter({ hasText: /, \d/ }).waitFor()
    const lines = await chip.evaluate(
      (part) => part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight),
    )
    expect(Math.round(lines), prefix).toBe(1)
  }
})

test('a filtered palette says what it shows, and shows all again', async () => {
  const { page, room } = await onAPhone({ width: 360, height: 740 })
  await room.button('Mark & Next').click()
  await room.at(2)
  await room.button(/show the palette/).click()
  const drawer = page.getByRole('dialog', { name: 'Question palette' })
  const shown = drawer.getByRole('button', { name: /^Question \d+,/ }).filter({ visible: true })
  await drawer
    .getByRole('button', { name: /Marked for review$/ })
    .first()
    .click()
  await drawer.getByText('Only: Marked for review (1)', { exact: true }).waitFor()
  await expect.poll(() => shown.count()).toBe(1)
  await expectGood(page, 'a filtered palette')
  await drawer.getByRole('button', { name: 'Show all' }).click()
  await expect.poll(() => shown.count()).toBe(10)
})

test('a passage and its question take turns on the whole screen', async () => {
  const { page, room } = await onAPhone({ width: 360, height: 740 })
  const passage = page.getByRole('region', { name: 'Read this first' })
  await room.palette(4, 'not visited').click()
  await room.at(4)
  await passage.waitFor()
  expect(await page.getByRole('radio').count()).toBe(0)
  expect(await page.evaluate(scrollersInTheQuestion)).toEqual([])
  await expectGood(page, 'a passage on a phone')
  await room.button('Question').click()
  await room.answer('c')
  await room.button('Next').click()
  await room.at(5)
  // the same passage: it was read
  await page.getByRole('radio').first().waitFor()
  await room.button('Passage').click()
  await passage.waitFor()
  // a tablet is turned: there is place for both beside one another
  await page.setViewportSize({ width: 1024, height: 740 })
  await page.getByRole('radio').first().waitFor()
  expect(await passage.isVisible()).toBe(true)
})

test('on its side, under the bars of a browser, a phone shows the question with its first answer', async () => {
  const { page, room } = await onAPhone({ width: 740, height: 290 })
  await page
    .getByRole('navigation', { name: 'Sections' })
    .getByRole('button', { name: 'Section 2', exact: true })
    .waitFor()
  await room.palette(4, 'not visited').click()
  await room.at(4)
  await room.button('Question').click()
  const actions = await room.button('Save & Next').boundingBox()
  const answer = await room.option('a').boundingBox()
  expect(answer && actions && answer.y + answer.height).toBeLessThan(actions?.y ?? 0)
  await expectGood(page, 'a phone on its side')
  await room.button('Passage').click()
  await page.mouse.move(150, 200)
  await page.mouse.wheel(0, 200)
  await room.button('Question').click()
  await room.answer('b')
})

test('with text at 200 % every act is on the screen of a phone, and the whole question can be read', async () => {
  const { id } = await aTest(site.database.db, { paper: aLongPaper({ en: LONG, te: 'తెలుగు ప్రశ్న' }) })
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  const session = await page.context().newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await page.goto(`/test/${id}`)
  await room.declare()
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px')
  const ready = await room.button('I am ready to begin').boundingBox()
  expect((ready?.x ?? 360) + (ready?.width ?? 0)).toBeLessThanOrEqual(360)
  await room.button('I am ready to begin').click()
  await room.at(1)
  await expectFits(page, 'a room with text at 200 %')
  await room.answer('d')
  for (const name of ['More', 'Previous', 'Mark & Next', 'Next', 'Save & Next']) {
    const place = await room.button(name).boundingBox()
    expect((place?.x ?? 360) + (place?.width ?? 0), name).toBeLessThanOrEqual(360)
  }
  await room.button('Save & Next').click()
  await room.at(2)
  await room.button('Questions: show the palette').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Question 1, answered' }).click()
  await room.at(1)
  expect(await room.option('d').isChecked()).toBe(true)
})

/** Runs in the page: what is wider than its place. */
function scrolledSideways(part: Element): string[] {
  return [part, ...part.querySelectorAll('*')]
    .filter((one) => one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX))
    .map(({ className }) => String(className))
}

/** Runs in the page: what scrolls up and down inside of what scrolls already. */
function scrollersInTheQuestion(): string[] {
  return [...document.querySelectorAll('article *')]
    .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflowY) && one.scrollHeight > one.clientHeight + 1)
    .map(({ className }) => String(className))
}
