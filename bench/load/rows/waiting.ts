import { type Browser, chromium, type Page } from 'playwright'
import { CHROMIUM_FLAGS } from '../../../e2e/support/chromium-flags.ts'
import { openPage } from '../../../e2e/support/hydrate.ts'
import { watchRequests } from '../../../e2e/support/network-idle.ts'
import { ensureChromium } from '../../../scripts/testing/chromium.ts'
import { buildWeb } from '../../../scripts/web/build-web.ts'
import { kilobytes, milliseconds, seconds } from '../format.ts'
import type { Installation } from '../installation.ts'
import { aLiveTest } from '../live-test.ts'
import type { Measure } from '../rows.ts'
import { noneFailed } from '../stored.ts'
import { insertStudents, tokenOf } from '../students.ts'

/** Devices spread their starts over this time, as the waiting page does. */
const SPREAD_MILLIS = 1_000
/** Until the test opens once everybody waits: the load process opens a connection for each client. */
const leadSeconds = (clients: number): number => 3 + clients / 400

/** A cohort before a live test, one real browser in it: all start in the second in which it opens. */
export const waiting: Measure = async (installation, { rush: count, startWithin }) => {
  buildWeb()
  const { address, stop } = await installation.server('--pages')
  const { testId, questions, hash } = await aLiveTest(installation.pool)
  const firstStudent = await insertStudents(installation.pool, count)
  const cohort = { testId, questions, firstAttempt: 0, step: 1, count: count - 1, firstStudent }
  const fetched = await installation.load({
    address,
    scenario: 'wait',
    cohort,
    pace: { kind: 'every', millis: startWithin, times: 1 },
  })
  noneFailed(fetched)

  const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
  try {
    const page = await waitInBrowser(browser, address, testId, tokenOf(firstStudent + count - 1))
    const opens = await opensIn(installation, testId, leadSeconds(count))
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const [report, painted] = await Promise.all([
      installation.load({
        address,
        scenario: 'start-sealed',
        cohort,
        text: hash,
        at: opens + 5, // timers may be early by a millisecond
        pace: { kind: 'every', millis: SPREAD_MILLIS, times: 1 },
      }),
      firstQuestionPainted(page),
    ])
    noneFailed(report)
    const { rows } = await installation.pool.query(
      'select count(*) as open from attempts where test_id = $1 and epoch = 1',
      [testId],
    )
    if (rows[0].open !== count) throw new Error(`${rows[0].open} of ${count} have an open attempt`)
    const after = painted - opens
    return [
      {
        what: `${count} wait for a live test of ${questions} questions and start in the second in which it opens`,
        target: 'none fails, p99 of the answer ≤ 2 s',
        figure: milliseconds(report.p99),
        met: report.p99 <= 2_000,
        more: `one call each: median ${milliseconds(report.median)}, all after ${seconds(report.whole)}; answer ${kilobytes(report.bytes)}; the sealed paper, fetched before, ${kilobytes(fetched.bytes)}`,
      },
      {
        what: 'the first question of one of them is painted, in a real browser',
        target: '≤ 2 s after the opening',
        figure: milliseconds(after),
        met: after <= 2_000,
        more: `its turn is after ${seconds(SPREAD_MILLIS / 2)}`,
      },
    ]
  } finally {
    await browser.close()
    await stop()
  }
}

/** Moves the opening; when that is, by the clock of the machine. */
async function opensIn({ pool }: Installation, testId: number, wait: number): Promise<number> {
  const { rows } = await pool.query(
    `update tests set opens_at = date_trunc('milliseconds', now() + make_interval(secs => $2::float8)) where id = $1
     returning opens_at`,
    [testId, wait],
  )
  return rows[0].opens_at.getTime()
}

/** A student who has done everything before the start and has the sealed paper. */
async function waitInBrowser(browser: Browser, address: string, testId: number, token: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: address })
  await context.addInitScript((own) => {
    localStorage.setItem('token', own)
    Math.random = () => 0 // fetches the paper at once
  }, token)
  context.on('page', watchRequests)
  const page = await context.newPage()
  page.setDefaultTimeout(60_000)
  await openPage(page, `/test/${testId}`)
  await page.getByText(/^Your question paper is on this device/).waitFor()
  await page.evaluate(() => {
    Math.random = () => 0.5 // starts in the middle of the second
  })
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await page.getByLabel('Choose your default language').selectOption('en')
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: 'I am ready to begin' }).click()
  await page.getByText('Keep this page open.').waitFor()
  return page
}

/** When the frame with the first question was there, by the clock of the machine. */
const firstQuestionPainted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = () => {
          if (document.querySelector('input[type=radio]') === null) return requestAnimationFrame(look)
          return requestAnimationFrame(() => setTimeout(() => resolve(Date.now())))
        }
        look()
      }),
  )
