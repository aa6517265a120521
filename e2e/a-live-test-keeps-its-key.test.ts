import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPaper, aTest, KEY_MARK, rightLetter } from '../server/src/testing/papers.ts'
import { useSite } from './support/site.ts'
import { signedIn } from './support/student.ts'

const site = useSite()

test('who is through with a live test sees that the answers are safe, and the result after its release', async () => {
  const releasedAt = new Date(Date.now() + 86_400_000)
  const { id } = await aTest(site.database.db, { paper: aPaper(), mode: 'live', releasedAt })
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await room.button('Submit').first().click()
  await room.button('Yes, submit').click()
  await page.getByText('Your answers are safe').waitFor()
  expect(await page.getByText(/^Results on /).textContent()).toContain(String(releasedAt.getUTCFullYear()))
  await page.getByText('1 of 10 questions answered').waitFor()

  await page.goto('/previousattempts')
  await page.getByRole('button', { name: 'Results' }).click()
  await page.getByText('Your answers are safe').waitFor()
  expect(await page.content()).not.toContain(KEY_MARK)

  await page.goto(`/test/${id}`)
  await room.declare()
  await room.button('I am ready to begin').click()
  await page.getByText('This test can be taken once, and you have taken it.').waitFor()

  await sql`update tests set released_at = now() where id = ${id}`.execute(site.database.db)
  await page.goto('/previousattempts')
  await page.getByRole('button', { name: 'Results' }).click()
  await page.getByRole('tab', { name: 'Summary' }).waitFor()
})
