import { expect, test } from 'vitest'
import { advanceClock } from '../../server/src/testing/attempts/sitting.ts'
import { aPaper, aTest, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()
const paper = aPaper({ minutes: 60, sections: [{ count: 10 }] })

const secondsLeft = async (text: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = (/\d+:\d+:\d+/.exec(text)?.[0] ?? '').split(':').map(Number)
  return hours * 3600 + minutes * 60 + seconds
}

test('a pause stops the clock and hides the question', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await room.button('Pause').click()
  await page.getByRole('alertdialog').getByText('A test that was paused is not ranked.').waitFor()
  await room.button('Continue and keep my rank').click()
  await room.at(1)
  await room.button('Pause').click()
  await room.button('Pause without a rank').click()
  await page.getByText('The test is paused').waitFor()
  await advanceClock(site.database.db, room.attemptId(), 1200)
  await room.button('Resume').click()
  await room.at(1)
  const left = await secondsLeft((await page.getByRole('timer').textContent()) ?? '')
  expect(left).toBeGreaterThan(3500)
  // there is no rank to lose any more
  await room.button('Pause').click()
  await room.button('Continue the test').click()
  await room.at(1)
  await room.submit()
  await page.getByText('Not ranked', { exact: true }).waitFor()
})

test('one step back leaves a paused test, and so does a link', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  await page.goto('/exams/icet')
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.button('Pause').click()
  await room.button('Pause without a rank').click()
  await page.getByText('The test is paused').waitFor()
  await page.getByRole('link', { name: 'Previous attempts' }).click()
  await page.getByRole('heading', { name: 'Previous Test Attempts' }).waitFor()
  await page.goBack()
  await room.button('Resume').click()
  await room.at(1)
  await room.button('Next').click()
  await room.button('Pause').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByText('The test is paused').waitFor()
  await page.goBack()
  await page.waitForURL((url) => !url.pathname.includes('usertest'))
})

test('one press on Resume goes on with a paused test, from wherever it is pressed', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  const pauseAnd = async (path: string) => {
    await room.button('Pause').click()
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: /^Pause/ })
      .click()
    await page.getByText('The test is paused').waitFor()
    await openPage(page, path)
  }
  const resume = page.getByRole('link', { name: /^Resume/ }).first()
  for (const path of ['/freetest', '/previousattempts', '/', `/test/${id}`]) {
    await pauseAnd(path)
    await resume.click()
    await room.at(1)
    const left = async () => await secondsLeft((await page.getByRole('timer').textContent()) ?? '')
    const before = await left()
    await expect.poll(left, { message: path }).toBeLessThan(before)
  }
  // after a reload the button is not pressed
  await pauseAnd('/previousattempts')
  await resume.click()
  await room.at(1)
  await room.button('Pause').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Pause', exact: true }).click()
  await page.getByText('The test is paused').waitFor()
  await page.reload()
  await room.button('Resume').waitFor()
})

test('after an absence the student may go on with the time that was left', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  const address = page.url()
  await page.goto('about:blank')
  await advanceClock(site.database.db, Number(/usertest\/(\d+)/.exec(address)?.[1]), 1800)
  await page.goto(address)
  await page.getByText('You were away').waitFor()
  await page.getByText('You were offline for 30 minutes', { exact: false }).waitFor()
  const choices = page.getByRole('main').getByRole('button')
  expect(await choices.first().textContent()).toBe('Continue and keep my rank')
  await room.button(/^Continue with \d+ minutes, without a rank$/).click()
  await room.at(1)
  expect(await secondsLeft((await page.getByRole('timer').textContent()) ?? '')).toBeGreaterThan(3400)
  await room.palette(1, 'answered').waitFor()
})
