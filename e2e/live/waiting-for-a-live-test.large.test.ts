import { sql } from 'kysely'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aMock } from '../../server/src/testing/live/live-mocks.ts'
import { aPaper, aTest, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useOwnSite()
const paper = aPaper()

/** A live test that opens in ten minutes, and a student before it. */
async function beforeTheStart() {
  const { id } = await aTest(site.database.db, { paper, mode: 'live', opensAt: new Date(Date.now() + 600_000) })
  const { context, page, room } = await signedIn(site)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/tests/')) asked.push(`${request.method()} ${pathname.replace(/\/\d+/g, '/n')}`)
  })
  // the paper would be fetched at some moment of the next five minutes
  await page.addInitScript(() => {
    Math.random = () => 0
  })
  await page.goto(`/test/${id}`)
  await page
    .getByRole('timer')
    .getByText(/^Starts in (09:5|10:0)\d$/)
    .waitFor()
  return { id, context, page, room, asked }
}

/** Both pages of the instructions, then the wait for the start. */
async function wait(page: Page, room: Awaited<ReturnType<typeof signedIn>>['room']) {
  await room.declare()
  await room.button('I am ready to begin').click()
  await page.getByText('Keep this page open. The test starts by itself.').waitFor()
  await page.getByText(/^Your question paper is on this device, locked until \d+:\d\d [ap]m\.$/).waitFor()
}

const opensIn = (id: number, seconds: number) =>
  sql`update tests set opens_at = now() + make_interval(secs => ${seconds}::float8) where id = ${id}`.execute(
    site.database.db,
  )
/**
 * The phone is unlocked, so that the page reads the opening again. While it is reading it does not notice; it may have read the
 * opening by itself.
 */
const refreshOpening = (page: Page) =>
  expect
    .poll(async () => {
      const asked = page.waitForRequest(/\/opening\/$/, { timeout: 1000 }).then(
        () => true,
        () => false,
      )
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return (await asked) || !(await page.getByRole('timer').getByText('Starts in').isVisible())
    })
    .toBe(true)

test('who waits has the paper on the device, and is in when the test opens, without another transfer', async () => {
  const { id, page, room, asked } = await beforeTheStart()
  await wait(page, room)
  await expectGood(page, 'waiting for a live test')
  expect(asked.filter((one) => one.endsWith('/sealed-paper/'))).toHaveLength(1)
  expect(await page.content()).not.toContain('of section 1?')

  asked.length = 0
  await opensIn(id, 4)
  await refreshOpening(page)
  await page.getByText('Question No. 1', { exact: true }).waitFor()
  await page.getByText('Question 1 of section 1?').waitFor()
  const calls = asked.filter(
    (one) => !one.endsWith('/opening/') && !one.endsWith('/actions/') && !one.endsWith('/taken/'),
  )
  expect(calls).toEqual(['POST /api/v1/tests/usertest/'])
  await room.answer(rightLetter(1))
  await room.saved()
  await page.reload()
  await room.at(1)
  expect(await room.option(rightLetter(1)).isChecked()).toBe(true)
})

test('the server or the network goes before the start: the page says which, and the test starts when it is back', async () => {
  const { id, context, page, room, asked } = await beforeTheStart()
  await wait(page, room)
  await page.route(/\/opening\/$/, (route) => route.abort())
  await refreshOpening(page)
  await page.getByText('No answer from the server yet. Your test starts when it answers.').waitFor()
  await page.unroute(/\/opening\/$/)
  await context.setOffline(true)
  await opensIn(id, 0)
  await refreshOpening(page)
  await page.getByText('No network. Your test starts when the network is back.').waitFor()
  expect((await site.database.db.selectFrom('attempts').select('id').where('test_id', '=', id).execute()).length).toBe(
    0,
  )
  await context.setOffline(false)
  await page.getByText('Question 1 of section 1?').waitFor()
  expect(asked.filter((one) => one.endsWith('/paper/'))).toEqual([])
})

