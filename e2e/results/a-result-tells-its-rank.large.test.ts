import { expect, test } from 'vitest'
import { addRankedResults } from '../../server/src/testing/attempts/ranked-results.ts'
import { aTest } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

test('a result shows percentile, range and cut-offs, and students who agree are named in the rank list', async () => {
  const { db } = site.database
  const { id } = await aTest(db)
  await addRankedResults(
    db,
    id,
    Array.from({ length: 39 }, () => 2),
  )
  await db
    .insertInto('cut_offs')
    .values([
      { test_id: id, category: 'UR', marks: 4.5 },
      { test_id: id, category: 'SC', marks: 3 },
    ])
    .execute()
  const { page, room } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`/test/${id}`)
  await room.begin()
  await room.submit()

  await page.getByText('Percentile: 2.50000').waitFor()
  await page.getByText('40 candidates have a rank in this test.').waitFor()
  await page.getByText(/would be between 0\.4 and 12\.9 \(95% range\)/).waitFor()
  await page.getByText("Institute's cut-off (UR): 4.50 · you: 0.00").waitFor()
  await page.getByText("Institute's cut-off (SC): 3.00 · you: 0.00").waitFor()

  await expectGood(page, 'a result with the way to its rank list on a phone')
  await page.getByRole('link', { name: 'Rank list' }).press('Enter')
  await page.waitForURL(`**/test/${id}/ranks`)
  await page.getByRole('heading', { name: 'Rank list', level: 1 }).waitFor()
  await page.getByText('Nobody has agreed to be named yet.').waitFor()
  await page.getByRole('row', { name: '40 You (other students do not see this row) 0' }).waitFor()
  const name = page.getByLabel('Show me in this list as')
  await name.fill('Sita of Guntur')
  await page.getByRole('button', { name: 'I agree, show my name' }).press('Enter')
  await page.getByRole('row', { name: '40 Sita of Guntur (you) 0' }).waitFor()
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Change the name')
  await expectGood(page, 'a rank list on a phone')

  const { page: staff } = await staffSignedIn(site, 'names@office.test', ['support'])
  await staff.setViewportSize({ width: 360, height: 740 })
  await staff.goto(`/staff/results/${id}`)
  await staff.getByText('Names students see').click()
  await staff.getByRole('button', { name: 'Hide Sita of Guntur' }).click()
  await staff.getByLabel('Reason').fill('Not a name')
  await expectGood(staff, 'hiding a name on a phone')
  await staff.getByRole('button', { name: 'Hide', exact: true }).click()
  await staff.getByRole('button', { name: 'Show again: Sita of Guntur' }).waitFor()
  await expectGood(staff, 'the names that students see on a phone')

  await page.reload()
  await page.getByText('Your institute has hidden your name in this list.').waitFor()
  await page.getByRole('row', { name: '40 Sita of Guntur (you) 0' }).waitFor()
  await page.getByRole('button', { name: 'Remove my name' }).click()
  await page.getByText('Nobody has agreed to be named yet.').waitFor()
  for (const [code, heading] of [
    ['te', 'ర్యాంకుల జాబితా'],
    ['hi', 'रैंक सूची'],
  ] as const) {
    await page.goto(`/${code}/test/${id}/ranks`)
    await page.getByRole('heading', { name: heading, level: 1 }).waitFor()
    await page.getByRole('table').waitFor()
    await expectGood(page, `a rank list in ${code}`)
  }
})

test('the rank list says that a student did not take the test, and can be loaded again after a failure', async () => {
  const { id } = await aTest(site.database.db)
  const { page } = await signedIn(site)
  const list = /\/rank-list\/$/
  await page.route(list, (route) => route.fulfill({ status: 500, body: '' }))
  await page.goto(`/test/${id}/ranks`)
  await page.getByText('The rank list could not be loaded.').waitFor()
  await expectGood(page, 'a rank list that does not come')
  await page.unroute(list)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByText('You cannot see this rank list').waitFor()
  await expectGood(page, 'a rank list of others')
})
