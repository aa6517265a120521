import { sql } from 'kysely'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { expectGood } from '../support/good-page.ts'
import { holdRequests } from '../support/hold-requests.ts'
import { useSite } from '../support/site.ts'
import { type Student, signedIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })

/** Opens a page and waits until the service worker serves it. */
async function openServed(page: Page, path: string) {
  await page.goto(path)
  const isServed = () => page.evaluate(() => navigator.serviceWorker.controller !== null)
  await expect.poll(isServed, { timeout: 20_000 }).toBe(true)
}

async function somethingWasWrong(page: Page, student: Student) {
  await page.goto('/practice/profit-and-loss')
  // the first question of a site loads the templates, which on a busy machine takes longer than the page waits for an answer
  const isAsked = async () => {
    const retry = page.getByRole('button', { name: 'Retry' })
    if (await retry.isVisible()) await retry.click()
    return page.getByRole('radio').first().isVisible()
  }
  await expect.poll(isAsked, { timeout: 60_000 }).toBe(true)
  await page.getByRole('button', { name: 'I do not know' }).click()
  await page.getByText('See the solution').waitFor()
  await sql`update practice_answers set answered_at = answered_at - interval '2 days'
    where student_id = ${student.id}`.execute(site.database.db)
}

const storedOf = async (student: Student) =>
  (
    await sql<{ topic: string; choice: string | null; day: string }>`
      select asked.topic, answers.choice, to_char(asked.day, 'YYYY-MM-DD') as day from practice_questions as asked
      join practice_answers as answers on answers.student_id = asked.student_id and question_id = asked.id
      where asked.student_id = ${student.id} and day is not null order by day, day_place`.execute(site.database.db)
  ).rows

/** Whether the device has the set after today's. */
const hasNextTen = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<boolean>((done) => {
        const open = indexedDB.open('practice')
        open.onsuccess = () => {
          const all = open.result.transaction('sets').objectStore('sets').getAll()
          all.onsuccess = () => {
            open.result.close()
            done(all.result.some((set) => set.next !== undefined))
          }
        }
      }),
  )

/** For the server, whose days move back, and for the device, whose clock goes on. */
async function aDayPasses(page: Page, student: Student) {
  const { db } = site.database
  await sql`update practice_answers set answered_at = answered_at - interval '1 day' where student_id = ${student.id}`.execute(
    db,
  )
  // in two steps, so that no day comes upon another one
  for (const step of [10_001, -10_000])
    await sql`update practice_questions
      set asked_at = asked_at - make_interval(days => ${step}), day = day - ${step}::int
      where student_id = ${student.id} and day is not null`.execute(db)
  await page.clock.setFixedTime(Date.now() + 86_400_000)
}

const answerNext = async (page: Page, number: number, kept: boolean) => {
  await page.getByText(`Question ${number} of 10`).waitFor()
  await page.getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Submit the answer' }).click()
  await page
    .getByRole('status')
    .getByText(kept ? 'Your answer is saved on this device' : /^(Right|Not right)$/)
    .waitFor()
  await page.getByRole('button', { name: number === 10 ? 'See the result' : 'Next question' }).click()
}

test('the ten are done without a network, reloaded in between, and arrive once; those of the next day are there without one', async () => {
  const { page, context, student } = await signedIn(site)
  await somethingWasWrong(page, student)
  await openServed(page, '/practice')
  await page.getByRole('link', { name: 'Start today’s ten' }).click()
  // the mistake comes first
  await page.getByRole('heading', { name: 'Profit and loss', exact: true }).waitFor()
  await answerNext(page, 1, false)

  await context.setOffline(true)
  // calls of the document that a reload makes may leave before Chromium has it offline
  const calls = '**/api/v1/**'
  await page.route(calls, (route) => route.abort('internetdisconnected'))
  for (const number of [2, 3, 4]) await answerNext(page, number, true)
  await page.getByText('3 answers are saved on this device and not sent yet.').waitFor()
  await page.reload()
  await page.getByText('Question 5 of 10').waitFor()
  for (const number of [5, 6, 7, 8, 9, 10]) await answerNext(page, number, true)
  await page.getByRole('heading', { name: 'Today’s ten are finished' }).waitFor()
  await page.getByText('The result comes when all answers have been sent.').waitFor()
  expect(await storedOf(student)).toHaveLength(1)

  await page.unroute(calls)
  await context.setOffline(false)
  await page.getByText(/^\d+ of 10 right$/).waitFor()
  await page.getByText('1 day', { exact: true }).waitFor()
  const stored = await storedOf(student)
  expect(stored).toHaveLength(10)
  expect(stored[0]?.topic).toBe('profit-and-loss')
  await page.getByRole('region', { name: 'Your ten questions' }).locator('summary').first().click()
  await page.getByText('Correct answer').first().waitFor()
  await expectGood(page, 'the result of the ten')

  // tomorrow's are on the device before the network goes
  await expect.poll(() => hasNextTen(page)).toBe(true)
  await context.setOffline(true)
  await aDayPasses(page, student)
  await page.goto('/practice')
  await page.getByText('Today’s ten questions are on this device').waitFor()
  await page.getByRole('link', { name: 'Continue' }).click()
  for (const number of [1, 2]) await answerNext(page, number, true)
  await context.setOffline(false)
  await expect.poll(async () => (await storedOf(student)).length).toBe(12)
  expect((await storedOf(student)).slice(0, 10)).toEqual(stored.map((one) => ({ ...one, day: expect.any(String) })))
})

test('a question stays on the screen until its answer has arrived', async () => {
  const { page } = await signedIn(site)
  await page.goto('/practice')
  await page.getByRole('link', { name: 'Start today’s ten' }).click()
  await page.getByRole('radio').first().check()
  const release = await holdRequests(page, '**/practice/today/answers/')
  await page.getByRole('button', { name: 'Submit the answer' }).click()
  await page.getByRole('radio', { checked: true, disabled: true }).waitFor()
  release()
  await page
    .getByRole('status')
    .getByText(/^(Right|Not right)$/)
    .waitFor()
})

test('without a network and without today’s ten the page says so', async () => {
  const { page, context } = await signedIn(site)
  await openServed(page, '/practice')
  await page.route('**/api/v1/practice/today/**', (route) => route.fulfill({ status: 200, body: '<html>' }))
  await page.getByRole('link', { name: 'Start today’s ten' }).click()
  await page.getByText('Today’s ten could not be loaded.').waitFor()
  await context.setOffline(true)
  await page.getByText('today’s ten are not on this device yet').waitFor()
})

test.each([
  ['/te', 'నేటి పది ప్రశ్నలు ప్రారంభించండి', '10లో 1వ ప్రశ్న'],
  ['/hi', 'आज के दस प्रश्न शुरू करें', 'प्रश्न 1 / 10'],
])('in the language of its address: %s', async (prefix, begin, first) => {
  const { page } = await signedIn(site)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${prefix}/practice`)
  await page.getByRole('link', { name: begin }).click()
  await page.getByText(first).waitFor()
  await expectGood(page, `the ten in ${prefix}`)
})