test('the answer of the start is lost: the student is let into the attempt that was begun', async () => {
  const { id, context, page, room } = await beforeTheStart()
  await wait(page, room)
  let lost = 0
  await context.route(/\/tests\/usertest\/\?/, async (route) => {
    if (lost++ > 0) return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await opensIn(id, 0)
  await refreshOpening(page)
  await page.getByText('Question 1 of section 1?').waitFor()
  expect(lost).toBe(2)
  await room.answer('b')
  await room.saved()
})

test('where the browser cannot unseal a paper it is loaded at the start', async () => {
  const { id } = await aTest(site.database.db, { paper, mode: 'live', opensAt: new Date(Date.now() + 600_000) })
  const { page, room } = await signedIn(site)
  // as on an address without https
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await page.goto(`/test/${id}`)
  await room.declare()
  await room.button('I am ready to begin').click()
  await page.getByText('Your question paper will be loaded at the start.').waitFor()
  await opensIn(id, 0)
  await refreshOpening(page)
  await page.getByText('Question 1 of section 1?').waitFor()
})

test('staff move a shift while a student waits for it, then call it off: the page shows both, and the way on', async () => {
  const { db } = site.database
  const { id: mockId, shifts } = await aMock(db, { opens: [20, 300] })
  const [first] = shifts
  const { page, room } = await signedIn(site)
  await page.goto(`/live-mocks/${mockId}`)
  await page.getByRole('button', { name: 'Register for shift 1' }).click()
  await page.getByText('You are registered for this shift.').waitFor()
  await page.goto(`/test/${first}`)
  await room.declare()
  await room.button('I am ready to begin').click()
  await page.getByText('Keep this page open. The test starts by itself.').waitFor()

  const { page: staff } = await staffSignedIn(site, 'moves@office.test')
  await staff.goto(`/staff/live-mocks/${mockId}`)
  const dialog = staff.getByRole('dialog')
  await staff.getByRole('button', { name: 'Move shift 1', exact: true }).click()
  await dialog.getByText('1 registered student gets a mail with the new time').waitFor()
  const typed = (minutes: number) => new Date(Date.now() + (minutes + 330) * 60_000).toISOString().slice(0, 16)
  await dialog.getByLabel('Opens').fill(typed(90))
  await dialog.getByLabel('Entry closes').fill(typed(110))
  await expectGood(staff, 'moving a shift')
  await dialog.getByRole('button', { name: 'Move shift 1', exact: true }).click()
  await staff.getByText('The shift was moved. 1 mail is on the way.').waitFor()
  await refreshOpening(page)
  await page.getByText(/^The start was moved to /).waitFor()
  await page
    .getByRole('timer')
    .getByText(/^Starts in 01:(28|29|30):\d\d$/)
    .waitFor()

  await staff.getByRole('button', { name: 'Call off shift 1' }).click()
  await dialog.getByLabel('Reason').fill('The hall has no power.')
  await expectGood(staff, 'calling a shift off')
  await dialog.getByRole('button', { name: 'Call off shift 1' }).click()
  await staff.getByText('Called off: The hall has no power.').waitFor()
  await staff.goto(`/staff/live/${first}`)
  await staff.getByText(/^This shift was called off on .* Nobody sits it\.$/).waitFor()
  await staff.getByRole('link', { name: 'Shift 1, called off' }).waitFor()
  expect(await staff.getByRole('button', { name: /Add time/ }).count()).toBe(0)
  expect(await staff.getByText(/^Opens in/).count()).toBe(0)
  await expectGood(staff, 'the board of a shift that was called off')
  await staff.goto(`/staff/results/${first}`)
  await staff.getByText(/^This shift was called off on .* Nobody sits it\.$/).waitFor()
  await staff.getByText(/They can choose another shift that has places/).waitFor()
  expect(await staff.getByText('Not released to students').count()).toBe(0)
  await expectGood(staff, 'the results of a shift that was called off')
  await refreshOpening(page)
  await page.getByText('This shift was called off: The hall has no power.').waitFor()
  await expectGood(page, 'waiting for a test that was called off')
  await page.getByRole('link', { name: 'See the other shifts' }).click()
  await page.getByText('You were registered for it. You can register for another shift that has places.').waitFor()
  await expectGood(page, 'a mock with a shift that was called off')
  await page.goto('/')
  await page.getByText('Shift 1 was called off: The hall has no power.').waitFor()
  await page.goto(`/live-mocks/${mockId}`)
  await page.getByRole('button', { name: 'Register for shift 2' }).click()
  await page.getByText('You are registered for this shift.').waitFor()
})
