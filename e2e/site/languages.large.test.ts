import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium } from 'playwright'
import { expect, onTestFinished, test } from 'vitest'
import { ensureJourneysChromium } from '../../scripts/testing/chromium.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { aPaper, aTest } from '../../server/src/testing/papers/papers.ts'
import { JOURNEY_FLAGS } from '../support/chromium-flags.ts'
import { expectFits, expectGood } from '../support/good-page.ts'
import { openPage } from '../support/hydrate.ts'
import { useSite } from '../support/site.ts'
import { signIn } from '../support/student.ts'

const site = useSite()

const language = (page: { evaluate: (script: string) => Promise<unknown> }) =>
  page.evaluate('document.documentElement.lang')

test('an address without a language is in English for everybody; who reads another is offered it and continues in it', async () => {
  const { page, context } = await site.visit({ locale: 'te-IN', viewport: { width: 1280, height: 800 } })
  const answer = await page.goto('/freetest')
  expect(await answer?.text()).toContain('<html lang="en"')
  expect(answer?.headers().vary ?? '').not.toMatch(/cookie|language/)
  // what stands above the page is found among its landmarks
  const above = page.getByRole('complementary')
  await above.filter({ hasText: 'Demo site' }).waitFor()
  await above.and(page.getByLabel('తెలుగు')).getByRole('link', { name: 'తెలుగులో చదవండి' }).click()
  await page.waitForURL('**/te/freetest')
  expect(await language(page)).toBe('te')
  await page.getByRole('link', { name: 'హోమ్' }).click()
  await page.waitForURL(`${site.url}/te`)
  await page.getByRole('heading', { name: 'నిజమైన పరీక్ష స్క్రీన్‌పై ప్రాక్టీస్ చేయండి.' }).waitFor()
  await page.goBack()
  await page.waitForURL('**/te/freetest')
  expect(await context.cookies()).toMatchObject([{ name: 'lang', value: 'te', sameSite: 'Strict', path: '/' }])

  await page.getByRole('link', { name: 'हिन्दी' }).click()
  await page.waitForURL('**/hi/freetest')
  await page.getByRole('link', { name: 'होम', exact: true }).waitFor()
  await page.getByRole('link', { name: 'English' }).click()
  await page.waitForURL(`${site.url}/freetest`)
  await page.getByRole('link', { name: 'Home', exact: true }).waitFor()
  expect(await page.getByText('తెలుగులో చదవండి').isVisible()).toBe(false)

  const later = await page.goto('/hi/no-such-page')
  expect([later?.status(), await later?.text()]).toEqual([404, expect.stringContaining('<html lang="hi"')])
  await page.getByRole('heading', { name: 'यह पेज नहीं मिला' }).waitFor()
  expect(await page.title()).toContain('यह पेज नहीं मिला')
  await page.goto('/hi/exams/no-such-exam')
  await page.getByRole('heading', { name: 'यह पेज नहीं मिला' }).waitFor()
  expect(await page.title()).toContain('यह पेज नहीं मिला')
})

test('who does not want the language that is offered is not asked again', async () => {
  const { page } = await site.visit({ locale: 'hi-IN', viewport: { width: 360, height: 740 } })
  await page.goto('/freetest')
  await page.getByRole('button', { name: 'English', exact: true }).click()
  const offer = page.getByRole('link', { name: 'हिन्दी में पढ़ें' })
  await offer.waitFor({ state: 'hidden' })
  await page.goto('/test')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await offer.isVisible()).toBe(false)
})

