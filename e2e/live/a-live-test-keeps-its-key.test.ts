import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aPaper, aTest, KEY_MARK, releaseResults, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { aPattern } from '../../server/src/testing/question-bank/paper-drafts.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

test('after submitting a live test a student sees that the answers are safe, and the result after its release', async () => {
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
  const attempt = room.attemptId()
  expect(await page.getByText(/^Results on /).textContent()).toContain(String(releasedAt.getUTCFullYear()))
  await page.getByText('1 of 10 questions answered').waitFor()
  await page.getByText('What was stored').click()
  await page.getByRole('row', { name: /^1 A / }).waitFor()
  await page.getByText('How anybody can make this check code').click()
  const text = (await page.locator('pre').textContent()) ?? ''
  const digits = createHash('sha256').update(text).digest('hex').slice(0, 32)
  const digest = page.locator('p').filter({ hasText: new RegExp(`^${digits.match(/.{4}/g)?.join(' ')} ?$`) })
  await digest.waitFor()
  await expectGood(page, 'a receipt')

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
  expect(await page.getByRole('button', { name: 'Reattempt Test' }).count()).toBe(0)

  await page.goto(`/test/${id}/usertest/${attempt}`)
  await page.getByText('Your answers are the same as on your receipt.').waitFor()
  await sql`update actions set choice = 'd' where attempt_id = ${attempt} and choice = 'a'`.execute(site.database.db)
  await page.reload()
  await page.getByText('Your answers differ from your receipt. Please tell us.').waitFor()
  await digest.waitFor() // the one that was kept
  await expectGood(page, 'a receipt that differs')
})

test('results that wait for the staff are released when somebody presses the button', async () => {
  const { db } = site.database
  const { id, series } = await aTest(db, { paper: aPaper(), mode: 'live' })
  const { page, room } = await signedIn(site)
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.button('Submit').first().click()
  await room.button('Yes, submit').click()
  await page.getByText('The date of the results is not announced yet.').waitFor()
  await sql`update tests set access = 'free' where id = ${id}`.execute(db)
  const { rows } = await sql<{ id: number }>`
    insert into paper_drafts (title, series_slug, stage, label, pattern, rules, state, paper_id, test_id, publish_at)
    select 'Hall test', ${series}, 'prelims', 'Ours', ${JSON.stringify(aPattern())}::jsonb, '[null]', 'published', paper_id, id,
      now()
    from tests where id = ${id} returning id`.execute(db)

  const { page: staff } = await staffSignedIn(site, 'release@office.test', ['publisher'])
  await staff.goto(`/staff/papers/${rows[0]?.id}`)
  await staff.getByText('Live test, results by hand').waitFor()
  await staff.getByRole('button', { name: 'Release results…' }).click()
  await staff.getByRole('button', { name: 'Release now' }).waitFor()
  await staff.getByRole('button', { name: 'Cancel' }).click()

  await sql`update tests set opens_at = now(), closes_at = now() + interval '1 hour' where id = ${id}`.execute(db)
  await staff.reload()
  await staff.getByRole('button', { name: 'Release results…' }).click()
  await staff
    .getByRole('dialog')
    .getByText(/^Devices may deliver answers until/)
    .waitFor()
  expect(await staff.getByRole('button', { name: 'Now', exact: true }).count()).toBe(0)
  await expectGood(staff, 'releasing results')
  await staff.getByRole('button', { name: 'Release at this time' }).click()
  await staff.getByText(/Live test, .*results on/).waitFor()
  await sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days'
    where id = ${id}`.execute(db)
  await staff.reload()
  await staff.getByRole('button', { name: 'Release results…' }).click()
  await staff.getByRole('button', { name: 'Release now' }).click()
  await staff.getByText(/^Live test, .*results released on/).waitFor()
  expect(await staff.getByRole('button', { name: 'Release results…' }).count()).toBe(0)

  await page.reload()
  await page.getByText('Your answers are the same as on your receipt.').waitFor()
})

test('visitors find a live test among the free ones as soon as its results are released', async () => {
  const { id, series } = await aTest(site.database.db, { mode: 'live', releasedAt: new Date(Date.now() + 86_400_000) })
  const isFound = async () => (await (await fetch(`${site.url}/freetest`)).text()).includes(`${series} TEST 1`)
  expect(await isFound()).toBe(false)
  await releaseResults(site.database.db, id)
  expect(await isFound()).toBe(true)
})
