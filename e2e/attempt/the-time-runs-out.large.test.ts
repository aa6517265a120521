import { expect, test } from 'vitest'
import { advanceClock } from '../../server/src/testing/attempts/sitting.ts'
import { aPaper, aTest, releaseResults, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { useOwnSite } from '../support/site.ts'
import { expectFigures, signedIn } from '../support/student.ts'

const site = useOwnSite()
const paper = aPaper({ minutes: 60, sections: [{ count: 10 }] })

test('at zero the test is submitted automatically', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await advanceClock(site.database.db, room.attemptId(), 3600 - 40)
  // the next reply of the server sets the clock
  await room.button('Next').click()
  await room.at(2)
  await room.answer(rightLetter(2))
  await room.saved()
  await advanceClock(site.database.db, room.attemptId(), 35)
  await room.button('Next').click()
  await room.at(3)
  await page.getByRole('tab', { name: 'Summary' }).waitFor({ timeout: 60_000 })
  await expectFigures(page, { Attempted: '2', Correct: '2' })
})

test('the time runs out while the server is down: what was typed in time counts', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, room } = await signedIn(site)
  await page.clock.install()
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await advanceClock(site.database.db, room.attemptId(), 3600 - 20)
  await room.button('Next').click()
  await room.at(2)
  await room.saved()
  await site.kill()
  await room.answer(rightLetter(2))
  await room.button('Next').click()
  await room.answer(rightLetter(3))
  const passes = async (seconds: number) => {
    await advanceClock(site.database.db, room.attemptId(), seconds)
    await page.clock.fastForward(seconds * 1000)
  }
  await passes(20)
  await page.getByText('The time is over').waitFor({ timeout: 60_000 })
  await passes(8) // past the grace
  await site.restart()
  await page.clock.fastForward(30_000) // until it is tried again
  await page.getByRole('tab', { name: 'Summary' }).waitFor({ timeout: 90_000 })
  await expectFigures(page, { Attempted: '3', Correct: '3' })
})

test('a student who comes back after the end finds the result', async () => {
  const { id } = await aTest(site.database.db, { paper, mode: 'live', lateWindowSeconds: 300 })
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  const address = page.url()
  await page.goto('about:blank')
  const attemptId = Number(/usertest\/(\d+)/.exec(address)?.[1])
  await advanceClock(site.database.db, attemptId, 2 * 3600)
  await releaseResults(site.database.db, id)
  await page.goto(address)
  await page.getByRole('tab', { name: 'Summary' }).waitFor({ timeout: 60_000 })
  await expectFigures(page, { Attempted: '1', Correct: '1' })
  expect(
    await site.database.db.selectFrom('attempts').select('status').where('id', '=', attemptId).executeTakeFirst(),
  ).toEqual({ status: 'completed' })
})
