import { expect, test } from 'vitest'
import { aPaper, aTest } from '../server/src/testing/papers.ts'
import { expectGood } from './support/good-page.ts'
import { openPage } from './support/hydrate.ts'
import { useSite } from './support/site.ts'
import { signedIn } from './support/student.ts'

const site = useSite()

test.each([360, 1280])('a test from the instructions to the solutions at %i px', async (width) => {
  const { id } = await aTest(site.database.db, { paper: aPaper({ sections: [{ count: 6 }, { count: 4 }] }) })
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width, height: 800 })
  await openPage(page, `/test/${id}`)
  await expectGood(page, 'the first page of the instructions')
  await room.declare()
  await expectGood(page, 'the second page of the instructions')
  await room.button('I am ready to begin').click()
  await room.at(1)
  await room.answer('a')
  await room.button('Mark & Next').click()
  await expectGood(page, 'the running test')
  await room.askToSubmit()
  await expectGood(page, 'the question whether to submit')
  await room.button('Yes, submit').click()
  await page.getByRole('tab', { name: 'Solutions' }).waitFor()
  await expectGood(page, 'the summary')
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await page.locator('summary').first().click()
  await expectGood(page, 'the solutions')
})

test('a whole test with the keyboard alone', async () => {
  const { id } = await aTest(site.database.db, { paper: aPaper({ sections: [{ count: 4 }] }) })
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width: 1280, height: 800 })
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await openPage(page, `/test/${id}`)
  const focus = () => page.evaluate(() => document.activeElement?.getAttribute('aria-labelledby'))
  await room.button('Next').focus()
  await press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await page.getByRole('checkbox').focus()
  await press('Space')
  await room.button('I am ready to begin').focus()
  await press('Enter')
  await room.at(1)
  await expect.poll(focus).toBe('question-number')
  await press('2', 's')
  await room.at(2)
  await press('a', 'm')
  await room.at(3)
  await press('1', 'Delete', 'ArrowRight')
  await room.at(4)
  await room.palette(1, 'answered').waitFor()
  await room.palette(2, 'answered and marked for review').waitFor()
  await room.palette(3, 'not answered').waitFor()
  await press('?')
  await page.getByRole('dialog').getByText('Choose an answer').waitFor()
  await press('Escape')
  // before the questions of the palette, which may be two hundred
  await page.getByRole('complementary').getByRole('button', { name: 'Question 1, answered' }).focus()
  await press('Shift+Tab')
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Submit')
  await press('Enter')
  await room.button('Yes, submit').focus()
  await press('Enter')
  await page.getByRole('tab', { name: 'Summary' }).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1')
  await press('Tab')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Previous attempts')
})

test('the palette of a phone holds the focus while it is open, and gives it back', async () => {
  const { id } = await aTest(site.database.db, { paper: aPaper({ sections: [{ count: 8 }] }) })
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  await openPage(page, `/test/${id}`)
  await room.begin()
  const focus = () =>
    page.evaluate(() => {
      const at = document.activeElement
      return at?.getAttribute('aria-label') ?? at?.textContent
    })
  const opener = room.button('Questions: show the palette')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect.poll(focus).toBe('Question palette')
  await expectGood(page, 'the palette of a phone')
  await page.keyboard.press('Shift+Tab')
  expect(await focus()).toBe('Submit')
  await page.keyboard.press('Tab')
  expect(await focus()).toBe('7Not visited')
  await page.keyboard.press('j') // the room's keys rest
  await page.keyboard.press('Escape')
  await expect.poll(focus).toBe('Questions: show the palette')
  await room.at(1)

  await opener.click()
  const palette = page.getByRole('dialog', { name: 'Question palette' })
  const filter = palette.getByRole('button', { name: /Not answered$/ })
  await filter.click()
  expect(await palette.getByRole('button', { name: /^Question \d/ }).count()).toBe(1)
  await filter.click()
  await palette.getByRole('button', { name: 'Question 5, not visited' }).click()
  await room.at(5)
  const isOutOfReach = () => palette.evaluate((drawer: HTMLElement) => drawer.inert)
  await expect.poll(isOutOfReach).toBe(true)
  await opener.click()
  await page.mouse.click(10, 400)
  await expect.poll(isOutOfReach).toBe(true)
})
