import { sql } from 'kysely'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addRankedResults } from '../../server/src/testing/attempts/ranked-results.ts'
import { aTest } from '../../server/src/testing/papers/papers.ts'
import { expectGood } from '../support/good-page.ts'
import { openPage } from '../support/hydrate.ts'
import { useOwnSite } from '../support/site.ts'
import { staffSignedIn } from '../support/staff.ts'
import { expectFigures, signedIn } from '../support/student.ts'

const site = useOwnSite()
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true }

const SSC_METHOD =
  'Marks on one scale, by percentiles: Staff Selection Commission, notice of 2 June 2025 (below the lowest percentile of a shift its lowest marks count, which is a rule of this site)'

async function forgetOwnExams(): Promise<void> {
  const { db } = site.database
  await db.deleteFrom('hidden_exams').execute()
  await db.deleteFrom('series').where('slug', 'in', db.selectFrom('exams').select('slug')).execute()
  await db.deleteFrom('exams').execute()
}

async function fillSection(page: Page, number: number, name: string): Promise<void> {
  const section = page.getByRole('group', { name: `Section ${number}`, exact: true })
  await section.getByLabel('Name of the section').fill(name)
  await section.getByLabel('Questions').fill('75')
  await section.getByLabel('Wrong').fill('−1/3')
}

test('an owner adds Group II, hides AFCAT, and visitors find the one and not the other', async () => {
  await forgetOwnExams() // a journey may be tried again
  const { page, email } = await staffSignedIn(site, 'owner@example.com')
  await page.getByRole('link', { name: 'Exams', exact: true }).click()
  await page.getByRole('link', { name: 'Add an exam' }).click()
  const field = (name: string) => page.locator(`[data-field="${name}"]`)
  await field('name').getByRole('textbox').first().fill('Group II')
  await field('slug').getByRole('textbox').fill('group_ii')
  await field('full_name').getByRole('textbox').first().fill('Group II Services')
  await field('family').getByRole('combobox').selectOption('state')
  await page.getByLabel('teal').check()
  await field('summary').getByRole('textbox').first().fill('Posts of officers in the departments of the state.')
  await page.getByLabel('Time in minutes').fill('150')
  await page.getByLabel('Telugu', { exact: true }).check()
  await fillSection(page, 1, 'History and polity')
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const second = page.getByRole('group', { name: 'Section 2', exact: true })
  await second.getByText('Please fill this in.').first().waitFor()
  await fillSection(page, 2, 'Economy')
  const formula = field('normalisation').getByRole('combobox')
  expect(await formula.inputValue()).toBe('nta')
  await formula.selectOption({ label: SSC_METHOD })
  await field('conducted_by').getByRole('textbox').first().fill('The Public Service Commission')
  await page.getByRole('region', { name: 'Card on the home page' }).getByText('Group II Services').waitFor()
  await page.getByRole('region', { name: 'Page', exact: true }).getByText('Economy').waitFor()
  await expectGood(page, 'the form of an exam')
  await page.setViewportSize(PHONE.viewport)
  await expectGood(page, 'the form of an exam on a phone')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText('Saved. The website is updated.').waitFor()

  const afcat = page.getByRole('switch', { name: 'AFCAT: shown on the site' })
  await afcat.uncheck()
  await page.getByText('AFCAT is hidden now.').waitFor()
  await page.getByRole('link', { name: 'All your exams in one place' }).waitFor()
  await expectGood(page, 'the list of exams on a phone')
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/staff/log')
  await page.getByText(`${email} changed: Shown exams (afcat)`).waitFor()

  for (const options of [{}, PHONE]) await visitorFindsIt(options)
})