test('search engines learn of each language of a page, and of English alone where it is in English alone', async () => {
  const links = async (path: string) =>
    [...(await (await fetch(site.url + path)).text()).matchAll(/<link [^>]*rel="(?:canonical|alternate)"[^>]*>/g)]
      .map(([link]) => ['rel', 'hrefLang', 'href'].map((name) => new RegExp(`${name}="([^"]*)"`, 'i').exec(link)?.[1]))
      .map(([rel, hrefLang, href]) => `${hrefLang ?? rel} ${href?.slice(site.url.length)}`)
  const alternates = ['en /freetest', 'te /te/freetest', 'hi /hi/freetest', 'x-default /freetest']
  expect(await links('/freetest')).toEqual(['canonical /freetest', ...alternates])
  expect(await links('/te/freetest')).toEqual(['canonical /te/freetest', ...alternates])
  expect(await links('/te/staff')).toEqual(['canonical /staff'])
})

test('on a phone the language is chosen in the menu', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/freetest')
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'తెలుగు', exact: true }).click()
  await page.waitForURL('**/te/freetest')
  expect(await language(page)).toBe('te')
})

test('with large text long Telugu words leave the text of an examination on a phone whole', async () => {
  const { page } = await site.visit({ viewport: { width: 360, height: 740 } })
  await page.goto('/te/exams/ssc_cgl')
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '24px'
    return document.fonts.ready.then(() => undefined)
  })
  const edges = await page
    .locator('main section')
    .first()
    .locator('h1, p, svg')
    .evaluateAll((shown) => shown.map((one) => one.getBoundingClientRect().right))
  expect(Math.max(...edges)).toBeLessThanOrEqual(360)
})

test('with text at 200 % no page of a student scrolls sideways', async () => {
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } })
  const session = await context.newCDPSession(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await openPage(page, '/te/login')
  await expectFits(page, 'the login')
  await signIn(context, await aStudent(site.database.db))
  for (const [path, part] of [
    ['/te/profile', 'ప్రొఫైల్ సేవ్ చేయండి'],
    ['/te/library', 'ప్యాకేజీలు చూడండి'],
    ['/te/ask', 'వెతకండి'],
    ['/te/exams', 'SSC CHSL'],
  ] as const) {
    await openPage(page, path)
    await page.getByRole('main').getByText(part, { exact: true }).first().waitFor({ state: 'attached' })
    await expectFits(page, path)
  }
})

test('mails to a student come in the language that is read last', async () => {
  const { db } = site.database
  const student = await aStudent(db)
  const languageOfMails = async () =>
    (await db.selectFrom('users').select('language').where('id', '=', student.id).executeTakeFirstOrThrow()).language
  const { page, context } = await site.visit({ viewport: { width: 1280, height: 800 } })
  await signIn(context, student)
  await openPage(page, '/freetest')
  expect(await languageOfMails()).toBeNull()
  await page.getByRole('link', { name: 'తెలుగు', exact: true }).click()
  await expect.poll(languageOfMails, { timeout: 20_000 }).toBe('te')
  await page.getByRole('link', { name: 'English', exact: true }).click()
  await expect.poll(languageOfMails, { timeout: 20_000 }).toBe('en')
})

test('who reads English loads neither texts nor fonts of other languages', async () => {
  const { page } = await site.visit({ viewport: { width: 1280, height: 800 } })
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await openPage(page, '/')
  await page.waitForTimeout(1000) // menus come when nothing else is to be done
  expect(asked.filter((path) => /\/(te|hi)-|telugu|devanagari/.test(path))).toEqual([])
  await page.getByRole('link', { name: 'తెలుగు', exact: true }).click()
  await page.getByRole('link', { name: 'హోమ్' }).waitFor()
  const texts = () => asked.some((path) => path.includes('/te-')) && asked.some((path) => path.includes('telugu'))
  await expect.poll(texts, { timeout: 20_000 }).toBe(true)
  expect(asked.filter((path) => /\/hi-|devanagari/.test(path))).toEqual([])
})

