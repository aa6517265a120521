import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { type Student, signedIn } from '../support/student.ts'

const site = useSite()

const TABLE = { en: 'Sales of five shops.\n\n- P sold 10\n- Q sold 20' }
const SHARED = 'First add up what all shops sold.\n\nThat makes 100.'

/** Six questions; the last three ask about one table and are solved by the same first steps. */
function aPaperWithASet(): ReturnType<typeof aPaper> {
  const paper = aPaper({ sections: [{ count: 3 }, { count: 3 }] })
  const [first, second] = paper.sections
  if (!first || !second) throw new Error('no sections')
  const questions = second.questions.map((question, index) => ({
    ...question,
    passage: TABLE,
    explanation: { en: `${SHARED}\n\nFor this one: ${index + 4}.\n\nSo much.\n\nThe end of ${index + 4}.` },
  }))
  return { ...paper, sections: [first, { ...second, questions }] }
}

/** A completed attempt with the answers a (b before), a, a, then nothing. */
async function anAttempt(student: Student, paper: ReturnType<typeof aPaper>) {
  const { id: test_id } = await aTest(site.database.db, { paper })
  const call = (method: 'POST' | 'PATCH', path: string, body: object) =>
    site.server.call(method, `/tests/usertest/${path}`, { as: student.token, body })
  const { id } = (await call('POST', '', { test_id })).body as { id: number }
  await call('PATCH', `${id}/1/`, { user_choice: 'b' })
  for (const number of [1, 2, 3])
    await call('PATCH', `${id}/${number}/`, { user_choice: 'a', marked_review: number === 3 })
  await call('POST', `${id}/submit/`, {})
  return `/test/${test_id}/usertest/${id}`
}

const at = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Question ${number}`, exact: true }).waitFor()
const rows = (page: Page) => page.getByRole('link', { name: /^\d+\. / }).count()

test('filters and questions by keys, each at an address that going back leads to', async () => {
  const { page, student, room } = await signedIn(site)
  const path = await anAttempt(student, aPaperWithASet())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(path)
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await page.getByText('Passage of questions 4 to 6: Sales of five shops.').waitFor()
  expect(await rows(page)).toBe(6)
  await page.keyboard.press('w')
  await room.button(/^Wrong \(2\)/).waitFor()
  await expect.poll(() => rows(page)).toBe(2)
  await page.keyboard.press('o')
  await at(page, 2)
  expect(new URL(page.url()).search).toBe('?tab=solutions&show=wrong&question=2')
  await expectGood(page, 'a wrong question')
  await page.keyboard.press('ArrowRight')
  await at(page, 3)
  await page.getByText('Question 3, 2 of 2').waitFor()
  expect(await room.button('Next').isDisabled()).toBe(true)
  await page.reload()
  await at(page, 3)
  await page.keyboard.press('Escape')
  await expect.poll(() => rows(page)).toBe(2)
  await page.goBack()
  await at(page, 3)
  await page.goBack()
  await page.getByRole('link', { name: /^2\. / }).waitFor()
  expect(await rows(page)).toBe(2)
  await room.button(/^Changed \(1\)/).click()
  await page.getByRole('link', { name: /^1\. .* changed once/ }).waitFor()
  expect(await rows(page)).toBe(1)
  await room.button(/^Wrong/).click()
  await page.getByLabel('Section').selectOption('Section 2')
  await page.getByText('No question of this kind.').waitFor()
})

test('what a set shares is shown once, and stays as it was left; steps come one by one', async () => {
  const { page, student, room } = await signedIn(site)
  const path = await anAttempt(student, aPaperWithASet())
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${path}?tab=solutions&question=4`)
  const shared = page.locator('details').filter({ hasText: 'Solution of the set, questions 4 to 6' })
  await shared.getByText('That makes 100.').waitFor()
  expect(await page.getByText('That makes 100.').count()).toBe(1)
  await page.getByText('For this one: 4.').waitFor()
  expect(await page.getByText('So much.').count()).toBe(0)
  await page.keyboard.press('e')
  await page.getByText('So much.').waitFor()
  expect(await page.getByText('The end of 4.').count()).toBe(0)
  await room.button('All steps').click()
  await page.getByText('The end of 4.').waitFor()
  await shared.locator('summary').click()
  await page.keyboard.press('ArrowRight')
  await at(page, 5)
  await page.getByText('The end of 5.').waitFor() // all steps, as chosen at the question before
  expect(await page.getByText('That makes 100.').isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  await page.getByText('That makes 100.').waitFor()
  expect(await page.getByText('5 of 6', { exact: true }).isVisible()).toBe(false)
  await page.emulateMedia({ media: null })
  await page.keyboard.press('b')
  await room.button('Saved').waitFor()
})

test('on a phone a swipe leads to the next question', async () => {
  const { page, student } = await signedIn(site)
  const path = await anAttempt(student, aPaperWithASet())
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${path}?tab=solutions&question=1`)
  await at(page, 1)
  await page.getByText('Too few have taken this test yet to compare.').waitFor()
  await expectGood(page, 'a solution on a phone')
  const swipe = (from: number, to: number) =>
    page.getByRole('article').evaluate(
      (article, [x, end]) => {
        const touch = (clientX: number) => new Touch({ identifier: 1, target: article, clientX, clientY: 300 })
        const send = (type: string, touches: Touch[], changedTouches: Touch[]) =>
          article.dispatchEvent(new TouchEvent(type, { touches, changedTouches, bubbles: true, cancelable: true }))
        send('touchstart', [touch(x)], [touch(x)])
        send('touchend', [], [touch(end)])
      },
      [from, to] as const,
    )
  await swipe(300, 120)
  await at(page, 2)
  await swipe(120, 300)
  await at(page, 1)
  await swipe(180, 160) // too short
  await swipe(5, 300) // from the edge, where the system listens
  await page.getByText('Question 1, 1 of 6').waitFor()
})

test('a list of two hundred has no whole question in it', async () => {
  const { page, student } = await signedIn(site)
  const path = await anAttempt(student, aPaper({ sections: [{ count: 200 }] }))
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${path}?tab=solutions`)
  await page.getByRole('link', { name: /^200\. / }).waitFor()
  expect(await rows(page)).toBe(200)
  expect(await page.locator('.question-text').count()).toBe(0)
  expect(await page.getByText('two of 1', { exact: true }).count()).toBe(0)
})
