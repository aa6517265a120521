import { test } from 'vitest'
import { aPaper, aTest, rightLetter } from '../server/src/testing/papers.ts'
import { timePasses } from '../server/src/testing/sitting.ts'
import { useSite } from './support/site.ts'
import { expectFigures, signedIn } from './support/student.ts'

const site = useSite()

test('the next section opens by itself, offline too, and the one before can be read but not changed', async () => {
  const paper = aPaper({
    minutes: 40,
    sections: [
      { name: 'English', count: 3, minutes: 20, marking: { right: '1', wrong: '-0.25' } },
      { name: 'Reasoning', count: 3, minutes: 20, marking: { right: '1', wrong: '-0.25' } },
    ],
  })
  const { id } = await aTest(site.database.db, { paper })
  const { page, room, context } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await timePasses(site.database.db, room.attemptId(), 1200 - 12)
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
  await expectFigures(page, { Attempted: '3', Correct: '3', 'Total marks': '3 / 6' })
})
