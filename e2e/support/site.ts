import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { ensureChromium } from '../../scripts/chromium.ts'
import { freshDatabase, type TestDatabase } from '../../server/src/testing/database.ts'
import { type Mailbox, startMailbox } from '../../server/src/testing/fakes/mailbox.ts'
import { type ServerProcess, startServer } from '../../server/src/testing/processes/server-process.ts'
import { CHROMIUM_FLAGS } from './chromium-flags.ts'
import { watchRequests } from './settled.ts'

export type Site = {
  readonly url: string
  readonly database: TestDatabase
  readonly mailbox: Mailbox
  readonly server: ServerProcess
  /** Power cut, and power back: the same database, the same address. */
  kill(): Promise<void>
  restart(env?: Record<string, string>): Promise<void>
  /** A browser of its own: nothing shared with others. It fails the test when a page throws or logs an error. */
  visit(options?: BrowserContextOptions & { greeted?: boolean }): Promise<{ context: BrowserContext; page: Page }>
}

/** The whole product as a visitor meets it, for the journeys of a file. */
export function useSite(extra: (url: string) => Promise<Record<string, string>> = async () => ({})): Site {
  const site = {} as { -readonly [key in keyof Site]: Site[key] }
  let env: Record<string, string>

  beforeAll(async () => {
    const port = await freePort()
    site.url = `http://localhost:${port}`
    site.database = await freshDatabase()
    site.mailbox = await startMailbox()
    env = {
      PORT: String(port),
      PUBLIC_URL: site.url,
      DATABASE_URL: `postgresql:///${site.database.name}?host=${inject('socketDir')}&user=pariksha`,
      SMTP_URL: site.mailbox.smtpUrl,
      ...(await extra(site.url)),
    }
    site.server = await startServer(env, { pages: true })
  })
  afterAll(async () => {
    await site.server?.stop()
    await site.mailbox?.close()
    await site.database?.close()
  })

  site.kill = () => site.server.kill()
  site.restart = async (more = {}) => {
    await site.server.stop()
    site.server = await startServer({ ...env, ...more }, { pages: true })
  }
  site.visit = async ({ greeted = false, ...options } = {}) => {
    const context = await (await workersBrowser()).newContext({ baseURL: site.url, ...options })
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') {
        const name = task.name.replace(/\W+/g, '-').slice(0, 60)
        await page.screenshot({ path: `.screens/failed/${name}-${contexts++}.png` }).catch(() => {})
      }
      await context.close()
    })
    // most journeys are not about the greeting of the home page
    if (!greeted) {
      await context.addInitScript(() => {
        try {
          sessionStorage.setItem('welcomed', 'yes')
        } catch {
          // a frame has no storage
        }
      })
    }
    context.on('page', watchRequests)
    const page = await context.newPage()
    page.setDefaultTimeout(20_000)
    const complaints: string[] = []
    context.on('weberror', (error) => complaints.push(`${error.page()?.url()}: ${error.error()}`))
    onTestFinished(() => {
      if (complaints.length > 0) throw new Error(`the page threw: ${complaints.join('; ')}`)
    })
    return { context, page }
  }
  return site
}

let contexts = 0

let launched: Promise<Browser> | undefined

/** One for all files that a worker runs, as these share their modules (`isolate: false`). It ends with the worker. */
function workersBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS }).then((browser) => {
    browser.once('disconnected', () => {
      launched = undefined
    })
    return browser
  })
  return launched
}

/** Below those that the system hands out by itself: the server takes it some seconds later, and nobody did meanwhile. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_000)
  const probe = createServer()
  const isFree = await new Promise<boolean>((tell) => {
    probe.once('error', () => tell(false))
    probe.listen(port, '127.0.0.1', () => tell(true))
  })
  if (!isFree) return await freePort()
  await new Promise((done) => probe.close(done))
  return port
}
