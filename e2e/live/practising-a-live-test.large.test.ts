import { expect, test } from 'vitest'
import { addRankedResults } from '../../server/src/testing/attempts/ranked-results.ts'
import { aMock } from '../../server/src/testing/live/live-mocks.ts'
import { rightLetter } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useOwnSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useOwnSite()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)
const others = Array.from({ length: 16 }, () => 5)

test('after the results are out a live mock is practised, and the result says which rank it would have been', async () => {
  const { db } = site.database
  const { id, shifts } = await aMock(db, { opens: [-20, -10], takesRegistration: false, commonStart: true })
  const [first, second] = shifts as [number, number]
  const setReleasedAt = (released_at: Date | null) =>
    db
      .updateTable('tests')
      .set({ opens_at: inHours(-9), closes_at: inHours(-8.5), released_at })
      .where('id', 'in', shifts)
      .execute()

  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/test/${first}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await room.askToSubmit()
  await room.button('Yes, submit').click()
  await page.getByText('Your answers are safe').waitFor()
  const sat = page.url()
  await page.goto(`/test/${second}`)
  await room.declare()
  await room.button('I am ready to begin').click()
  await page.getByText('You have already taken this mock in shift 1.').waitFor()

  await addRankedResults(db, first, [...others, 1, 0])
  await setReleasedAt(inHours(-1))
  await page.goto(sat)
  await page.getByText(/^17 \/ 19/).waitFor()
  await room.button('Practise this test').click()
  await page.getByText('Practice attempts are not ranked.').waitFor()
  await expectGood(page, 'the question before practice')
  await room.button('Go to the instructions').click()
  await page.getByText('You can take it as practice', { exact: false }).waitFor()
  await expectGood(page, 'before practice of a live test')
  await room.begin()
  expect(await page.getByRole('timer').first().textContent()).toMatch(/(59|60|01:00):\d\d/)
  await room.answer(rightLetter(1))
  await room.saved()
  await room.submit()
  await page.getByText('You would have been 17th of 19.').waitFor()
  await page.getByText('Practice attempts are not ranked.').waitFor()
  expect(await page.getByText('Rank list', { exact: true }).count()).toBe(0)
  await expectGood(page, 'the result of practice')

  await page.goto('/previousattempts')
  await page.getByText('Practice after the live test').waitFor()
  await expectGood(page, 'previous attempts with practice')

  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`/live-mocks/${id}`)
  await expect.poll(() => page.getByRole('link', { name: 'Practise this test' }).count()).toBe(2)
  await expectGood(page, 'a mock that is practised')
  await page.getByRole('link', { name: 'Rank list' }).click() // of the one shift that was sat
  await page.waitForURL(`**/test/${first}/ranks`)
  await page.getByRole('row', { name: '17 You (other students do not see this row)' }).waitFor()
  await page.goto(`/te/test/${second}`)
  await page.getByText('ర్యాంక్ ఉండదు', { exact: false }).waitFor()
})