test('a device with a Telugu font of its own loads none, and shows bold ones', async () => {
  const fonts = mkdtempSync(join(tmpdir(), 'pariksha-fonts-'))
  onTestFinished(() => rmSync(fonts, { recursive: true, force: true }))
  const telugu = dirname(createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans-telugu/package.json'))
  writeFileSync(
    join(fonts, 'fonts.conf'),
    `<fontconfig><dir>${telugu}/400Regular</dir><dir>${telugu}/700Bold</dir><cachedir>${fonts}</cachedir></fontconfig>`,
  )
  const browser = await chromium.launch({
    executablePath: ensureJourneysChromium(),
    args: JOURNEY_FLAGS,
    env: { ...process.env, FONTCONFIG_FILE: join(fonts, 'fonts.conf') },
  })
  onTestFinished(() => browser.close())
  const page = await browser.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto(`${site.url}/te/freetest`)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  expect(asked.filter((url) => url.includes('telugu'))).toEqual([])
  const widths = await page.locator('h1').evaluate((heading) =>
    ['400', '700'].map((weight) => {
      heading.style.cssText = `width: max-content; font-weight: ${weight}`
      return heading.getBoundingClientRect().width
    }),
  )
  expect(widths[1]).toBeGreaterThan(widths[0] ?? 0)
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
    .set({ title: 'ICET TEST 7', type: 'Mock test', instructions: [rule] })
    .where('id', '=', id)
    .execute()
  const { page, context } = await site.visit({ viewport: { width: 360, height: 740 } })
  await signIn(context, await aStudent(db))
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()

  await page.goto(`/te/test/${id}`)
  await page.getByRole('heading', { name: 'ICET టెస్ట్ 7' }).waitFor()
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
  await page.getByRole('heading', { name: 'ICET టెస్ట్ 7' }).waitFor()
  await expectGood(page, 'the running test in Telugu')
  await press('మరిన్ని')
  await press('సమర్పించు')
  await page.getByRole('rowheader', { name: 'రీజనింగ్' }).waitFor()
  await press('అవును, సమర్పించు')
  await page.getByRole('tabpanel').getByRole('heading', { name: 'జనరల్ అవేర్‌నెస్' }).waitFor()
  await page.getByText('ICET టెస్ట్ 7').waitFor()
  await expectGood(page, 'the summary in Telugu')
  await page.getByRole('tab', { name: 'సమాధానాలు' }).click()
  await expectGood(page, 'the list of solutions in Telugu')
  await page.getByRole('link', { name: /^1\. / }).click()
  await page.getByRole('heading', { name: 'ప్రశ్న 1', exact: true }).waitFor()
  await expectGood(page, 'a solution in Telugu')
  await press('ప్రశ్నను సేవ్ చేయండి')
  await page.getByRole('button', { name: 'సేవ్ అయింది' }).waitFor()

  await page.goto('/te/library')
  await page.getByRole('heading', { name: 'లైబ్రరీ' }).waitFor()
  await page.getByText('జనరల్ అవేర్‌నెస్', { exact: true }).waitFor()
  await page.getByText('ICET టెస్ట్ 7').first().waitFor()
  await expectGood(page, 'the library in Telugu')
})

test('a test that was begun in Telugu is entered in Telugu without the network', async () => {
  const { id } = await aTest(site.database.db)
  const { context, page } = await site.visit({ viewport: { width: 360, height: 740 }, serviceWorkers: 'allow' })
  await signIn(context, await aStudent(site.database.db))
  await page.goto(`/te/test/${id}`)
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await page.getByRole('button', { name: 'తర్వాత', exact: true }).click()
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'ప్రారంభించడానికి సిద్ధంగా ఉన్నాను' }).click()
  await page.waitForURL('**/te/test/*/usertest/*')
  await page.getByText('ప్రశ్న 1', { exact: true }).waitFor()
  const address = page.url()
  await context.setOffline(true)
  await page.close()
  const again = await context.newPage()
  await again.goto(address)
  await again.getByText('ప్రశ్న 1', { exact: true }).waitFor()
  expect([again.url(), await language(again)]).toEqual([address, 'te'])
})
