import { expect, test } from 'vitest'
import { advanceClock } from '../../server/src/testing/attempts/sitting.ts'
import { aPaper, aTest, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { expectFigures, signedIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })

const paper = aPaper({
  minutes: 40,
  sections: [
    { name: 'English', count: 3, minutes: 20, marking: { right: '1', wrong: '-0.25' } },
    { name: 'Reasoning', count: 3, minutes: 20, marking: { right: '1', wrong: '-0.25' } },
  ],
})

test.each([360, 1280])('the section has a clock, and nothing is greyed without its reason, at %i px', async (width) => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width, height: 740 })
  await page.goto(`/test/${id}`)
  await room.begin()
  const sectionClock = page.getByRole('timer', { name: 'Time left in English' })
  expect(await sectionClock.textContent()).toMatch(/^(20:00|19:\d\d)$/)
  expect(await page.getByRole('timer', { name: 'Time left', exact: true }).textContent()).toMatch(
    /^00:(40:00|39:\d\d)$/,
  )
  const ending = page.getByText(/^Next: Reasoning, in 00:\d\d$/).filter({ visible: true })
  expect(await ending.count()).toBe(0)

  const says = async (name: string | RegExp, reason: string) => {
    const button = room.button(name).filter({ visible: true }).first()
    expect([await button.isDisabled(), await button.getAttribute('title')]).toEqual([true, reason])
    // a finger does not ask whether a button is grey
    await button.click({ force: true })
    await page.getByRole('status').filter({ hasText: reason }).waitFor()
  }
  const opensAfter = 'Reasoning opens when the time of English is over.'
  await says('Previous', 'This is the first question.')
  await says('Reasoning', opensAfter)
  await says(/^Question 4, /, opensAfter)
  await page
    .getByText(/^Opens in (20:00|19:\d\d)$/)
    .filter({ visible: true })
    .waitFor()

  const open = async (name: string) => {
    if (await room.button('More').isVisible()) await room.button('More').click()
    await room.button(name).click()
    return page.getByRole('dialog', { name, exact: true })
  }
  const questionPaper = await open('Question Paper')
  await questionPaper.getByText('Question 2 of section 1?').waitFor()
  await questionPaper.getByRole('region', { name: 'Reasoning' }).getByText(opensAfter).waitFor()
  expect(await questionPaper.getByText('of section 2?').count()).toBe(0)
  await questionPaper.getByRole('timer', { name: 'Time left in English' }).waitFor()
  await expectGood(page, 'the question paper during a test')
  await page.keyboard.press('Escape')
  const instructions = await open('Instructions')
  await instructions.getByRole('rowheader', { name: 'Reasoning' }).waitFor()
  await expectGood(page, 'the instructions during a test')
  await instructions.getByRole('button', { name: 'Close', exact: true }).click()
  await room.palette(2, 'not visited').waitFor() // reading the paper is no visit

  await room.palette(3, 'not visited').click()
  await room.at(3)
  await says('Save & Next', opensAfter)
  await says('Next', opensAfter)

  await advanceClock(site.database.db, room.attemptId(), 1200 - 45)
  await room.answer(rightLetter(3))
  await ending.waitFor()
  await page.getByText('Less than a minute left. Next: Reasoning.').waitFor({ state: 'attached' })
  await expectGood(page, 'the last minute of a section')
})

test('the next section opens by itself, offline too, and the one before can be read but not changed', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room, context } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await advanceClock(site.database.db, room.attemptId(), 1200 - 18)
  await room.button('Next').click()
  await room.at(2)
  await room.answer(rightLetter(2))
  await room.saved()
  await context.setOffline(true)
  await page.getByText('Reasoning is open now.').waitFor({ timeout: 60_000 })
  await room.at(4)
  await room.answer(rightLetter(4))
  await room.palette(1, 'answered').click()
  await room.at(1)
  await page.getByText('The time of this section is over.', { exact: false }).waitFor()
  await context.setOffline(false)
  await room.saved()
  await room.submit()
  await expectFigures(page, { Attempted: '3', Correct: '3', 'Total marks': '3 / 6', Rank: '1 / 1' })
})