async function visitorFindsIt(options: Partial<typeof PHONE>): Promise<void> {
  const { page } = await site.visit(options)
  await openPage(page, '/')
  // the texts of slides are the institute's own
  const home = page.locator('main')
  expect(await home.getByRole('link', { name: 'Group II' }).getAttribute('data-tint')).toBe('teal')
  expect(await home.getByRole('link', { name: 'AFCAT' }).count()).toBe(0)
  const footer = page.getByRole('contentinfo')
  expect(await footer.getByRole('link', { name: 'Group II' }).count()).toBe(1)
  expect(await footer.getByText('AFCAT').count()).toBe(0)

  await page.getByRole('button', { name: 'Open the menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await menu.getByRole('button', { name: 'Tests' }).click()
  expect(await menu.getByRole('link', { name: 'AFCAT' }).count()).toBe(0)
  await menu.getByRole('link', { name: 'Group II' }).click()
  await page.getByRole('heading', { name: 'Group II Services', level: 1 }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/exams/group_ii')
  await page.getByText('+1 for a right answer, −1/3 for a wrong answer').waitFor()
  await page.getByText('The Public Service Commission').waitFor()
  await expectGood(page, 'the page of Group II')
}

/** What a page says to readers and search engines, but for what the institute wrote in its slides. */
const said = (html: string): string =>
  html
    .replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, '')
    .replace(/<section aria-roledescription=.*?<\/section>/s, '')

test('no page of the sitemap but texts to read names the hidden one, and its addresses are gone', async () => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text()
  expect(sitemap).not.toMatch(/\/(afcathome|exams\/afcat)</)
  for (const language of ['', '/te', '/hi']) expect(sitemap).toContain(`${site.url}${language}/exams/group_ii<`)
  for (const path of ['/afcathome', '/te/afcathome', '/exams/afcat', '/hi/exams/afcat'])
    expect([path, (await fetch(site.url + path)).status]).toEqual([path, 404])
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => new URL(address ?? ''))
  const read = pages.filter(({ pathname }) => !/\/(current-affairs|blog|books|videos)(\/|$)/.test(pathname))
  expect(read.length).toBeGreaterThan(100)
  const naming: string[] = []
  for (const { href, pathname } of read) {
    const html = await (await fetch(href)).text()
    if (!html.includes('Group II')) naming.push(`${pathname} does not link to Group II`)
    const at = said(html).search(/afcat/i)
    if (at >= 0) naming.push(`${pathname}: ${said(html).slice(Math.max(0, at - 80), at + 40)}`)
  }
  expect(naming).toEqual([])
})

test('the study hub stays without ICET, and counts down to no exam', async () => {
  const { token } = await staffSignedIn(site, 'hider@example.com')
  const hub = async (icetShown: boolean) => {
    await site.server.call('PUT', '/staff/shown-exams/icet/', { as: token, body: { shown: icetShown } })
    const reply = await fetch(`${site.url}/current-affairs`)
    return { status: reply.status, countsDown: (await reply.text()).includes('Countdown to ICET') }
  }
  expect(await hub(false)).toEqual({ status: 200, countsDown: false })
  expect(await hub(true)).toEqual({ status: 200, countsDown: true })
})

/** All places of a section, from these topics. */
async function fillByRule(page: Page, section: string, topics: readonly string[]): Promise<void> {
  await page.getByRole('button', { name: `Fill by rule: ${section}` }).click()
  const dialog = page.getByRole('dialog')
  for (const topic of topics) await dialog.getByLabel('Add a topic').selectOption({ label: `Awareness: ${topic}` })
  await dialog.getByRole('button', { name: 'Fill 75 free places' }).click()
  await dialog.waitFor({ state: 'hidden', timeout: 60_000 })
}

