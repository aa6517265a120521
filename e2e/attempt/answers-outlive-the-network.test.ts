import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { hashPassword } from '../../server/src/people/accounts/passwords.ts'
import { advanceClock } from '../../server/src/testing/attempts/sitting.ts'
import { aPaper, aTest, releaseResults } from '../../server/src/testing/papers/papers.ts'
import { trackAnswers } from '../support/answer-tracker.ts'
import { useSite } from '../support/site.ts'
import { signedIn } from '../support/student.ts'

const site = useSite({ serviceWorkers: 'allow' })
const paper = aPaper({ minutes: 60, sections: [{ count: 24 }] })

// The ten minutes pass on the page's clock and on the server's, in jumps; what the page does in them is real.
test.for(['live', 'practice'] as const)('ten minutes without the network in the middle of a %s test', async (mode) => {
  const { id } = await aTest(site.database.db, { paper, mode })
  const { context, page, room, student } = await signedIn(site)
  await page.clock.install()
  const tracker = trackAnswers(site, student, page)
  await tracker.begin(id)
  await tracker.answer(1)
  await tracker.untilStatus('Saved')

  await context.setOffline(true)
  for (let number = 2; number <= 11; number++) {
    expect(await tracker.answerNext(number)).toBe(`Offline, ${number - 1} waiting`)
    await page.clock.fastForward(60_000)
    await advanceClock(site.database.db, tracker.attemptId, 60)
    // a jump in the middle of a write looks to the page like a device that does not answer, until the write is repeated
    await tracker.untilStatus(`Offline, ${number - 1} waiting`)
  }
  await context.setOffline(false)
  if (mode === 'practice') {
    await page.getByText('You were away').waitFor()
    await room
      .button(/^Continue with \d/)
      .first()
      .click()
  }
  await tracker.untilStatus('Saved')
  await tracker.answerNext(12)
  await tracker.expectOnScreen()
  await releaseResults(site.database.db, id)
  await tracker.submit()
})

test('the network comes and goes every second', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { context, page, student } = await signedIn(site)
  const tracker = trackAnswers(site, student, page)
  await tracker.begin(id)
  await tracker.answer(1)
  let isOffline = false
  const flapping = setInterval(() => {
    isOffline = !isOffline
    void context.setOffline(isOffline)
  }, 1000)
  try {
    for (let number = 2; number <= 22; number++) {
      await tracker.answerNext(number)
      await page.waitForTimeout(300)
      await tracker.checkStatus()
      await page.waitForTimeout(300)
      await tracker.checkStatus()
    }
  } finally {
    clearInterval(flapping)
    await context.setOffline(false)
  }
  await tracker.untilStatus('Saved')
  await tracker.submit()
})

// The minute passes on the page's clock; the errors are the server's own.
test('the server answers 500 for a minute, and the page is reloaded meanwhile', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, student } = await signedIn(site)
  await page.clock.install()
  const tracker = trackAnswers(site, student, page)
  await tracker.begin(id)
  await tracker.answer(1)
  await tracker.untilStatus('Saved')

  const answered: number[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('/actions/')) answered.push(response.status())
  })
  const breakDown = sql`create function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$;
    create trigger broken before insert on actions for each statement execute function broken()`
  await breakDown.execute(site.database.db)
  try {
    for (let number = 2; number <= 4; number++) {
      await tracker.answerNext(number)
      await tracker.untilStatus(/^No server, \d+ waiting$/)
      await page.clock.fastForward(10_000)
    }
    await page.reload()
    for (let number = 5; number <= 7; number++) {
      await tracker.answerNext(number)
      await tracker.untilStatus(/^No server, \d+ waiting$/)
      await page.clock.fastForward(10_000)
    }
    await tracker.expectOnScreen()
    expect(new Set(answered)).toEqual(new Set([500]))
  } finally {
    await sql`drop function broken cascade`.execute(site.database.db)
  }
  await page.clock.fastForward(30_000)
  await tracker.untilStatus('Saved')
  await tracker.submit()
})

test('a call that is lost on the way into a test, or out of it, is made again by itself', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, student } = await signedIn(site)
  const tracker = trackAnswers(site, student, page)
  await tracker.begin(id)
  await tracker.answer(1)
  await tracker.untilStatus('Saved')

  const other = await signedIn(site, student)
  tracker.continueOn(other.page)
  const lost: string[] = []
  for (const calls of ['', 'submit/']) {
    await other.context.route(`**/api/v1/tests/usertest/${tracker.attemptId}/${calls}?*`, async (route) => {
      if (lost.includes(calls)) return await route.continue()
      lost.push(calls)
      await route.abort()
    })
  }
  await other.page.goto(page.url())
  await other.room.at(1)
  await tracker.submit()
  expect(lost).toEqual(['', 'submit/'])
})

test('the session ends in the middle of a test: signing in over it sends what was answered meanwhile', async () => {
  const { id } = await aTest(site.database.db, { paper })
  const { page, student } = await signedIn(site)
  const password = 'monsoon lantern ladder'
  const users = site.database.db.updateTable('users').set({ password_hash: await hashPassword(password) })
  await users.where('id', '=', student.id).execute()
  const tracker = trackAnswers(site, student, page)
  await tracker.begin(id)
  await tracker.answer(1)
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByText('Question 2 of section 1?').waitFor()
  // the visit is stored, too: else it brings the dialog before the question is answered
  await tracker.untilStatus('Saved')

  expect((await site.server.call('POST', '/accounts/logout/', { as: student.token })).status).toBe(200)
  await tracker.answer(2)
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' })
  await dialog.getByRole('button', { name: 'Later' }).click()
  await tracker.answerNext(3)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.locator('input[type=password]').fill(password)
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click()
  await dialog.waitFor({ state: 'hidden' })
  await tracker.untilStatus('Saved')
  await tracker.expectOnScreen()
  const sent = site.database.db.selectFrom('actions').select('question_number').distinct()
  const answered = await sent.where('attempt_id', '=', tracker.attemptId).where('choice', 'is not', null).execute()
  expect(answered.map(({ question_number }) => question_number).sort()).toEqual([1, 2, 3])
})
