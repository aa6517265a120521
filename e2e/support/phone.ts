import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { onTestFinished } from 'vitest'
import { ensureJourneysChromium } from '../../scripts/testing/chromium.ts'
import { JOURNEY_FLAGS } from './chromium-flags.ts'
import type { Site } from './site.ts'
import { type Student, signIn } from './student.ts'

/** A browser with a persistent profile: its storage survives a restart. */
export function aPhone(site: Site, student: Student) {
  const profile = mkdtempSync(join(tmpdir(), 'pariksha-phone-'))
  let context: BrowserContext | undefined
  onTestFinished(async () => {
    await context?.close()
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  })
  return {
    async launch(): Promise<{ context: BrowserContext; page: Page }> {
      context = await chromium.launchPersistentContext(profile, {
        executablePath: ensureJourneysChromium(),
        args: JOURNEY_FLAGS,
        baseURL: site.url,
      })
      context.setDefaultTimeout(20_000)
      await signIn(context, student)
      return { context, page: context.pages()[0] ?? (await context.newPage()) }
    },
    /** Kills the browser without a clean shutdown, as when the battery is empty. */
    async kill(): Promise<void> {
      const browser = context?.browser()
      if (!context || !browser) throw new Error('the browser is not running')
      const session = await browser.newBrowserCDPSession()
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      const closed = new Promise((resolve) => context?.once('close', resolve))
      for (const { type, id } of processInfo) if (type === 'browser') process.kill(id, 'SIGKILL')
      await closed
      context = undefined
    },
  }
}
