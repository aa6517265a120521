import { sql } from 'kysely'
import type { Route } from 'playwright'
import { expect, test } from 'vitest'
import { advanceClock } from '../../server/src/testing/attempts/sitting.ts'
import { aPaper, aTest, rightLetter } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { useSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn } from '../support/student.ts'

const site = useSite()
const HOUR = 3_600_000
const reason = 'The power failed.'

/** A live test that is open now, for one batch. */
async function aLiveTest(studentId: number) {
  const { db } = site.database
  const now = Date.now()
  const { id, series } = await aTest(db, {
    paper: aPaper({ minutes: 60 }),
    mode: 'live',
    opensAt: new Date(now - HOUR),
    closesAt: new Date(now + HOUR),
    lateWindowSeconds: 600,
  })
  await db.updateTable('tests').set({ access: 'groups' }).where('id', '=', id).execute()
  const name = `Batch of ${series}`
  const batch = await db.insertInto('batches').values({ name }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('test_batches').values({ test_id: id, batch_id: batch.id }).execute()
  await db.insertInto('batch_members').values({ batch_id: batch.id, student_id: studentId }).execute()
  return { id, title: `${series} TEST 1`, batch: name }
}

test('support watches a live test and adds five minutes; the student sees them, reads why, and keeps the rank', async () => {
  const { page, room, student } = await signedIn(site)
  const { id, title, batch } = await aLiveTest(student.id)
  const { page: staff } = await staffSignedIn(site, 'hall@office.test', ['support'])
  await staff.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'randomUUID')) // plain http has none
  await staff.reload()
  const minutesLeft = async () => {
    const [, hours = 0, minutes = 0] = /(\d+):(\d+):\d+/.exec((await page.getByRole('timer').textContent()) ?? '') ?? []
    return Number(hours) * 60 + Number(minutes)
  }

  await page.goto(`/test/${id}`)
  await room.begin()
  await room.answer(rightLetter(1))
  await room.saved()
  await advanceClock(site.database.db, room.attemptId(), 30 * 60)

  await staff.getByRole('link', { name: 'Live tests' }).click()
  await expectGood(staff, 'the live tests of today')
  await staff.getByRole('link', { name: title }).click()
  const figure = (name: string) => staff.getByText(name, { exact: true }).first().locator('xpath=..')
  await expect.poll(() => figure('Started').textContent()).toContain('1')
  await staff.getByRole('heading', { name: batch }).waitFor()
  await expectGood(staff, 'the board of a live test')

  await staff.getByLabel('Search by name or e-mail').fill(student.email)
  await staff.getByRole('link', { name: 'Asha Rao' }).click()
  await staff.getByRole('button', { name: 'Add time: Asha Rao' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Minutes').fill('5')
  await dialog.getByLabel('Reason').fill(reason)
  // no heartbeat arrives before the room has received that time was added
  const received = page.waitForResponse(
    async (reply) => reply.url().includes('/time-added/next/') && (await reply.json()).added === true,
  )
  await page.route('**/actions/', async (route) => {
    await received
    await route.continue()
  })
  // the answer to the first press is lost
  const isDone = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await staff.route('**/time/', isDone, { times: 1 })
  await dialog.getByRole('button', { name: 'Add time' }).press('Enter')
  await dialog.getByText('it is not certain whether this was done', { exact: false }).waitFor()
  await staff.keyboard.press('Enter')
  await staff.getByText('The time was added the first time already, and not again now.').waitFor()
  await staff.getByText(new RegExp(`^5 minutes added by .+: ${reason}$`)).waitFor()
  await expectGood(staff, 'the timeline of a student')

  await page.getByRole('status').getByText(`The staff added 5 minutes to your time. Reason: ${reason}`).waitFor()
  await expect.poll(minutesLeft, { timeout: 20_000 }).toBeLessThan(36)
  expect(await minutesLeft()).toBeGreaterThan(32)
  await room.button('Next').click()
  await room.answer(rightLetter(2))

  await staff.getByRole('link', { name: 'Back to the board' }).click()
  const listed = staff.getByRole('listitem').filter({ hasText: 'Asha Rao' })
  await listed.getByText(/^Active/).waitFor()
  await room.askToSubmit()
  await room.button('Yes, submit').click()
  await page.getByText('Your answers are safe').waitFor()
  await page.getByText(`Reason: ${reason}`).waitFor()
  await expect.poll(() => figure('Submitted').textContent()).toContain('1')
  await listed.getByText(/^Submitted/).waitFor()

  await sql`
    update tests set opens_at = now() - interval '9 hours', closes_at = now() - interval '5 hours', released_at = now()
    where id = ${id}`.execute(site.database.db)
  await page.goto('/previousattempts')
  await page.getByRole('button', { name: 'Results' }).click()
  await page.getByText('5 minutes were added by the staff').waitFor()
  await page.getByRole('tab', { name: 'Summary' }).click()
  await page.getByText(/^1 \/ 1/).waitFor()
})
