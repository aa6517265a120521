import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addRankedResults } from '../../server/src/testing/attempts/ranked-results.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aMock, shiftOpens } from '../../server/src/testing/live/live-mocks.ts'
import { aTest } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { openPage } from '../support/hydrate.ts'
import { layoutShift } from '../support/layout-shift.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { signedIn, signIn } from '../support/student.ts'

const site = useOwnSite()
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000)

/** Two live tests of one series that open today; the second one begins for everybody at once. */
async function twoLiveTests() {
  const { db } = site.database
  const live = (hours: number) =>
    aTest(db, {
      mode: 'live',
      opensAt: inHours(hours),
      closesAt: inHours(hours + 0.5),
      lateWindowSeconds: 300,
      commonStart: hours > 2,
    })
  const [morning, evening] = [await live(2), await live(5)]
  const place = { series_slug: morning.series, access: 'free' }
  await db
    .updateTable('tests')
    .set({ ...place, title: 'Morning paper' })
    .where('id', '=', morning.id)
    .execute()
  await db
    .updateTable('tests')
    .set({ ...place, position: 2, title: 'Evening paper' })
    .where('id', '=', evening.id)
    .execute()
  return { series: morning.series, morning: morning.id, evening: evening.id }
}

test('staff hold a mock in two shifts; only registered students can start one', async () => {
  const { series, morning, evening } = await twoLiveTests()
  const title = `Grand mock of ${series}`
  const { page: staff } = await staffSignedIn(site, 'mocks@office.test')
  await staff.getByRole('link', { name: 'Live mocks', exact: true }).click()
  await staff.getByRole('button', { name: 'Add a live mock' }).first().click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Exam').selectOption(series)
  await dialog.getByLabel('Name').fill(title)
  await dialog.getByLabel('Places in each shift').fill('40')
  await expectGood(staff, 'the form of a live mock')
  await dialog.getByRole('button', { name: 'Add a live mock' }).click()
  await staff.getByRole('heading', { name: title, level: 1 }).waitFor()
  for (const [number, paper] of ['Morning paper', 'Evening paper'].entries()) {
    await staff.getByRole('button', { name: 'Add a shift' }).click()
    await dialog.getByText(paper).click()
    await dialog.getByRole('button', { name: 'Add a shift' }).click()
    await staff.getByText(`Shift ${number + 1}: ${paper}`).waitFor()
  }
  await staff
    .getByText(/^The results of all shifts can be released from .+ until then devices in shift 2 may deliver/)
    .waitFor()
  await expectGood(staff, 'a live mock of the staff')

  const { page, room } = await signedIn(site)
  await page.goto('/test')
  await page.getByRole('link', { name: `See shifts and register: ${title}` }).click()
  await page.getByRole('heading', { name: title, level: 1 }).waitFor()
  await page.getByText('40 places left').first().waitFor()
  await expectGood(page, 'the shifts of a mock')
  // the answer is lost: the page says what became of it
  const registration = '**/registration/**'
  await page.route(registration, async (route) => {
    await route.fetch()
    await route.abort()
  })
  await page.getByRole('button', { name: 'Register for shift 1' }).click()
  await page.getByText('You are registered for shift 1.').waitFor()
  await page.getByText('You are registered for this shift.').waitFor()
  await page.unroute(registration)
  await page.getByRole('button', { name: 'Change to shift 2' }).click()
  await page.getByRole('button', { name: 'Cancel registration for shift 2' }).waitFor()
  await expectGood(page, 'a mock with the shift of the student')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  const calendar = await readFile(await download.path(), 'utf8')
  expect(calendar).toContain(`SUMMARY:${title}\\, shift 2\r\n`)
  expect(calendar.replaceAll('\r\n ', '')).toContain(`URL:${site.url}/test/${evening}\r\n`)

  await page.goto('/')
  await page.getByRole('heading', { name: 'Live mock test, shift 2' }).waitFor()
  await expectGood(page, 'the home of a student with a shift')

  await shiftOpens(site.database.db, evening, -8)
  await page.goto(`/test/${evening}`)
  await page.getByRole('link', { name: `${title}, shift 2` }).waitFor()
  await page.getByText(/^The test began at .* You have 5[12] minutes left\./).waitFor()
  await page.getByText('The clock is already running.').waitFor()
  await expectGood(page, 'before a test that began for everybody')
  await room.begin()
  await room.answer('a')
  await room.saved()
  expect(await page.getByRole('timer').textContent()).toMatch(/00:5[012]:\d\d/)

  const { page: other, room: closed } = await signedIn(site)
  await other.goto(`/test/${evening}`)
  await closed.declare()
  await closed.button('I am ready to begin').click()
  await other.getByText('You are not registered for this shift.').waitFor()

  await staff.getByRole('link', { name: 'Watch shift 2' }).click()
  await staff.getByRole('navigation', { name: title }).getByRole('link', { name: 'Shift 1' }).waitFor()
  const figure = (name: string) => staff.getByText(name, { exact: true }).first().locator('xpath=..')
  await expect.poll(() => figure('Registered').textContent()).toContain('1')
  await expect.poll(() => figure('Started').textContent()).toContain('1')
  await staff.getByRole('button', { name: 'Add time for all shifts' }).click()
  await dialog.getByLabel('Minutes').fill('3')
  await dialog.getByLabel('Reason').fill('The power was cut.')
  await dialog.getByRole('button', { name: 'Add time' }).click()
  await staff.getByText('Time added for 1 student, and for those who enter later.').waitFor()
  await page
    .getByRole('status')
    .getByText('The staff added 3 minutes to your time. Reason: The power was cut.')
    .waitFor()
  await expectGood(staff, 'the board of a shift')

  // the results of both shifts are released
  const { db } = site.database
  await sql`update attempts set status = 'completed', completed_at = now() where test_id = ${evening}`.execute(db)
  for (const id of [morning, evening]) await addRankedResults(db, id, [...Array.from({ length: 29 }, () => 1), 3])
  const mock = await db.selectFrom('live_mocks').select('id').where('title', '=', title).executeTakeFirstOrThrow()
  const [sat] = await db
    .selectFrom('results')
    .select('student_id')
    .where('test_id', '=', evening)
    .orderBy('units', 'desc')
    .execute()
  await sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '3 days' + interval '10 minutes',
    released_at = now() - interval '1 second' where live_mock_id = ${mock.id}`.execute(db)
  await sql`insert into shown_names (student_id, test_id, name, over_shifts)
    values (${sat?.student_id}, ${evening}, 'Best of the evening', true)`.execute(db)
  await staff.goto(`/staff/results/${evening}`)
  await staff.getByRole('link', { name: 'All shifts together' }).click()
  await staff.getByText('All 2 shifts · 60 with a rank over all shifts').waitFor()
  await staff.getByRole('table').waitFor()
  await expectGood(staff, 'the results of a mock over its shifts')
  const ranks = await page.context().newPage()
  await ranks.goto(`${site.url}/test/${evening}/ranks`)
  await ranks.getByRole('heading', { name: `All shifts of ${title}` }).waitFor()
  await ranks.getByRole('row', { name: /Best of the evening 2 100\.0+$/ }).waitFor()
  await expectGood(ranks, 'the rank list of a mock')
  await ranks.setViewportSize({ width: 320, height: 640 })
  const sideways = () =>
    ranks
      .getByRole('table')
      .evaluateAll((tables) => tables.map(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : 0)))
  await expect.poll(sideways).toEqual([0, 0])
})

test.each([360, 768, 1280])('nothing moves when a student comes home before a mock, at %i px', async (width) => {
  await aMock(site.database.db)
  const { page } = await signedIn(site)
  await page.setViewportSize({ width, height: 800 })
  const shown = [page.getByRole('link', { name: /^See shifts/ }), page.getByText('ICET TEST 1', { exact: true })]
  expect(await layoutShift(page, '/', shown)).toBeLessThan(0.02)
})

test('a live mock is read in Telugu and in Hindi', async () => {
  const { id } = await aMock(site.database.db)
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } })
  await signIn(context, await aStudent(site.database.db))
  for (const [code, register] of [
    ['te', 'షిఫ్ట్ 1కు రిజిస్టర్ చేసుకోండి'],
    ['hi', 'शिफ़्ट 1 के लिए रजिस्टर करें'],
  ] as const) {
    await openPage(page, `/${code}/live-mocks/${id}`)
    await page.getByRole('heading', { name: 'Grand mock', level: 1 }).waitFor()
    await page.getByRole('button', { name: register }).waitFor()
    await expectGood(page, `a live mock in ${code}`)
  }
})
