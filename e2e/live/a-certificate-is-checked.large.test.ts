import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aMock } from '../../server/src/testing/live/live-mocks.ts'
import { expectGood } from '../support/good-page.ts'
import { useOwnSite } from '../support/site.ts'
import { examRoom, signIn } from '../support/student.ts'

const site = useOwnSite()

const WIDTHS = [360, 1280]

test('a student downloads the certificate of a live test, and whoever has its number can check it', async () => {
  const { db } = site.database
  const { shifts } = await aMock(db, { opens: [-5], takesRegistration: false })
  const { context, page } = await site.visit({ viewport: { width: 360, height: 740 } })
  await signIn(context, await aStudent(db, 'Sita Kumari'))
  const room = examRoom(page)
  await page.goto(`/test/${shifts[0]}`)
  await room.begin()
  await room.askToSubmit()
  await room.button('Yes, submit').click()
  await page.getByText('Your answers are safe').waitFor()
  expect(await page.getByRole('button', { name: 'Certificate of participation (PDF)' }).count()).toBe(0)

  await sql`update tests set opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
    released_at = now() - interval '1 second' where id = ${shifts[0]}`.execute(db)
  await page.reload()
  const button = page.getByRole('button', { name: 'Certificate of participation (PDF)' })
  await button.waitFor()
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 740 })
    await expectGood(page, `a result with a certificate at ${width}`)
  }
  const print = /\/certificate\/$/
  const problem = JSON.stringify({ code: 'too_many_requests', detail: 'Too many requests.' })
  await page.route(print, (route) => route.fulfill({ status: 429, headers: { 'Retry-After': '2' }, body: problem }), {
    times: 1,
  })
  const downloaded = page.waitForEvent('download')
  await button.click()
  await page.getByText('Many students are asking for their certificates now.').waitFor()
  await expectGood(page, 'a result that waits for its certificate')
  const download = await downloaded
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')
  const { number } = await db
    .selectFrom('certificates')
    .select('number')
    .where('attempt_id', '=', room.attemptId())
    .executeTakeFirstOrThrow()

  const { page: stranger } = await site.visit()
  for (const width of WIDTHS) {
    await stranger.setViewportSize({ width, height: 740 })
    await stranger.goto(`/certificates/${number.toLowerCase()}`)
    await stranger.getByRole('heading', { name: 'This certificate is genuine.' }).waitFor()
    for (const text of ['Sita Kumari', 'Grand mock, shift 1', number]) await stranger.getByText(text).waitFor()
    expect(await stranger.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await expectGood(stranger, `a certificate at ${width}`)
    await stranger.goto('/te/certificates/0000-0000-0000-0000')
    await stranger.getByText('ఈ నంబర్‌తో ధ్రువీకరణ పత్రం లేదు.').waitFor()
    await expectGood(stranger, `an unknown certificate at ${width}`)
  }
})
