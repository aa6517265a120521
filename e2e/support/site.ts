import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest'
import { ensureJourneysChromium } from '../../scripts/testing/chromium.ts'
import { freshDatabase, type TestDatabase } from '../../server/src/testing/database.ts'
import { type Mailbox, startMailbox } from '../../server/src/testing/fakes/mailbox.ts'
import { type ServerProcess, startServer } from '../../server/src/testing/processes/server-process.ts'
import { JOURNEY_FLAGS } from './chromium-flags.ts'
import { watchRequests } from './network-idle.ts'

export type Site = {
  readonly url: string
  readonly database: TestDatabase
  readonly mailbox: Mailbox
  readonly server: ServerProcess
  /** A browser context of its own, with the welcome popup if asked for. The test fails when a page throws. */
  visit(options?: BrowserContextOptions & { popup?: boolean }): Promise<{ context: BrowserContext; page: Page }>
}

export type OwnSite = Site & {
  /** Without a clean shutdown. */
  kill(): Promise<void>
  /** With the same database, at the same address. */
  restart(env?: Record<string, string>): Promise<void>
}

/** Whether pages have their service worker: of journeys that lose the network, and of a few whole ones. */
type Browsing = Pick<BrowserContextOptions, 'serviceWorkers'>

/** What a site adds to the environment of its server, by the address of the site. */
type Environment = (url: string) => Promise<Record<string, string>>

/**
 * A running server with its web pages: one server and database for all files that a worker runs. For journeys that
 * change nothing that others see; those that do, or that kill the server, have `useOwnSite`.
 */
export function useSite(browsing: Browsing = {}): Site {
  const site = {} as { -readonly [key in keyof Site]: Site[key] }
  beforeAll(async () => {
    workersSite ??= startSite()
    const { url, database, mailbox, server } = await workersSite
    Object.assign(site, { url, database, mailbox, server, visit: visitsOf(url, browsing) })
  })
  return site
}

let workersSite: Promise<Site> | undefined

/** A site for the journeys of a file. */
export function useOwnSite(environment?: Environment): OwnSite {
  const site = {} as OwnSite
  let stop: (() => Promise<void>) | undefined
  beforeAll(async () => {
    const started = await startSite(environment)
    stop = started.stop
    Object.defineProperties(site, Object.getOwnPropertyDescriptors(started))
  })
  afterAll(() => stop?.())
  return site
}

async function startSite(environment: Environment = async () => ({})): Promise<OwnSite & { stop(): Promise<void> }> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const database = await freshDatabase()
  const mailbox = await startMailbox()
  const env = {
    PORT: String(port),
    PUBLIC_URL: url,
    DATABASE_URL: `postgresql:///${database.name}?host=${inject('socketDir')}&user=pariksha`,
    SMTP_URL: mailbox.smtpUrl,
    ...(await environment(url)),
  }
  let server = await startServer(env, { pages: true })
  return {
    url,
    database,
    mailbox,
    get server() {
      return server
    },
    kill: () => server.kill(),
    async restart(more = {}) {
      await server.stop()
      server = await startServer({ ...env, ...more }, { pages: true })
    },
    visit: visitsOf(url),
    async stop() {
      await server.stop()
      await mailbox.close()
      await database.close()
    },
  }
}

/**
 * Each browser context would install the service worker again, which takes as long as opening two pages; and every frame of
 * a spinner or a fade is drawn by the processor.
 */
const visitsOf =
  (url: string, { serviceWorkers = 'block' }: Browsing = {}): Site['visit'] =>
  (options) =>
    visit({ baseURL: url, serviceWorkers, reducedMotion: 'reduce', ...options })

async function visit({
  popup = false,
  ...options
}: NonNullable<Parameters<Site['visit']>[0]>): ReturnType<Site['visit']> {
  const context = await (await workersBrowser()).newContext(options)
  onTestFinished(async ({ task }) => {
    if (task.result?.state === 'fail') {
      const name = task.name.replace(/\W+/g, '-').slice(0, 60)
      await page.screenshot({ path: `.screens/failed/${name}-${contexts++}.png` }).catch(() => {})
    }
    await context.close()
  })
  // most journeys are not about the welcome popup of the home page
  if (!popup) {
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
  const errors: string[] = []
  context.on('weberror', (error) => errors.push(`${error.page()?.url()}: ${error.error()}`))
  onTestFinished(() => {
    if (errors.length > 0) throw new Error(`the page threw: ${errors.join('; ')}`)
  })
  return { context, page }
}

let contexts = 0

let launched: Promise<Browser> | undefined

/** One for all files that a worker runs, as these share their modules (`isolate: false`). It ends with the worker. */
function workersBrowser(): Promise<Browser> {
  launched ??= chromium.launch({ executablePath: ensureJourneysChromium(), args: JOURNEY_FLAGS }).then((browser) => {
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
  const isFree = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => resolve(true))
  })
  if (!isFree) return await freePort()
  await new Promise((done) => probe.close(done))
  return port
}
