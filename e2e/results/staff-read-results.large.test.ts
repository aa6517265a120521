import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aPaper, aTest, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'

const site = useSite()

/** Three students who sat a test, with the given numbers of right answers, and one who did not; two of them in a batch. */
async function aTestThatWasTaken() {
  const { db } = site.database
  const { id, series } = await aTest(db, { paper: aPaper({ sections: [{ count: 6 }, { count: 4 }] }) })
  const sat = async (name: string, right: number) => {
    const student = await aStudent(db, name)
    const headers = { Authorization: `Token ${student.token}`, 'Content-Type': 'application/json' }
    const send = async (method: string, path: string, body: object) => {
      const reply = await fetch(`${site.url}/api/v1${path}`, { method, headers, body: JSON.stringify(body) })
      expect(reply.status).toBeLessThan(300)
      return (await reply.json()) as { id: number }
    }
    const attempt = await send('POST', '/tests/usertest/', { test_id: id })
    for (let number = 1; number <= right; number++) {
      await send('PATCH', `/tests/usertest/${attempt.id}/${number}/`, { user_choice: rightLetter(number) })
    }
    await send('POST', `/tests/usertest/${attempt.id}/submit/`, {})
    return student
  }
  const [first, second, third] = [await sat('Anjali Rao', 9), await sat('रवि तेजा', 7), await sat('సీతా రావు', 4)]
  const absent = await aStudent(db, 'Mohan Absent')
  const name = `Batch of ${series}`
  const batch = await db.insertInto('batches').values({ name }).returning('id').executeTakeFirstOrThrow()
  for (const { id: student_id } of [second, third, absent])
    await db.insertInto('batch_members').values({ batch_id: batch.id, student_id }).execute()
  return { title: `${series} TEST 1`, batch: name, first }
}

test('support looks at the results of a test and of a batch', async () => {
  const { title, batch } = await aTestThatWasTaken()
  const { page } = await staffSignedIn(site, 'results@office.test', ['support'])
  await page.getByRole('link', { name: 'Results' }).click()
  await page.getByLabel('Search').fill(title)
  await expectGood(page, 'the list of results')
  await page.getByRole('link', { name: title }).click()
  const table = page.getByRole('table', { name: 'Students with their marks' })
  await table.getByRole('row', { name: /^1 Anjali Rao – 9 6 3 9 0 1/ }).waitFor()
  await page.getByRole('img', { name: /^Students with a rank by marks: 3 students/ }).waitFor()
  await expectGood(page, 'the results of a test')

  await page.getByLabel('Batch').selectOption({ label: batch })
  await table.getByRole('row', { name: /Mohan Absent/ }).waitFor()
  await page.getByText('1 absent').waitFor()
  expect(await table.getByRole('row').count()).toBe(4)
  await table.getByRole('button', { name: 'Name' }).click()
  await expect.poll(() => table.getByRole('rowheader').first().textContent()).toContain('Mohan Absent')
  for (const [button, start] of [
    ['Download as XLSX', 'PK'],
    ['Rank list as PDF', '%PDF-'],
  ] as const) {
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    const bytes = await readFile(await (await saved).path())
    expect(bytes.subarray(0, start.length).toString()).toBe(start)
  }
  await page.setViewportSize({ width: 360, height: 740 })
  await expectGood(page, 'the results of a batch on a phone')
  await page.getByRole('link', { name: 'సీతా రావు' }).click()
  await page.getByRole('heading', { name: 'సీతా రావు', level: 1 }).waitFor()
  await page.getByText(/4 of 10 marks · rank 3 of 3/).waitFor()
  await expectGood(page, 'the history of a student on a phone')

  // the network is gone, and comes back
  const calls = '**/api/v1/staff/results/**'
  await page.route(calls, (route) => route.abort())
  await page.goto('/staff/results')
  await page.getByText('the server did not answer. Check your internet connection').waitFor({ timeout: 30_000 })
  await expectGood(page, 'results that cannot be loaded')
  await page.unroute(calls)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('link', { name: title }).waitFor()
})