/** A test that was taken, and another one, as the shifts of a mock that is over: of thirty candidates each. */
async function asTwoShifts(taken: number): Promise<void> {
  const { db } = site.database
  const hour = 3_600_000
  const other = await aTest(db, {
    mode: 'live',
    opensAt: new Date(Date.now() - 2 * hour),
    closesAt: new Date(Date.now() - hour),
    lateWindowSeconds: 300,
  })
  const mock = { title: 'Mock of Group II', series_slug: 'group_ii', takes_registration: false }
  const { id } = await db.insertInto('live_mocks').values(mock).returning('id').executeTakeFirstOrThrow()
  for (const [index, shift] of [taken, other.id].entries()) {
    await sql`update tests set mode = 'live', opens_at = now() - interval '3 days', closes_at = now() - interval '2 days',
      late_window_seconds = 300, released_at = now() - interval '1 second', live_mock_id = ${id},
      shift_number = ${index + 1}, series_slug = 'group_ii', position = 100 + ${index} where id = ${shift}`.execute(db)
    await addRankedResults(
      db,
      shift,
      Array.from({ length: index === 0 ? 29 : 30 }, () => 0),
    )
  }
}

test('a paper in the pattern of Group II is filled, published and taken, with exactly a third of a mark less for a wrong answer', async () => {
  const { page } = await staffSignedIn(site, 'head@example.com')
  await page.goto('/staff/papers/new')
  await page.getByRole('combobox', { name: 'Series', exact: true }).selectOption({ label: 'Group II' })
  await page.getByText('Economy: 75 questions · +1 / −1/3').waitFor()
  await page.getByLabel('Title').fill('Group II test 1')
  await page.getByRole('button', { name: 'Create paper' }).click()
  await page.getByRole('heading', { name: 'Group II test 1' }).waitFor()
  await fillByRule(page, 'History and polity', ['Indian history', 'Indian polity'])
  await fillByRule(page, 'Economy', ['Economy', 'Banking awareness', 'Geography of India'])
  await page.getByText('150 of 150 questions').waitFor()
  const keys = await page
    .getByRole('button', { name: /^Question \d+/ })
    .evaluateAll((rows) => rows.map((row) => /key ([a-d])/.exec(row.textContent ?? '')?.[1] ?? ''))
  expect(keys.length).toBe(150)
  const wrong = (number: number) => (keys[number - 1] === 'a' ? 'b' : 'a')

  const student = await signedIn(site)
  await student.page.setViewportSize(PHONE.viewport)
  await student.page.goto('/practice?exam=group_ii')
  await student.page.getByText('The topics of this exam are not known yet').waitFor()
  await expectGood(student.page, 'the practice of an exam without a test')

  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText(/^Published on/).waitFor({ timeout: 60_000 })
  const address = (await page.getByRole('link', { name: 'See its page' }).getAttribute('href')) ?? ''

  await student.page.reload()
  const economy = student.page.getByRole('region', { name: 'Economy' })
  await economy.getByRole('link', { name: /^Banking awareness New · \d+(\.\d)?% of the marks/ }).waitFor()
  await expectGood(student.page, 'the map of an exam of the institute')
  await student.page.setViewportSize({ width: 1280, height: 800 })

  const { room } = student
  await student.page.goto('/exams/group_ii')
  await student.page.getByText('Group II test 1').first().waitFor()
  await student.page.goto(address)
  await room.begin()
  await room.answer(keys[0] ?? '')
  await room.button('Save & Next').click()
  await room.at(2)
  await room.answer(wrong(2))
  await room.button('Economy').click()
  await room.at(76)
  await room.answer(wrong(76))
  await room.saved()
  await room.submit()
  await expectFigures(student.page, { 'Total marks': '0.33 / 150', Correct: '1', Incorrect: '2', Unattempted: '147' })

  // in a mock of several shifts the result is compared as staff chose for the exam
  await asTwoShifts(Number(/\d+/.exec(address)?.[0]))
  await student.page.reload()
  const compared = student.page.locator('section', { hasText: 'All 2 shifts together (you sat shift 1)' }).last()
  await compared.getByText('Formula: Staff Selection Commission, notice of 2 Jun 2025').waitFor()
  // the best of both shifts have 1/3 and 0 marks
  await expectFigures(student.page, { 'Normalised score': '0.16667', 'Rank in all shifts': '1 / 60' })
  await expectGood(student.page, 'a result that is compared by the formula that staff chose')
})
