import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { LANGUAGES, pathIn } from '../../contract/src/languages.ts'
import { ensureChromium } from '../../scripts/testing/chromium.ts'
import { buildWeb } from '../../scripts/web/build-web.ts'
import { openDatabase, openPool } from '../../server/src/platform/db/database.ts'
import { connectionTo } from '../../server/src/platform/db/embedded/embedded.ts'
import { aStudent } from '../../server/src/testing/factories.ts'
import { startServer } from '../../server/src/testing/processes/server-process.ts'
import { openPage } from '../support/hydrate.ts'
import { watchRequests } from '../support/network-idle.ts'

const OUT = 'web/src/site/home/offers/screens'
const SCREEN = { width: 360, height: 680 } as const
/** Pixels for the size on the home page, at twice the density. */
const SHARPNESS = 2
const QUALITY = 70
const TEST = 1
const SECONDS_PER_QUESTION = 41

/** Screenshots for the home page: a running test and its result, on a phone, in each language, light and dark. */
buildWeb()
const home = mkdtempSync(join(tmpdir(), 'pariksha-pictures-'))
chmodSync(home, 0o755)
const server = await startServer({ DATA_DIR: home }, { pages: true })
const pool = openPool(connectionTo(join(home, 'postgres/run'), 'postgres'), 1)
const db = openDatabase(pool)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  mkdirSync(OUT, { recursive: true })
  const { id, email, token } = await aStudent(db)
  const key = await keyOfTest(token)
  const result = await takenTest(token, key)
  const running = await runningTest(token, key)
  const user = JSON.stringify({ id, email, full_name: 'Asha Rao' })
  for (const language of LANGUAGES)
    for (const scheme of ['light', 'dark'] as const) {
      const shoot = picturesIn({ scheme, storage: { token, user, 'exam-language': language } })
      const address = (attempt: number) => server.address + pathIn(language, `/test/${TEST}/usertest/${attempt}`)
      await shoot(address(running), `room-${language}-${scheme}`)
      await shoot(address(result), `result-${language}-${scheme}`)
    }
} finally {
  await browser.close()
  await db.destroy()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
}

type Solved = { readonly question_number: number; readonly correct_choice: string }

async function start(as: string): Promise<number> {
  const { body } = await server.call('POST', '/tests/usertest/', { as, body: { test_id: TEST } })
  return (body as { id: number }).id
}

/** The result of a submitted test, and its solutions. */
async function keyOfTest(as: string): Promise<readonly Solved[]> {
  const attempt = await start(as)
  const { body } = await server.call('POST', `/tests/usertest/${attempt}/submit/`, { as, body: {} })
  return (body as { test_json: Solved[] }).test_json
}

/** Most answers right, some wrong, some left out. */
async function answer(as: string, attempt: number, { question_number: n, correct_choice: right }: Solved) {
  const choice = n % 6 === 0 ? (right === 'a' ? 'b' : 'a') : right
  const body = { ...(n % 9 !== 0 && { user_choice: choice }), ...(n % 7 === 0 && { marked_review: true }) }
  await server.call('PATCH', `/tests/usertest/${attempt}/${n}/`, { as, body: { current_question: n, ...body } })
}

async function takenTest(as: string, key: readonly Solved[]): Promise<number> {
  const attempt = await start(as)
  for (const question of key) await answer(as, attempt, question)
  await takeTime(attempt, key.length)
  await server.call('POST', `/tests/usertest/${attempt}/submit/`, { as, body: {} })
  return attempt
}

async function runningTest(as: string, key: readonly Solved[]): Promise<number> {
  const attempt = await start(as)
  for (const question of key.slice(0, 29)) await answer(as, attempt, question)
  await server.call('PATCH', `/tests/usertest/${attempt}/29/`, { as, body: { current_question: 29 } })
  await takeTime(attempt, 29)
  return attempt
}

/** Sets the clock of the attempt as if every question so far had taken a typical time. */
async function takeTime(attempt: number, questions: number): Promise<void> {
  await pool.query(
    `update attempts set started_at = started_at - earlier, deadline_at = deadline_at - earlier,
       late_until = late_until - earlier
     from make_interval(secs => $2) as earlier where id = $1`,
    [attempt, questions * SECONDS_PER_QUESTION],
  )
  await pool.query('update actions set at_ms = question_number * $2::int where attempt_id = $1', [
    attempt,
    SECONDS_PER_QUESTION * 1000,
  ])
}

type Look = { readonly scheme: 'light' | 'dark'; readonly storage: Readonly<Record<string, string>> }

function picturesIn({ scheme, storage }: Look) {
  return async (url: string, name: string): Promise<void> => {
    const context = await browser.newContext({
      viewport: SCREEN,
      colorScheme: scheme,
      isMobile: true,
      hasTouch: true,
    })
    await context.addInitScript((items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value)
    }, storage)
    context.on('page', watchRequests)
    const page = await context.newPage()
    await openPage(page, url)
    await page.evaluate(() => scrollTo(0, 0))
    const devtools = await context.newCDPSession(page)
    const { data } = await devtools.send('Page.captureScreenshot', {
      format: 'webp',
      quality: QUALITY,
      clip: { x: 0, y: 0, ...SCREEN, scale: SHARPNESS },
    })
    writeFileSync(join(OUT, `${name}.webp`), Buffer.from(data, 'base64'))
    await context.close()
  }
}
