import type { Locator, Page } from 'playwright'
import { openPage } from './hydrate.ts'

/** How far the layout shifts, as browsers count it, until all of this is on a page, and a moment longer. */
export async function layoutShift(page: Page, path: string, shown: readonly Locator[]): Promise<number> {
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await openPage(page, path)
  for (const one of shown) await one.waitFor()
  await page.waitForTimeout(500)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  return shifts.reduce((sum, one) => sum + one, 0)
}
