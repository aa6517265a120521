import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { ensureChromium } from '../../scripts/testing/chromium.ts'
import { buildWeb } from '../../scripts/web/build-web.ts'
import { type Database, openDatabase, openPool } from '../../server/src/platform/db/database.ts'
import { connectionTo } from '../../server/src/platform/db/embedded/embedded.ts'
import { aStaffSession } from '../../server/src/testing/all-calls/student-records.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { asWebp } from '../../server/src/testing/files/pictures.ts'
import { startServer } from '../../server/src/testing/processes/server-process.ts'
import { openPage } from '../support/hydrate.ts'
import { untilNetworkIdle, watchRequests } from '../support/network-idle.ts'
import { EVERY_PAGE } from '../support/pages.ts'
import { prepareStaffPages, walkStaffPages } from './staff-screens.ts'

const OUT = '.screens'
const SIZES = { 360: 740, 768: 1024, 1280: 800 } as const
const PICTURES = 'docs/pictures'
/** Open to everyone, with more for signed-in students. */
const MORE_SIGNED_IN = ['/exams', '/assignments', '/notes', '/previousattempts']

/** Those of docs/for-teachers.md, by the names that the walk through the staff pages gives them. */
const FOR_TEACHERS: Readonly<Record<string, string>> = {
  'staff-import-faults': 'import-faults',
  'staff-paper': 'paper',
  'staff-checks': 'checks',
  'staff-correction': 'key-correction',
}

/** Screenshots of every page at three widths, light and dark; with --documents those of README and docs/for-teachers.md. */
buildWeb()
const home = mkdtempSync(join(tmpdir(), 'pariksha-screens-'))
chmodSync(home, 0o755)
const server = await startServer({ DATA_DIR: home }, { pages: true })
const prepared = await setUpStaff()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  if (process.argv.includes('--documents')) await pictures()
  else
    for (const width of [360, 768, 1280] as const)
      for (const scheme of ['light', 'dark'] as const) await tour(width, scheme)
} finally {
  await browser.close()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}

async function tour(width: keyof typeof SIZES, scheme: 'light' | 'dark'): Promise<void> {
  const folder = join(OUT, `${width}-${scheme}`)
  mkdirSync(folder, { recursive: true })
  const shoot = (page: Page, name: string) =>
    page.screenshot({ path: join(folder, `${name}.png`), fullPage: !/^room|^staff-(?:paper|checks|bank)$/.test(name) })

  const visitor = await open(browser, width, scheme)
  for (const { path } of EVERY_PAGE) {
    await openPage(visitor, server.address + path)
    await shoot(visitor, `out${path.replaceAll(/\W/g, '-')}`)
  }
  await visitor.context().close()

  const student = await open(browser, width, scheme, await signedIn())
  await sit(student, (name) => shoot(student, name))
  for (const { path } of EVERY_PAGE.filter((page) => page.signedIn || MORE_SIGNED_IN.includes(page.path))) {
    await openPage(student, server.address + path)
    await shoot(student, `in${path.replaceAll(/\W/g, '-')}`)
  }
  await student.context().close()

  const staff = await open(browser, width, scheme, prepared.storage)
  await walkStaffPages(staff, prepared.pages, (name) => shoot(staff, name))
  await staff.context().close()
}

/** Takes a test, with every state of the palette. */
async function sit(page: Page, shoot: (name: string) => Promise<unknown>): Promise<void> {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click()
  await openPage(page, `${server.address}/test/1`)
  await shoot('instructions')
  await press('Next')
  await page.getByLabel('Choose your default language').selectOption('en')
  await page.getByRole('checkbox').check()
  await shoot('instructions-of-paper')
  await press('I am ready to begin')
  await page.getByText('Question No. 1', { exact: true }).waitFor()
  for (let question = 1; question <= 26; question++) {
    if (question % 5 !== 4)
      await page
        .getByRole('radio')
        .nth(question % 4)
        .check()
    await press(question % 5 === 0 || question === 14 ? 'Mark & Next' : question % 5 === 4 ? 'Next' : 'Save & Next')
  }
  await page.getByText('Saved', { exact: true }).first().waitFor()
  await shoot('room')
  const width = page.viewportSize()?.width ?? 0
  if (width < 1024) {
    await press('Questions: show the palette')
    await page.waitForTimeout(400)
    await shoot('room-palette')
    await page.keyboard.press('Escape')
  }
  if (width < 768) await press('More')
  await press('Submit')
  await page.waitForTimeout(300)
  await shoot('room-submit')
  await press('Yes, submit')
  await page.getByRole('heading', { name: 'What to do tomorrow' }).waitFor()
  await untilNetworkIdle(page)
  await shoot('summary')
  await page.getByRole('tab', { name: 'Solutions' }).click()
  await page.getByRole('link', { name: /^1\. / }).click()
  await page.waitForTimeout(200)
  await shoot('room-solutions')
}

async function pictures(): Promise<void> {
  mkdirSync(PICTURES, { recursive: true })
  const wide = await open(browser, 1280, 'light', await signedIn())
  await sit(wide, async (name) => {
    if (name === 'room') await wide.screenshot({ path: `${PICTURES}/exam-room.png` })
    if (name === 'summary') await wide.screenshot({ path: `${PICTURES}/summary.png` })
  })
  const phone = await open(browser, 360, 'light', await signedIn())
  await sit(phone, async (name) => {
    if (name === 'room') await phone.screenshot({ path: `${PICTURES}/exam-room-phone.png` })
  })
  const staff = await open(browser, 1280, 'light', prepared.storage)
  await walkStaffPages(staff, prepared.pages, async (name) => {
    const picture = FOR_TEACHERS[name]
    if (!picture) return
    writeFileSync(`${PICTURES}/${picture}.webp`, await asWebp(await staff.screenshot()))
  })
}

/** A staff account with what the staff pages show. */
async function setUpStaff() {
  return withDatabase(async (db) => {
    const token = await aStaffSession(db, true)
    const students: string[] = []
    for (const name of ['Asha Rao', 'Ravi Kumar', 'Sunil Das', 'Meena Iyer'])
      students.push((await aStudent(db, name)).token)
    const user = { id: 0, email: 'staff@example.com', full_name: 'Staff Member', preferred_name: 'Staff' }
    return { storage: { token, user: JSON.stringify(user) }, pages: await prepareStaffPages(server, token, students) }
  })
}

async function withDatabase<Answer>(work: (db: Database) => Promise<Answer>): Promise<Answer> {
  const db = openDatabase(openPool(connectionTo(join(home, 'postgres/run'), 'postgres'), 1))
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

async function open(
  browser: Browser,
  width: keyof typeof SIZES,
  scheme: 'light' | 'dark',
  storage: Record<string, string> = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: server.address,
    viewport: { width, height: SIZES[width] },
    colorScheme: scheme,
    hasTouch: width < 1000,
  })
  await context.addInitScript((items) => {
    sessionStorage.setItem('welcomed', 'yes')
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
  }, storage)
  context.on('page', watchRequests)
  return context.newPage()
}

async function signedIn(): Promise<Record<string, string>> {
  const { token, id, email } = await withDatabase((db) => aStudent(db))
  const user = {
    id,
    email,
    full_name: 'Asha Rao',
    preferred_name: 'Asha',
    phone_number: '+919000000000',
    preferred_test: 'ICET',
  }
  return { token, user: JSON.stringify(user) }
}
