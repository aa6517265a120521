import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import lighthouse, { type Flags } from 'lighthouse'
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js'
import { chromium } from 'playwright'
import { CHROMIUM_FLAGS } from '../e2e/support/chromium-flags.ts'
import { ensureJourneysChromium } from '../scripts/testing/chromium.ts'
import { buildWeb } from '../scripts/web/build-web.ts'
import { startServer } from '../server/src/testing/processes/server-process.ts'
import { firstPress } from './first-press.ts'
import { submittedAttempt } from './submitted-attempt.ts'

/**
 * Lighthouse scores of the public pages and of a student's result: the built site, a phone's settings (slow 4G, a
 * processor slowed four times); the median of several runs, as other processes on the machine delay the tasks of a page.
 * `npm run bench:web -- /pricing` measures that page alone, `-- result` the result.
 */
const ALL = ['/', '/exams/icet', '/sschome', '/rrbpotest', '/pricing', '/videos', '/blog/when-to-guess']
const given = process.argv.slice(2)
const RESULT = 'result'
const PATHS = given.length > 0 ? given.filter((path) => path !== RESULT) : ALL
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const PORT = 9333
const RUNS = 5
const TIMEOUT_MILLIS = 1_200_000

const exitWithError = setTimeout(() => {
  console.error('Not done in time: is the machine busy?')
  process.exit(1)
}, TIMEOUT_MILLIS)

buildWeb()
const home = mkdtempSync(join(tmpdir(), 'pariksha-bench-'))
chmodSync(home, 0o755)
const server = await startServer({ DATA_DIR: home }, { pages: true })
const browser = await chromium.launch({
  executablePath: ensureJourneysChromium(),
  args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${PORT}`],
  ignoreDefaultArgs: ['--disable-back-forward-cache'], // Playwright's: Lighthouse looks whether pages can be kept
})
try {
  const rows = []
  for (const path of PATHS) rows.push(await measure(path))
  if (given.length === 0 || given.includes(RESULT)) rows.push(...(await measureResult()))
  console.table(rows)
  // Lighthouse does not interact, and pages are hydrated at the first interaction
  console.log('From the first tap on the menu button to the painted menu, on the same phone (ms):')
  const presses = []
  for (const path of PATHS) {
    const press = async (after: number) => Math.round(await firstPress(browser, server.address + path, after))
    presses.push({ path, 'at once': await press(0), '2 s after loading': await press(2000), '6 s': await press(6000) })
  }
  console.table(presses)
} finally {
  await browser.close()
  await server.stop()
  rmSync(home, { recursive: true, force: true })
  clearTimeout(exitWithError)
}

/** As the student who submitted sees it: on another phone, signed in, and then once more with the site's files there. */
async function measureResult() {
  const { path, stored } = await submittedAttempt(server, home)
  const overProtocol = await chromium.connectOverCDP(`http://127.0.0.1:${PORT}`)
  try {
    const [context] = overProtocol.contexts() // the one in which Lighthouse opens its pages
    const page = await context?.newPage()
    if (!context || !page) throw new Error('the browser opens no page')
    await page.goto(`${server.address}/robots.txt`)
    const browserOf = await context.newCDPSession(page)
    await browserOf.send('Storage.clearDataForOrigin', { origin: server.address, storageTypes: 'all' })
    await browserOf.send('Network.clearBrowserCache')
    await page.evaluate((given) => Object.assign(localStorage, given), stored)
    await page.close()
    const kept = { disableStorageReset: true }
    return [
      { ...(await measure(path, kept)), path: RESULT },
      { ...(await measure(path, kept)), path: `${RESULT}, again` },
    ]
  } finally {
    await overProtocol.close()
  }
}

async function measure(path: string, flags: Flags = {}) {
  const url = server.address + path
  await fetch(url) // a page is rendered once and then kept
  const runs: Result['lhr'][] = []
  while (runs.length < RUNS) runs.push(await trace(url, flags))
  const median: Result['lhr'] = computeMedianRun(runs)
  const { audits, environment } = median
  const scripts = (audits['network-requests']?.details as { items?: Request[] } | undefined)?.items ?? []
  const missed = Object.values(audits).filter(
    ({ score: got, scoreDisplayMode }) => scoreDisplayMode === 'binary' && got === 0,
  )
  for (const { id, title } of missed) console.log(`${path}: ${id}: ${title}`)
  return {
    path,
    // the machine's benchmark index: Lighthouse's slowdown of four times assumes 1500 or more
    machine: Math.round(environment.benchmarkIndex),
    ...Object.fromEntries(CATEGORIES.map((name) => [name, scoreOf(median, name)])),
    'performance of all': runs.map((run) => scoreOf(run, 'performance')).join(' '),
    'layout shift': Number((audits['cumulative-layout-shift']?.numericValue ?? Number.NaN).toFixed(3)),
    'largest paint ms': Math.round(audits['largest-contentful-paint']?.numericValue ?? Number.NaN),
    'blocked ms': Math.round(audits['total-blocking-time']?.numericValue ?? Number.NaN),
    'JavaScript kB': Math.round(
      scripts
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize }) => sum + transferSize, 0) / 1000,
    ),
  }
}

function scoreOf({ categories }: Result['lhr'], name: (typeof CATEGORIES)[number]): number {
  return Math.round((categories[name]?.score ?? 0) * 100)
}

/** On a busy machine a trace can lack the first paint: then Lighthouse has no score and is run again. */
async function trace(url: string, flags: Flags, triesLeft = 2): Promise<Result['lhr']> {
  const run = await lighthouse(url, { port: PORT, onlyCategories: [...CATEGORIES], logLevel: 'error', ...flags })
  const paint = run?.lhr.audits['largest-contentful-paint']
  if (run && paint?.numericValue !== undefined) return run.lhr
  const reason = run?.lhr.runtimeError?.message ?? paint?.errorMessage ?? 'Lighthouse did not run'
  if (triesLeft === 0) throw new Error(`${url} could not be measured: ${reason}`)
  console.error(`${url}: ${reason} Once more.`)
  return await trace(url, flags, triesLeft - 1)
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>
type Request = { readonly resourceType: string; readonly transferSize: number }
