import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { openPage } from '../e2e/support/hydrate.ts'
import { watchRequests } from '../e2e/support/network-idle.ts'
import { ensureChromium } from '../scripts/testing/chromium.ts'
import { buildWeb } from '../scripts/web/build-web.ts'
import { openDatabase, openPool } from '../server/src/platform/db/database.ts'
import { connectionTo } from '../server/src/platform/db/embedded/embedded.ts'
import { aStudent } from '../server/src/testing/factories.ts'
import { startServer } from '../server/src/testing/processes/server-process.ts'

/**
 * How long a student waits for another question on a cheap phone: the real server, ICET TEST 1, a processor slowed down
 * four times; from the input (the tap, as the browser stamps it) until style, layout and paint of the next frame are
 * done. Of that up to a frame, 16 ms, is waiting for the screen.
 */
const SLOWDOWN = 4
const MOVES = 40
const TIMEOUT_MILLIS = 240_000
const SCREENS = [
  { name: 'phone 360×740', viewport: { width: 360, height: 740 }, hasTouch: true },
  { name: 'desktop 1280×800', viewport: { width: 1280, height: 800 }, hasTouch: false },
] as const
const KINDS = ['Next', 'Save & Next', 'palette'] as const
type Kind = (typeof KINDS)[number]
type Change = { readonly whole: number; readonly ours: number }
type Taken = Change & { readonly kind: Kind | 'nothing' }

const exitWithError = setTimeout(() => {
  console.error('Not done in time: is the machine busy?')
  process.exit(1)
}, TIMEOUT_MILLIS)

buildWeb()
const home = mkdtempSync(join(tmpdir(), 'pariksha-bench-'))
chmodSync(home, 0o755)
const server = await startServer({ DATA_DIR: home }, { pages: true })
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const rows = []
  for (const screen of SCREENS) rows.push(...(await measure(browser, screen)))
  console.table(rows)
} finally {
  await browser.close()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
  clearTimeout(exitWithError)
}

async function measure(browser: Browser, { name, viewport, hasTouch }: (typeof SCREENS)[number]) {
  const context = await browser.newContext({ viewport, hasTouch, baseURL: server.address })
  await context.addInitScript((token) => localStorage.setItem('token', token), await aToken())
  context.on('page', watchRequests)
  const page = await context.newPage()
  await openPage(page, '/test/1')
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Choose your default language').selectOption('en')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await shown(page, 1)
  await page.evaluate(noteChanges)
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.waitForTimeout(1500)

  let asked = 0
  page.on('request', (request) => {
    if (!request.url().includes('/actions/')) asked++
  })
  const taken: Taken[] = []
  for (let at = 1, move = 0; move < MOVES; move++) {
    const kind = kindOf(move)
    at = kind === 'palette' ? ((at + 46) % 200) + 1 : at + 1
    taken.push({ kind, ...(await change(page, kind, at)) })
    if (kind === 'palette') taken.push({ kind: 'nothing', ...(await tap(page, viewport.width / 2, 3)) })
  }
  await context.close()
  const row = (move: string, chosen: readonly Taken[]) => ({
    screen: name,
    move,
    ...figures('ours', chosen),
    ...figures('whole', chosen),
  })
  const moves = taken.filter(({ kind }) => kind !== 'nothing')
  return [
    row(
      'a tap on nothing',
      taken.filter(({ kind }) => kind === 'nothing'),
    ),
    ...KINDS.map((kind) =>
      row(
        kind,
        taken.filter((one) => one.kind === kind),
      ),
    ),
    { ...row('all', moves), requests: asked },
  ]
}

function kindOf(move: number): Kind {
  return move % 4 === 3 ? 'palette' : move % 4 === 1 ? 'Save & Next' : 'Next'
}

/** Navigates to a question as a student does, and returns the duration. */
async function change(page: Page, kind: Kind, to: number): Promise<Change> {
  if (kind === 'Save & Next') await page.getByRole('radio').nth(1).check()
  if (kind === 'palette' && isNarrow(page))
    await page.getByRole('button', { name: 'Questions: show the palette', exact: true }).click()
  const target =
    kind === 'palette'
      ? page.getByRole('button', { name: new RegExp(`^Question ${to}, `) }).last()
      : page.getByRole('button', { name: kind, exact: true })
  await target.scrollIntoViewIfNeeded()
  // A student reads first.
  await page.waitForTimeout(400)
  const box = await target.boundingBox()
  if (!box) throw new Error(`no way to question ${to}`)
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  const taken = await tap(page, x, y)
  await shown(page, to)
  return taken
}

async function tap(page: Page, x: number, y: number): Promise<Change> {
  await (isNarrow(page) ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  await page.waitForTimeout(700) // nothing asks the page meanwhile
  return page.evaluate(() => (window as unknown as { change: Promise<Change> }).change)
}

function isNarrow(page: Page): boolean {
  return (page.viewportSize()?.width ?? 0) < 1024
}

function shown(page: Page, number: number): Promise<void> {
  return page.getByText(`Question No. ${number}`, { exact: true }).waitFor()
}

/** Runs in the page: stores the time from every tap to its frame in `window.change`. */
function noteChanges() {
  const note = ({ timeStamp }: Event) => {
    const arrived = performance.now()
    const change = new Promise<Change>((resolve) =>
      requestAnimationFrame(() => {
        // a task after the frame's callbacks runs when style, layout and paint of the frame are done
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => {
          const done = performance.now()
          resolve({ whole: done - timeStamp, ours: done - arrived })
        }
        port2.postMessage(undefined)
      }),
    )
    Object.assign(window, { change })
  }
  window.addEventListener('click', note, { capture: true })
}

function figures(part: keyof Change, taken: readonly Taken[]) {
  const sorted = taken.map((one) => one[part]).toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN)
  return { [`${part}: median`]: at(0.5), [`${part}: p95`]: at(0.95) }
}

async function aToken(): Promise<string> {
  const db = openDatabase(openPool(connectionTo(join(home, 'postgres/run'), 'postgres'), 1))
  const { token } = await aStudent(db)
  await db.destroy()
  return token
}
