import { sql } from 'kysely'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aTest } from '../../server/src/testing/papers/papers.ts'
import { openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { signIn } from '../support/student.ts'

const site = useSite()

/** What the page says is wrong, once it says so much; formulas, which are Latin everywhere, apart. */
async function alerts(page: Page, count: number): Promise<readonly string[]> {
  const all = page.getByRole('alert')
  await expect.poll(() => all.count()).toBe(count)
  const texts = await all.allTextContents()
  return texts.map((text) => text.replace(/\\\w+/g, ''))
}

const TELUGU = /^[^A-Za-z]*\p{Script=Telugu}[^A-Za-z]*$/u
const expectTelugu = (texts: readonly string[]) => expect(texts.filter((text) => !TELUGU.test(text))).toEqual([])

test('what a form finds wrong itself, and what the server finds wrong, is said in Telugu', async () => {
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } })
  await openPage(page, '/te/login')
  await page.getByRole('button', { name: 'లాగిన్ అవ్వండి' }).click()
  expectTelugu(await alerts(page, 2))
  await page.locator('[name=email]').fill('asha@example.com')
  await page.locator('[name=password]').fill('not the password')
  await page.getByRole('button', { name: 'లాగిన్ అవ్వండి' }).click()
  expectTelugu(await alerts(page, 1))

  await openPage(page, '/te/signup')
  await page.locator('[name=first_name]').fill('x'.repeat(120))
  await page.locator('[name=password]').fill('short')
  await page.getByRole('button', { name: 'సైన్ అప్', exact: true }).click()
  expectTelugu(await alerts(page, 7))
  await page.getByText('100 అక్షరాలకు మించకూడదు.').first().waitFor()
  await page.getByText('కనీసం 10 అక్షరాలు ఉండాలి.').waitFor()
  expect(await page.locator(':focus').getAttribute('name')).toBe('first_name')

  await signIn(context, await aStudent(site.database.db))
  await openPage(page, '/te/ask/new')
  const send = page.getByRole('button', { name: 'ఉపాధ్యాయులకు పంపండి' })
  await send.click()
  expectTelugu(await alerts(page, 2))
  await page.getByRole('textbox').nth(0).fill('A')
  await page.getByRole('textbox').nth(1).fill('one\n\n$\\def\\a{b}$')
  await send.click()
  await page.getByText('3వ పంక్తి: సూత్రంలో \\def వాడకూడదు.').waitFor()
  expectTelugu(await alerts(page, 1))

  const question = '**/api/v1/library/questions/**'
  await page.route(question, (route) => route.abort())
  await openPage(page, '/te/ask/new?attempt=1&question=1')
  await page.getByText('మీ సందేహంతో పాటు పంపే ప్రశ్న లోడ్ కాలేదు.').waitFor()
  await page.unroute(question)
  await page.getByRole('button', { name: 'మళ్లీ ప్రయత్నించండి' }).click()
  await page.getByText('మీరు సమర్పించిన టెస్ట్ ప్రశ్నను మాత్రమే పంపవచ్చు.').waitFor()
})

test('why a test does not start is said in Telugu', async () => {
  const { db } = site.database
  const { id } = await aTest(db)
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } })
  await signIn(context, await aStudent(db))
  await page.goto(`/te/test/${id}`)
  await page.getByRole('button', { name: 'తర్వాత', exact: true }).click()
  await page.getByRole('checkbox').check()
  await sql`update tests set opens_at = now() + interval '1 day', closes_at = now() + interval '2 days' where id = ${id}`.execute(
    db,
  )
  await page.getByRole('button', { name: 'ప్రారంభించడానికి సిద్ధంగా ఉన్నాను' }).click()
  await page.getByText('ఈ టెస్టును ఇంకా మొదలుపెట్టలేరు.').waitFor()
  expectTelugu(await alerts(page, 1))
})
