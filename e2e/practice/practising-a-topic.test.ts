import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { keyOfAsked } from '../../server/src/testing/practice/practice.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()

/** The number of the question that waits for its answer, as the server stored it. */
async function asked(studentId: number): Promise<number> {
  const { id } = await site.database.db
    .selectFrom('practice_questions')
    .select('id')
    .where('student_id', '=', studentId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return id
}

test('a student chooses a topic and practises it by keyboard alone; the map shows the progress afterwards', async () => {
  const { page, student } = await signedIn(site)
  await page.goto('/practice?exam=ssc_cgl')
  await page.getByText('0%', { exact: true }).waitFor()
  await page.getByRole('link', { name: /^Percentage New/ }).press('Enter')
  await page.getByRole('heading', { name: 'Percentage', exact: true }).waitFor()
  await page.getByRole('radio').first().waitFor()

  const right = await keyOfAsked(site, await asked(student.id))
  await page.keyboard.press(right)
  expect(await page.getByRole('radio').nth('abcdef'.indexOf(right)).isChecked()).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Right', { exact: true }).waitFor()
  await page.getByText('✓ Correct answer').waitFor()
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
  await page.keyboard.press('Enter')

  await page.getByText('1 of 1 right').waitFor()
  await page.getByRole('button', { name: 'I do not know' }).click()
  await page.getByText('See the solution').waitFor()
  await page.getByRole('link', { name: 'All topics' }).click()
  await page.getByRole('link', { name: /^Percentage Learning · 2 answers/ }).waitFor()
})

test('without the network the answer stays, and arrives when there is one again', async () => {
  const { page, context } = await signedIn(site)
  const noAnswer = '**/api/v1/practice/questions/**'
  await page.route(noAnswer, (route) => route.abort())
  await page.goto('/practice/ages')
  // the device has a network: nothing else is known
  await page.getByRole('alert').getByText('The question could not be loaded.').waitFor()
  await page.unroute(noAnswer)
  await page.getByRole('button', { name: 'Retry' }).click()
  await page.getByRole('radio').first().check()
  await context.setOffline(true)
  const check = page.getByRole('button', { name: 'Check the answer' })
  await check.press('Enter')
  await page.getByRole('alert').getByText('There is no network').waitFor()
  expect(await check.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(await page.getByRole('radio').first().isChecked()).toBe(true)
  await context.setOffline(false)
  await page.getByText('There is no network').waitFor({ state: 'detached' })
  await page.getByRole('alert').getByText('Your answer has not arrived yet.').waitFor()
  await check.press('Enter')
  await page.getByRole('region', { name: 'Explanation' }).waitFor()
})

test('an address without a topic says so, and leads to the topics of the exam', async () => {
  const { page } = await signedIn(site)
  for (const topic of ['astrology', 'No%20such%20topic']) {
    await page.goto(`/practice/${topic}?exam=ssc_cgl`)
    await page.getByRole('heading', { level: 1, name: 'There is nothing to practise here' }).waitFor()
    expect(await page.getByRole('button', { name: 'Retry' }).count()).toBe(0)
  }
  await page.getByRole('main').getByRole('link', { name: 'All topics' }).last().click()
  await page.getByRole('link', { name: /^Percentage New/ }).waitFor()
})

test('a signed-out visitor is redirected to the login, which leads back to the topic', async () => {
  const { page } = await site.visit()
  await page.goto('/practice/ages?exam=icet')
  await page.waitForURL('**/login?next=%2Fpractice%2Fages%3Fexam%3Dicet')
})

test('the page speaks the language of its address, and so do questions', async () => {
  const { page } = await signedIn(site)
  await page.goto('/te/practice/percentage')
  await page.getByRole('heading', { name: 'శాతాలు', exact: true }).waitFor()
  await page.getByRole('button', { name: 'నాకు తెలియదు' }).click()
  await page.getByText('ఇలా చేయాలి').waitFor()
})

test('a mistake comes back the next day, with other numbers, until it is answered', async () => {
  const { page, student } = await signedIn(site)
  await page.goto('/practice/profit-and-loss')
  await page.getByRole('button', { name: 'I do not know' }).click()
  await page.getByText('See the solution').waitFor()
  const { db } = site.database
  await sql`update practice_answers set answered_at = answered_at - interval '1 day'
    where student_id = ${student.id}`.execute(db)
  await page.goto('/practice')
  await page.getByText('1 mistake is due').waitFor()
  await page.getByRole('link', { name: 'Go through them' }).click()
  await page.getByRole('heading', { name: 'Profit and loss', exact: true }).waitFor()
  await page.getByRole('radio').first().waitFor()
  const right = await keyOfAsked(site, await asked(student.id))
  await page.keyboard.press(right)
  await page.keyboard.press('Enter')
  await page.getByRole('status').getByText('Right', { exact: true }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByText('No mistake is due').waitFor()
  await page.getByText(/^There is 1 question in your notebook/).waitFor()
})

test('a question of a test is asked again from its solution, with other numbers each time', async () => {
  const { page, student } = await signedIn(site)
  const { db } = site.database
  const { rows } = await sql<{ id: number }>`
    select tests.id from tests join series on series.slug = tests.series_slug
    where series.slug = 'icet' and tests.stage = 'prelims' and tests.position = 1`.execute(db)
  const start = await fetch(`${site.url}/api/v1/tests/usertest/`, {
    method: 'POST',
    headers: { authorization: `Token ${student.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ test_id: rows[0]?.id }),
  })
  const { id } = (await start.json()) as { id: number }
  await fetch(`${site.url}/api/v1/tests/usertest/${id}/submit/`, {
    method: 'POST',
    headers: { authorization: `Token ${student.token}` },
  })
  await page.goto(`/practice/-again?attempt=${id}&question=1`)
  const words = async () => {
    await page.getByRole('radio').first().waitFor()
    return page.getByRole('article').textContent()
  }
  const first = await words()
  await page.getByRole('button', { name: 'I do not know' }).click()
  await page.getByRole('button', { name: 'Next question' }).click()
  await page.getByText('0 of 1 right').waitFor()
  expect(await words()).not.toBe(first)
})
