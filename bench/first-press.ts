import type { Browser } from 'playwright'

type Millis = number

/** As Lighthouse's phone: a processor slowed four times, slow 4G. */
const SLOWER = 4
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 }

/**
 * The time from the first tap on the menu button until the menu is painted, some time after the page was
 * loaded: pages are hydrated at the first interaction.
 */
export async function firstPress(browser: Browser, url: string, afterLoading: Millis): Promise<Millis> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  try {
    await context.addInitScript(() => sessionStorage.setItem('welcomed', 'yes'))
    const page = await context.newPage()
    const phone = await context.newCDPSession(page)
    await phone.send('Network.enable')
    await phone.send('Network.emulateNetworkConditions', SLOW_4G)
    await phone.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await page.goto(url, { waitUntil: 'load' })
    await page.evaluate(() => {
      let touched = 0
      const millis = new Promise<number>((resolve) => {
        addEventListener('touchstart', () => (touched = performance.now()), { capture: true, once: true })
        new MutationObserver(() => {
          if (!document.querySelector('dialog[open]')) return
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)))
        }).observe(document, { subtree: true, childList: true, attributeFilter: ['open'] })
      })
      Object.assign(window, { seen: { millis } })
    })
    await page.waitForTimeout(afterLoading)
    await page.getByRole('button', { name: 'Open the menu' }).tap()
    return await page.evaluate(() => (window as unknown as { seen: { millis: Promise<number> } }).seen.millis)
  } finally {
    await context.close()
  }
}
