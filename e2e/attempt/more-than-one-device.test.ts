import { test } from 'vitest'
import { advanceClock } from '../../server/src/testing/attempts/sitting.ts'
import { aPaper, aTest, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { trackAnswers } from '../support/answer-tracker.ts'
import { startAttempt } from '../support/attempt-client.ts'
import { useSite } from '../support/site.ts'
import { expectFigures, signedIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })
const paper = aPaper({ sections: [{ count: 10 }] })
/** How long a page that has nothing to send is silent at most. */
const SIGN_OF_LIFE = 31_000

test('another browser goes on where the first one was', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const phone = await signedIn(site)
  await phone.page.goto(`/test/${id}`)
  await phone.room.begin()
  await phone.room.answer(rightLetter(1))
  await phone.room.button('Save & Next').click()
  await phone.room.at(2)
  await phone.room.saved()
  await phone.context.close()

  const laptop = await signedIn(site, phone.student)
  await laptop.page.goto(`/test/${id}`)
  await laptop.page.getByRole('link', { name: 'Resume' }).click()
  await laptop.room.at(2)
  await laptop.room.palette(1, 'answered').waitFor()
  await laptop.room.answer(rightLetter(2))
  await laptop.room.submit()
  await expectFigures(laptop.page, { Attempted: '2', Correct: '2' })
})

test('a second device takes over with unsent answers on the first; the first shows the takeover and takes it back', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const phone = await signedIn(site)
  await phone.page.goto(`/test/${id}`)
  await phone.room.begin()
  await phone.room.answer(rightLetter(1))
  await phone.room.saved()
  await phone.context.setOffline(true)
  await phone.room.button('Next').click()
  await phone.room.at(2)
  await phone.room.answer(rightLetter(2))

  const laptop = await signedIn(site, phone.student)
  await laptop.page.clock.install()
  await laptop.page.goto(phone.page.url())
  await laptop.room.palette(1, 'answered').waitFor()
  await laptop.room.palette(3, 'not visited').click()
  await laptop.room.at(3)
  await laptop.room.answer(rightLetter(3))
  await laptop.room.saved()

  await phone.context.setOffline(false)
  await phone.page.getByText('This test was opened on another device or tab').waitFor({ timeout: 60_000 })
  // what the phone had typed reaches the laptop with its next heartbeat
  await laptop.page.clock.fastForward(SIGN_OF_LIFE)
  await laptop.room.palette(2, 'answered').waitFor({ timeout: 60_000 })

  await phone.room.button('Continue here').click()
  await phone.room.palette(3, 'answered').waitFor()
  await laptop.page.clock.fastForward(SIGN_OF_LIFE)
  await laptop.page.getByText('This test was opened on another device or tab').waitFor({ timeout: 60_000 })
  await phone.room.submit()
  await expectFigures(phone.page, { Attempted: '3', Correct: '3' })
})

test('a second tab takes over what the first one typed; the first says so, and two never write at once', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { context, page, student } = await signedIn(site)
  const tracker = trackAnswers(site, student, page)
  await tracker.begin(id)
  await tracker.answer(1)
  await tracker.answerNext(2)
  // not waiting for anything: the first tab may have something under way still
  const second = await context.newPage()
  await second.goto(page.url())
  await page.getByText('This test was opened on another device or tab').waitFor()
  tracker.continueOn(second)
  await tracker.expectOnScreen()
  await tracker.answerNext(3)
  await tracker.untilStatus('Saved')

  await context.setOffline(true)
  await tracker.answerNext(4)
  await tracker.untilStatus(/^Offline, \d+ waiting$/)
  await page.reload()
  await page.getByText('This test was opened on another device or tab').waitFor()
  await context.setOffline(false)
  await tracker.untilStatus('Saved')
  await tracker.submit()
})

test('after the end it is asked before the test is submitted without the answers on another device', async () => {
  const { id } = await aTest(site.database.db, { paper, mode: 'live', lateWindowSeconds: 300 })
  const phone = await startAttempt(site, id)
  await phone.answer(['a'])
  await advanceClock(site.database.db, phone.attemptId, 3600 + 60)

  const { page, room } = await signedIn(site, phone.student)
  await page.goto(`/test/${id}/usertest/${phone.attemptId}`)
  await room.button('Submit without the answers on the other device').click()
  const asked = page.getByRole('alertdialog', { name: 'Submit the test?' })
  await asked.getByText('Answers that were not sent will not be evaluated.').waitFor()
  await asked.getByRole('button', { name: 'No, go back' }).click()
  await page.getByText('The time is over').waitFor()
  await room.button('Submit without the answers on the other device').click()
  await room.button('Yes, submit').click()
  await page.getByText('1 of 10').waitFor()
})
