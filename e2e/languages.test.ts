import { expect, test } from 'vitest'
import { aStudent } from '../server/src/testing/factories.ts'
import { aPaper, aTest } from '../server/src/testing/papers.ts'
import { expectGood } from './support/good-page.ts'
import { useSite } from './support/site.ts'
import { signIn } from './support/student.ts'

const site = useSite()

const language = (page: { evaluate: (script: string) => Promise<unknown> }) =>
  page.evaluate('document.documentElement.lang')

test('a visitor reads the site in the language of the browser, chooses another without a reload, and it is remembered', async () => {
  const { page, context } = await site.visit({ locale: 'te-IN', viewport: { width: 1280, height: 800 } })
  const answer = await page.goto('/')
  expect(await answer?.text()).toContain('<html lang="te"')
  await page.getByRole('link', { name: 'హోమ్' }).waitFor()

  await page.evaluate('window.notReloaded = true')
  const choice = page.getByLabel('భాష')
  await choice.selectOption('hi')
  await page.getByRole('link', { name: 'होम', exact: true }).waitFor()
  expect(await language(page)).toBe('hi')
  expect(await page.evaluate('window.notReloaded')).toBe(true)
  expect(await context.cookies()).toMatchObject([{ name: 'lang', value: 'hi', sameSite: 'Strict', path: '/' }])

  // the way back too, and again to Hindi
  await page.getByLabel('भाषा').selectOption('en')
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
  await page.getByLabel('Language').selectOption('hi')
  await page.getByRole('link', { name: 'होम', exact: true }).waitFor()

  const later = await page.goto('/no-such-page')
  expect(await later?.text()).toContain('<html lang="hi"')
  await page.getByRole('heading', { name: 'यह पेज नहीं मिला' }).waitFor()
  expect(await page.title()).toContain('यह पेज नहीं मिला')
  await page.goto('/exams/no-such-exam')
  await page.getByRole('heading', { name: 'यह पेज नहीं मिला' }).waitFor()
  expect(await page.title()).toContain('यह पेज नहीं मिला')
})

test('on a phone the language is chosen in the menu', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByLabel('Language').selectOption('te')
  await page.getByRole('dialog').getByRole('link', { name: 'గత ప్రయత్నాలు' }).waitFor()
  expect(await language(page)).toBe('te')
})

test('a document in another language than the chosen one changes to it', async () => {
  const { page, context } = await site.visit({ viewport: { width: 1280, height: 800 } })
  // as when a link on another site is followed: the browser sends no cookie
  const english = await fetch(site.url)
  const document = { status: 200, headers: Object.fromEntries(english.headers), body: await english.text() }
  delete document.headers['content-encoding']
  await page.route(`${site.url}/`, (route) => route.fulfill(document))
  await context.addCookies([{ name: 'lang', value: 'te', url: site.url }])
  const answer = await page.goto('/')
  expect(await answer?.text()).toContain('<html lang="en"')
  await page.getByRole('link', { name: 'హోమ్' }).waitFor()
  expect(await language(page)).toBe('te')
})

test('who reads English loads neither the texts nor the letters of the others', async () => {
  const { page } = await site.visit({ viewport: { width: 1280, height: 800 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.waitForTimeout(2500) // menus come when nothing else is to be done
  expect(asked.filter((path) => /\/(te|hi)-|telugu|devanagari/.test(path))).toEqual([])
  await page.getByLabel('Language').selectOption('te')
  await page.getByRole('link', { name: 'హోమ్' }).waitFor()
  await page.waitForLoadState('networkidle')
  expect(asked.filter((path) => /\/(te|hi)-|telugu|devanagari/.test(path))).toEqual([
    expect.stringContaining('/te-'),
    expect.stringContaining('telugu'),
  ])
})

test('a student reads Telugu on a phone from the instructions to the library, sections and rules too', async () => {
  const { db } = site.database
  const sections = [
    { name: 'General Awareness', count: 2 },
    { name: 'Reasoning', count: 2 },
  ]
  const { id } = await aTest(db, { paper: aPaper({ sections }) })
  const rule = 'When the time is over the test is handed in by itself.'
  await db
    .updateTable('tests')
    .set({ type: 'Mock test', instructions: [rule] })
    .where('id', '=', id)
    .execute()
  const { page, context } = await site.visit({ locale: 'te-IN', viewport: { width: 360, height: 740 } })
  await signIn(context, await aStudent(db))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

  await page.goto(`/test/${id}`)
  await page.getByText('మాక్ టెస్ట్').waitFor()
  await expectGood(page, 'instructions in Telugu')
  await press('తర్వాత')
  await page.getByRole('rowheader', { name: 'జనరల్ అవేర్‌నెస్' }).waitFor()
  await page.getByText(/^సమయం ముగియగానే టెస్ట్/).waitFor()
  await expectGood(page, 'instructions of the paper in Telugu')
  await page.getByRole('checkbox').check()
  await press('ప్రారంభించడానికి సిద్ధంగా ఉన్నాను')
  await page.getByRole('button', { name: 'రీజనింగ్', exact: true }).click()
  await page.getByText('ప్రశ్న 3', { exact: true }).waitFor()
  await expectGood(page, 'the running test in Telugu')
  await press('మరిన్ని')
  await press('సమర్పించు')
  await page.getByRole('rowheader', { name: 'రీజనింగ్' }).waitFor()
  await press('అవును, సమర్పించు')
  await page.getByRole('tabpanel').getByRole('rowheader', { name: 'జనరల్ అవేర్‌నెస్' }).waitFor()
  await expectGood(page, 'the summary in Telugu')
  await page.getByRole('tab', { name: 'సమాధానాలు' }).click()
  await page.locator('summary').first().click()
  await press('ప్రశ్నను సేవ్ చేయండి')
  await page.getByRole('button', { name: 'సేవ్ అయింది' }).waitFor()

  await page.goto('/library')
  await page.getByRole('heading', { name: 'లైబ్రరీ' }).waitFor()
  await page.getByText('జనరల్ అవేర్‌నెస్', { exact: true }).waitFor()
  await expectGood(page, 'the library in Telugu')
})
